// Counts heap allocations: the hot path promises to make none, and a promise is worth measuring.
#include <cstdlib>
#include <new>

#include "bench/bench.hpp"

namespace {
thread_local std::int64_t counted = 0;

void* counted_new(std::size_t size, std::size_t alignment) {
  ++counted;
  void* memory =
      alignment <= alignof(std::max_align_t)
          ? std::malloc(size)
          : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
}  // namespace

namespace pionek {
std::int64_t allocations() { return counted; }
}  // namespace pionek

void* operator new(std::size_t size) { return counted_new(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted_new(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept {
  std::free(memory);
}
