// The worked examples of a rulebook, games/<id>/examples.json: finding them, reading their values,
// and checking that what is expected was found. A game adds the function that carries one out.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"

namespace pionek {

// What is wrong, in words. Collected instead of failing a test, so that a check can be tested
// itself.
using Complaints = std::vector<std::string>;

std::string text(const json::value& value);
int number(const json::value& value);

class Check {
 public:
  Check() = default;
  Check(const Check&) = delete;
  Check& operator=(const Check&) = delete;
  virtual ~Check() = default;

  void complain(std::string_view what) { complaints_.emplace_back(what); }
  // Fields that nobody reads must not pass unseen.
  void only(const std::string& where, const json::object& object,
            std::initializer_list<std::string_view> keys);
  // Every expected figure must be found and be the same.
  void compare(const std::string& where, const json::value& expected, const json::value& found);

  [[nodiscard]] const Complaints& complaints() const { return complaints_; }

 private:
  // A game may read its examples less literally: which values mean the same, and which figures are
  // expected to be zero where they are not named.
  [[nodiscard]] virtual bool same(const json::value& expected, const json::value& found) const;
  [[nodiscard]] virtual bool zero_unless_named(std::string_view key) const;

  Complaints complaints_;
};

class Examples {
 public:
  // From the tree: they are no part of the game's compiled-in files.
  explicit Examples(const std::string& path);

  [[nodiscard]] const json::array& all() const;
  [[nodiscard]] std::set<std::string> ids() const;
  [[nodiscard]] const json::object& at(std::string_view id) const;

 private:
  json::value file_;
};

// The test of one example: it shows its rules and comes out as it says.
void expect_to_hold(const json::value& example, Complaints (*carry_out)(const json::object&));
// How that test is called: "ex_05_hybrid" for "ex-05-hybrid".
std::string test_name(const ::testing::TestParamInfo<json::value>& example);

}  // namespace pionek
