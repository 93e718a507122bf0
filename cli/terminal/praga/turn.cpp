// What one player has before him, and what is open in the turn: the tile in hand with what it would
// join, tiles to choose from, what has to be done and what may be done.
#include "cli/terminal/praga/board.hpp"
#include "engine/praga/loading.hpp"

namespace pionek::praga {

// "Scholarship (once)"
std::string TerminalBoard::technology_text(const json::value& technology) const {
  const std::string_view state = text_of(technology.at("state"));
  const std::string& called = name(kTechnologySet, text_of(technology.at("id")));
  if (state == "active") return called;
  const ScreenWord word = state == "waiting" ? ScreenWord::waiting
                          : state == "used"  ? ScreenWord::used
                                             : ScreenWord::ready;
  return called + " (" + say_(word) + ")";
}

void TerminalBoard::own(Pen& pen) const {
  const json::object& player = pen.player(subject(pen));
  std::vector<std::string> upgrades;
  for (int action = 0; action < kActions; ++action) {
    const json::value* laid = player.at("upgrades").get_object().if_contains(kActionIds[action]);
    if (laid == nullptr) continue;
    upgrades.push_back(say_(kActionWords[static_cast<std::size_t>(action)]) + ": " +
                       gives(tile_at(laid->at("tile"))) + ";");
  }
  if (!upgrades.empty()) {
    upgrades.back().pop_back();
    pen.flow(say_(ScreenWord::upgrades), upgrades);
  }
  std::vector<std::string> learnt;
  for (const json::value& each : player.at("technologies").get_array()) {
    learnt.push_back(technology_text(each));
  }
  if (!learnt.empty()) pen.list(say_(ScreenWord::technologies), joined(learnt));
}

// "must: side step Cathedral"
std::string TerminalBoard::must_text(const Pen& pen, std::string_view must) const {
  const std::string_view what = must.substr(0, must.find(':'));
  const std::string_view which = must.substr(std::min(must.size(), what.size() + 1));
  if (what == "tile") return say_(ScreenWord::open_tile);
  if (what == "extra") return say_(ScreenWord::open_extra);
  if (what == "side") return say_(ScreenWord::open_side, name(kMonumentSet, which));
  if (what == "effect") return say_(ScreenWord::open_effect, name(kEffectSet, which));
  return say_(ScreenWord::open_action, actions_text(pen, pen["turn"].at("tile")));
}

// The dock: what must be done before the turn can end, then what may be.
void TerminalBoard::open(Pen& pen) const {
  if (pen["turn"].is_null()) return;
  const json::object& turn = pen["turn"].get_object();
  const json::object& player = pen.player(seat_at(turn.at("seat").to_number<int>()));
  std::vector<std::string> parts;
  for (const json::value& must : turn.at("must").get_array()) {
    parts.push_back(must_text(pen, text_of(must)));
  }
  if (parts.empty()) parts.push_back(say_(ScreenWord::may));
  if (text_of(turn.at("bonus")) == "open") {
    parts.push_back(say_(ScreenWord::open_bonus, sector_text(turn.at("sector"))));
  }
  for (const json::value& each : player.at("technologies").get_array()) {
    if (text_of(each.at("state")) != "ready") continue;
    parts.push_back(say_(ScreenWord::open_use, name(kTechnologySet, text_of(each.at("id")))));
  }
  if (player.at("seal_rights").to_number<int>() > 0) parts.push_back(say_(ScreenWord::open_seal));
  const int over = turn.at("windows_over").to_number<int>();
  if (over > 0) parts.push_back(say_(ScreenWord::open_windows, over));
  pen.list(say_(ScreenWord::open), joined(parts, " · "));
}

void TerminalBoard::drawn(Pen& pen) const {
  if (pen["now"].is_null()) return;
  const json::object& now = pen["now"].get_object();
  const json::value* tiles = now.if_contains("drawn");
  if (tiles == nullptr || tiles->is_null()) return;
  const bool learns = text_of(now.at("step")) == "learn";
  std::vector<std::string> parts;
  for (const json::value& tile : tiles->get_array()) {
    parts.push_back(name(learns ? kTechnologySet : kBridgeSet, text_of(tile)));
  }
  pen.list(say_(ScreenWord::drawn), joined(parts, "; "));
}

// "1 pair, 2 red"; empty when nothing is joined.
std::string TerminalBoard::joined_text(const json::value& joined_with) const {
  const int pairs = static_cast<int>(joined_with.at("edges").get_array().size());
  const int red = joined_with.at("red").to_number<int>();
  const int blue = joined_with.at("blue").to_number<int>();
  std::vector<std::string> parts;
  if (pairs > 0) parts.push_back(say_(ScreenWord::pairs, pairs));
  if (red > 0) parts.push_back(say_(ScreenWord::red, red));
  if (blue > 0) parts.push_back(say_(ScreenWord::blue, blue));
  return joined(parts, "+");
}

// Where the tile in hand would join something, and in which rotation most.
void TerminalBoard::joins(Pen& pen) const {
  if (pen["now"].is_null()) return;
  const json::value* hand = pen["now"].get_object().if_contains("hand");
  const json::value* places = hand == nullptr ? nullptr : hand->get_object().if_contains("places");
  if (places == nullptr) return;
  const Kind kind = game_.data().tile(tile_at(hand->at("tile"))).kind;
  const int set = kind == Kind::wall ? kWallSpaceSet : kSpaceSet;
  const auto worth = [](const json::value& each) {
    return 2 * static_cast<int>(each.at("edges").get_array().size()) +
           each.at("red").to_number<int>() + each.at("blue").to_number<int>();
  };
  std::vector<std::string> parts;
  for (const auto& [id, rotations] : places->get_object()) {
    const json::value* best = nullptr;
    for (const json::value& each : rotations.get_array()) {
      if (best == nullptr || worth(each) > worth(*best)) best = &each;
    }
    if (best == nullptr || worth(*best) == 0) continue;
    parts.push_back(name(set, id) + ": " + joined_text(*best) + " (" +
                    say_(ScreenWord::turned, best->at("rotation").to_number<int>()) + ");");
  }
  if (parts.empty()) return pen.entry(say_(ScreenWord::joins), say_(ScreenWord::joins_nothing));
  parts.back().pop_back();
  pen.flow(say_(ScreenWord::joins), parts);
}

}  // namespace pionek::praga
