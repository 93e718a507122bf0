// Positions as JSON, what all games have in common of them: whose position it is, things and sets
// of things by their ids, seats, the agenda and the generator. Written by PositionText and read by
// PositionReader, each the mirror of the other. A reader checks every field on its own; what fields
// mean together is the business of the game's `broken`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

#include "engine/core/agenda.hpp"
#include "engine/core/catalog.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/json_text.hpp"
#include "engine/core/rng.hpp"

namespace pionek {

// A field of a game's Task besides `step` and `seat`. A position leaves it out when it is zero. A
// game lists them beside its Task:
//
//   constexpr auto task_fields(const Task*) {
//     return std::tuple{TaskField{"pool", &Task::pool}, TaskField{"closed", &Task::closed,
//     As::bits}};
//   }
enum class As : std::uint8_t { number, bits };
template <class Task, class Number>
struct TaskField {
  std::string_view name;
  Number Task::* at;
  As as = As::number;
};

// How a set of bits is gone through, from the lowest.
template <std::unsigned_integral Bits, class Use>
constexpr void for_each_bit(Bits bits, Use&& use) {
  for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) use(std::countr_zero(bits));
}

class PositionText {
 public:
  PositionText(JsonText& out, const Catalog& catalog) : out_(out), catalog_(catalog) {}

  void head(const GameInfo& info) const { out_.field("game", info.id); }

  // A thing of a set; null for one that is not there (a negative index).
  void thing(std::string_view key, int set, int index) const {
    if (index < 0) return out_.field(key, nullptr);
    out_.key(key);
    out_.word(id(set, index));
  }
  // A list of things in its own order.
  template <class Indices>
  void things(std::string_view key, int set, const Indices& indices) const {
    out_.array(key, [&] {
      for (const auto index : indices) out_.word(id(set, static_cast<int>(index)));
    });
  }
  // The members of a set of bits.
  template <std::unsigned_integral Bits>
  void members(std::string_view key, int set, Bits bits) const {
    out_.array(key, [&] { for_each_bit(bits, [&](int index) { out_.word(id(set, index)); }); });
  }
  // By thing of a set: how many, where it is not zero.
  template <class Counts>
  void counts(std::string_view key, int set, const Counts& counts) const {
    out_.object(key, [&] {
      for (int i = 0; i < catalog_.size(set); ++i) {
        if (counts[i] != 0) out_.field(id(set, i), counts[i]);
      }
    });
  }
  // The places of the bits themselves.
  template <std::unsigned_integral Bits>
  void bits(std::string_view key, Bits bits) const {
    out_.array(key, [&] { for_each_bit(bits, [&](int at) { out_.value(at); }); });
  }
  template <class Seats>
  void seats(std::string_view key, const Seats& seats) const {
    out_.array(key, [&] {
      for (const Seat seat : seats) out_.value(seat);
    });
  }

  // From the task done last to the one done now.
  template <class Task, int Capacity>
  void agenda(const Agenda<Task, Capacity>& agenda, std::span<const std::string_view> steps) const {
    out_.array("agenda", [&] {
      for (const Task& task : agenda) {
        out_.object([&] {
          out_.field("step", steps[static_cast<std::size_t>(task.step)]);
          out_.field("seat", task.seat);
          std::apply([&](const auto&... field) { (task_field(task, field), ...); },
                     task_fields(&task));
        });
      }
    });
  }

  // The generator and how often something hidden became known.
  void chance(const Rng& rng, std::uint32_t reveals) const;

 private:
  [[nodiscard]] const std::string& id(int set, int index) const {
    return catalog_.id({static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(index)});
  }
  template <class Task, class Number>
  void task_field(const Task& task, const TaskField<Task, Number>& field) const {
    const Number value = task.*field.at;
    if (value == Number{}) return;
    if constexpr (std::unsigned_integral<Number>) {
      if (field.as == As::bits) return bits(field.name, value);
    }
    out_.field(field.name, value);
  }

  JsonText& out_;
  const Catalog& catalog_;
};

class PositionReader {
 public:
  PositionReader(const JsonReader& root, const Catalog& catalog) : root_(root), catalog_(catalog) {}

  // Refuses the position of another game.
  void head(const GameInfo& info) const;

