#include "server/agreement.hpp"

#include <algorithm>

namespace pionek {

std::vector<int> Proposal::missing(const Seating& seating) const {
  std::vector<int> silent;
  for (int seat = 0; seat < seating.size(); ++seat) {
    const bool asked = seating.at(seat).kind == Chair::Kind::person;
    if (asked && std::find(agreed.begin(), agreed.end(), seat) == agreed.end()) {
      silent.push_back(seat);
    }
  }
  return silent;
}

void Proposal::agree(int seat) {
  if (std::find(agreed.begin(), agreed.end(), seat) == agreed.end()) agreed.push_back(seat);
}

json::object Proposal::shown(const Seating& seating) const {
  json::object out{{"number", number}, {"what", id(kind)}, {"by", by}};
  if (kind == Kind::undo) out["to"] = to;
  if (kind == Kind::time) out["seconds"] = seconds;
  out["missing"] = json::value_from(missing(seating));
  out["lapses"] = lapses;
  return out;
}

}  // namespace pionek
