#include "cli/terminal/carnegie/board.hpp"

#include <algorithm>
#include <functional>

namespace pionek::carnegie {
namespace {

#include "embedded_table.inc"

// Columns of the players' table.
constexpr int kNameWidth = 9;
constexpr int kMoneyWidth = 5;
constexpr int kGoodsWidth = 4;
constexpr int kPointsWidth = 5;
constexpr int kPeopleWidth = 23;
constexpr int kDiscsWidth = 6;
constexpr int kDonatedWidth = 8;
constexpr int kGap = 2;

// Parts of the board in the order in which they are drawn.
enum Part : std::size_t {
  kTimeline,
  kPeople,
  kCompany,
  kStrips,
  kProjects,
  kDonations,
  kMarket,
  kParts
};

// Every part, some of them twice: behind the people those that the question is about.
std::vector<std::size_t> ranking(const Pen& pen) {
  std::vector<std::size_t> order{kPeople};
  const json::value& now = pen["now"];
  const std::string_view step = now.is_null() ? "" : text_of(now.at("step"));
  const auto asked = [&](std::initializer_list<std::string_view> steps,
                         std::initializer_list<std::size_t> about) {
    if (std::find(steps.begin(), steps.end(), step) != steps.end()) {
      order.insert(order.end(), about);
    }
  };
  asked({"side", "choice"}, {kStrips});
  asked({"research"}, {kStrips, kTimeline});
  asked({"housing", "project", "projects", "give"}, {kProjects, kStrips});
  asked({"reserve", "tile"}, {kMarket, kCompany});
  asked({"choose", "recover", "mission"}, {kTimeline});
  asked({"donate", "category"}, {kDonations});
  order.insert(order.end(), {kCompany, kTimeline, kStrips, kProjects, kDonations, kMarket});
  return order;
}

std::string figure(const json::object& player, std::string_view key) {
  return std::to_string(player.at(key).to_number<int>());
}

}  // namespace

TerminalBoard::TerminalBoard(const Carnegie& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {}

Seat TerminalBoard::subject(const Pen& pen) {
  if (pen.scene.viewer != nobody) return pen.scene.viewer;
  return pen.scene.to_move != nobody ? pen.scene.to_move : seat_at(0);
}

bool TerminalBoard::solo(const Pen& pen) { return !pen["andrew"].is_null(); }

std::string TerminalBoard::tile_name(std::string_view id) const {
  const ScreenWord word = word_of(kTileWords, id);
  return word == ScreenWord::none ? name(kTileSet, id) : say_(word);
}

std::string TerminalBoard::mark(const Pen& pen, const json::value& holder) {
  if (holder.is_string()) return text_of(holder) == "andrew" ? "A" : "×";
  const Seat seat = seat_at(holder.to_number<int>());
  return pen.paper.ink(seat, std::to_string(index(seat) + 1));
}

std::string TerminalBoard::holder_name(const Pen& pen, const json::value& holder) const {
  if (holder.is_string()) {
    return say_(text_of(holder) == "andrew" ? ScreenWord::andrew : ScreenWord::neutral);
  }
  return who(pen, seat_at(holder.to_number<int>()));
}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  header(pen);
  parts(pen);
  return trimmed_lines(std::move(pen.lines));
}

// The board from top to bottom. Where a screen has no room for all of it, people stay, and what the
// question is about comes next.
void TerminalBoard::parts(Pen& pen) const {
  using Draw = std::function<void(Pen&)>;
  const std::array<Draw, kParts> draw{
      [&](Pen& to) { timeline(to); },
      [&](Pen& to) {
        players(to);
        if (solo(to)) andrew(to);
        own(to);
      },
      [&](Pen& to) { company(to, subject(to)); },
      [&](Pen& to) { strips(to, subject(to)); },
      [&](Pen& to) { projects(to); },
      [&](Pen& to) { donations(to); },
      [&](Pen& to) { market(to); },
  };
  std::array<Lines, kParts> drawn;
  std::size_t all = 0;
  for (std::size_t i = 0; i < kParts; ++i) {
    Pen part{pen.scene, pen.paper, {}};
    draw[i](part);
    drawn[i] = std::move(part.lines);
    all += drawn[i].size();
  }
  const auto used = pen.lines.size();
  const auto rows = static_cast<std::size_t>(pen.paper.rows);
  std::array<bool, kParts> in{};
  const bool whole = rows == 0 || used + all <= rows;
  std::size_t room = rows > used + 1 ? rows - used - 1 : 0;  // one for the word of the rest
  for (const std::size_t part : ranking(pen)) {
    if (in[part]) continue;
    in[part] = whole || drawn[part].size() <= room;
    if (in[part] && !whole) room -= drawn[part].size();
  }
  for (std::size_t i = 0; i < kParts; ++i) {
    if (in[i]) pen.lines.insert(pen.lines.end(), drawn[i].begin(), drawn[i].end());
  }
  if (!whole) pen.lines.push_back(pen.paper.ink(Tone::faint, say_(ScreenWord::rest)));
}

// Of a side of a strip its places.
std::string TerminalBoard::text(const Scene& scene, std::span<const Thing> things) const {
  const bool side = things.size() == 2 && things[0].set == kStripSet && things[1].set == kSideSet;
  return side ? side_text(things[0].index, things[1].index) : GameBoard::text(scene, things);
}

void TerminalBoard::header(Pen& pen) const {
  const std::string phase = say_(word_of(kPhaseWords, text_of(pen["phase"])));
  std::string text = pen.number("round") == 0 ? say_(ScreenWord::setup, phase)
                                              : say_(ScreenWord::header, pen.number("round"),
                                                     pen.number("rounds"), phase);
  if (!pen["event"].is_null()) {
    text += " · " + say_(word_of(kRowWords, text_of(pen["row"]))) + ": " + event_text(pen["event"]);
  }
  title(pen, text);
}

// The diamond is the action choice tile.
std::string TerminalBoard::player_row(const Pen& pen, Seat seat) const {
  const json::object& player = pen.player(seat);
  const std::string people = figure(player, "standing") + "/" + figure(player, "lying") + "/" +
                             figure(player, "on_mission") + "/" + figure(player, "reserve");
  const std::string donated = std::to_string(player.at("donations").get_array().size()) + "→" +
                              say_(ScreenWord::money, player.at("donation_cost").to_number<int>());
  std::string row = (seat == pen.scene.to_move ? "►" : " ") + std::to_string(index(seat) + 1) + " ";
  row += pen.paper.ink(seat, fit(who(pen, seat), kNameWidth));
  row += player.at("action_tile").get_bool() ? "◊" : " ";
  row += fit_right(figure(player, "money"), kMoneyWidth);
  row += fit_right(figure(player, "goods"), kGoodsWidth);
  row += fit_right(figure(player, "vp"), kPointsWidth);
  row += fit_right(people, kPeopleWidth) + fit_right(figure(player, "discs"), kDiscsWidth);
  row += fit_right(donated, kDonatedWidth) + std::string(kGap, ' ');
  const json::value& reserved = player.at("reserved");
  if (reserved.is_null()) return row;
  return row + cut(tile_name(text_of(reserved)), pen.paper.width - width_of(row));
}

// In the order of play.
void TerminalBoard::players(Pen& pen) const {
  const std::string head =
      "   " + fit(say_(ScreenWord::player), kNameWidth + 1) + fit_right("$", kMoneyWidth) +
      fit_right("■", kGoodsWidth) + fit_right(say_(ScreenWord::points), kPointsWidth) +
      fit_right(say_(ScreenWord::people), kPeopleWidth) +
      fit_right(say_(ScreenWord::discs), kDiscsWidth) +
      fit_right(say_(ScreenWord::donated), kDonatedWidth) + std::string(kGap, ' ');
  const std::string last = cut(say_(ScreenWord::reserved), pen.paper.width - width_of(head));
  pen.lines.push_back(pen.paper.ink(Tone::faint, head + last));
  for (const json::value& seat : pen["order"].get_array()) {
    pen.lines.push_back(player_row(pen, seat_at(seat.to_number<int>())));
  }
}

// What does not fit into the table: what the next income pays, the connection, what was gathered.
void TerminalBoard::own(Pen& pen) const {
  const Seat seat = subject(pen);
  const json::object& player = pen.player(seat);
  std::vector<std::string> parts;
  const json::value& now = pen["now"];
  if (now.is_object() && now.get_object().contains("pool")) {
    const int pool = now.at("pool").to_number<int>();
    const bool mine = now.at("seat").to_number<int>() == index(seat);
    if (mine && pool > 0) parts.push_back(say_(ScreenWord::gathered, pool));
  }
  const json::object& income = player.at("income").get_object();
  std::vector<std::string> pays;
  if (const std::string sure = gains(income); !sure.empty()) pays.push_back(sure);
  for (const json::value& options : income.at("choices").get_array()) {
    pays.push_back(choice(options.get_array()));
  }
  parts.push_back(say_(ScreenWord::income, pays.empty() ? "–" : joined(pays, " ")));
  const json::value& connection = player.at("connection");
  parts.push_back(say_(ScreenWord::connection, connection.at("vp").to_number<int>(),
                       connection.at("value").to_number<int>()));
  parts.push_back(say_(ScreenWord::cap, player.at("donation_cap").to_number<int>()));
  if (player.at("action_tile").get_bool()) parts.push_back(say_(ScreenWord::choice_tile));
  pen.list(say_(pen.scene.viewer == nobody ? ScreenWord::his : ScreenWord::yours),
           joined(parts, " · "));
}

}  // namespace pionek::carnegie
