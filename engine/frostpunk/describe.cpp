#include "engine/frostpunk/frostpunk.hpp"
namespace pionek::frostpunk {
std::string Frostpunk::describe(const State& s, Seat) const { return "{\"round\":" + std::to_string(s.round) + "}"; }
std::string Frostpunk::position(const State&) const { return "{}"; }
State Frostpunk::read_position(const JsonReader&) const { return {}; }
std::optional<std::string> Frostpunk::broken(const State&) const { return std::nullopt; }
}
