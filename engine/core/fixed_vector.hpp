// A vector that lives inside a state: no heap, no pointers, no padding: its size is as wide as its
// elements are aligned. Unused places are always zero, so that equal states have equal bytes and
// equal hashes.
//
// What does not fit, and what is taken out but was never in, is a fault of the game: asserts stop
// it, and the harness shows how full each capacity gets. A build without asserts leaves it out, for
// a lost card is better than a lost server.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace pionek {
namespace detail {

// The unsigned number that fills one alignment of so many bytes.
template <std::size_t Bytes>
using Counter = std::conditional_t<
    Bytes == 1, std::uint8_t,
    std::conditional_t<Bytes == 2, std::uint16_t,
                       std::conditional_t<Bytes == 4, std::uint32_t, std::uint64_t>>>;

}  // namespace detail

template <class T, int Capacity>
class FixedVector {
  static_assert(Capacity > 0 && Capacity < 256);

 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  [[nodiscard]] constexpr int size() const { return static_cast<int>(size_); }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }
  [[nodiscard]] static constexpr int capacity() { return Capacity; }

  constexpr T& operator[](int i) { return assert(i >= 0 && i < size()), items_[i]; }
  constexpr const T& operator[](int i) const { return assert(i >= 0 && i < size()), items_[i]; }
  constexpr T& front() { return (*this)[0]; }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr T& back() { return (*this)[size() - 1]; }
  constexpr const T& back() const { return (*this)[size() - 1]; }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr void push_back(const T& item) {
    assert(!full());
    if (full()) [[unlikely]]
      return;
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(!empty());
    if (empty()) [[unlikely]]
      return;
    items_[--size_] = T{};
  }
  constexpr void insert(int at, const T& item) {
    const bool fits = !full() && at >= 0 && at <= size();
    assert(fits);
    if (!fits) [[unlikely]]
      return;
    std::copy_backward(items_ + at, items_ + size_, items_ + size_ + 1);
    items_[at] = item;
    ++size_;
  }
  constexpr void erase(int at) {
    const bool there = at >= 0 && at < size();
    assert(there);
    if (!there) [[unlikely]]
      return;
    std::copy(items_ + at + 1, items_ + size_, items_ + at);
    pop_back();
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }

  // For vectors kept in rising order.
  constexpr void insert_sorted(const T& item) {
    insert(static_cast<int>(std::upper_bound(begin(), end(), item) - begin()), item);
  }

  // The index of an item, or -1.
  [[nodiscard]] constexpr int find(const T& item) const {
    const T* at = std::find(begin(), end(), item);
    return at == end() ? -1 : static_cast<int>(at - begin());
  }

  friend constexpr bool operator==(const FixedVector& l, const FixedVector& r) {
    return std::equal(l.begin(), l.end(), r.begin(), r.end());
  }

 private:
  T items_[Capacity]{};
  detail::Counter<alignof(T)> size_ = 0;
};

}  // namespace pionek
