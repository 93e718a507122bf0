#include "table/start.hpp"

#include <algorithm>

#include "engine/core/setup_json.hpp"
#include "table/fairness.hpp"

namespace pionek {
namespace {

// What a position says about an agreement, as the value of an option is spelt: the field with the
// option's own name.
std::optional<std::string> told_by(const json::object& position, const std::string& option) {
  const json::value* field = position.if_contains(option);
  if (field == nullptr) return std::nullopt;
  if (field->is_bool()) return field->get_bool() ? "true" : "false";
  return field->is_string() ? std::optional(std::string(field->get_string())) : std::nullopt;
}

// The agreements of a match that begins in the middle: the position knows some of them itself, and
// may speak of some that have no meaning with these seats.
Result<OptionPairs> agreements(const GameInfo& info, int seats, const json::object& position,
                               OptionPairs given) {
  Setup so_far{.seats = seats};
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    const auto at = std::find_if(given.begin(), given.end(),
                                 [&](const auto& pair) { return pair.first == spec.id; });
    auto value = at == given.end() ? std::nullopt : std::optional(at->second);
    const auto told = told_by(position, spec.id);
    if (told && value && *value != *told) {
      return Error{"found '" + *value + "'", "option " + spec.id,
                   "'" + *told + "', as the position says"};
    }
    if (told && !value && applies(info, so_far, i)) {
      given.emplace_back(spec.id, *told);
      value = told;
    }
    for (std::size_t k = 0; value && k < spec.values.size(); ++k) {
      if (spec.values[k].id == *value) so_far.choice[i] = static_cast<std::uint8_t>(k);
    }
  }
  return given;
}

Result<Match> begin_from_seed(const JsonReader& in, const GamePtr& game, const OptionPairs& options,
                              std::vector<std::string> names) {
  const auto seats = in["seats"].number<int>(1, kMaxSeats);
  const auto seed = parse_seed(in["seed"].string());
  if (!in.ok()) return Error{};
  if (!seed) return Error{seed.error().what, "seed", seed.error().expected};
  const auto setup = make_setup(game->info(), seats, options);
  if (!setup) return setup.error();
  return Match::begin(game, *setup, *seed, std::move(names));
}

}  // namespace

Result<Match> begin_from_position(const GamePtr& game, const json::value& position,
                                  const std::string& where, const OptionPairs& options,
                                  std::vector<std::string> names) {
  const auto state = game->read_position(position, where);
  if (!state) return state.error();
  const int seats = game->scores(*state).size();
  const auto agreed = agreements(game->info(), seats, position.get_object(), options);
  if (!agreed) return agreed.error();
  const auto setup = make_setup(game->info(), seats, *agreed);
  if (!setup) return setup.error();
  return Match::begin_from(game, *setup, position, std::move(names));
}

std::optional<Move> read_move(const JsonReader& in, const AnyGame& game) {
  const std::string text = in.string();
  if (!in.ok()) return std::nullopt;
  const auto move = game.parse(text);
  if (!move) {
    in.fail("'" + text + "': " + move.error().what, move.error().expected);
    return std::nullopt;
  }
  if (game.print(*move) != text) in.fail("found '" + text + "'", "'" + game.print(*move) + "'");
  return *move;
}

std::vector<Move> read_moves(const JsonReader& in, const AnyGame& game) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (const auto move = read_move(in.at(i), game)) moves.push_back(*move);
  }
  return moves;
}

std::optional<Match> read_start(const JsonReader& in, const GamePtr& game) {
  in.only({"seats", "options", "seed", "position", "moves", "names"});
  std::vector<std::string> names;
  if (in.has("names")) {
    for (std::size_t i = 0; i < in["names"].size(0, kMaxSeats); ++i) {
      names.push_back(in["names"].at(i).string());
    }
  }
  const OptionPairs options = in.has("options") ? options_in(in["options"]) : OptionPairs{};
  const auto moves = in.has("moves") ? read_moves(in["moves"], *game) : std::vector<Move>{};
  if (!in.ok()) return std::nullopt;
  auto match = in.has("position") ? begin_from_position(game, *in["position"].raw(), "position",
                                                        options, std::move(names))
                                  : begin_from_seed(in, game, options, std::move(names));
  if (!match) {
    in.fail(match.error().where + ": " + match.error().what, match.error().expected);
    return std::nullopt;
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto refused = match->play(moves[i])) {
      in["moves"].at(i).fail(refused->text, "a move that is offered");
      return std::nullopt;
    }
  }
  return std::move(*match);
}

}  // namespace pionek
