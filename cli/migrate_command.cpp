// pionek migrate: everything that a server keeps, from a file to PostgreSQL or the other way.
#include <sys/stat.h>
#include <unistd.h>

#include <iomanip>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "server/postgres.hpp"
#include "server/rows.hpp"

namespace pionek {
namespace {

using Copied = Result<std::vector<CopiedRows>>;

Copied copy_to_database(RowHouse& from, const std::string& url) {
  const auto to = new_postgres_rows(url);
  if (!to) return to.error();
  return copy_rows(from, **to);
}

// Under its name there is a whole copy or none, also when this is interrupted.
Copied copy_to_file(RowHouse& from, const std::string& path) {
  Copied copied = std::vector<CopiedRows>();
  const auto failed = create_file(path, [&](const std::string& draft) -> std::optional<Error> {
    const auto to = new_sqlite_rows(draft);
    if (!to) return to.error();
    copied = copy_rows(from, **to);
    if (!copied) return copied.error();
    return std::nullopt;
  });
  if (failed) return *failed;
  return copied;
}

void print(const std::vector<CopiedRows>& copied) {
  for (const CopiedRows& rows : copied) {
    std::cout << std::left << std::setw(10) << rows.kind << std::right << std::setw(12)
              << rows.count << "  " << rows.hash << '\n';
  }
}

json::object as_json(const std::vector<CopiedRows>& copied) {
  json::object out;
  for (const CopiedRows& rows : copied) {
    out[rows.kind] = json::object{{"rows", rows.count}, {"hash", rows.hash}};
  }
  return out;
}

Ending run_migrate(const Call& call) {
  const std::string& from = call.arguments()[0];
  const std::string& to = call.arguments()[1];
  if (!is_postgres(to) && ::access(to.c_str(), F_OK) == 0) {
    return Error{"the file exists already", to, "the name of a new file"};
  }
  ::umask(S_IRWXG | S_IRWXO);  // as private as what it is a copy of
  const auto source = is_postgres(from) ? postgres_rows(from) : sqlite_rows(from);
  if (!source) return source.error();
  const Copied copied =
      is_postgres(to) ? copy_to_database(**source, to) : copy_to_file(**source, to);
  if (!copied) return copied.error();
  if (call.json()) {
    std::cout << pretty(as_json(*copied));
    return std::nullopt;
  }
  print(*copied);
  std::cout << call.say()(Word::migrated, without_password(to)) << '\n';
  return std::nullopt;
}

}  // namespace

constexpr Command kMigrateCommand{"migrate", "FROM TO", Word::cmd_migrate, 2,
                                  2,         {kJson},   run_migrate};

}  // namespace pionek
