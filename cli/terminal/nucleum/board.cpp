#include "cli/terminal/nucleum/board.hpp"

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

#include "embedded_table.inc"

// Columns of the players' table.
constexpr int kNameWidth = 10;
constexpr int kFigureWidth = 5;
constexpr auto kFigures =
    std::to_array<std::pair<std::string_view, ScreenWord>>({{"vp", ScreenWord::points},
                                                            {"thaler", ScreenWord::thaler},
                                                            {"workers", ScreenWord::workers},
                                                            {"uranium", ScreenWord::uranium},
                                                            {"achievements", ScreenWord::tokens},
                                                            {"tracks", ScreenWord::tracks},
                                                            {"powered", ScreenWord::lit},
                                                            {"recharges", ScreenWord::recharged}});

}  // namespace

TerminalBoard::TerminalBoard(const Nucleum& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {
  // The game has checked its files when it was loaded.
  const auto read = [&](const std::string& file, const char* list) {
    return parse_json(**files.get(file), file)->at(list).get_array();
  };
  for (const json::value& each : read("data/technologies.json", "technologies")) {
    technologies_.push_back(
        {std::string(text_of(each.at("id"))), std::string(text_of(each.at("experiment")))});
  }
  for (const json::value& each : read("data/experiments.json", "experiments")) {
    second_turbines_.emplace(text_of(each.at("id")),
                             text_of(each.at("second_turbine").at("text").at(id(lang))));
  }
}

// Of an experiment what sets it apart: its second turbine and its technologies.
std::string TerminalBoard::text(const Scene& scene, std::span<const Thing> things) const {
  if (things.size() != 1 || things[0].set != kExperimentSet) return GameBoard::text(scene, things);
  const std::string& experiment = id_of(kExperimentSet, things[0].index);
  std::vector<std::string> techs;
  for (const Technology& each : technologies_) {
    if (each.experiment == experiment) techs.push_back(name(kTechSet, each.id));
  }
  return say_(ScreenWord::experiment, second_turbines_.at(experiment), joined(techs));
}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  header(pen);
  players(pen);
  side_board(pen);
  coal_and_plants(pen);
  end(pen);
  own(pen, subject(pen));
  return trimmed_lines(std::move(pen.lines));
}

Lines TerminalBoard::map(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  every_city(pen);
  every_link(pen);
  texts(pen, pen.player(subject(pen)));
  return trimmed_lines(std::move(pen.lines));
}

void TerminalBoard::header(Pen& pen) const {
  const std::string_view phase = text_of(pen["phase"]);
  if (phase == "setup") return title(pen, say_(ScreenWord::setup));
  int met = 0;
  for (const auto& gauge : pen["end"].get_object()) met += gauge.value().at("by").is_null() ? 0 : 1;
  std::string text =
      say_(ScreenWord::header, pen.number("round"), met, pen.number("conditions_to_end"));
  if (phase == "last_markers") {
    text += " · " + say_(ScreenWord::last_markers);
  } else if (phase == "over") {
    text += " · " + say_(ScreenWord::over);
  } else if (!pen["last_round"].is_null()) {
    text += " · " + say_(ScreenWord::last_round, pen.number("last_round"));
  }
  title(pen, text);
}

// A seat by its number, in its colour.
std::string TerminalBoard::seat_mark(const Pen& pen, int seat) const {
  return pen.paper.ink(seat_at(seat), std::to_string(seat + 1));
}

std::string TerminalBoard::player_row(const Pen& pen, Seat seat) const {
  const json::object& player = pen.player(seat);
  std::string row = (seat == pen.scene.to_move ? "►" : " ") + std::to_string(index(seat) + 1) + " ";
  const json::value& experiment = player.at("experiment");
  const std::string letter =
      experiment.is_null()
          ? " "
          : std::string(1, static_cast<char>(std::toupper(text_of(experiment).front())));
  row += pen.paper.ink(seat, fit(who(pen, seat), kNameWidth)) + letter;
  for (const auto& [key, word] : kFigures) {
    row += fit_right(std::to_string(number(player, key)), kFigureWidth);
  }
  const auto count = [&](std::string_view key) {
    return std::to_string(player.at(key).get_array().size());
  };
  row += fit_right(count("techs"), kFigureWidth);
  row += fit_right(count("pool") + "/" + count("board_row"), kFigureWidth + 1) + "  ";
  std::vector<std::string> markers;
  for (const json::value& space : player.at("markers").get_array()) {
    markers.emplace_back(text_of(space));
  }
  if (const int start = number(player, "start_markers"); start > 0) {
    markers.push_back("0×" + std::to_string(start));
  }
  return row + cut(joined(markers, " "), pen.paper.width - width_of(row));
}

