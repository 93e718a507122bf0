// A server in a process of its own, ended with the object.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string_view>

namespace pionek {

class Child {
 public:
  // `run` prints one line that ends with ":PORT".
  explicit Child(const std::function<void()>& run);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  [[nodiscard]] int port() const { return port_; }
  // Its memory. What the kernel holds for its sockets is not part of it.
  [[nodiscard]] double kilobytes() const { return status("VmRSS:"); }
  // The most it ever had.
  [[nodiscard]] double most_kilobytes() const { return status("VmHWM:"); }
  // How long it has kept processors busy, with the kernel's work for it.
  [[nodiscard]] double cpu_seconds() const;

 private:
  [[nodiscard]] double status(std::string_view field) const;

  pid_t pid_ = -1;
  int port_ = 0;
};

}  // namespace pionek
