#include "cli/outside_host.hpp"

#include "cli/child_program.hpp"
#include "cli/terminal/text.hpp"
#include "engine/core/setup_json.hpp"
#include "table/fairness.hpp"
#include "table/record.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

constexpr std::string_view kPrefix = "exec:";

// Chance for what a program is told. It must not lead back to the seed of the deal, as the
// generator's own numbers would, so the seed goes through a hash that cannot be turned round.
Rng closed_chance(const ArenaPlan& plan, std::int64_t number) {
  return Rng(parse_seed(commitment(chance_of(plan, number).words())).value());
}

// Some moves on offer, for people: "one of pick 3, pick 4, pick 5 …".
std::string offered(const AnyGame& game, const AnyState& state) {
  constexpr std::size_t kShown = 3;
  Menu menu;
  game.options(state, menu);
  std::vector<std::string> moves;
  for (const Option& option : menu.options) {
    if (moves.size() < kShown) moves.push_back(game.print(option.move));
  }
  return "one of the moves on offer: " + joined(moves) + (menu.options.size() > kShown ? " …" : "");
}

// Enough of an answer to recognise it.
std::string brief(std::string_view answer) {
  constexpr int kShown = 60;
  return "'" + cut(answer, kShown) + "'";
}

// One program, on whatever seat it has in a game.
class OutsidePlayer {
 public:
  OutsidePlayer(std::string name, std::unique_ptr<ChildProgram> program, double seconds)
      : name_(std::move(name)), program_(std::move(program)), seconds_(seconds) {}

  std::optional<Error> greet(const GameInfo& info) {
    const auto answer = ask({{"type", "hello"},
                             {"bot_protocol", kBotProtocol},
                             {"game", info.id},
                             {"rules", info.rules_version}},
                            "hello");
    if (!answer) return answer.error();
    const json::value* version = answer->if_contains("bot_protocol");
    if (version != nullptr && *version == kBotProtocol) return std::nullopt;
    return Error{"answered " + brief(json::serialize(*answer)), name_ + ": hello",
                 R"({"type":"hello","bot_protocol":)" + std::to_string(kBotProtocol) + "}"};
  }

  std::optional<Error> begin(const Match& match, Seat seat, std::int64_t number, Rng& rng) {
    game_ = "game " + std::to_string(number + 1);
    told_ = 0;
    return told({{"type", "begin"},
                 {"seat", index(seat)},
                 {"seats", match.setup().seats},
                 {"options", options_json(match.game().info(), match.setup())},
                 {"chance", print_hash(rng.next())}});
  }

  Result<Move> choose(const Match& match, Rng& rng, Lang lang) {
    const Seat seat = match.to_move();
    const AnyGame& game = match.game();
    AnyState imagined = match.state();
    game.imagine(imagined, seat, rng);
    json::object message{{"type", "choose"}, {"seat", index(seat)}};
    message["view"] = view_json(match, seat, match.ply(), told_, lang);
    message["position"] = tree(game.position(imagined));
    told_ = match.ply();
    const std::string where = game_ + ", move " + std::to_string(match.ply() + 1) + ", seat " +
                              std::to_string(index(seat) + 1);
    const auto answer = ask(message, where);
    if (!answer) return answer.error();
    const json::value* text = answer->if_contains("move");
    if (text == nullptr || !text->is_string()) {
      return Error{"answered " + brief(json::serialize(*answer)), name_ + ": " + where,
                   R"({"move": "..."})"};
    }
    const auto move = game.parse(text->get_string());
    MoveList list;
    game.options(match.state(), list);
    if (move && list.contains(*move)) return *move;
    return Error{"answered the move " + brief(text->get_string()), name_ + ": " + where,
                 offered(game, match.state())};
  }

  std::optional<Error> end(const Match& match, Lang lang) {
    const AnyGame& game = match.game();
    const Scores scores = game.scores(match.state());
    json::array points;
    json::array places;
    for (int i = 0; i < scores.size(); ++i) {
      points.emplace_back(scores[i].points);
      places.emplace_back(place_of(scores, seat_at(i)));
    }
    return told({{"type", "end"},
                 {"scores", std::move(points)},
                 {"places", std::move(places)},
                 {"outcome", outcome_json(game, match.state(), lang, match.names())}});
  }

