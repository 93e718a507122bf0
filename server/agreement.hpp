// What one seat asks of the others at a table, and who has agreed. It happens when every other
// person agrees; bots are not asked. It is not kept: after a restart it has to be asked anew.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "server/seating.hpp"
#include "server/storage.hpp"

namespace pionek {

struct Proposal {
  enum class Kind { undo, pause, resume, time };

  Kind kind = Kind::undo;
  int number = 0;           // tells it from an earlier one
  int by = 0;               // whose wish it is
  int ply = 0;              // of the match when it was asked
  int changes = 0;          // the same
  int to = 0;               // undo: the ply to which the match goes back
  int seconds = 0;          // time: how many more
  Millis lapses = 0;        // when nobody waits for an answer any more
  std::vector<int> agreed;  // its own seat among them

  // Persons who have not answered yet.
  [[nodiscard]] std::vector<int> missing(const Seating& seating) const;
  void agree(int seat);
  // For everybody at the table.
  [[nodiscard]] json::object shown(const Seating& seating) const;
};

inline constexpr std::array<std::string_view, 4> kProposalIds{"undo", "pause", "resume", "time"};
constexpr std::string_view id(Proposal::Kind kind) {
  return kProposalIds[static_cast<std::size_t>(kind)];
}

}  // namespace pionek
