// pionek backup: a consistent copy of a server's database, also while the server writes to it.
#include <sys/stat.h>
#include <unistd.h>

#include <iostream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "server/postgres.hpp"
#include "server/sqlite.hpp"

namespace pionek {
namespace {

// A sound copy at `to`, or an error.
std::optional<Error> copy(const Database& database, const std::string& to) {
  if (const auto failed = database.copy_to(to)) return failed;
  const auto copy = Database::open(to, Database::Use::read);
  if (!copy) return copy.error();
  const auto sound = copy->ask("PRAGMA integrity_check(1)");
  if (!sound) return sound.error();
  if (*sound != "ok") return Error{*sound, to, "a sound copy"};
  return std::nullopt;
}

Ending run_backup(const Call& call) {
  const std::string from = call.text("db").value_or("pionek.db");
  const std::string to = *call.text("output");
  if (is_postgres(from)) {
    return Failure(Error{"found " + without_password(from), "--db",
                         "a file; pg_dump copies a PostgreSQL database (docs/cluster.md)"},
                   kWrongUsage);
  }
  if (::access(to.c_str(), F_OK) == 0) {
    return Error{"the file exists already", to, "the name of a new file"};
  }
  ::umask(S_IRWXG | S_IRWXO);  // as private as what it is a copy of
  const auto database = Database::open(from, Database::Use::write);
  if (!database) return database.error();
  // Under its name there is a whole copy or none, also when this is interrupted.
  const auto failed =
      create_file(to, [&](const std::string& draft) { return copy(*database, draft); });
  if (failed) return *failed;
  std::cout << call.say()(Word::backed_up, to) << '\n';
  return std::nullopt;
}

}  // namespace

constexpr Command kBackupCommand{
    "backup",
    "",
    Word::cmd_backup,
    0,
    0,
    {{"db", "FILE", kText, Word::flag_backup_db},
     {"output", "FILE", kText, Word::flag_backup_to, Flag::Times::required, "o"}},
    run_backup};

}  // namespace pionek
