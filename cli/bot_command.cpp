// pionek bot: a bot of the house, and the rules, for programs of any language. One line of JSON in,
// one line out; docs/bot-protocol.md has every message with an example.
#include <iostream>

#include "bots/native/thinking.hpp"
#include "cli/commands.hpp"
#include "cli/new_match.hpp"
#include "cli/outside_host.hpp"
#include "engine/core/setup_json.hpp"
#include "table/fairness.hpp"
#include "table/record.hpp"
#include "table/start.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

class BotTalk {
 public:
  BotTalk(GamePtr game, std::string name, std::unique_ptr<Bot> bot)
      : game_(std::move(game)), name_(std::move(name)), bot_(std::move(bot)) {}

  json::object answer(std::string_view line) {
    const auto message = parse_json(line, "line");
    if (!message) return refusal(message.error());
    std::optional<Error> wrong;
    auto out = answer(JsonReader(*message, "message", wrong));
    if (wrong) return refusal(*wrong);
    return out ? std::move(*out) : refusal(out.error());
  }

 private:
  static json::object refusal(const Error& error) {
    return {{"type", "error"},
            {"message", error.what},
            {"where", error.where},
            {"expected", error.expected}};
  }

  Result<json::object> answer(const JsonReader& in) {
    using Handle = Result<json::object> (BotTalk::*)(const JsonReader&);
    constexpr auto kTypes = std::to_array<std::string_view>(
        {"hello", "begin", "play", "choose", "options", "position", "view", "end"});
    constexpr auto kHandles = std::to_array<Handle>(
        {&BotTalk::hello, &BotTalk::begin, &BotTalk::play, &BotTalk::choose, &BotTalk::options,
         &BotTalk::position, &BotTalk::view, &BotTalk::end});
    static_assert(kTypes.size() == kHandles.size());
    const int type = in["type"].one_of(kTypes);
    if (!in.ok()) return json::object();
    return (this->*kHandles[static_cast<std::size_t>(type)])(in);
  }

  Result<json::object> hello(const JsonReader& in) {
    in.only({"type", "bot_protocol", "game", "rules"});
    std::ignore = in["bot_protocol"].integer(kBotProtocol, kBotProtocol);
    const GameInfo& info = game_->info();
    if (in.has("game") && in["game"].string() != info.id) {
      in["game"].fail("found '" + in["game"].string() + "'", info.id);
    }
    if (in.has("rules")) {
      std::ignore = in["rules"].integer(info.rules_version, info.rules_version);
    }
    return json::object{{"type", "hello"},
                        {"bot_protocol", kBotProtocol},
                        {"name", name_},
                        {"game", info.id},
                        {"rules", info.rules_version}};
  }

  // The match to come: a record, a position, a seed; or none, and every question brings its own
  // position.
  Result<json::object> begin(const JsonReader& in) {
    in.only({"type", "seat", "seats", "options", "chance", "record", "position", "seed"});
    const int origins = static_cast<int>(in.has("record")) + static_cast<int>(in.has("position")) +
                        static_cast<int>(in.has("seed"));
    if (origins > 1) in.fail("it begins in more than one way", "a record, a position or a seed");
    if (!in.ok()) return json::object();
    if (origins == 0) return over();
    auto match = begun(in);
    if (!match) return match.error();
    if (!in.ok()) return json::object();
    match_ = std::move(*match);
    return standing();
  }

  Result<json::object> end(const JsonReader& in) {
    in.only({"type", "scores", "places", "outcome"});
    if (!in.ok()) return json::object();
    return over();
  }

  // No match is kept any more.
  json::object over() {
    match_.reset();
    return {{"type", "ok"}};
  }

  Result<Match> begun(const JsonReader& in) const {
    const OptionPairs options = in.has("options") ? options_in(in["options"]) : OptionPairs();
    if (in.has("position")) {
      return begin_from_position(game_, *in["position"].raw(), "message.position", options, {});
    }
    if (in.has("record")) {
      return read_record(in["record"].string(), "record", [&](std::string_view id) {
        return id == game_->info().id
                   ? Result<GamePtr>(game_)
                   : Error{"this bot plays " + game_->info().id, "", game_->info().id};
      });
    }
    const auto seats = static_cast<int>(in["seats"].integer(1, kMaxSeats));
    const auto seed = parse_seed(in["seed"].string());
    if (!in.ok()) return Error{};  // the reader has latched what is wrong
    if (!seed) return Error{seed.error().what, "message.seed", "1 to 64 hexadecimal digits"};
    const auto setup = make_setup(game_->info(), seats, options);
    if (!setup) return setup.error();
    return Match::begin(game_, *setup, *seed);
  }

