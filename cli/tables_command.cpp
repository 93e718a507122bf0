// pionek tables: what a server has kept, to be listed, written out as records, or deleted.
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/terminal/text.hpp"
#include "server/postgres_store.hpp"
#include "server/restore.hpp"
#include "server/sqlite_store.hpp"

namespace pionek {
namespace {

constexpr std::array<std::string_view, 3> kStates{"waiting", "playing", "over"};

Millis days_ago(int days) {
  const auto then = std::chrono::system_clock::now() - std::chrono::hours(24) * days;
  return std::chrono::duration_cast<std::chrono::milliseconds>(then.time_since_epoch()).count();
}

std::string day_of(Millis time) {
  const std::time_t seconds = time / 1000;
  std::tm parts{};
  static_cast<void>(::gmtime_r(&seconds, &parts));
  std::array<char, 16> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%F", &parts)};
}

Result<TableFilter> filter_of(const Call& call) {
  TableFilter filter;
  filter.phase = call.text("state").value_or("");
  const bool known = std::find(kStates.begin(), kStates.end(), filter.phase) != kStates.end();
  if (!filter.phase.empty() && !known) {
    return Error{"found '" + filter.phase + "'", "--state", "waiting, playing or over"};
  }
  if (const auto days = call.number("older-than")) {
    if (*days < 1) return Error{"found " + std::to_string(*days), "--older-than", "1 day or more"};
    filter.before = days_ago(*days);
  }
  // A table that is being played must not vanish under its players.
  if (call.has("delete") && !filter.before) {
    return Error{"--delete without --older-than", "--delete", "how many days to keep"};
  }
  return filter;
}

void print_row(const TableRow& row) {
  const json::object shown = lobby_entry(row);
  const auto text = [&](const char* key) {
    const json::value* found = shown.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : "";
  };
  std::cout << row.id << "  " << day_of(row.head.updated) << "  " << fit(row.head.phase, 7) << "  "
            << fit(std::to_string(row.head.ply), 4) << "  " << fit(text("game"), 12) << "  "
            << text("title") << '\n';
}

json::array rows_json(const std::vector<TableRow>& rows) {
  json::array out;
  for (const TableRow& row : rows) {
    json::object entry = lobby_entry(row);
    entry["private"] = row.head.hidden;
    out.push_back(std::move(entry));
  }
  return out;
}

// As no node: whoever lists tables takes none.
Result<std::unique_ptr<Storage>> open_storage(const std::string& name) {
  if (is_postgres(name)) {
    auto shared = PostgresStore::open(name, "");
    if (!shared) return shared.error();
    return std::unique_ptr<Storage>(std::move(*shared));
  }
  if (::access(name.c_str(), R_OK) != 0) return Error{"there is no such file", name, "a database"};
  auto file = SqliteStore::open(name);
  if (!file) return file.error();
  return std::unique_ptr<Storage>(std::move(*file));
}

// The whole record of each, under its id.
std::optional<Error> write_out(Storage& store, const std::vector<TableRow>& rows,
                               const std::string& folder, const Games& games) {
  for (const TableRow& row : rows) {
    const auto stored = store.load(row.id);
    if (!stored) return stored.error();
    if (!*stored) continue;
    const auto restored = restore(**stored, [&](std::string_view id) { return games.load(id); });
    if (!restored) return restored.error();
    const std::string path = folder + "/" + row.id + ".pionek";
    if (auto error = create_file(path, write_record(restored->facts.match()))) return error;
  }
  return std::nullopt;
}

Ending run_tables(const Call& call) {
  const auto filter = filter_of(call);
  if (!filter) return Failure(filter.error(), kWrongUsage);
  ::umask(S_IRWXG | S_IRWXO);  // records hold what players must not know
  const auto store = open_storage(call.text("db").value_or("pionek.db"));
  if (!store) return store.error();
  const auto rows = (*store)->list(*filter);
  if (!rows) return rows.error();
  if (call.json()) {
    std::cout << pretty(json::object{{"tables", rows_json(*rows)}});
  } else {
    for (const TableRow& row : *rows) print_row(row);
  }
  const auto count = static_cast<int>(rows->size());
  if (const auto folder = call.text("export")) {
    if (auto error = write_out(**store, *rows, *folder, call.games())) return *error;
    std::cerr << call.say()(Word::tables_exported, count, *folder) << '\n';
  }
  if (call.has("delete")) {
    std::vector<std::string> ids;
    for (const TableRow& row : *rows) ids.push_back(row.id);
    if (auto error = (*store)->remove(ids)) return *error;
    std::cerr << call.say()(Word::tables_deleted, count) << '\n';
  }
  return std::nullopt;
}

}  // namespace

constexpr Command kTablesCommand{"tables",
                                 "",
                                 Word::cmd_tables,
                                 0,
                                 0,
                                 {{"db", "FILE|URL", kText, Word::flag_tables_db},
                                  {"state", "STATE", kText, Word::flag_tables_state},
                                  {"older-than", "DAYS", kNumber, Word::flag_older_than},
                                  {"export", "FOLDER", kText, Word::flag_export},
                                  {"delete", "", kSwitch, Word::flag_delete},
                                  kJson},
                                 run_tables};

}  // namespace pionek
