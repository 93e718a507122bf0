// The time people have. It is only counted here; what happens when it runs out is the table's
// affair. Times are those of the wall, so that a clock of days goes on while the server is down.
#pragma once

#include <array>
#include <optional>

#include "engine/core/json.hpp"
#include "engine/core/seat.hpp"
#include "server/storage.hpp"

namespace pionek {

struct ClockSpec {
  enum class Kind { none, turn, game, days };
  enum class OnTimeout { nothing, bot, forfeit };

  Kind kind = Kind::none;
  Millis limit = 0;  // for a turn, or for all turns of a seat together
  OnTimeout on_timeout = OnTimeout::nothing;

  // {kind, seconds, on_timeout}; what is wrong is latched in the reader.
  static ClockSpec read(const JsonReader& in);

  friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

class TurnClock {
 public:
  TurnClock() = default;
  explicit TurnClock(const ClockSpec& spec) : spec_(spec) {}

  [[nodiscard]] const ClockSpec& spec() const { return spec_; }
  [[nodiscard]] Seat running() const { return running_; }
  // It is this seat's turn now. Its clock goes on if it was its turn before.
  void run(Seat seat, Millis now);
  // All clocks stand until they are started again.
  void pause(Millis now);
  void resume(Millis now);
  [[nodiscard]] bool paused() const { return paused_at_ != 0; }
  // So much more: for this turn, or where the time is for the whole game, for every seat.
  void add(Millis time);
  // When the time of the running seat ends; never while the clocks stand.
  [[nodiscard]] std::optional<Millis> deadline() const;

  // For everybody at the table; null without a clock.
  [[nodiscard]] json::value shown(int seats, Millis now) const;
  [[nodiscard]] json::object to_json() const;
  static TurnClock read(const JsonReader& in);

  friend bool operator==(const TurnClock&, const TurnClock&) = default;

 private:
  [[nodiscard]] Millis left(int seat, Millis now) const;

  ClockSpec spec_;
  std::array<Millis, kMaxSeats> used_{};
  Seat running_ = nobody;
  Millis since_ = 0;
  Millis paused_at_ = 0;  // 0: the clocks run
};

}  // namespace pionek
