#include "server/turn_clock.hpp"

#include <algorithm>

namespace pionek {
namespace {

constexpr std::array<std::string_view, 4> kKinds{"none", "turn", "game", "days"};
constexpr std::array<std::string_view, 3> kOnTimeout{"nothing", "bot", "forfeit"};
constexpr std::int64_t kMostSeconds = 60LL * 24 * 3600;
constexpr Millis kSecond = 1000;

json::object spec_json(const ClockSpec& spec) {
  return {{"kind", kKinds[static_cast<std::size_t>(spec.kind)]},
          {"seconds", spec.limit / kSecond},
          {"on_timeout", kOnTimeout[static_cast<std::size_t>(spec.on_timeout)]}};
}

}  // namespace

ClockSpec ClockSpec::read(const JsonReader& in) {
  ClockSpec spec;
  spec.kind = static_cast<Kind>(in["kind"].one_of(kKinds));
  if (spec.kind == Kind::none) return spec;
  spec.limit = in["seconds"].integer(1, kMostSeconds) * kSecond;
  if (in.has("on_timeout")) {
    spec.on_timeout = static_cast<OnTimeout>(in["on_timeout"].one_of(kOnTimeout));
  }
  return spec;
}

void TurnClock::run(Seat seat, Millis now) {
  if (spec_.kind == ClockSpec::Kind::none || seat == running_) return;
  // A wall clock that was set back gives nobody time.
  const Millis passed = std::max<Millis>(0, now - since_);
  if (running_ != nobody) used_[static_cast<std::size_t>(index(running_))] += passed;
  running_ = seat;
  since_ = now;
}

void TurnClock::pause(Millis now) {
  if (!paused()) paused_at_ = now;
}

void TurnClock::resume(Millis now) {
  if (paused()) since_ += std::max<Millis>(0, now - paused_at_);
  paused_at_ = 0;
}

void TurnClock::add(Millis time) {
  if (spec_.kind == ClockSpec::Kind::game) {
    for (Millis& used : used_) used -= time;
  } else {
    since_ += time;
  }
}

std::optional<Millis> TurnClock::deadline() const {
  const bool runs = spec_.kind != ClockSpec::Kind::none && running_ != nobody && !paused();
  if (!runs) return std::nullopt;
  const Millis spent =
      spec_.kind == ClockSpec::Kind::game ? used_[static_cast<std::size_t>(index(running_))] : 0;
  return since_ + spec_.limit - spent;
}

Millis TurnClock::left(int seat, Millis now) const {
  Millis spent =
      spec_.kind == ClockSpec::Kind::game ? used_[static_cast<std::size_t>(seat)] : Millis{0};
  if (running_ == seat_at(seat)) spent += (paused() ? paused_at_ : now) - since_;
  return spec_.limit - spent;
}

json::value TurnClock::shown(int seats, Millis now) const {
  if (spec_.kind == ClockSpec::Kind::none) return nullptr;
  json::object out = spec_json(spec_);
  const auto end = deadline();
  if (paused()) out["paused"] = true;
  out["deadline"] = end ? json::value(*end) : json::value(nullptr);
  json::array lefts;
  for (int seat = 0; seat < seats; ++seat) lefts.push_back(left(seat, now) / kSecond);
  out["left"] = std::move(lefts);
  return out;
}

json::object TurnClock::to_json() const {
  json::object out = spec_json(spec_);
  out["used"] = json::value_from(used_);
  out["running"] = running_ == nobody ? -1 : index(running_);
  out["since"] = since_;
  if (paused()) out["paused_at"] = paused_at_;
  return out;
}

TurnClock TurnClock::read(const JsonReader& in) {
  TurnClock clock(ClockSpec::read(in));
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  const JsonReader used = in["used"];
  for (std::size_t i = 0; i < used.size(kMaxSeats, kMaxSeats) && i < kMaxSeats; ++i) {
    clock.used_[i] = used.at(i).integer(-kMost, kMost);  // below 0: time was added
  }
  const auto running = in["running"].integer(-1, kMaxSeats - 1);
  clock.running_ = running < 0 ? nobody : seat_at(static_cast<int>(running));
  clock.since_ = in["since"].integer(0, kMost);
  if (in.has("paused_at")) clock.paused_at_ = in["paused_at"].integer(1, kMost);
  return clock;
}

}  // namespace pionek
