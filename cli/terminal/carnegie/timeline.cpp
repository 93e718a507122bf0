// The timeline with its markers on the left, the transport tracks on the right.
#include "cli/terminal/carnegie/board.hpp"
#include "cli/terminal/pen.hpp"
#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

constexpr int kRowWidth = 12;
constexpr int kEventWidth = 4;
constexpr int kAfterIt = 1;
constexpr int kTimelineWidth = 1 + kRowWidth + kColumns * kEventWidth + kAfterIt;
constexpr int kRegionWidth = 13;
constexpr int kPaysWidth = 8;
constexpr int kSeatWidth = 5;

bool is_donation(const json::value& event) {
  for (const json::value& each : event.at("events").get_array()) {
    if (text_of(each) == "donation") return true;
  }
  return false;
}

}  // namespace

// "WD": income in the West, then donations.
std::string TerminalBoard::event_letters(const json::value& event) const {
  const json::value& region = event.at("region");
  std::string letters;
  if (!region.is_null()) letters = say_(word_of(kRegionLetters, text_of(region)));
  return is_donation(event) ? letters + say_(ScreenWord::letter_donation) : letters;
}

std::string TerminalBoard::event_text(const json::value& event) const {
  const json::value& region = event.at("region");
  if (region.is_null()) return say_(ScreenWord::event_donation);
  const std::string where = say_(word_of(kRegionWords, text_of(region)));
  return say_(is_donation(event) ? ScreenWord::event_both : ScreenWord::event_income, where);
}

// "►HR   ·   ●  [W]  D   M   ED": chosen, the marker on the first space, the event of the round
// in brackets.
std::string TerminalBoard::timeline_row(const Pen& pen, std::size_t row) const {
  const json::value id(kRowIds[row]);
  const json::object& line = pen["timeline"].at(kRowIds[row]).get_object();
  const int marker = line.at("marker").to_number<int>();
  std::string text = pen["row"] == id ? "►" : " ";
  text += fit(say_(word_of(kRowWords, kRowIds[row])), kRowWidth);
  for (int column = 0; column < kColumns; ++column) {
    if (column <= marker) {
      text += fit(column == marker ? " ●" : " ·", kEventWidth);
      continue;
    }
    const std::string letters =
        event_letters(line.at("spaces").at(static_cast<std::size_t>(column - 1)));
    const bool next = column == marker + 1;
    const bool now = next && pen["advancing"] == id;
    const std::string cell = fit(now ? "[" + letters + "]" : " " + letters, kEventWidth);
    text += next ? pen.paper.ink(Tone::number, cell) : cell;
  }
  return text + std::string(kAfterIt, ' ');
}

std::string TerminalBoard::tracks_head(const Pen& pen) const {
  std::string text = pen.paper.ink(Tone::faint, fit(say_(ScreenWord::transport), kRegionWidth) +
                                                    fit(say_(ScreenWord::pays_next), kPaysWidth));
  for (std::size_t i = 0; i < pen["players"].get_array().size(); ++i) {
    text += pen.paper.ink(seat_at(static_cast<int>(i)), fit(std::to_string(i + 1), kSeatWidth));
  }
  return solo(pen) ? text + "A" : text;
}

// "W West   $3→1   1s+2 …": what an employee who comes home brings the seat whose company is shown,
// the research for its next step; then everybody's space, level and employees on missions.
std::string TerminalBoard::tracks_row(const Pen& pen, std::size_t region) const {
  const std::string_view id = kRegionIds[region];
  const std::string label =
      say_(word_of(kRegionLetters, id)) + " " + say_(word_of(kRegionWords, id));
  std::string text = pen.paper.ink(Tone::faint, fit(label, kRegionWidth));
  const json::value& own = pen.player(subject(pen)).at("transport").at(id);
  std::string pays = gains(own.at("income").get_object());
  if (!own.at("next_cost").is_null()) {
    pays += "→" + std::to_string(own.at("next_cost").to_number<int>());
  }
  text += fit(pays, kPaysWidth);
  const auto space = [&](int position, std::string_view level) {
    return std::to_string(position) + say_(word_of(kLevelLetters, level));
  };
  for (std::size_t i = 0; i < pen["players"].get_array().size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const json::value& track = pen.player(seat).at("transport").at(id);
    const int away = pen.player(seat).at("missions").at(id).to_number<int>();
    std::string cell = space(track.at("position").to_number<int>(), text_of(track.at("level")));
    if (away > 0) cell += "+" + std::to_string(away);
    text += pen.paper.ink(seat, fit(cell, kSeatWidth));
  }
  if (!solo(pen)) return text;
  const int at = pen["andrew"].at("transport").at(id).to_number<int>();
  const auto& track = game_.data().tracks[region];
  return text + space(at, kLevelIds[static_cast<std::size_t>(track[at].level)]);
}

void TerminalBoard::timeline(Pen& pen) const {
  const std::string head =
      pen.paper.ink(Tone::faint, fit(say_(ScreenWord::timeline), kTimelineWidth));
  pen.lines.push_back(head + tracks_head(pen));
  static_assert(kRows == kRegions);
  for (std::size_t i = 0; i < kRows; ++i) {
    pen.lines.push_back(timeline_row(pen, i) + tracks_row(pen, i));
  }
}

}  // namespace pionek::carnegie
