// A 64-bit hash of plain bytes, the same on every platform. States have no padding (checked here),
// so two states are equal exactly when their bytes are.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace pionek {

static_assert(std::endian::native == std::endian::little,
              "hashes and signatures are defined on little-endian bytes");

class Hasher {
 public:
  constexpr void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9FB21C651E98DF25U;
    value_ ^= value_ >> 32;
  }
  [[nodiscard]] constexpr std::uint64_t value() const {
    const std::uint64_t x = value_ * 0xD6E8FEB86659FD93U;
    return x ^ (x >> 29);
  }

 private:
  std::uint64_t value_ = 0x243F6A8885A308D3U;
};

template <class T>
  requires(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>)
std::uint64_t hash_bytes(const T& object) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&object);
  Hasher hasher;
  std::size_t at = 0;
  for (; at + 8 <= sizeof(T); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, 8);
    hasher.add(word);
  }
  if (at < sizeof(T)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, sizeof(T) - at);
    hasher.add(word);
  }
  return hasher.value();
}

}  // namespace pionek
