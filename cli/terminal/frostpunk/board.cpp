#include "cli/terminal/frostpunk/board.hpp"

namespace pionek::frostpunk {
namespace {

#include "embedded_table.inc"

int figure(const json::value& of, std::string_view key) { return of.at(key).to_number<int>(); }

// Where a danger begins to shout.
constexpr int kLoud = 80;

}  // namespace

TerminalBoard::TerminalBoard(const Frostpunk& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {
  // The game has checked its files when it was loaded.
  const json::value citizens = *parse_json(**files.get("data/citizens.json"), "citizens.json");
  for (const json::value& card : citizens.at("cards").get_array()) {
    const int at = *game_.catalog().find(kCitizenSet, text_of(card.at("id")));
    const json::value& death = card.at("death_text").at(text_of(card.at("type")));
    citizens_[at] = {std::string(text_of(card.at("start_text").at(id(lang)))),
                     std::string(text_of(death.at(id(lang))))};
  }
  const json::value crater = *parse_json(**files.get("data/map.json"), "map.json");
  for (const json::value& place : crater.at("places").get_array()) {
    places_[{figure(place, "q"), figure(place, "r")}] =
        *game_.catalog().find(kPlaceSet, text_of(place.at("id")));
  }
  for (const json::value& field : crater.at("generator").get_array()) {
    inner_[{figure(field, "q"), figure(field, "r")}] = text_of(field.at("id"));
  }
}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  header(pen);
  dangers(pen);
  heat(pen);
  stores(pen);
  tonight(pen);
  people(pen);
  morale(pen, "hope", ScreenWord::hope);
  morale(pen, "discontent", ScreenWord::discontent);
  fields(pen);
  laws(pen);
  routes(pen);
  seats(pen);
  hand(pen);
  asked(pen);
  return trimmed_lines(std::move(pen.lines));
}

Lines TerminalBoard::map(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  hexagons(pen);
  texts(pen);
  return trimmed_lines(std::move(pen.lines));
}

// Of a citizen card what counts at the moment: what it costs at the start, what follows if it is
// given for the dead, who are of its own type.
std::string TerminalBoard::text(const Scene& scene, std::span<const Thing> things) const {
  const json::value& now = scene.description.at("now");
  const bool card = things.size() == 1 && things[0].set == kCitizenSet && now.is_object();
  if (const auto citizen = card ? citizens_.find(things[0].index) : citizens_.end();
      citizen != citizens_.end()) {
    const std::string_view step = text_of(now.at("step"));
    if (step == "start_discard") return citizen->second.start;
    if (step == "death") return citizen->second.death;
  }
  return GameBoard::text(scene, things);
}

void TerminalBoard::header(Pen& pen) const {
  const std::string_view phase = text_of(pen["phase"]);
  if (phase == "setup") {
    const std::string_view id = text_of(pen["society"]);
    for (const Society& each : game_.data().societies) {
      if (each.id == id) title(pen, say_(ScreenWord::setup, each.name.in(say_.lang())));
    }
  } else if (phase == "over") {
    title(pen, say_(ScreenWord::over, pen.number("round")));
  } else {
    std::string text = say_(ScreenWord::header, pen.number("round"), pen.number("rounds"),
                            say_(word_of(kPhaseWords, phase)), pen.number("depot"));
    if (!pen["storm"].is_null()) text += " · " + say_(ScreenWord::storm, pen.number("storm"));
    title(pen, text);
  }
}

// Food that the hunger phase will lack if nothing is done (FP-1001, FP-1005). Discounts of laws are
// left out, so that it is never worse than said.
int TerminalBoard::missing_tonight(const Pen& pen) const {
  const auto column = static_cast<std::size_t>(std::max(0, pen.number("round") - 1));
  const std::string_view type = text_of(pen["columns"].at(column));
  const int need = figure(pen["people"].at(type), "pop");
  const int left = std::max(0, pen.number("food") - pen.number("hunger"));
  return std::max(0, need - left);
}

// How far each loss is (FP-204 to FP-209); loud from four fifths of the way on.
void TerminalBoard::dangers(Pen& pen) const {
  const Data& data = game_.data();
  std::vector<std::string> parts;
  const auto add = [&](int at, int of, const std::string& text) {
    parts.push_back(at * 100 >= of * kLoud ? pen.paper.ink(Tone::warning, text + "!") : text);
  };
  const json::value& heat = pen["heat"];
  const int hope = static_cast<int>(pen["hope"].get_array().size());
  const int full = pen["track_lengths"].at(1).to_number<int>();
  const int unrest = static_cast<int>(pen["discontent"].get_array().size());
  const int small = figure(heat, "small");
  const int overload = figure(heat, "overload");
  int sick = 0;
  for (const auto& [type, people] : pen["people"].get_object()) {
    sick = std::max(sick, figure(people, "sick"));
  }
  const int short_of = missing_tonight(pen);
  const int dead = pen.number("deaths");
  add(hope <= 1 ? kLoud : 0, 100, say_(ScreenWord::danger_hope, hope));
  add(unrest, full, say_(ScreenWord::danger_discontent, unrest, full));
  const bool broken = heat.at("overheated").get_bool();
  add(overload, small + 1,
      say_(broken ? ScreenWord::danger_explosion : ScreenWord::danger_overload, overload, small));
  add(sick, data.epidemic, say_(ScreenWord::danger_sick, sick, data.epidemic));
  add(short_of, data.famine, say_(ScreenWord::danger_hunger, short_of, data.famine));
  add(dead, data.last_death, say_(ScreenWord::danger_deaths, dead, data.last_death));
  pen.flow(say_(ScreenWord::dangers), parts);
}

// Each range: warm, warm after so much coal, or out of reach.
void TerminalBoard::heat(Pen& pen) const {
  const json::value& heat = pen["heat"];
  const int now = figure(heat, "heat");
  std::vector<std::string> parts{say_(ScreenWord::heat_is, now, figure(heat, "cold"))};
  const json::array& stoking = heat.at("stoking").get_array();
  for (const auto& [range, reach] : heat.at("reach").get_object()) {
    const std::string colour = say_(word_of(kRangeWords, range));
    const int field = reach.to_number<int>();
    int coal = 0;
    for (std::size_t i = stoking.size(); i-- > 0;) {
      if (figure(stoking[i], "heat") > field) coal = static_cast<int>(i) + 1;
    }
    if (heat.at("warm").at(range).get_bool()) {
      parts.push_back(say_(ScreenWord::range_warm, colour, field));
    } else if (coal > 0) {
      parts.push_back(say_(ScreenWord::range_coal, colour, field, coal));
    } else {
      parts.push_back(say_(ScreenWord::range_cold, colour, field));
    }
  }
  pen.list(say_(ScreenWord::heat), joined(parts, " · "));
}

void TerminalBoard::stores(Pen& pen) const {
  const json::value& pool = pen["pool"];
  std::vector<std::string> parts{
      say_(ScreenWord::wood, figure(pool, "wood")), say_(ScreenWord::coal, figure(pool, "coal")),
      say_(ScreenWord::core, figure(pool, "core")), say_(ScreenWord::food, pen.number("food"))};
  if (pen.number("hunger") > 0) parts.push_back(say_(ScreenWord::hunger, pen.number("hunger")));
  const json::value& heat = pen["heat"];
  parts.push_back(say_(ScreenWord::tower,
                       static_cast<int>(game_.data().heat_field(figure(heat, "heat")).cubes),
                       figure(heat, "lodged")));
  pen.list(say_(ScreenWord::stores), joined(parts, " · "));
}

// What comes if nothing is done: who eats, who has a bed, whom the cold takes.
void TerminalBoard::tonight(Pen& pen) const {
  const Data& data = game_.data();
  const json::value& heat = pen["heat"];
  const auto column = static_cast<std::size_t>(std::max(0, pen.number("round") - 1));
  const std::string_view type = text_of(pen["columns"].at(column));
  const int now = figure(heat, "heat");
  std::string eaten =
      say_(ScreenWord::tonight, name(kTypeSet, type), figure(pen["people"].at(type), "pop"));
  if (const int missing = missing_tonight(pen); missing > 0) {
    eaten += ", " + pen.paper.ink(Tone::warning, say_(ScreenWord::missing, missing));
  }
  int chilled = 0;
  for (int field = now + 1; field <= figure(heat, "cold"); ++field) {
    chilled += data.heat_field(field).sick.size();
  }
  const json::value& beds = pen["beds"];
  std::vector<std::string> parts{
      std::move(eaten),
      say_(ScreenWord::beds, figure(beds, "all") + figure(beds, "children"),
           figure(beds, "needed")),
      say_(ScreenWord::chill, chilled)};
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) parts[i] += " ·";
  pen.flow(say_(ScreenWord::tonight_is), parts);
}

