// The phrases of Power Grid. Their texts are games/power-grid/words/<lang>.json, under the same
// names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::power_grid {

// One list for the enum and for the keys, so that they cannot drift apart.
#define PIONEK_POWER_GRID_WORDS(X)                                          \
  X(none)                                                                   \
  /* prompts */                                                             \
  X(ask_region)                                                             \
  X(ask_pick)                                                               \
  X(ask_pick_alone)                                                         \
  X(ask_pick_first)                                                         \
  X(ask_open)    /* plant, its number */                                    \
  X(ask_bid)     /* plant, high bid, high bidder */                         \
  X(ask_discard) /* most plants */                                          \
  X(ask_return)  /* tokens too many */                                      \
  X(ask_buy)                                                                \
  X(ask_build)                                                              \
  X(ask_run) /* own cities */                                               \
  /* labels */                                                              \
  X(do_region) /* region */                                                 \
  X(do_pick)   /* plant, lowest bid */                                      \
  X(do_take)   /* plant, price */                                           \
  X(do_giveup)                                                              \
  X(do_bid) /* amount, plant */                                             \
  X(do_pass)                                                                \
  X(do_discard) /* plant */                                                 \
  X(do_return)  /* coal, oil */                                             \
  X(do_buy)     /* fuel, price */                                           \
  X(do_start)   /* city, price */                                           \
  X(do_build)   /* city, price, slot cost, connection cost */               \
  X(do_outside) /* city */                                                  \
  X(do_done_buying)                                                         \
  X(do_done_building)                                                       \
  X(do_run_0) /* cities, income */                                          \
  X(do_run_1) /* cities, income, plant */                                   \
  X(do_run_2)                                                               \
  X(do_run_3)                                                               \
  X(do_run_4)                                                               \
  X(do_mix_1) /* cities, income, coal in the hybrids, oil in them, plant */ \
  X(do_mix_2)                                                               \
  X(do_mix_3)                                                               \
  X(do_mix_4)                                                               \
  /* reasons */                                                             \
  X(why_region_named)                                                       \
  X(why_region_apart)                                                       \
  X(why_future_market)                                                      \
  X(why_plant_too_dear) /* number, cash */                                  \
  X(why_must_buy)                                                           \
  X(why_opener_must_bid) /* lowest bid */                                   \
  X(why_bid_too_low)     /* lowest bid */                                   \
  X(why_bid_too_high)    /* cash */                                         \
  X(why_plant_is_new)                                                       \
  X(why_return)         /* least coal, most coal */                         \
  X(why_no_plant_burns) /* fuel */                                          \
  X(why_storage_full)   /* fuel */                                          \
  X(why_sold_out)       /* fuel */                                          \
  X(why_cannot_pay)     /* price, cash */                                   \
  X(why_outside)                                                            \
  X(why_own_house)                                                          \
  X(why_city_full)                                                          \
  X(why_city_closed) /* open slots, stage */                                \
  X(why_start_empty)                                                        \
  X(why_fuel_short) /* plant, tokens needed */                              \
  /* journal */                                                             \
  X(log_region)    /* seat, region */                                       \
  X(log_round)     /* round */                                              \
  X(log_order)     /* seat, position */                                     \
  X(log_pick)      /* seat, plant */                                        \
  X(log_giveup)    /* seat */                                               \
  X(log_bid)       /* seat, amount */                                       \
  X(log_pass)      /* seat */                                               \
  X(log_won)       /* seat, plant, price */                                 \
  X(log_discard)   /* seat, plant */                                        \
  X(log_returned)  /* seat, tokens, fuel */                                 \
  X(log_bought)    /* seat, fuel, price */                                  \
  X(log_built)     /* seat, city, price, own cities now */                  \
  X(log_ran)       /* seat, plant */                                        \
  X(log_burnt)     /* seat, tokens, fuel */                                 \
  X(log_income)    /* seat, cities, income */                               \
  X(log_refill)    /* tokens, fuel */                                       \
  X(log_drawn)     /* plant */                                              \
  X(log_removed)   /* plant */                                              \
  X(log_obsolete)  /* plant, cities of the leader */                        \
  X(log_put_under) /* plant */                                              \
  X(log_stage3_card)                                                        \
  X(log_stage) /* stage */                                                  \
  X(log_end)   /* largest network */                                        \
  /* score sheet */                                                         \
  X(sheet_plant) /* plant */                                                \
  X(sheet_surplus)                                                          \
  /* who won; winner, own figure, the next best */                          \
  X(won_by_cities)                                                          \
  X(won_by_money)                                                           \
  X(won_by_network)                                                         \
  X(won_shared) /* cities */

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_POWER_GRID_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_POWER_GRID_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_POWER_GRID_WORDS

constexpr Word operator+(Word word, int offset) {
  return static_cast<Word>(static_cast<int>(word) + offset);
}

}  // namespace pionek::power_grid
