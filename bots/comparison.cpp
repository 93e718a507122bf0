#include "bots/comparison.hpp"

#include <algorithm>
#include <cmath>

#include "bots/spoken.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

enum class Remark : std::uint16_t {
  none,
  alone,       // chance
  best,        // chance, that of the next best
  behind,      // chance, that of the best
  played,      // chance, that of the move played
  best_close,  // the same, where there is hardly a difference
  behind_close,
  played_close,
  best_unsure,  // the same, where there is one that could be chance
  behind_unsure,
  played_unsure,
  lost,  // nothing: none of the compared moves wins anything
  won,   // nothing: each of them wins everything
  deeper,
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none", "alone", "best", "behind", "played", "best_close", "behind_close", "played_close",
     "best_unsure", "behind_unsure", "played_unsure", "lost", "won", "deeper"});

constexpr double kLittle = 0.02;
constexpr int kSmall = 4;  // of 100: what anybody would call close

int percent(double chance) { return static_cast<int>(std::lround(100 * chance)); }

Phrase remark_on(const Comparison& comparison) {
  const int best = percent(comparison.best_chance);
  const int other = percent(comparison.other_chance);
  const bool compares = comparison.is != Comparison::Other::none;
  if (compares && best == 0 && other == 0) return {Remark::lost};
  if (compares && best == 100 && other == 100) return {Remark::won};
  const auto how = [&](Remark clear, Remark close, Remark unsure) {
    if (!comparison.close) return clear;
    return best - other <= kSmall ? close : unsure;
  };
  switch (comparison.is) {
    case Comparison::Other::next_best:
      return {how(Remark::best, Remark::best_close, Remark::best_unsure), best, other};
    case Comparison::Other::best:
      return {how(Remark::behind, Remark::behind_close, Remark::behind_unsure), other, best};
    case Comparison::Other::played:
      return {how(Remark::played, Remark::played_close, Remark::played_unsure), best, other};
    case Comparison::Other::none:
      break;
  }
  return {Remark::alone, best};
}

}  // namespace

bool could_be_chance(double difference, double tries) {
  return difference < std::max(kLittle, 0.5 / std::sqrt(std::max(1.0, tries)));
}

Text words_of(const Comparison& comparison, const Text& reason) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const auto say = [](const Phrase& phrase) { return kSpoken.say(phrase, Catalog{}); };
  const auto after = [](const Text& first, const Text& then) -> Text {
    return {first.en + " " + then.en, first.pl + " " + then.pl};
  };
  Text remark = say(remark_on(comparison));
  // Between two moves that are close nothing speaks for either of them.
  if (comparison.is == Comparison::Other::played && comparison.close) return remark;
  if (comparison.at_sight) return reason.en.empty() ? remark : after(reason, remark);
  const bool of_best = comparison.is != Comparison::Other::best;
  const bool told = of_best && !comparison.close && comparison.is != Comparison::Other::none;
  return told ? after(say(Remark::deeper), remark) : remark;
}

}  // namespace pionek
