#include "table/fairness.hpp"

#include <sodium/crypto_hash_sha256.h>

#include <array>

namespace pionek {
namespace {

constexpr std::size_t kSeedDigits = 64;
constexpr std::string_view kDigits = "0123456789abcdef";

int digit_of(char c) {
  if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  const std::size_t at = kDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

}  // namespace

Result<Seed> parse_seed(std::string_view text) {
  constexpr const char* kExpected = "1 to 64 hexadecimal digits";
  if (text.empty()) return Error{"the seed is empty", "1", kExpected};
  if (text.size() > kSeedDigits) {
    return Error{"the seed has " + std::to_string(text.size()) + " digits", "1", kExpected};
  }
  Seed seed{};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int digit = digit_of(text[i]);
    if (digit < 0) {
      return Error{"found '" + std::string(1, text[i]) + "'", std::to_string(i + 1), kExpected};
    }
    const std::size_t place = kSeedDigits - text.size() + i;
    seed[place / 16] |= static_cast<std::uint64_t>(digit) << (4 * (15 - place % 16));
  }
  return seed;
}

std::string print_seed(const Seed& seed) {
  std::string out;
  for (const std::uint64_t word : seed) {
    for (int shift = 60; shift >= 0; shift -= 4) out += kDigits[(word >> shift) & 15U];
  }
  return out;
}

std::string commitment(const Seed& seed) {
  const std::string text = print_seed(seed);
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  // A pure function of its input: it needs no sodium_init, which would open a source of chance.
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::string out;
  for (const unsigned char byte : hash) {
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 15U];
  }
  return out;
}

}  // namespace pionek
