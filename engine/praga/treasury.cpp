// What people pay and receive: goods, points and the bonuses for resources (PR-405, PR-412).
#include <algorithm>

#include "engine/praga/causes.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

constexpr int kMostHeld = 255;

}  // namespace

template <class Log>
void Praga::score(State& s, Seat seat, int points, Cause cause, Log& log) const {
  if (points == 0) return;
  const CauseInfo& info = info_of(cause);
  auto& earned = s.player(seat).earned[static_cast<std::size_t>(info.source)];
  earned = static_cast<std::int16_t>(earned + points);
  log.note(info.rule, {Word::log_vp, seat, points});
}

template <class Log>
void Praga::gain(State& s, Seat seat, Good good, int n, Cause cause, Log& log) const {
  if (n == 0) return;
  if (good == Good::vp) return score(s, seat, n, cause, log);
  const auto which = static_cast<int>(good);
  const bool resource = good == Good::gold || good == Good::stone;
  auto& held = s.player(seat).held[which];
  const int got = std::min(n, (resource ? data_->limit[which] : kMostHeld) - held);
  held = static_cast<std::uint8_t>(held + got);
  if (got > 0) log.note(rule_of(cause), {Word::log_gold + which, seat, got});
  if (got < n) log.note("PR-405", {Word::log_lost, seat, n - got, thing(kGoodSet, which)});
  if (resource) return take_bonuses(s, seat, log);
  if (good == Good::egg) {
    react(s, seat, Trigger::On::gain_egg, 0, n);
  } else if (good == Good::red_token || good == Good::blue_token) {
    react(s, seat, Trigger::On::gain_token, good == Good::red_token ? 0 : 1);
  }
}

// The cube is free before anything else happens: a building may use it (PR-706).
template <class Log>
void Praga::take_bonuses(State& s, Seat seat, Log& log) const {
  Player& player = s.player(seat);
  const auto all = static_cast<unsigned>((1U << data_->bonuses.size()) - 1);
  if (player.bonuses == all) return;
  for (std::size_t i = 0; i < data_->bonuses.size(); ++i) {
    const ResourceBonus& bonus = data_->bonuses[i];
    const auto reached = [&](int good) {
      return bonus.least[good] > 0 && player.held[good] >= bonus.least[good];
    };
    if ((player.bonuses >> i & 1) != 0 || (!reached(0) && !reached(1))) continue;
    player.bonuses = static_cast<std::uint8_t>(player.bonuses | 1U << i);
    ++player.cubes;
    log.note("PR-412", {Word::log_resource_bonus, seat, thing(kBonusSet, static_cast<int>(i))});
    run(s, seat, bonus.gain, Cause::resource);
  }
}

bool Praga::can_pay(const Player& player, const Price& price) {
  for (int good = 0; good < kPrices; ++good) {
    if (player.held[good] < price[good]) return false;
  }
  return true;
}

template <class Log>
void Praga::pay(State& s, Seat seat, Good good, int n, const char* rule, Log& log) const {
  if (n == 0) return;
  const auto which = static_cast<int>(good);
  auto& held = s.player(seat).held[which];
  held = static_cast<std::uint8_t>(held - n);
  log.note(rule, {Word::log_paid_gold + which, seat, n});
}

template <class Log>
void Praga::pay(State& s, Seat seat, const Price& price, const char* rule, Log& log) const {
  for (int good = 0; good < kPrices; ++good) {
    pay(s, seat, static_cast<Good>(good), price[good], rule, log);
  }
}

#define PIONEK_INSTANTIATE(Log)                                               \
  template void Praga::score(State&, Seat, int, Cause, Log&) const;           \
  template void Praga::gain(State&, Seat, Good, int, Cause, Log&) const;      \
  template void Praga::pay(State&, Seat, Good, int, const char*, Log&) const; \
  template void Praga::pay(State&, Seat, const Price&, const char*, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
