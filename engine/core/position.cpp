#include "engine/core/position.hpp"

#include <charconv>

namespace pionek {
namespace {

constexpr std::size_t kDigits = 16;

// JSON has no unsigned 64-bit numbers that every reader keeps exactly: written as hexadecimal.
std::string hex(std::uint64_t word) {
  std::string digits(kDigits, '0');
  for (std::size_t i = kDigits; i > 0; --i, word >>= 4)
    digits[i - 1] = "0123456789abcdef"[word & 15];
  return digits;
}

std::uint64_t read_hex(const JsonReader& item) {
  const std::string digits = item.string();
  std::uint64_t word = 0;
  const char* end = digits.data() + digits.size();
  const auto read = std::from_chars(digits.data(), end, word, 16);
  if (read.ec != std::errc{} || read.ptr != end || digits.size() != kDigits) {
    item.fail("found '" + digits + "'", "16 hexadecimal digits");
  }
  return word;
}

}  // namespace

void PositionText::chance(const Rng& rng, std::uint32_t reveals) const {
  out_.field("reveals", reveals);
  out_.array("rng", [&] {
    for (const std::uint64_t word : rng.words()) out_.word(hex(word));
  });
}

void PositionReader::head(const GameInfo& info) const {
  const auto game = root_["game"];
  if (game.string() != info.id) game.fail("this is not a position of " + info.id, info.id);
}

int PositionReader::thing(const JsonReader& item, int set) const {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  if (const auto index = catalog_.find(set, id)) return *index;
  item.fail("found '" + id + "'", catalog_.id_of_a(set));
  return 0;
}

Rng PositionReader::rng() const {
  const auto list = root_["rng"];
  Seed words{};
  for (std::size_t i = 0; i < list.size(words.size(), words.size()); ++i) {
    words[i] = read_hex(list.at(i));
  }
  if (words == Seed{}) list.fail("all words are zero", "a generator that moves");
  return Rng::from_words(words);
}

}  // namespace pionek
