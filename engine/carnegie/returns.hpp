// The best use of goods and money that donations pay for at the end (CA-1115): a small search over
// how often something is returned for each of them.
#pragma once

#include <algorithm>

#include "engine/carnegie/data.hpp"
#include "engine/core/fixed_vector.hpp"

namespace pionek::carnegie {

struct Holdings {
  int goods = 0;
  int money = 0;
};

// The fields of one owner that pay for what is returned.
struct Returns {
  struct Each {
    std::uint8_t field = 0;
    int vp = 0;
    int goods = 0;
    int money = 0;
    int most = 0;  // more would exceed the cap
  };
  static constexpr int kMost = 6;

  FixedVector<Each, kMost> fields;
  int cap = 0;

  void add(const Data& data, int field) {
    const Field& from = data.fields[field];
    if (from.per != Field::Per::returned || fields.full()) return;
    fields.push_back({static_cast<std::uint8_t>(field), from.vp, from.goods, from.money,
                      (cap + from.vp - 1) / from.vp});
  }
};

using Times = std::array<int, Returns::kMost>;

// Calls visit(times, spent, vp) for every way to return things that the holdings allow.
template <class Visit>
void each_return(const Returns& returns, const Holdings& have, bool may_sell, Visit&& visit) {
  Times times{};
  const auto step = [&](const auto& self, int at, Holdings spent, int vp) -> void {
    if (at == returns.fields.size()) return visit(times, spent, vp);
    const Returns::Each& each = returns.fields[at];
    for (int n = 0; n <= each.most; ++n) {
      const Holdings now{spent.goods + n * each.goods, spent.money + n * each.money};
      const int sold = may_sell ? have.goods - now.goods : 0;
      if (now.goods > have.goods || now.money > have.money + sold) break;
      times[at] = n;
      self(self, at + 1, now, vp + std::min(returns.cap, n * each.vp));
    }
    times[at] = 0;
  };
  step(step, 0, {}, 0);
}

struct BestReturn {
  Times times{};
  Holdings left;
  int vp = -1;
};

// Nothing is sold for Andrew.
BestReturn best_for_andrew(const Returns& andrew, const Holdings& have);
// Of the ways that are equally good for the human, the one that leaves Andrew least (CA-1423).
BestReturn best_for_human(const Returns& human, const Returns& andrew, const Holdings& have);

}  // namespace pionek::carnegie
