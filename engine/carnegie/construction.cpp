// Projects (chapter 8xx): a disc goes from a strip to a space of a city.
#include <bit>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

// Why no project of the type can be built, wherever there is room; null if one can.
const Carnegie::Obstacle* Carnegie::type_obstacle(const Player& player, const Use& use,
                                                  int type) const {
  static constexpr Obstacle kNoDisc{"CA-801", Word::why_no_disc};
  static constexpr Obstacle kNoGoods{"CA-802", Word::why_no_goods};
  static constexpr Obstacle kNoMoney{"CA-1310", Word::why_no_fee};
  const int goods = data_->types[type].goods;
  if (player.discs[type] == 0) return &kNoDisc;
  if (player.goods < goods) return &kNoGoods;
  return purse(player, goods) < use.fee ? &kNoMoney : nullptr;
}

bool Carnegie::can_build_project(const State& s, const Player& player, const Use& use) const {
  for (int type = 0; type < kTypes; ++type) {
    if (type_obstacle(player, use, type) == nullptr &&
        !(data_->slots_for[type] - s.taken).empty()) {
      return true;
    }
  }
  return false;
}

template <class Sink>
void Carnegie::project_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Use& use = data_->uses[task.a];
  const Player& player = s.player(task.seat);
  sink.prompt({use.mission ? Word::ask_project : Word::ask_project_anywhere});
  for (int type = 0; type < kTypes; ++type) {
    const Obstacle* why = type_obstacle(player, use, type);
    const int goods = data_->types[type].goods;
    const auto explain = [&](int slot, Word because) {
      return [&, slot, because](Explanation& e) {
        e.label = {Word::do_project, thing(kStripSet, type), thing(kSlotSet, slot), goods};
        e.because = {because};
        e.targets.push_back(thing(kSlotSet, slot));
        e.targets.push_back(thing(kStripSet, type));
        e.targets.push_back(thing(kCitySet, data_->slots[slot].city));
        e.price = goods;
      };
    };
    const auto move = [&](int slot) { return make_move(Act::project, type, slot); };
    if (why == nullptr) {
      (data_->slots_for[type] - s.taken).each([&](int slot) {
        sink.offer(move(slot), explain(slot, Word::none));
      });
    }
    if constexpr (Sink::explains) {
      data_->slots_for[type].each([&](int slot) {
        if (s.taken.has(slot)) {
          sink.deny(move(slot), "CA-804", explain(slot, Word::why_slot_taken));
        } else if (why != nullptr) {
          sink.deny(move(slot), why->rule, explain(slot, why->because));
        }
      });
    }
  }
}

// The rightmost disc of the strip goes (CA-803).
void Carnegie::build(State& s, Seat seat, int type, int slot) const {
  auto& discs = s.player(seat).discs[type];
  discs = static_cast<std::uint16_t>(discs & (discs - 1));
  occupy(s, slot, holder(seat), type);
}

template <class Log>
void Carnegie::play_project(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  const Use& use = data_->uses[task.a];
  const City& city = data_->city_of(move.b);
  const auto region = static_cast<int>(city.region);
  s.agenda.pop();
  Player& player = s.player(task.seat);
  if (use.mission) {
    send(s, region);
    log.note("CA-209", {Word::log_mission, task.seat, thing(kMissionSet, region)});
  }
  const int goods = data_->types[move.a].goods;
  player.goods -= goods;
  log.note("CA-802", {Word::log_paid_goods, task.seat, goods});
  pay(s, task.seat, use.fee, "CA-1310", log);
  build(s, task.seat, move.a, move.b);
  log.note("CA-801",
           {Word::log_project, task.seat, thing(kStripSet, move.a), thing(kSlotSet, move.b)});
  if (!city.pays_transport) return;
  gain(s, task.seat, data_->tracks[region][player.transport[region]].income, 1, "CA-805", log);
}

template void Carnegie::project_options(const State&, MoveList&) const;
template void Carnegie::project_options(const State&, Menu&) const;
template void Carnegie::play_project(State&, Move, Silent&) const;
template void Carnegie::play_project(State&, Move, Journal&) const;

}  // namespace pionek::carnegie
