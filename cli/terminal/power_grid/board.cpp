#include "cli/terminal/power_grid/board.hpp"

#include "engine/power_grid/data.hpp"

namespace pionek::power_grid {
namespace {

#include "embedded_table.inc"

constexpr std::array kKindWords{ScreenWord::kind_coal,          ScreenWord::kind_oil,
                                ScreenWord::kind_garbage,       ScreenWord::kind_uranium,
                                ScreenWord::kind_hybrid,        ScreenWord::kind_eco,
                                ScreenWord::kind_unconventional};
constexpr std::array kShortWords{ScreenWord::short_coal,          ScreenWord::short_oil,
                                 ScreenWord::short_garbage,       ScreenWord::short_uranium,
                                 ScreenWord::short_hybrid,        ScreenWord::short_eco,
                                 ScreenWord::short_unconventional};
constexpr std::array kKindTones{Tone::amber,  Tone::grey,  Tone::yellow, Tone::red,
                                Tone::purple, Tone::green, Tone::green};

ScreenWord word_of(Kind kind, const std::array<ScreenWord, 7>& kinds) {
  return kinds[static_cast<std::size_t>(kind)];
}
Tone tone_of(Kind kind) { return kKindTones[static_cast<std::size_t>(kind)]; }

ScreenWord phase_word(std::string_view phase) {
  constexpr std::array<std::pair<std::string_view, ScreenWord>, 7> kPhases{
      {{"draft", ScreenWord::phase_draft},
       {"order", ScreenWord::phase_order},
       {"auction", ScreenWord::phase_auction},
       {"fuel", ScreenWord::phase_fuel},
       {"build", ScreenWord::phase_build},
       {"bureaucracy", ScreenWord::phase_bureaucracy},
       {"over", ScreenWord::phase_over}}};
  for (const auto& [id, word] : kPhases) {
    if (id == phase) return word;
  }
  return ScreenWord::phase_over;
}

// Columns of the players' table.
constexpr int kNameWidth = 9;
constexpr int kCashWidth = 5;
constexpr int kCitiesWidth = 7;
constexpr int kPowerWidth = 6;

// Two digits, so that plants stand in line: "03".
std::string plant_number(int number) {
  return number < 10 ? "0" + std::to_string(number) : std::to_string(number);
}

}  // namespace

TerminalBoard::TerminalBoard(const PowerGrid& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {
  // The game has checked its files when it was loaded.
  const std::string& text = **files.get("data/links.json");
  const json::value parsed = *parse_json(text, "links.json");
  for (const json::value& value : parsed.at("links").get_array()) {
    const auto city = [&](const char* end) {
      return *game_.catalog().find(kCitySet, text_of(value.at(end)));
    };
    links_.push_back({city("a"), city("b"), value.at("cost").to_number<int>()});
  }
}

const Plant& TerminalBoard::plant(std::string_view id) const {
  const auto at = *game_.catalog().find(kPlantSet, id);
  return game_.data().plants[static_cast<std::size_t>(at)];
}

const Map& TerminalBoard::map_of(const Pen& pen) const {
  const std::string_view id = text_of(pen["map"]);
  const auto& maps = game_.data().maps;
  return *std::find_if(maps.begin(), maps.end(), [&](const auto& each) { return each.id == id; });
}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  header(pen);
  plants(pen);
  fuel(pen);
  players(pen);
  auction(pen);
  own_plants(pen);
  networks(pen);
  // While building, the options themselves name every city with its price.
  if (text_of(pen["phase"]) != "build") nearby(pen);
  return trimmed_lines(std::move(pen.lines));
}

void TerminalBoard::header(Pen& pen) const {
  title(pen, say_(ScreenWord::header, map_of(pen).name.in(say_.lang()), pen.number("round"),
                  say_(phase_word(text_of(pen["phase"]))), pen.number("stage"),
                  pen.number("stage2_cities"), pen.number("end_cities")));
}

// "20: 3 coal→5": what it burns and how many cities it supplies.
std::string TerminalBoard::plant_text(std::string_view id, const KindWords& kinds) const {
  const Plant& card = plant(id);
  std::string text = plant_number(card.number) + ": ";
  if (card.burns > 0) text += std::to_string(card.burns) + " ";
  return text + say_(word_of(card.kind, kinds)) + "→" + std::to_string(card.powers);
}

void TerminalBoard::plants(Pen& pen) const {
  constexpr std::size_t kInRow = 4;
  const int cell = (pen.paper.width - Pen::kMargin) / static_cast<int>(kInRow);
  const json::object& market = pen["market"].get_object();
  const auto row = [&](const std::string& word, const json::array& ids, std::size_t from) {
    std::string text = pen.paper.ink(Tone::faint, fit(word, Pen::kMargin));
    for (std::size_t i = from; i < std::min(from + kInRow, ids.size()); ++i) {
      const std::string_view id = text_of(ids[i]);
      text += pen.paper.ink(tone_of(plant(id).kind), fit(plant_text(id, kKindWords), cell));
    }
    pen.lines.push_back(std::move(text));
  };
  const json::array& current = market.at("current").get_array();
  const json::array& future = market.at("future").get_array();
  for (std::size_t at = 0; at == 0 || at < current.size(); at += kInRow) {
    row(at == 0 ? say_(ScreenWord::market) : " ", current, at);
  }
  if (!future.empty()) row(say_(ScreenWord::future), future, 0);
  if (market.at("stage3_card").get_bool()) pen.lines.back() += say_(ScreenWord::stage3);
}

// "18: 3 3 3 4 4 4 5… +5": how many, what the next ones cost, how many come at the end of a round.
std::string TerminalBoard::fuel_prices(const Pen& pen, std::size_t fuel, int width) const {
  const json::object& each = pen["fuel"].at(kFuelIds[fuel]).get_object();
  const auto count = each.at("market").to_number<std::size_t>();
  const auto& prices = game_.data().resources[fuel].prices;
  std::string next;
  for (std::size_t i = prices.size() - count; i < prices.size(); ++i) {
    next += " " + std::to_string(prices[i]);
  }
  const std::string stock = fit_right(std::to_string(count), 2) + ":";
  const std::string refill = " +" + std::to_string(each.at("refill").to_number<int>());
  return stock + fit(next, width - width_of(stock) - width_of(refill)) + refill;
}

void TerminalBoard::fuel(Pen& pen) const {
  constexpr int kGap = 3;
  const int half = (pen.paper.width - kGap) / 2;
  std::string line;
  for (std::size_t f = 0; f < kFuels; ++f) {
    const std::string label = fit(name(kFuelSet, static_cast<int>(f)), Pen::kMargin);
    line += pen.paper.ink(kKindTones[f], label) + fuel_prices(pen, f, half - Pen::kMargin);
    if (f % 2 == 0) {
      line += std::string(kGap, ' ');
    } else {
      pen.lines.push_back(std::move(line));
      line.clear();
    }
  }
}

// "10 coal 13 eco | 4 coal 2 oil"
std::string TerminalBoard::holdings(const json::object& player) const {
  std::vector<std::string> cards;
  for (const json::value& id : player.at("plants").get_array()) {
    const Plant& card = plant(text_of(id));
    cards.push_back(plant_number(card.number) + " " + say_(word_of(card.kind, kShortWords)));
  }
  std::vector<std::string> store;
  for (std::size_t f = 0; f < kFuels; ++f) {
    const int count = player.at("fuel").at(kFuelIds[f]).to_number<int>();
    if (count > 0) store.push_back(std::to_string(count) + " " + say_(kShortWords[f]));
  }
  return joined(cards, " ") + (store.empty() ? "" : " | " + joined(store, " "));
}

// How a player stands in the auctions of the round: has bought, has given up, is still bidding.
std::string TerminalBoard::status(const Pen& pen, Seat seat) const {
  if (text_of(pen["phase"]) != "auction") return " ";
  if (pen.player(seat).at("bought").get_bool()) return "✓";
  if (pen.player(seat).at("gave_up").get_bool()) return "×";
  const json::value& now = pen["auction"];
  if (now.is_null()) return " ";
  const json::array& active = now.at("active").get_array();
  return std::find(active.begin(), active.end(), json::value(index(seat))) != active.end() ? "•"
                                                                                           : " ";
}

std::string TerminalBoard::player_row(const Pen& pen, Seat seat, int place) const {
  const json::object& player = pen.player(seat);
  const json::value& cash = player.at("cash");
  std::string row = (seat == pen.scene.to_move ? "►" : " ") + std::to_string(place) + " ";
  row += pen.paper.ink(seat, fit(who(pen, seat), kNameWidth)) + status(pen, seat);
  row += fit_right(cash.is_null() ? "?" : std::to_string(cash.to_number<int>()), kCashWidth);
  row += fit_right(std::to_string(player.at("city_count").to_number<int>()), kCitiesWidth);
  row += fit_right(std::to_string(player.at("can_supply").to_number<int>()), kPowerWidth) + "  ";
  return row + cut(holdings(player), pen.paper.width - width_of(row));
}

void TerminalBoard::players(Pen& pen) const {
  pen.lines.push_back(
      pen.paper.ink(Tone::faint, "   " + fit(say_(ScreenWord::player), kNameWidth + 1) +
                                     fit_right(say_(ScreenWord::cash), kCashWidth) +
                                     fit_right(say_(ScreenWord::cities), kCitiesWidth) +
                                     fit_right(say_(ScreenWord::power), kPowerWidth) + "  " +
                                     say_(ScreenWord::plants)));
  int place = 0;
  for (const json::value& seat : pen["order"].get_array()) {
    pen.lines.push_back(player_row(pen, seat_at(seat.to_number<int>()), ++place));
  }
}

void TerminalBoard::auction(Pen& pen) const {
  const json::value& now = pen["auction"];
  if (now.is_null()) return;
  std::string text = plant_text(text_of(now.at("plant")), kKindWords);
  if (!now.at("bid").is_null()) {
    const Seat bidder = seat_at(now.at("bidder").to_number<int>());
    text += ": " + say_(ScreenWord::bid, now.at("bid").to_number<int>(), who(pen, bidder));
  }
  pen.entry(say_(ScreenWord::auction), text + "  " + say_(ScreenWord::still_in));
}

void TerminalBoard::own_plants(Pen& pen) const {
  if (pen.scene.viewer == nobody) return;
  const json::object& player = pen.player(pen.scene.viewer);
  std::vector<std::string> cards;
  for (const json::value& id : player.at("plants").get_array()) {
    cards.push_back(plant_text(text_of(id), kShortWords));
  }
  if (cards.empty()) return;
  const std::string income = say_(ScreenWord::income, player.at("can_supply").to_number<int>(),
                                  player.at("income").to_number<int>());
  pen.entry(say_(ScreenWord::own_plants), joined(cards, "  ") + "  " + income);
}

}  // namespace pionek::power_grid
