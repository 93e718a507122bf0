// What went wrong at an edge of the program (a file, a flag, a text, a message): never inside the
// rules, which cannot fail. Every error says what, where, and what was expected.
#pragma once

#include <boost/system/result.hpp>
#include <stdexcept>
#include <string>

namespace pionek {

struct Error {
  std::string what;      // "no city has the id 'esen'"
  std::string where;     // "links.json: links[4].a", "game.pionek:12:7"; may be empty
  std::string expected;  // "the id of a city"; may be empty

  [[nodiscard]] std::string text() const {
    std::string out = where.empty() ? what : where + ": " + what;
    if (!expected.empty()) out += "; expected " + expected;
    return out;
  }
};

// A value or the error that kept us from it.
template <class T>
using Result = boost::system::result<T, Error>;

// Called by Result::value() on an error; found by argument-dependent lookup.
[[noreturn]] inline void throw_exception_from_error(const Error& error,
                                                    const boost::source_location& /*where*/) {
  throw std::runtime_error(error.text());
}

}  // namespace pionek
