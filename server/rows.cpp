#include "server/rows.hpp"

#include <sodium.h>

#include <array>

#include "engine/core/json.hpp"

namespace pionek {
namespace {

// Rows on their way at a time.
constexpr std::size_t kBatchBytes = 1U << 20U;

// Counts and hashes rows, whatever spaces a database writes between their values.
class Tally {
 public:
  explicit Tally(std::string_view kind) : kind_(kind) {
    crypto_generichash_init(&state_, nullptr, 0, crypto_generichash_BYTES);
  }

  // The row as it was counted.
  Result<std::string> add(std::string_view row) {
    const auto parsed = parse_json(row, kind_);
    if (!parsed) return parsed.error();
    std::string text = json::serialize(*parsed) + "\n";
    crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()),
                              text.size());
    ++count_;
    return Result<std::string>(boost::system::in_place_value, std::move(text));
  }

  CopiedRows end() {
    std::array<unsigned char, crypto_generichash_BYTES> bytes{};
    crypto_generichash_final(&state_, bytes.data(), bytes.size());
    std::array<char, (2 * crypto_generichash_BYTES) + 1> hex{};
    sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
    return {kind_, count_, hex.data()};
  }

 private:
  std::string_view kind_;
  crypto_generichash_state state_{};
  std::int64_t count_ = 0;
};

Result<CopiedRows> copy_kind(const RowKind& kind, RowHouse& from, RowHouse& to) {
  Tally tally(kind.name);
  std::string batch;
  const auto send = [&]() -> std::optional<Error> {
    if (batch.empty()) return std::nullopt;
    batch.front() = '[';
    batch += ']';
    auto failed = to.write(kind, batch);
    batch.clear();
    return failed;
  };
  auto failed = from.read(kind, [&](std::string_view row) -> std::optional<Error> {
    const auto text = tally.add(row);
    if (!text) return text.error();
    batch += ',';
    batch += *text;
    return batch.size() < kBatchBytes ? std::nullopt : send();
  });
  if (!failed) failed = send();
  if (failed) return *failed;
  return tally.end();
}

Result<CopiedRows> count_kind(const RowKind& kind, RowHouse& house) {
  Tally tally(kind.name);
  const auto failed = house.read(kind, [&](std::string_view row) -> std::optional<Error> {
    const auto text = tally.add(row);
    if (!text) return text.error();
    return std::nullopt;
  });
  if (failed) return *failed;
  return tally.end();
}

}  // namespace

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
  return out;
}

std::span<const RowKind> row_kinds() {
  static const std::vector<RowKind> kinds{
      // What the schema is like is the database's own affair.
      {"constants",
       "name",
       {{"name", "text"}, {"value", "text"}},
       "name NOT IN ('version', 'shape')"},
      {"tables",
       "id",
       {{"id", "text"},
        {"record", "text"},
        {"position", "text"},
        {"created", "bigint"},
        {"about", "text"}}},
      {"moves",
       "table_id, ply",
       {{"table_id", "text"},
        {"ply", "integer"},
        {"seat", "integer"},
        {"move", "text"},
        {"at", "bigint"}}},
      // In the file the moves say which is the last and when it was played. Who has a table in
      // memory is not copied: nobody has.
      {"heads",
       "table_id",
       {{"table_id", "text"},
        {"fence", "bigint", "1", "1", false},
        {"phase", "text"},
        {"hidden", "integer::boolean", "hidden::integer"},
        {"ply", "integer", "",
         "(SELECT IFNULL(MAX(ply), 0) FROM moves WHERE moves.table_id = heads.table_id)", false},
        {"changes", "integer"},
        {"updated", "bigint", "",
         "MAX(updated, IFNULL((SELECT at FROM moves WHERE moves.table_id = heads.table_id"
         " ORDER BY ply DESC LIMIT 1), 0))"},
        {"due", "bigint"}}},
      {"positions", "table_id", {{"table_id", "text"}, {"ply", "integer"}, {"position", "text"}}},
      {"chat",
       "table_id, id",
       {{"table_id", "text"},
        {"id", "integer"},
        {"seat", "integer"},
        {"sender", "text"},
        {"text", "text"},
        {"at", "bigint"},
        {"remark", "text"}}},
  };
  return kinds;
}

Result<std::vector<CopiedRows>> copy_rows(RowHouse& from, RowHouse& to) {
  std::vector<CopiedRows> all;
  for (const RowKind& kind : row_kinds()) {
    auto copied = copy_kind(kind, from, to);
    if (!copied) return copied.error();
    all.push_back(std::move(*copied));
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto found = count_kind(row_kinds()[i], to);
    if (!found) return found.error();
    if (*found != all[i]) {
      return Error{"of " + std::to_string(all[i].count) + " rows " + std::to_string(found->count) +
                       " came, or other ones",
                   std::string(all[i].kind), "the same rows; nothing was kept of the copy"};
    }
  }
  if (auto error = to.finish()) return *error;
  return all;
}

}  // namespace pionek
