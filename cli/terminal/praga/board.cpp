#include "cli/terminal/praga/board.hpp"

#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

#include "embedded_table.inc"

constexpr std::array<std::string_view, 6> kRoman{"–", "I", "II", "III", "IV", "V"};

// Columns of the players' table.
constexpr int kNameWidth = 9;
constexpr int kPointsWidth = 10;
constexpr int kGoodsWidth = 9;
constexpr int kWindowsWidth = 5;
constexpr int kTokensWidth = 7;
constexpr int kCubesWidth = 3;
constexpr int kTracksWidth = 12;
constexpr int kRoadWidth = 5;
constexpr int kMonumentsWidth = 11;
constexpr int kWallsWidth = 6;

std::string figure(const json::object& player, std::string_view key) {
  return std::to_string(player.at(key).to_number<int>());
}

// "2/0"
std::string figures(const json::object& player, std::initializer_list<std::string_view> keys) {
  std::vector<std::string> parts;
  for (const std::string_view key : keys) parts.push_back(figure(player, key));
  return joined(parts, "/");
}

}  // namespace

TerminalBoard::TerminalBoard(const Praga& game, const Files& files, Lang lang)
    : GameBoard(game, files, {kEmbedded, kScreenKeys, lang}) {}

Seat TerminalBoard::subject(const Pen& pen) {
  if (pen.scene.viewer != nobody) return pen.scene.viewer;
  return pen.scene.to_move != nobody ? pen.scene.to_move : seat_at(0);
}

int TerminalBoard::tile_at(const json::value& id) const {
  return *game_.catalog().find(kHexSet, text_of(id));
}

std::string TerminalBoard::gives(int tile) const {
  return name(kGainSet, static_cast<int>(game_.data().tile(tile).gain));
}

std::string TerminalBoard::mark(const Pen& pen, const json::value& holder) {
  if (holder.is_string()) return "×";
  const Seat seat = seat_at(holder.to_number<int>());
  return pen.paper.ink(seat, std::to_string(index(seat) + 1));
}

Lines TerminalBoard::draw(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  header(pen);
  crane(pen);
  rows(pen);
  players(pen);
  rival(pen);
  city(pen);
  own(pen);
  open(pen);
  drawn(pen);
  joins(pen);
  return trimmed_lines(std::move(pen.lines));
}

void TerminalBoard::header(Pen& pen) const {
  const std::string_view phase = text_of(pen["phase"]);
  if (phase == "setup") return title(pen, say_(ScreenWord::setup));
  if (phase == "over") return title(pen, say_(ScreenWord::over));
  const std::string era(kRoman[static_cast<std::size_t>(pen.number("era"))]);
  title(pen, say_(ScreenWord::header, pen.number("round"), pen.number("rounds"), era,
                  pen.number("total_turns") - pen.number("turns")));
}

// "Mines/Wall"
std::string TerminalBoard::actions_text(const Pen& pen, const json::value& tile) const {
  const int side = text_of(pen["side"]) == kSideIds[0] ? 0 : 1;
  const int which = *game_.catalog().find(kTileSet, text_of(tile));
  const ActionPair& pair = game_.data().action_tiles[side][which];
  const auto word = [&](Action action) { return kActionWords[static_cast<std::size_t>(action)]; };
  return say_(word(pair[0])) + "/" + say_(word(pair[1]));
}

// "special/2 VP", or what the bonus is called.
std::string TerminalBoard::sector_text(const json::value& id) const {
  const int which = *game_.catalog().find(kSectorSet, text_of(id));
  const Sector& sector = game_.data().sectors[which];
  if (sector.kind != Sector::Kind::special) return name(kSectorSet, which);
  return say_(ScreenWord::special, name(kGainSet, static_cast<int>(sector.bonus.gain)));
}

// "3g, 1 stone"; of the tile that was taken in this turn only the bonus.
std::string TerminalBoard::price_at(const json::object& position) const {
  if (position.at("tile").is_null()) return sector_text(position.at("sector"));
  const int gold = position.at("gold").to_number<int>();
  const int points = position.at("vp").to_number<int>();
  std::string price;
  if (gold > 0) price = say_(ScreenWord::gold, gold) + ", ";
  if (points > 0) price += "+" + say_(ScreenWord::points, points) + ", ";
  return price + sector_text(position.at("sector"));
}

// Two tiles a line; the one that was taken in this turn has a mark.
void TerminalBoard::crane(Pen& pen) const {
  const json::array& positions = pen["crane"].get_array();
  const json::value* turn = pen["turn"].is_null() ? nullptr : &pen["turn"];
  const std::size_t columns = pen.paper.brief ? 2 : 1;
  const int wide = (pen.paper.width - Pen::kMargin) / static_cast<int>(columns);
  std::vector<std::string> cells;
  for (std::size_t at = 0; at < positions.size(); ++at) {
    const json::object& position = positions[at].get_object();
    const bool taken = turn != nullptr && turn->at("position").is_number() &&
                       turn->at("position").to_number<std::size_t>() == at;
    const json::value& tile = taken ? turn->at("tile") : position.at("tile");
    if (tile.is_null()) continue;
    const std::string text = fit((taken ? "►" : " ") + std::to_string(at) + " " +
                                     actions_text(pen, tile) + " " + price_at(position),
                                 wide);
    cells.push_back(taken ? pen.paper.ink(Tone::number, text) : text);
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % columns == 0) {
      const std::string word = i == 0 ? say_(ScreenWord::crane) : "";
      pen.lines.push_back(pen.paper.ink(Tone::faint, fit(word, Pen::kMargin)));
    }
    pen.lines.back() += cells[i];
  }
}

