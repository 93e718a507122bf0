#include "engine/carnegie/returns.hpp"

namespace pionek::carnegie {

BestReturn best_for_andrew(const Returns& andrew, const Holdings& have) {
  BestReturn best;
  each_return(andrew, have, false, [&](const Times& times, const Holdings& spent, int vp) {
    if (vp <= best.vp) return;
    best = {times, {have.goods - spent.goods, have.money - spent.money}, vp};
  });
  return best;
}

BestReturn best_for_human(const Returns& human, const Returns& andrew, const Holdings& have) {
  int most = -1;
  each_return(human, have, true, [&](const Times& /*times*/, const Holdings& /*spent*/, int vp) {
    most = std::max(most, vp);
  });
  // More cubes than Andrew's fields take change nothing for him.
  int wanted = 0;
  for (const Returns::Each& each : andrew.fields) wanted += each.most * each.goods;
  BestReturn best;
  int least = 0;
  each_return(human, have, true, [&](const Times& times, const Holdings& spent, int vp) {
    if (vp < most) return;
    const int needed = std::max(0, spent.money - have.money);
    const int spare = have.goods - spent.goods;
    // While that many are left, one more sold only adds to his dollars: those are passed over.
    for (int sold = needed; sold <= spare; sold = std::max(sold + 1, spare - wanted)) {
      const Holdings left{spare - sold, have.money + sold - spent.money};
      const int his = andrew.fields.empty() ? 0 : best_for_andrew(andrew, left).vp;
      if (best.vp < 0 || his < least) {
        best = {times, left, vp};
        least = his;
      }
      if (andrew.fields.empty()) break;
    }
  });
  return best;
}

}  // namespace pionek::carnegie
