#include "tests/fuzz/readers.hpp"

#include <array>
#include <cstdlib>
#include <iostream>
#include <set>

#include "engine/registry/registry.hpp"
#include "table/record.hpp"
#include "tests/fuzz/coach_reader.hpp"

namespace pionek {
namespace {

Setup setup_of(const AnyGame& game, std::size_t number) {
  const GameInfo& info = game.info();
  const auto more = number % static_cast<std::size_t>(info.max_seats - info.min_seats + 1);
  return make_setup(info, info.min_seats + static_cast<int>(more), {}).value();
}

Move any_move(const AnyGame& game, const AnyState& state, Rng& rng) {
  MoveList list;
  game.options(state, list);
  demand(!list.empty(), "somebody to move has a choice");
  return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
}

// From a sound position every game goes on, and stays sound.
void play_on(const AnyGame& game, AnyState state, Rng rng, int plies) {
  for (int ply = 0; ply < plies && game.to_move(state) != nobody; ++ply) {
    game.play(state, any_move(game, state, rng));
    demand(!game.broken(state), "play keeps the invariants");
  }
}

// ---- moves ----
void check_notation(const GamePtr& game, std::string_view input) {
  const auto move = game->parse(input);
  if (!move) {
    demand(!move.error().where.empty() && !move.error().expected.empty(), "errors are complete");
    return;
  }
  const auto again = game->parse(game->print(*move));
  demand(again.has_value() && *again == *move, "a printed move parses back");
}

// One of each verb that comes up.
std::vector<std::string> notation_seeds(const GamePtr& game) {
  std::vector<std::string> seeds;
  std::set<int> verbs;
  Rng rng(1);
  AnyState state = game->start(setup_of(*game, 1), Seed{1, 0, 0, 0});
  for (int ply = 0; ply < 500 && game->to_move(state) != nobody; ++ply) {
    const Move move = any_move(*game, state, rng);
    if (verbs.insert(move.verb).second) seeds.push_back(game->print(move));
    game->play(state, move);
  }
  return seeds;
}

// ---- positions ----
void check_position(const GamePtr& game, std::string_view input) {
  const auto state = accepted_position(*game, input);
  if (!state) return;
  const auto again = game->read_position(tree(game->position(*state)), "again.json");
  demand(again.has_value() && *again == *state, "a position written reads back");
  play_on(*game, *state, Rng(input.size()), 50);
}

std::vector<std::string> position_seeds(const GamePtr& game) {
  std::vector<std::string> seeds;
  for (std::uint64_t number = 0; number < 3; ++number) {
    Rng rng(number);
    AnyState state = game->start(setup_of(*game, number), Seed{number, 0, 0, 0});
    for (int ply = 0; ply < 240 && game->to_move(state) != nobody; ++ply) {
      if (ply % 40 == 0) seeds.push_back(game->position(state));
      game->play(state, any_move(*game, state, rng));
    }
  }
  return seeds;
}

// ---- records ----
void check_record(const GamePtr& game, std::string_view input) {
  const auto find = [&](std::string_view id) -> Result<GamePtr> {
    if (id == game->info().id) return game;
    return Error{"no such game", "", game->info().id};
  };
  const auto match = read_record(input, "fuzz.pionek", find);
  if (!match) {
    demand(!match.error().what.empty() && match.error().where.starts_with("fuzz.pionek:"),
           "an error says what and where");
    return;
  }
  const std::string text = write_record(*match);
  const auto again = read_record(text, "fuzz.pionek", find);
  demand(again.has_value() && *again == *match, "a written record reads back");
  demand(write_record(*again) == text, "writing is exact");
}

std::vector<std::string> record_seeds(const GamePtr& game) {
  Rng rng(1);
  Match match = Match::begin(game, setup_of(*game, 1), Seed{1, 0, 0, 0}).value();
  while (match.ply() < 30 && !match.over()) match.play(any_move(*game, match.state(), rng));
  const Match puzzle =
      Match::begin_from(game, match.setup(), tree(game->position(match.state()))).value();
  return {write_record(match), write_record(puzzle)};
}

// ---- data files: the first byte says which one is replaced by the rest ----
std::vector<std::string> data_names(const Files& files) {
  std::vector<std::string> names;
  for (const auto& [name, text] : files.all()) {
    if (name.starts_with("data/")) names.push_back(name);
  }
  return names;
}

void check_data(const GamePtr& game, std::string_view input) {
  if (input.empty()) return;
  Files files = embedded_files(game->info().id);
  const std::vector<std::string> names = data_names(files);
  files.put(names[static_cast<unsigned char>(input[0]) % names.size()],
            std::string(input.substr(1)));
  const auto other = load_game(game->info().id, files);
  if (!other) {
    demand(other.error().where.starts_with("data/"), "an error names a file");
    return;
  }
  // Strange figures may make a strange game, never a broken one.
  const AnyState start =
      (*other)->start(setup_of(**other, input.size()), Seed{input.size(), 0, 0, 0});
  play_on(**other, start, Rng(input.size()), 500);
}

std::vector<std::string> data_seeds(const GamePtr& game) {
  const Files files = embedded_files(game->info().id);
  std::vector<std::string> seeds;
  for (const std::string& name : data_names(files)) {
    seeds.push_back(static_cast<char>(seeds.size()) + **files.get(name));
  }
  return seeds;
}

// ---- words ----
void check_words(const GamePtr& game, std::string_view input) {
  static constexpr std::array<std::string_view, 3> kKeys{"none", "a", "b"};
  enum class Key : std::uint8_t { none, a, b };
  for (const Lang lang : kLangs) {
    const auto words = Words::read(input, "words.json", lang, kKeys);
    if (!words) {
      demand(words.error().where.starts_with("words.json"), "an error names the file");
      continue;
    }
    static_cast<void>(words->text({Key::a, 1, seat_at(2), Thing{0, 0}, 4, 5}, game->catalog()));
    static_cast<void>(words->text({Key::b}, game->catalog()));
  }
}

std::vector<std::string> word_seeds(const GamePtr& /*game*/) {
  return {R"({"none": "", "a": "{0} {1|barrel|barrels} {2} {3}", "b": "plain"})",
          R"({"none": "", "a": "{0|beczka|beczki|beczek} {2}", "b": "{1}"})"};
}

constexpr std::array<Reader, 6> kReaders{{{"notation", check_notation, notation_seeds},
                                          {"position", check_position, position_seeds},
                                          {"coach", check_coach, position_seeds},
                                          {"record", check_record, record_seeds},
                                          {"data", check_data, data_seeds},
                                          {"words", check_words, word_seeds}}};

}  // namespace

std::span<const Reader> readers() { return kReaders; }

void demand(bool holds, const char* promise) {
  if (holds) return;
  std::cerr << "broken promise: " << promise << '\n';
  std::abort();
}

}  // namespace pionek
