// A line between a node and the database that can be cut: a TCP port that passes bytes on to the
// database's socket file.
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace pionek {

class LineProxy {
 public:
  enum class Line {
    whole,
    cut,     // connections end, new ones are refused
    silent,  // connections stay, but nothing arrives any more: a cable that was pulled
  };

  explicit LineProxy(std::string socket_file);
  ~LineProxy();
  LineProxy(const LineProxy&) = delete;
  LineProxy& operator=(const LineProxy&) = delete;

  [[nodiscard]] int port() const { return port_; }
  void set(Line line) { line_ = line; }

 private:
  struct Pair {
    int near = -1;
    int far = -1;
  };

  void run();
  void accept_one();
  void pass_on();

  std::string socket_file_;
  int listener_ = -1;
  int port_ = 0;
  std::vector<Pair> pairs_;
  std::atomic<Line> line_ = Line::whole;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

}  // namespace pionek
