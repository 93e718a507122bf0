// Positions and data files with one figure changed at random: each is refused with one clear error,
// or it is sound and the game goes on from it without breaking anything.
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/kit.hpp"
#include "tests/harness/plan.hpp"

namespace pionek::frostpunk::testing {
namespace {

// Every place of a JSON value that is no object and no list.
void collect(json::value& value, std::vector<json::value*>& leaves) {
  if (auto* object = value.if_object()) {
    for (auto& field : *object) collect(field.value(), leaves);
  } else if (auto* list = value.if_array()) {
    for (auto& item : *list) collect(item, leaves);
  } else {
    leaves.push_back(&value);
  }
}

// Changes one of them: another number near or far, another place's value, or nothing at all.
void mutate(json::value& root, Rng& rng) {
  std::vector<json::value*> leaves;
  collect(root, leaves);
  const auto any = [&] { return leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))]; };
  json::value* leaf = any();
  switch (rng.below(4)) {
    case 0:
      *leaf = static_cast<std::int64_t>(rng.below(300));
      break;
    case 1:
      if (leaf->is_int64() || leaf->is_uint64()) {
        *leaf = leaf->to_number<std::int64_t>() + static_cast<int>(rng.below(3)) - 1;
      }
      break;
    case 2:
      *leaf = json::value(*any());
      break;
    default:
      *leaf = nullptr;
  }
}

// The first thing that goes wrong within so many random moves; "" if nothing does.
std::string play_some(const Frostpunk& played, State s, Rng& rng, int plies) {
  Silent silent;
  MoveList list;
  for (int i = 0; i < plies && played.to_move(s) != nobody; ++i) {
    list.clear();
    played.options(s, list);
    if (list.empty()) return "no option";
    played.play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
                silent);
    if (const auto wrong = played.broken(s)) return *wrong;
  }
  static_cast<void>(played.scores(s));
  static_cast<void>(played.describe(s, nobody));
  return "";
}

}  // namespace

TEST(FrostpunkMutations, PositionsAreRefusedOrPlayable) {
  Rng rng(harness::as_asked({.setups = {}, .seed = 2026}).seed);
  Silent silent;
  int accepted = 0;
  for (int game_number = 0; game_number < 12; ++game_number) {
    State s = start(1 + game_number % 4, static_cast<std::uint64_t>(game_number) + 50);
    while (game().to_move(s) != nobody) {
      for (int i = 0; i < 4; ++i) {
        json::value position(tree(game().position(s)));
        mutate(position, rng);
        std::optional<Error> latch;
        const State read = game().read_position(JsonReader(position, "", latch));
        if (latch) {
          EXPECT_FALSE(latch->what.empty());
          continue;
        }
        ++accepted;
        ASSERT_EQ(play_some(game(), read, rng, 20), "") << pretty(position);
      }
      game().play(s, random_move(s, rng), silent);
    }
  }
  EXPECT_GT(accepted, 100) << "food, goods and the like may be anything";
}

TEST(FrostpunkMutations, DataFilesAreRefusedOrPlayable) {
  Rng rng(harness::as_asked({.setups = {}, .seed = 7}).seed);
  const Files shipped = embedded_files("frostpunk");
  std::vector<std::string> names;
  for (const auto& [name, text] : shipped.all()) {
    if (name.starts_with("data/")) names.push_back(name);
  }
  int accepted = 0;
  for (int i = 0; i < 1500; ++i) {
    const std::string& name = names[rng.below(static_cast<std::uint32_t>(names.size()))];
    json::value file = parse_json(**shipped.get(name), name).value();
    mutate(file, rng);
    Files files = shipped;
    files.put(name, json::serialize(file));
    const auto loaded = Frostpunk::load(files);
    if (!loaded) {
      EXPECT_TRUE(loaded.error().where.starts_with("data/")) << loaded.error().text();
      continue;
    }
    ++accepted;
    pionek::Setup setup;
    setup.seats = 1 + i % 4;
    const State s = loaded->start(setup, Seed{static_cast<std::uint64_t>(i), 0, 0, 0});
    ASSERT_EQ(loaded->broken(s).value_or(""), "") << name;
    ASSERT_EQ(play_some(*loaded, s, rng, 150), "") << name;
  }
  EXPECT_GT(accepted, 100);
}

}  // namespace pionek::frostpunk::testing
