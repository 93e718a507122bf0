// Positions as text, whole and damaged: a whole one must read back, a damaged one must be refused
// with an error that names the field and what was expected. The game of a state is found as in
// notated.hpp.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"

namespace pionek {

using Damage = std::function<void(json::value&)>;

// The place of a JSON pointer, made if its last part is missing.
json::value& place_at(json::value& root, std::string_view pointer);

// Reads a text; the error, or "" and the state.
template <class State>
std::string read(std::string_view text, State& into) {
  const auto value = parse_json(text, "puzzle.json");
  if (!value) return value.error().text();
  std::optional<Error> latch;
  into = game_of(into).read_position(JsonReader(*value, "puzzle.json: ", latch));
  return latch ? latch->text() : "";
}

// Bit for bit.
template <class State>
void expect_to_read_back(const State& s) {
  const std::string text = pretty(tree(game_of(s).position(s)));
  State back;
  ASSERT_EQ(read(text, back), "") << text;
  ASSERT_EQ(std::memcmp(&s, &back, sizeof(State)), 0) << text;
}

// The error of reading a position after a change to its JSON.
template <class State>
std::string damaged(const State& s, const Damage& change) {
  json::value position(tree(game_of(s).position(s)));
  change(position);
  State ignored;
  return read(json::serialize(position), ignored);
}

// One value replaced, named by its JSON pointer.
template <class State>
std::string changed(const State& s, std::string_view pointer, const json::value& value) {
  return damaged(s, [&](json::value& root) { place_at(root, pointer) = value; });
}

template <class State>
std::string lacking(const State& s, std::string_view pointer, std::string_view field) {
  return damaged(s, [&](json::value& root) { root.at_pointer(pointer).as_object().erase(field); });
}

}  // namespace pionek