void TerminalBoard::players(Pen& pen) const {
  std::string head = "   " + fit(say_(ScreenWord::player), kNameWidth + 1);
  for (const auto& [key, word] : kFigures) head += fit_right(say_(word), kFigureWidth);
  head += fit_right(say_(ScreenWord::techs), kFigureWidth);
  head += fit_right(say_(ScreenWord::tiles), kFigureWidth + 1) + "  ";
  head += cut(say_(ScreenWord::markers), pen.paper.width - width_of(head));
  pen.lines.push_back(pen.paper.ink(Tone::faint, head));
  const int seats = static_cast<int>(pen["players"].get_array().size());
  for (int i = 0; i < seats; ++i) {
    pen.lines.push_back(player_row(pen, seat_at((pen.number("first_player") + i) % seats)));
  }
}

// The offer with its prices, contracts, and what the segments of the achievement track count.
void TerminalBoard::side_board(Pen& pen) const {
  const json::array& offer = pen["offer"].get_array();
  std::vector<std::string> tiles;
  for (std::size_t i = 0; i < offer.size(); ++i) {
    if (offer[i].is_null()) continue;
    tiles.push_back(pen.paper.ink(Tone::number, std::to_string(game_.data().prices[i])) + ":" +
                    tile_text(text_of(offer[i])));
  }
  tiles.push_back(pen.paper.ink(Tone::faint, say_(ScreenWord::stack, pen.number("stack"))));
  pen.flow(say_(ScreenWord::offer), tiles);
  const auto contracts = [&](ScreenWord word, std::string_view key) {
    std::vector<std::string> names;
    for (const json::value& id : pen[key].get_array()) {
      if (!id.is_null()) names.push_back(name(kContractSet, text_of(id)) + ";");
    }
    if (!names.empty()) names.back().pop_back();
    pen.flow(say_(word), names);
  };
  contracts(ScreenWord::market, "market");
  contracts(ScreenWord::purple, "purple");
  if (pen.paper.brief) return;
  const json::array& counts = pen.player(subject(pen)).at("success").get_array();
  std::vector<std::string> goals;
  int at = 0;
  for (const json::value& segment : pen["segments"].get_array()) {
    std::string text =
        name(kSuccessSet, text_of(segment.at("success"))) + " " +
        say_(ScreenWord::you_count, counts[static_cast<std::size_t>(at++)].to_number<int>());
    if (segment.at("nucleum").get_bool()) text += " " + say_(ScreenWord::nucleum_here);
    goals.push_back(text + (at < kSegments ? ";" : ""));
  }
  pen.flow(say_(ScreenWord::goals), goals);
}

// "Grimma ☢ 1 3": a plant with its nucleum and the owners of its turbines.
void TerminalBoard::coal_and_plants(Pen& pen) const {
  const auto& prices = game_.data().coal_prices;
  std::vector<std::string> parts;
  for (int area = 0; area < kAreas; ++area) {
    const json::value& here = pen["coal"].at(kAreaIds[static_cast<std::size_t>(area)]);
    parts.push_back(say_(ScreenWord::coal_area, name(kAreaSet, area), number(here, "price"),
                         number(here, "cheap"), number(here, "dear"), prices[0], prices[1]));
  }
  const json::array& nucleum = pen["nucleum"].get_array();
  for (std::size_t plant = 0; plant < game_.data().plants.size(); ++plant) {
    const Plant& what = game_.data().plants[plant];
    const json::value id(id_of(kPlantSet, static_cast<int>(plant)));
    const bool has_one = std::find(nucleum.begin(), nucleum.end(), id) != nucleum.end();
    std::string text = city_name(what.city);
    text += " " + say_(!what.nucleum ? ScreenWord::coal_only
                       : has_one     ? ScreenWord::nucleum_here
                                     : ScreenWord::no_nucleum);
    for (const auto& turbine : pen["turbines"].get_object()) {
      const int slot = *game_.catalog().find(kTurbineSet, turbine.key());
      if (map_of(pen).turbine_city[static_cast<std::size_t>(slot)] != what.city) continue;
      text += " " + seat_mark(pen, number(turbine.value(), "owner"));
    }
    parts.push_back(text + ";");
  }
  parts.back().pop_back();
  pen.flow(say_(ScreenWord::coal), parts);
}

// How far each end condition has come.
void TerminalBoard::end(Pen& pen) const {
  std::vector<std::string> parts;
  for (const auto& [id, word] : kEndWords) {
    const json::value& gauge = pen["end"].at(id);
    std::string text = say_(word) + " " + std::to_string(number(gauge, "have")) + "/" +
                       std::to_string(number(gauge, "need"));
    if (!gauge.at("by").is_null()) text += " " + seat_mark(pen, number(gauge, "by")) + "✓";
    parts.push_back(std::move(text));
  }
  pen.flow(say_(ScreenWord::end), parts);
}

}  // namespace pionek::nucleum