// "2g 3s"
std::string TerminalBoard::price_text(int tile) const {
  const HexTile& face = game_.data().tile(tile);
  std::vector<std::string> parts;
  if (face.gold > 0) parts.push_back(say_(ScreenWord::gold, static_cast<int>(face.gold)));
  if (face.stone > 0) parts.push_back(say_(ScreenWord::stone, static_cast<int>(face.stone)));
  return joined(parts, "+");
}

// "Gate 3s: 4 VP"; of an upgrade the action it improves.
std::string TerminalBoard::offer_text(int tile) const {
  const HexTile& face = game_.data().tile(tile);
  const std::string star = face.special ? "*" : "";
  if (face.kind == Kind::upgrade) {
    return star + say_(kActionWords[static_cast<std::size_t>(face.action)]) + ": " + gives(tile);
  }
  const std::string price = price_text(tile);
  return star + name(kHexSet, tile) + (price.empty() ? "" : " " + price) + ": " + gives(tile);
}

void TerminalBoard::rows(Pen& pen) const {
  for (int kind = 0; kind < kKinds; ++kind) {
    const json::value& row = pen["rows"].at(kKindIds[kind]);
    std::vector<std::string> parts;
    for (const json::value& tile : row.at("tiles").get_array()) {
      if (!tile.is_null()) parts.push_back(offer_text(tile_at(tile)) + ";");
    }
    if (!parts.empty()) parts.back().pop_back();
    pen.flow(say_(kRowWords[kind]), parts);
  }
}

std::string TerminalBoard::player_row(const Pen& pen, Seat seat) const {
  const json::object& player = pen.player(seat);
  const json::object& tracks = player.at("tracks").get_object();
  std::vector<std::string> steps;
  for (const std::string_view id : kTrackIds) steps.push_back(figure(tracks, id));
  std::vector<std::string> climbed;
  for (const std::string_view id : kMonumentIds) {
    const json::value& at = player.at("monuments").at(id);
    climbed.push_back(say_(ScreenWord::climbed, at.at("row").to_number<int>(),
                           at.at("col").to_number<int>() + 1));
  }
  const auto road = static_cast<std::size_t>(player.at("road").to_number<int>());
  std::string row = (seat == pen.scene.to_move ? "►" : " ") + std::to_string(index(seat) + 1) + " ";
  row += pen.paper.ink(seat, fit(who(pen, seat), kNameWidth));
  row += fit_right(figure(player, "vp") + " (" + figure(player, "points") + ")", kPointsWidth);
  row += fit_right(figures(player, {"gold", "stone", "egg"}), kGoodsWidth);
  row += fit_right(figures(player, {"gold_window", "silver_window"}), kWindowsWidth);
  row += fit_right(figures(player, {"red_token", "blue_token"}), kTokensWidth);
  row += fit_right(figure(player, "cubes"), kCubesWidth);
  row += fit_right(joined(steps, "/"), kTracksWidth);
  row += fit_right(kRoman[road], kRoadWidth);
  row += fit_right(joined(climbed, "  "), kMonumentsWidth);
  return row + fit_right(std::to_string(player.at("walls").get_object().size()), kWallsWidth);
}

// In the order of play.
void TerminalBoard::players(Pen& pen) const {
  const std::string head = "   " + fit(say_(ScreenWord::player), kNameWidth) +
                           fit_right(say_(ScreenWord::head_points), kPointsWidth) +
                           fit_right(say_(ScreenWord::head_goods), kGoodsWidth) +
                           fit_right(say_(ScreenWord::head_windows), kWindowsWidth) +
                           fit_right(say_(ScreenWord::head_tokens), kTokensWidth) +
                           fit_right(say_(ScreenWord::head_cubes), kCubesWidth) +
                           fit_right(say_(ScreenWord::head_tracks), kTracksWidth) +
                           fit_right(say_(ScreenWord::head_road), kRoadWidth) +
                           fit_right(say_(ScreenWord::head_monuments), kMonumentsWidth) +
                           fit_right(say_(ScreenWord::head_walls), kWallsWidth);
  pen.lines.push_back(pen.paper.ink(Tone::faint, head));
  const int count = static_cast<int>(pen["players"].get_array().size());
  for (int i = 0; i < count; ++i) {
    pen.lines.push_back(player_row(pen, seat_at((pen.number("first_player") + i) % count)));
  }
}

void TerminalBoard::rival(Pen& pen) const {
  if (pen["rival"].is_null()) return;
  const json::object& rival = pen["rival"].get_object();
  const json::value& card = rival.at("card");
  pen.entry(say_(ScreenWord::rival_name),
            say_(ScreenWord::rival, rival.at("mines").to_number<int>(),
                 rival.at("quarries").to_number<int>(),
                 card.is_null() ? say_(ScreenWord::no_card) : name(kCardSet, text_of(card)),
                 rival.at("cards").to_number<int>()));
}

// The plazas where somebody has a cube: "Cattle market 12 (2 free)".
void TerminalBoard::city(Pen& pen) const {
  std::vector<std::string> parts;
  for (const auto& [id, plaza] : pen["plazas"].get_object()) {
    if (plaza.at("complete").get_bool() || plaza.at("claims").get_array().empty()) continue;
    std::string text = name(kPlazaSet, id) + " ";
    for (const json::value& claim : plaza.at("claims").get_array()) {
      for (int i = 0; i < claim.at("cubes").to_number<int>(); ++i) {
        text += mark(pen, claim.at("seat"));
      }
    }
    parts.push_back(text + " (" + say_(ScreenWord::places, plaza.at("free").to_number<int>()) +
                    ")");
  }
  if (!parts.empty()) pen.flow(say_(ScreenWord::city), parts);
}

}  // namespace pionek::praga
