#include "server/postgres_schema.hpp"

#include <array>

namespace pionek {
namespace {

// Whoever brings the database up to date does it alone.
constexpr const char* kLock = "SELECT pg_advisory_xact_lock(7204911)";

// Number k brings a database from version k to k + 1. Never change one that was released: add
// another, and let it only add.
constexpr std::array<const char*, kPostgresVersion> kSteps{
    R"(
CREATE TABLE constants (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE nodes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL,
  beat timestamptz NOT NULL
);
CREATE TABLE tables (
  id text PRIMARY KEY,
  record text NOT NULL,
  position text NOT NULL,
  created bigint NOT NULL,
  about text NOT NULL
);
-- What every move changes: short rows, with room for their next version on the same page.
CREATE TABLE heads (
  table_id text PRIMARY KEY,
  owner bigint,
  fence bigint NOT NULL,
  phase text NOT NULL,
  hidden boolean NOT NULL,
  ply integer NOT NULL,
  changes integer NOT NULL,
  updated bigint NOT NULL,
  due bigint
) WITH (fillfactor = 70);
CREATE TABLE moves (
  table_id text NOT NULL,
  ply integer NOT NULL,
  seat integer NOT NULL,
  move text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (table_id, ply)
);
CREATE TABLE positions (table_id text PRIMARY KEY, ply integer NOT NULL, position text NOT NULL);
CREATE TABLE chat (
  table_id text NOT NULL,
  id integer NOT NULL,
  seat integer NOT NULL,
  sender text NOT NULL,
  text text NOT NULL,
  at bigint NOT NULL,
  remark text NOT NULL,
  PRIMARY KEY (table_id, id)
);

-- A node is alive as long as it says so. After a start of the database nobody could: then all are.
CREATE FUNCTION alive(node bigint, lease interval) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM nodes WHERE id = node AND
    greatest(beat, pg_postmaster_start_time()) > clock_timestamp() - lease)
$$;

-- One change, whole or not at all. Whoever writes must still have the table (its number, `fence`,
-- grows with every new owner), and its moves must follow those that are there: a single row says
-- both, so two writers meet there, and one of them fails.
CREATE FUNCTION keep_change(
  the_table text, the_fence bigint, the_owner bigint,
  new_record text, new_position text, new_created bigint, new_about text,
  new_phase text, new_hidden boolean, new_ply integer, new_changes integer, new_updated bigint,
  new_due bigint, cut integer, seats integer[], played text[],
  kept_ply integer, kept_position text,
  chat_id integer, chat_seat integer, chat_sender text, chat_text text, chat_at bigint,
  chat_remark text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before integer := new_ply - coalesce(cardinality(played), 0);
BEGIN
  IF new_record IS NOT NULL THEN
    INSERT INTO tables VALUES (the_table, new_record, new_position, new_created, new_about)
      ON CONFLICT (id) DO UPDATE SET record = excluded.record, position = excluded.position,
      about = excluded.about;
    INSERT INTO heads VALUES (the_table, the_owner, the_fence, new_phase, new_hidden, 0, 0, 0, NULL)
      ON CONFLICT (table_id) DO NOTHING;
  ELSIF new_about IS NOT NULL THEN
    UPDATE tables SET about = new_about WHERE id = the_table;
  END IF;
  UPDATE heads SET phase = new_phase, hidden = new_hidden, ply = new_ply, changes = new_changes,
    updated = new_updated, due = new_due
    WHERE table_id = the_table AND fence = the_fence AND ply >= before
    AND (cut IS NOT NULL OR ply = before);
  IF NOT FOUND THEN
    IF NOT EXISTS (SELECT FROM heads WHERE table_id = the_table) THEN
      RAISE EXCEPTION 'the table was deleted' USING ERRCODE = 'PI002';
    END IF;
    RAISE EXCEPTION 'another node has the table' USING ERRCODE = 'PI001';
  END IF;
  IF cut IS NOT NULL THEN
    DELETE FROM moves WHERE table_id = the_table AND ply > cut;
    DELETE FROM positions WHERE table_id = the_table AND ply > cut;
  END IF;
  IF played IS NOT NULL THEN
    INSERT INTO moves SELECT the_table, before + number, seat, move, new_updated
      FROM unnest(seats, played) WITH ORDINALITY AS each (seat, move, number);
  END IF;
  IF kept_position IS NOT NULL THEN
    INSERT INTO positions VALUES (the_table, kept_ply, kept_position)
      ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, position = excluded.position;
  END IF;
  IF chat_id IS NOT NULL THEN
    INSERT INTO chat
      VALUES (the_table, chat_id, chat_seat, chat_sender, chat_text, chat_at, chat_remark);
  END IF;
END
$$;
)"};

Result<int> version_of(Postgres& database) {
  const auto there = database.ask("SELECT to_regclass('constants') IS NOT NULL");
  if (!there) return there.error();
  if (!there->truth(0, 0)) return 0;
  const auto found = database.ask("SELECT value FROM constants WHERE name = 'version'");
  if (!found) return found.error();
  if (found->size() == 0) return -1;
  return found->small(0, 0);
}

std::optional<Error> steps(Postgres& database, const std::string& where) {
  if (auto error = database.run(kLock)) return error;
  const auto version = version_of(database);
  if (!version) return version.error();
  if (*version < 0 || *version > kPostgresVersion) {
    return Error{*version < 0 ? "the database has tables of something else"
                              : "the database has version " + std::to_string(*version),
                 where,
                 "one of pionek, of a version up to " + std::to_string(kPostgresVersion) +
                     (*version < 0 ? "" : "; use a newer pionek")};
  }
  for (int at = *version; at < kPostgresVersion; ++at) {
    if (auto error = database.run(kSteps[static_cast<std::size_t>(at)])) return error;
  }
  const auto kept = database.ask(
      "INSERT INTO constants VALUES ('version', $1)"
      " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      SqlValues(std::to_string(kPostgresVersion)));
  if (!kept) return kept.error();
  return std::nullopt;
}

}  // namespace

std::optional<Error> migrate(Postgres& database, const std::string& where) {
  if (auto error = database.run("BEGIN")) return error;
  auto failed = steps(database, where);
  if (!failed) failed = database.run("COMMIT");
  if (failed) static_cast<void>(database.run("ROLLBACK"));
  return failed;
}

}  // namespace pionek