 private:
  Result<json::object> ask(const json::object& message, const std::string& where) {
    auto line = program_->ask(json::serialize(message), seconds_);
    if (!line) return Error{line.error().what, name_ + ": " + where, line.error().expected};
    const auto answer = parse_json(*line, "its answer");
    if (!answer || !answer->is_object()) {
      return Error{"answered " + brief(*line), name_ + ": " + where, "a JSON object"};
    }
    const json::object& object = answer->get_object();
    const json::value* type = object.if_contains("type");
    if (type == nullptr || *type != "error") return object;
    const json::value* said = object.if_contains("message");
    return Error{"the program says: " + (said != nullptr && said->is_string()
                                             ? std::string(said->get_string())
                                             : brief(json::serialize(object))),
                 name_ + ": " + where, "no error"};
  }

  // What needs no other answer than that it was read.
  std::optional<Error> told(const json::object& message) {
    const auto answer = ask(message, game_ + ", " + std::string(message.at("type").get_string()));
    return answer ? std::nullopt : std::optional(answer.error());
  }

  std::string name_;
  std::unique_ptr<ChildProgram> program_;
  double seconds_;
  std::string game_;  // "game 3", for errors
  int told_ = 0;      // the ply up to which it knows the journal
};

// Bots and programs at one table.
class MixedTable {
 public:
  MixedTable(GamePtr game, ArenaPlan plan, Lang lang)
      : game_(std::move(game)), plan_(std::move(plan)), lang_(lang) {}

  std::optional<Error> seat_players(double seconds) {
    for (const std::string& name : plan_.players) {
      Player& player = players_.emplace_back();
      if (!is_outside(name)) {
        auto bot = make_bot(name, game_, plan_.thinking);
        if (!bot) return bot.error();
        player.bot = std::move(*bot);
        continue;
      }
      auto program = ChildProgram::start(name.substr(kPrefix.size()));
      if (!program) return Error{program.error().what, name, program.error().expected};
      player.outside = std::make_unique<OutsidePlayer>(name, std::move(*program), seconds);
      if (auto error = player.outside->greet(game_->info())) return error;
    }
    return std::nullopt;
  }

  Result<Ended> play(std::int64_t number) {
    auto match = Match::begin(game_, plan_.setup, deal_of(game_->info(), plan_, number));
    if (!match) return match.error();
    Rng closed = closed_chance(plan_, number);
    for (int i = 0; i < plan_.setup.seats; ++i) {
      const auto& outside = players_[player_on(plan_, number, seat_at(i))].outside;
      if (outside == nullptr) continue;
      if (auto error = outside->begin(*match, seat_at(i), number, closed)) return *error;
    }
    Rng rng = chance_of(plan_, number);
    while (match->ply() < plan_.max_plies && !match->over()) {
      const Player& player = players_[player_on(plan_, number, match->to_move())];
      const auto move = player.outside != nullptr
                            ? player.outside->choose(*match, closed, lang_)
                            : ask_bot(*player.bot, *game_, match->state(), rng);
      if (!move) return move.error();
      match->play(*move);
    }
    for (const Player& player : players_) {
      if (player.outside == nullptr) continue;
      if (auto error = player.outside->end(*match, lang_)) return *error;
    }
    return Ended{game_->scores(match->state()),
                 win_shares(game_->info(), game_->outcome(match->state()))};
  }

 private:
  struct Player {  // one of the two
    std::unique_ptr<Bot> bot;
    std::unique_ptr<OutsidePlayer> outside;
  };

  GamePtr game_;
  ArenaPlan plan_;
  Lang lang_;
  std::vector<Player> players_;
};

}  // namespace

bool is_outside(std::string_view player) { return player.starts_with(kPrefix); }

MakeHost outside_host(double seconds_per_move, Lang lang) {
  return [=](const GamePtr& game, const ArenaPlan& plan) -> Result<Host> {
    const auto table = std::make_shared<MixedTable>(game, plan, lang);
    if (auto error = table->seat_players(seconds_per_move)) return *error;
    return Host([table](std::int64_t number) { return table->play(number); });
  };
}

}  // namespace pionek