  [[nodiscard]] json::object standing() const {
    return {{"type", "ok"},
            {"ply", match_->ply()},
            {"to_move", seat_json(match_->to_move())},
            {"over", match_->over()}};
  }

  Result<json::object> play(const JsonReader& in) {
    in.only({"type", "move"});
    const std::string move = in["move"].string();
    if (!in.ok()) return json::object();
    if (!match_) return no_match("play");
    if (const auto refused = match_->play_text(move)) {
      return Error{refused->text, "message.move", "a move that is offered"};
    }
    return standing();
  }

  Result<json::object> choose(const JsonReader& in) {
    in.only({"type", "seat", "view", "position"});
    if (!in.ok()) return json::object();
    if (!in.has("position")) {
      if (match_) return chosen(match_->state());
      return Error{"there is no match and no position", "choose",
                   "a position in the message, or begin with a match first"};
    }
    const auto state = game_->read_position(*in["position"].raw(), "message.position");
    if (!state) return state.error();
    return chosen(*state);
  }

  static Error no_match(std::string where) {
    return Error{"there is no match", std::move(where), "begin with one first"};
  }

  // The ply that a question is about: that of the message, or the last.
  [[nodiscard]] int ply_of(const JsonReader& in) const {
    return in.has("ply") ? in["ply"].number<int>(0, match_->ply()) : match_->ply();
  }
  static Lang lang_of(const JsonReader& in) {
    return in.has("lang") ? kLangs[static_cast<std::size_t>(in["lang"].one_of(kLangIds))]
                          : Lang::en;
  }

  Result<json::object> options(const JsonReader& in) {
    in.only({"type", "ply", "lang"});
    if (!match_) return no_match("options");
    const int ply = ply_of(in);
    const Lang lang = lang_of(in);
    if (!in.ok()) return json::object();
    const AnyState state = match_->state_at(ply);
    json::object out{{"type", "options"}, {"ply", ply}, {"seat", seat_json(game_->to_move(state))}};
    for (auto& field : menu_json(*game_, state, lang, match_->names(), false)) {
      out[field.key()] = std::move(field.value());
    }
    return out;
  }

  // With all that is hidden.
  Result<json::object> position(const JsonReader& in) {
    in.only({"type", "ply"});
    if (!match_) return no_match("position");
    const int ply = ply_of(in);
    if (!in.ok()) return json::object();
    return json::object{{"type", "position"},
                        {"ply", ply},
                        {"position", tree(game_->position(match_->state_at(ply)))}};
  }

  // What a seat sees, or an onlooker.
  Result<json::object> view(const JsonReader& in) {
    in.only({"type", "ply", "seat", "since", "lang"});
    if (!match_) return no_match("view");
    const int ply = ply_of(in);
    const bool onlooker = !in.has("seat") || in["seat"].is_null();
    const Seat seat =
        onlooker ? nobody : seat_at(in["seat"].number<int>(0, match_->setup().seats - 1));
    const int since = in.has("since") ? in["since"].number<int>(0) : std::max(0, ply - 1);
    const Lang lang = lang_of(in);
    if (!in.ok()) return json::object();
    return view_json(*match_, seat, ply, since, lang);
  }

  // Chance comes from what the seat knows of the position, so nothing hidden has a part in the
  // answer.
  Result<json::object> chosen(const AnyState& state) {
    const Seat seat = game_->to_move(state);
    if (seat == nobody) return Error{"the game is over", "choose", "a position with a choice"};
    AnyState known = state;
    Rng fixed(1);
    game_->imagine(known, seat, fixed);
    Rng rng(game_->hash(known));
    const Move move = ask_bot(*bot_, *game_, state, rng);
    return json::object{{"type", "move"}, {"seat", index(seat)}, {"move", game_->print(move)}};
  }

  GamePtr game_;
  std::string name_;
  std::unique_ptr<Bot> bot_;
  std::optional<Match> match_;
};

Ending run_bot(const Call& call) {
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  auto bot = make_bot(call.arguments()[1], *game, native_thinking());
  if (!bot) return bot.error();
  BotTalk talk(*game, call.arguments()[1], std::move(*bot));
  for (std::string line; std::getline(std::cin, line);) {
    std::cout << json::serialize(talk.answer(line)) << '\n' << std::flush;
  }
  return std::nullopt;
}

}  // namespace

constexpr Command kBotCommand{"bot", "GAME NAME", Word::cmd_bot, 2, 2, {}, run_bot};

}  // namespace pionek