// What the pawns of a kind do; nothing where there are none.
std::string TerminalBoard::pawns_text(const Pen& pen, std::string_view pawn) const {
  constexpr IdWords<4> kDoes{{{"ready", ScreenWord::ready},
                              {"working", ScreenWord::working},
                              {"tired", ScreenWord::tired},
                              {"scouts", ScreenWord::scouts}}};
  const json::value& counts = pen["pawns"].at(pawn);
  std::vector<std::string> parts;
  for (const auto& [key, word] : kDoes) {
    const int n = figure(counts, key);
    if (n > 0) parts.push_back(say_(word, n));
  }
  return joined(parts);
}

void TerminalBoard::people(Pen& pen) const {
  constexpr int kName = 12;
  constexpr int kCount = 3;
  constexpr int kSick = 24;
  for (const auto& [type, people] : pen["people"].get_object()) {
    const bool grave = people.at("skull").get_bool();
    const std::string ill =
        say_(grave ? ScreenWord::grave : ScreenWord::sick, figure(people, "sick"));
    std::string text = fit_right(std::to_string(figure(people, "pop")), kCount) + "  ";
    text += fit(ill, kSick) + pawns_text(pen, type);
    if (type == "child") {
      for (const std::string_view pawn : {"child_worker", "child_engineer"}) {
        const std::string does = pawns_text(pen, pawn);
        if (!does.empty()) text += "; " + name(kPawnSet, pawn) + ": " + does;
      }
    }
    pen.lines.push_back(pen.paper.ink(Tone::faint, fit(name(kTypeSet, type), kName)) +
                        cut(text, pen.paper.width - kName));
  }
  const std::string machines = pawns_text(pen, "automaton");
  if (!machines.empty()) pen.entry(cut(name(kPawnSet, "automaton"), Pen::kMargin - 1), machines);
}

// Active tokens by name, spent ones in brackets.
void TerminalBoard::morale(Pen& pen, std::string_view side, ScreenWord word) const {
  std::vector<std::string> parts;
  for (const json::value& mark : pen[side].get_array()) {
    const std::string& token = name(kTokenSet, text_of(mark.at("token")));
    const bool active = mark.at("active").get_bool();
    parts.push_back(active ? pen.paper.ink(Tone::heading, token) : say_(ScreenWord::spent, token));
  }
  if (parts.empty()) parts.push_back(say_(ScreenWord::no_token));
  pen.flow(say_(word), parts);
}

}  // namespace pionek::frostpunk
