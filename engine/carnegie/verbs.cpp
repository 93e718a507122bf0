#include "engine/carnegie/verbs.hpp"

#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {
namespace {

Blank thing(Set set) { return {Blank::Is::thing, Blank::Field::a, set}; }
Blank second(Set set) { return {Blank::Is::thing, Blank::Field::b, set}; }
Blank amount() { return {Blank::Is::number, Blank::Field::n}; }
Blank stance() { return {Blank::Is::thing, Blank::Field::n, kStanceSet, "as"}; }

}  // namespace

GameInfo make_info(const Data& data) {
  GameInfo info;
  info.id = Carnegie::kId;
  info.name = {"Carnegie", "Carnegie"};
  info.rule_prefix = "CA";
  info.rules_version = 2;
  info.min_seats = 1;
  info.max_seats = kSeats;
  info.rival = {"Andrew", "Andrew"};

  OptionSpec level{"level", {"Andrew's level", "Poziom trudności"}, {}, {.max_seats = 1}};
  for (const Difficulty& each : data.difficulties) level.values.push_back({each.id, each.name});
  info.options.push_back(std::move(level));

  // In the order of Carnegie::progress.
  info.phases = {{"choose", {"Timeline", "Oś czasu"}},
                 {"events", {"Event", "Wydarzenie"}},
                 {"departments", {"Departments", "Działy"}},
                 {"activation", {"Activation", "Aktywacja"}}};
  info.score_groups = score_groups();

  // In the order of Act.
  info.verbs = {
      {"side", {thing(kStripSet), second(kSideSet)}},
      {"place", {thing(kSlotSet)}},
      {"reserve", {thing(kTileSet)}},
      {"move", {thing(kRoomSet), second(kRoomSet), stance()}},
      {"activate", {thing(kRoomSet)}},
      {"ready", {}},
      {"row", {thing(kRowSet)}},
      {"andrew", {}},
      {"recover", {amount()}},
      {"lodge", {amount()}},
      {"take", {thing(kResourceSet)}},
      {"slide", {thing(kStripSet)}},
      {"advance", {thing(kTrackSet)}},
      {"donate", {thing(kDonationSet)}},
      {"adopt", {thing(kRowSet)}},
      {"use", {thing(kUseSet)}},
      {"mission", {thing(kMissionSet)}},
      {"trade", {amount()}},
      {"tile", {thing(kTileSet)}},
      {"room", {thing(kRoomSet)}},
      {"bring", {thing(kRoomSet), stance()}},
      {"project", {thing(kStripSet), second(kSlotSet)}},
      {"sell", {}},
      {"done", {}},
  };
  return info;
}

}  // namespace pionek::carnegie
