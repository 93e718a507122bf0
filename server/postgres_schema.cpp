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
  beat timestamptz NOT NULL,
  robbed boolean NOT NULL DEFAULT false
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
CREATE INDEX heads_owner ON heads (owner);
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
-- One that has left (its last beat was never) is not.
CREATE FUNCTION alive(node bigint, lease interval) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM nodes WHERE id = node AND beat > '-infinity' AND
    greatest(beat, pg_postmaster_start_time()) > clock_timestamp() - lease)
$$;

-- Says that a node is alive. True: others have taken something from it since it last said so,
-- because for a while it did not. A node that was forgotten joins again under its number.
CREATE FUNCTION beat(node bigint, address text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  before boolean;
BEGIN
  SELECT robbed INTO before FROM nodes WHERE id = node FOR UPDATE;
  INSERT INTO nodes (id, url, beat) OVERRIDING SYSTEM VALUE
    VALUES (node, address, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, robbed = false;
  RETURN coalesce(before, true);
END
$$;

-- Gives a table to a node unless another one that is alive has it: `elsewhere`. The lock on its
-- head waits for a change that is under way; one that comes later has too small a number.
CREATE FUNCTION claim(the_table text, node bigint, lease interval,
  OUT new_fence bigint, OUT elsewhere text, OUT from_the_dead boolean) LANGUAGE plpgsql AS $$
DECLARE
  before bigint;
BEGIN
  SELECT owner INTO before FROM heads WHERE table_id = the_table FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  from_the_dead := before IS NOT NULL AND before <> node;
  IF from_the_dead AND alive(before, lease) THEN
    SELECT url INTO elsewhere FROM nodes WHERE id = before;
    RETURN;
  END IF;
  UPDATE heads SET owner = node, fence = fence + 1 WHERE table_id = the_table
    RETURNING fence INTO new_fence;
  IF from_the_dead THEN UPDATE nodes SET robbed = true WHERE id = before; END IF;
END
$$;

-- The tables of dead nodes that have something to do by themselves, some of them: to be claimed.
-- The others are anybody's. Whatever a dead node has begun and not finished must not hold locks.
CREATE FUNCTION orphans(lease interval, most integer) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  dead bigint;
BEGIN
  FOR dead IN SELECT id FROM nodes WHERE NOT alive(id, lease) ORDER BY id LOOP
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'pionek writer ' || dead AND pid <> pg_backend_pid();
    UPDATE heads SET owner = NULL WHERE table_id IN
      (SELECT table_id FROM heads WHERE owner = dead AND due IS NULL FOR UPDATE SKIP LOCKED);
    IF FOUND THEN UPDATE nodes SET robbed = true WHERE id = dead; END IF;
    DELETE FROM nodes WHERE id = dead AND NOT EXISTS (SELECT FROM heads WHERE owner = dead);
    RETURN QUERY SELECT table_id FROM heads WHERE owner = dead LIMIT most;
  END LOOP;
END
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

// What the columns and functions are, in short: made anew it differs when somebody has changed
// them.
constexpr const char* kShape =
    "SELECT md5(string_agg(line, ',' ORDER BY line)) FROM ("
    "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS line"
    " FROM information_schema.columns WHERE table_schema = current_schema() AND table_name IN"
    " ('constants', 'nodes', 'tables', 'heads', 'moves', 'positions', 'chat')"
    " UNION ALL SELECT proname || ' ' || md5(prosrc) FROM pg_proc"
    " WHERE pronamespace = current_schema()::regnamespace AND proname IN"
    " ('alive', 'beat', 'claim', 'orphans', 'keep_change')) AS lines";

std::optional<Error> keep(Postgres& database, const char* name, const std::string& value) {
  const auto kept = database.ask(
      "INSERT INTO constants VALUES ($1, $2)"
      " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      SqlValues(name, value));
  if (!kept) return kept.error();
  return std::nullopt;
}

std::optional<Error> check_shape(Postgres& database, const std::string& where) {
  const auto shape = database.ask(kShape);
  if (!shape) return shape.error();
  const auto kept = database.ask("SELECT value FROM constants WHERE name = 'shape'");
  if (!kept) return kept.error();
  if (kept->size() == 1 && kept->text(0, 0) == shape->text(0, 0)) return std::nullopt;
  return Error{"somebody has changed the tables or functions of the database", where,
               "those that pionek has made; restore a backup"};
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
  if (*version > 0) {
    if (auto error = check_shape(database, where)) return error;
  }
  if (*version == kPostgresVersion) return std::nullopt;
  for (int at = *version; at < kPostgresVersion; ++at) {
    if (auto error = database.run(kSteps[static_cast<std::size_t>(at)])) return error;
  }
  const auto shape = database.ask(kShape);
  if (!shape) return shape.error();
  if (auto error = keep(database, "shape", shape->text(0, 0))) return error;
  return keep(database, "version", std::to_string(kPostgresVersion));
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
