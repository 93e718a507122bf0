#include "server/secrets.hpp"

#include <sodium.h>

#include <array>

namespace pionek {
namespace {

constexpr std::string_view kIdLetters = "abcdefghijkmnpqrstuvwxyz23456789";
constexpr std::size_t kIdSize = 16;

std::string base64(const unsigned char* bytes, std::size_t size) {
  std::string out(sodium_base64_encoded_len(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(out.data(), out.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  out.pop_back();  // the zero that C wants
  return out;
}

}  // namespace

std::string random_id() {
  std::string out;
  while (out.size() < kIdSize) out += kIdLetters[randombytes_uniform(kIdLetters.size())];
  return out;
}

bool is_id(std::string_view text) {
  return text.size() == kIdSize && text.find_first_not_of(kIdLetters) == text.npos;
}

std::string random_key() {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return base64(bytes.data(), bytes.size());
}

Seeds::Seeds(const std::optional<Seed>& first) {
  if (first) foreseen_.emplace(*first);
}

Seed Seeds::next() {
  Seed seed{};
  if (!foreseen_) {
    randombytes_buf(seed.data(), sizeof(seed));
    return seed;
  }
  const std::lock_guard lock(mutex_);
  for (std::uint64_t& word : seed) word = foreseen_->next();
  return seed;
}

std::string KeyHasher::make_secret() { return random_key() + random_key(); }

std::string KeyHasher::hash(std::string_view table, std::string_view key) const {
  std::string text(table);
  text += '#';
  text += key;
  std::array<unsigned char, crypto_generichash_BYTES> out{};
  crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), reinterpret_cast<const unsigned char*>(secret_.data()),
                     secret_.size());
  return base64(out.data(), out.size());
}

bool same_hash(std::string_view left, std::string_view right) {
  return left.size() == right.size() && sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

}  // namespace pionek
