// A tournament as a picture: on the left the ratings as points with their intervals, on the right
// who won how much against whom. Drawn to be read in light and dark.
#include <array>
#include <cmath>
#include <cstdio>
#include <tuple>

#include "bots/tournament.hpp"

namespace pionek {
namespace {

constexpr int kRow = 34;
constexpr int kTop = 84;
constexpr int kNames = 150;  // width of the names
constexpr int kScale = 360;  // width of the ratings
constexpr int kCell = 62;
constexpr int kGap = 40;

template <class... Args>
std::string print(const char* format, Args... args) {
  std::array<char, 512> text{};
  std::ignore = std::snprintf(text.data(), text.size(), format, args...);
  return text.data();
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  return out;
}

std::string words(int x, int y, const char* anchor, const std::string& text) {
  return print("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">", x, y, anchor) + escaped(text) +
         "</text>\n";
}

// Where a rating lies on the scale.
struct Axis {
  double low = 0;
  double high = 1;

  explicit Axis(const std::vector<Rating>& ratings) {
    for (const Rating& rating : ratings) {
      low = std::min(low, rating.low);
      high = std::max(high, rating.high);
    }
    low = std::floor(low / 200) * 200;
    high = std::ceil(high / 200) * 200;
  }
  [[nodiscard]] int at(double elo) const {
    return kNames + static_cast<int>(kScale * (elo - low) / (high - low));
  }
};

std::string draw_axis(const Axis& axis, int bottom) {
  std::string out;
  const int step = axis.high - axis.low > 1600 ? 400 : 200;
  for (int elo = static_cast<int>(axis.low); elo <= static_cast<int>(axis.high); elo += step) {
    const int x = axis.at(elo);
    out += print("<line class=\"grid\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n", x, kTop - 8, x,
                 bottom);
    out += words(x, kTop - 14, "middle", std::to_string(elo));
  }
  return out;
}

std::string draw_rating(const Axis& axis, const std::string& name, const Rating& rating, int y) {
  return words(kNames - 16, y + 5, "end", name) +
         print("<line class=\"reach\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n",
               axis.at(rating.low), y, axis.at(rating.high), y) +
         print("<circle class=\"elo\" cx=\"%d\" cy=\"%d\" r=\"6\"/>\n", axis.at(rating.elo), y) +
         words(axis.at(rating.elo), y - 10, "middle", print("%+.0f", rating.elo));
}

std::string draw_share(double share, int x, int y) {
  return print(
             "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
             "fill-opacity=\"%.2f\"/>\n",
             share >= 0.5 ? "won" : "lost", x, y - kRow / 2 + 2, kCell - 4, kRow - 4,
             std::abs(share - 0.5) * 1.2) +
         words(x + kCell / 2 - 2, y + 5, "middle", print("%.0f %%", 100 * share));
}

constexpr const char* kStyle =
    "<style>svg{font:14px system-ui,sans-serif;background:#fff;color:#1b2733}"
    "text{fill:currentColor}.title{font-weight:600;font-size:16px}.grid{stroke:#8a97a3;"
    "stroke-opacity:.35}.reach{stroke:#1f6fb2;stroke-width:3;stroke-linecap:round}"
    ".elo{fill:#1f6fb2}.won{fill:#2e8b57}.lost{fill:#c0562b}"
    "@media(prefers-color-scheme:dark){svg{background:#14191e;color:#e6ebef}"
    ".reach{stroke:#6cb4ee}.elo{fill:#6cb4ee}}</style>\n";

}  // namespace

std::string tournament_svg(const AnyGame& game, const Tournament& tournament, Lang lang) {
  const auto count = static_cast<int>(tournament.bots.size());
  const int table = kNames + kScale + kGap;
  const int width = table + count * kCell + 20;
  const int bottom = kTop + count * kRow;
  const Axis axis(tournament.ratings);
  const bool english = lang == Lang::en;
  std::string out =
      print("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">\n",
            width, bottom + 20);
  out += kStyle;
  out += "<text class=\"title\" x=\"16\" y=\"28\">" + escaped(game.info().name.in(lang)) +
         print(english ? ": Elo, %d seats, %lld games a pair"
                       : ": Elo, miejsc: %d, gier na parę: %lld",
               tournament.seats, static_cast<long long>(tournament.games)) +
         "</text>\n";
  out += words(table + count * kCell / 2, 50, "middle",
               english ? "games won by the row against the column"
                       : "wygrane bota z wiersza z botem z kolumny");
  out += draw_axis(axis, bottom);
  for (int i = 0; i < count; ++i) {
    const auto row = static_cast<std::size_t>(i);
    const int y = kTop + i * kRow + kRow / 2;
    out += draw_rating(axis, tournament.bots[row], tournament.ratings[row], y);
    out += words(table + i * kCell + kCell / 2 - 2, kTop - 14, "middle", tournament.bots[row]);
    for (int k = 0; k < count; ++k) {
      if (k == i) continue;
      out += draw_share(tournament.share(row, static_cast<std::size_t>(k)), table + k * kCell, y);
    }
  }
  return out + "</svg>\n";
}

}  // namespace pionek