  // The index of a thing of a set.
  [[nodiscard]] int thing(const JsonReader& item, int set) const;
  // The same; -1 for null.
  [[nodiscard]] int thing_or_none(const JsonReader& item, int set) const {
    return item.is_null() ? -1 : thing(item, set);
  }
  // A list of things in its own order, as many as fit.
  template <class Indices>
  void things(const JsonReader& list, int set, Indices& into) const {
    const auto most = static_cast<std::size_t>(Indices::capacity());
    for (std::size_t i = 0; i < list.size(0, most) && list.ok(); ++i) {
      into.push_back(static_cast<typename Indices::value_type>(thing(list.at(i), set)));
    }
  }
  // A set of things, each named once.
  template <std::unsigned_integral Bits>
  [[nodiscard]] Bits members(const JsonReader& list, int set) const {
    return marked<Bits>(list, [&](const JsonReader& item) { return thing(item, set); });
  }
  // Places of bits below `count`, each named once.
  template <std::unsigned_integral Bits>
  [[nodiscard]] Bits bits(const JsonReader& list,
                          int count = std::numeric_limits<Bits>::digits) const {
    return marked<Bits>(list,
                        [&](const JsonReader& item) { return item.number<int>(0, count - 1); });
  }
  // By thing of a set: how many, 1 to most; zero where it is not named.
  template <class Counts>
  void counts(const JsonReader& object, int set, Counts& into, int most) const {
    each(object, set, [&](int index, const JsonReader& value) {
      into[index] = value.number<std::remove_reference_t<decltype(into[0])>>(1, most);
    });
  }
  // Calls use(index, value) for every field of an object whose names are things of a set.
  template <class Use>
  void each(const JsonReader& object, int set, Use&& use) const {
    if (!object.ok()) return;
    if (!object.is_object()) return object.fail("found another kind of value", "an object");
    for (const auto& field : object.raw()->get_object()) {
      const auto index = catalog_.find(set, field.key());
      if (!index) {
        return object.fail("found '" + std::string(field.key()) + "'",
                           "ids of the kind '" + catalog_.set_id(set) + "'");
      }
      use(*index, object[field.key()]);
    }
  }
  // One of so many seats.
  [[nodiscard]] static Seat seat(const JsonReader& item, int seats) {
    return seat_at(item.number<int>(0, seats - 1));
  }
  [[nodiscard]] static Seat seat_or_nobody(const JsonReader& item, int seats) {
    return item.is_null() ? nobody : seat(item, seats);
  }

  template <class Task, int Capacity>
  void agenda(Agenda<Task, Capacity>& into, std::span<const std::string_view> steps,
              int seats) const {
    const auto list = root_["agenda"];
    for (std::size_t i = 0; i < list.size(0, Capacity) && list.ok(); ++i) {
      const auto item = list.at(i);
      Task task{};
      std::apply(
          [&](const auto&... field) {
            item.only({"step", "seat", field.name...});
            (task_field(item, task, field), ...);
          },
          task_fields(&task));
      task.step = static_cast<decltype(task.step)>(item["step"].one_of(steps));
      task.seat = seat_or_nobody(item["seat"], seats);
      into.push(task);
    }
  }

  // A generator of zeros would never move and is refused.
  [[nodiscard]] Rng rng() const;
  [[nodiscard]] std::uint32_t reveals() const { return root_["reveals"].number<std::uint32_t>(); }

 private:
  template <std::unsigned_integral Bits, class Read>
  [[nodiscard]] Bits marked(const JsonReader& list, const Read& read) const {
    constexpr std::size_t kMost = std::numeric_limits<Bits>::digits;
    Bits set = 0;
    for (std::size_t i = 0; i < list.size(0, kMost) && list.ok(); ++i) {
      const int index = read(list.at(i));
      if (!list.ok()) break;
      if (index >= static_cast<int>(kMost) || (set >> index & 1) != 0) {
        list.at(i).fail("it is named twice", "each once");
        break;
      }
      set = static_cast<Bits>(set | Bits{1} << index);
    }
    return set;
  }
  template <class Task, class Number>
  void task_field(const JsonReader& item, Task& task, const TaskField<Task, Number>& field) const {
    if (!item.has(field.name)) return;
    if constexpr (std::unsigned_integral<Number>) {
      if (field.as == As::bits) {
        task.*field.at = bits<Number>(item[field.name]);
        return;
      }
    }
    task.*field.at = item[field.name].template number<Number>();
  }

  const JsonReader& root_;
  const Catalog& catalog_;
};

}  // namespace pionek
