// Effects as data: a reward is a short run of operations in one flat list, checked when it is read.
// A task on the agenda goes through it with a cursor, so that a choice in the middle of a reward is
// like any other.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <vector>

namespace pionek::nucleum {

struct Op {
  enum class Code : std::uint8_t {
    end,
    vp,
    thaler,
    worker,
    uranium,
    achievement,
    income,      // n steps on the track `arg`
    income_any,  // n steps, each on any track
    unlock,      // a technology of level n
    pay,         // n thaler
    choose,      // one of the n operations that follow
    act,         // the action `arg`
    tile,        // one of the offer, n thaler cheaper; arg = 1: it may become a track at once
    special,     // the special tiles of the experiment
    other_slot,  // the reward of another slot than the one just filled
  };

  Code code = Code::end;
  std::uint8_t n = 0;
  std::uint8_t arg = 0;
};

// Where a program begins; program 0 is the empty one.
using ProgramId = std::uint16_t;

class Programs {
 public:
  Programs() : ops_(1), rules_(1, "") {}

  [[nodiscard]] const Op& operator[](int at) const { return ops_[at]; }
  // The rule under which the journal notes what the operation brings.
  [[nodiscard]] const char* rule(int at) const { return rules_[at]; }
  [[nodiscard]] int size() const { return static_cast<int>(ops_.size()); }

  // Empty programs are program 0.
  ProgramId add(const std::vector<Op>& ops, const std::string& rule) {
    if (ops.empty()) return 0;
    texts_.push_back(rule);
    const auto begin = static_cast<ProgramId>(ops_.size());
    ops_.insert(ops_.end(), ops.begin(), ops.end());
    ops_.emplace_back();
    rules_.resize(ops_.size(), texts_.back().c_str());
    return begin;
  }

 private:
  std::vector<Op> ops_;
  std::vector<const char*> rules_;
  std::list<std::string> texts_;  // keeps its strings where they are
};

}  // namespace pionek::nucleum
