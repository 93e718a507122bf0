// The phrases of Nucleum. Their texts are games/nucleum/words/<lang>.json, under the same names;
// the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::nucleum {

// One list for the enum and for the keys, so that they cannot drift apart.
#define PIONEK_NUCLEUM_WORDS(X)                                              \
  X(none)                                                                    \
  /* prompts */                                                              \
  X(ask_experiment)                                                          \
  X(ask_turn)                                                                \
  X(ask_field) /* tile */                                                    \
  X(ask_face)  /* field */                                                   \
  X(ask_acts)                                                                \
  X(ask_matched)                                                             \
  X(ask_building)                                                            \
  X(ask_plot) /* building */                                                 \
  X(ask_piece)                                                               \
  X(ask_site) /* piece, workers */                                           \
  X(ask_buy)                                                                 \
  X(ask_buy_second)                                                          \
  X(ask_sign)                                                                \
  X(ask_slot) /* contract */                                                 \
  X(ask_reward)                                                              \
  X(ask_target)                                                              \
  X(ask_plant)  /* plot */                                                   \
  X(ask_fuel)   /* plant, plot */                                            \
  X(ask_burn)   /* cubes left */                                             \
  X(ask_hire)   /* turbines left */                                          \
  X(ask_income) /* steps left */                                             \
  X(ask_store)  /* cubes left */                                             \
  X(ask_choose)                                                              \
  X(ask_unlock) /* level */                                                  \
  X(ask_accept) /* technology */                                             \
  X(ask_take)                                                                \
  X(ask_marker) /* tokens */                                                 \
  X(ask_nucleum)                                                             \
  /* labels */                                                               \
  X(do_experiment) /* experiment */                                          \
  X(do_play)       /* tile */                                                \
  X(do_lay)        /* tile */                                                \
  X(do_recharge)                                                             \
  X(do_field)     /* field, actions */                                       \
  X(do_field_red) /* field, actions, thaler */                               \
  X(do_face)      /* action, colour, city, own actions, actions of others */ \
  X(do_keep_tile) /* tile */                                                 \
  X(do_action)    /* action */                                               \
  X(do_fulfil)    /* contract */                                             \
  X(do_end_turn)                                                             \
  X(do_skip_matched)                                                         \
  X(do_skip)                                                                 \
  X(do_building) /* building, thaler */                                      \
  X(do_plot)     /* plot, thaler */                                          \
  X(do_piece)    /* piece, workers */                                        \
  X(do_site)     /* place, thaler */                                         \
  X(do_buy)      /* tile, thaler */                                          \
  X(do_buy_no_more)                                                          \
  X(do_sign)         /* contract */                                          \
  X(do_slot)         /* slot */                                              \
  X(do_reward)       /* slot */                                              \
  X(do_power)        /* building, plot, demand */                            \
  X(do_plant)        /* plant */                                             \
  X(do_fuel_uranium) /* cubes, thaler */                                     \
  X(do_fuel_coal)    /* cubes, wagons, area, thaler */                       \
  X(do_fuel_split)   /* cubes, wagons, area, wagons, area, thaler */         \
  X(do_burn_nothing) /* thaler */                                            \
  X(do_burn_coal)    /* wagons, area, thaler */                              \
  X(do_burn_split)   /* wagons, area, wagons, area, thaler */                \
  X(do_burn)         /* mine field */                                        \
  X(do_hire)         /* seat, thaler */                                      \
  X(do_raise)        /* track */                                             \
  X(do_raise_end)    /* track */                                             \
  X(do_store)        /* mine field */                                        \
  X(do_swap)                                                                 \
  X(do_swap_thaler)                                                          \
  X(do_convert)        /* mine field */                                      \
  X(do_convert_thaler) /* mine field */                                      \
  X(do_gain_workers)   /* workers */                                         \
  X(do_gain_thaler)    /* thaler */                                          \
  X(do_take)           /* tile */                                            \
  X(do_take_none)                                                            \
  X(do_unlock)  /* technology */                                             \
  X(do_score)   /* points */                                                 \
  X(do_accept)  /* technology */                                             \
  X(do_decline) /* technology */                                             \
  X(do_mark)    /* space, multiplier, times */                               \
  X(do_mark_start)                                                           \
  X(do_no_marker)                                                            \
  X(do_nucleum) /* plant */                                                  \
  /* reasons */                                                              \
  X(why_chosen)                                                              \
  X(why_row_full)                                                            \
  X(why_directive)                                                           \
  X(why_no_worker)                                                           \
  X(why_no_field)                                                            \
  X(why_field_taken)                                                         \
  X(why_field_apart)                                                         \
  X(why_no_money)                                                            \
  X(why_cannot_pay) /* cost, thaler that can be raised */                    \
  X(why_new_first)                                                           \
  X(why_no_contract_now)                                                     \
  X(why_not_met) /* have, need */                                            \
  X(why_no_plot)                                                             \
  X(why_plot_taken)                                                          \
  X(why_outside)                                                             \
  X(why_symbol)                                                              \
  X(why_fair)                                                                \
  X(why_all_built)                                                           \
  X(why_piece_built)                                                         \
  X(why_no_site)                                                             \
  X(why_no_workers)                                                          \
  X(why_site_taken)                                                          \
  X(why_no_offer)                                                            \
  X(why_no_slot)                                                             \
  X(why_no_market)                                                           \
  X(why_purple)                                                              \
  X(why_slot_taken)                                                          \
  X(why_same_slot)                                                           \
  X(why_no_target)                                                           \
  X(why_no_energy)                                                           \
  X(why_not_connected)                                                       \
  X(why_mine_full)                                                           \
  X(why_unlocked)                                                            \
  X(why_level) /* level */                                                   \
  X(why_no_tokens)                                                           \
  X(why_group)                                                               \
  X(why_has_nucleum)                                                         \
  X(why_coal_only)                                                           \
  /* journal */                                                              \
  X(log_round)          /* round */                                          \
  X(log_experiment)     /* seat, experiment */                               \
  X(log_played)         /* seat, tile */                                     \
  X(log_laid)           /* seat, tile, field */                              \
  X(log_line)           /* link */                                           \
  X(log_action)         /* seat, action */                                   \
  X(log_recharge)       /* seat */                                           \
  X(log_fulfilled)      /* seat, contract */                                 \
  X(log_signed)         /* seat, contract, slot */                           \
  X(log_restocked)      /* contract */                                       \
  X(log_urbanized)      /* seat, building, plot */                           \
  X(log_industrialized) /* seat, piece, place */                             \
  X(log_bought)         /* seat, tile */                                     \
  X(log_took)           /* seat, tile */                                     \
  X(log_offered)        /* tile */                                           \
  X(log_burnt)          /* seat, mine field */                               \
  X(log_coal)           /* seat, wagons, area */                             \
  X(log_powered)        /* seat, building, plot */                           \
  X(log_unlocked)       /* seat, technology */                               \
  X(log_special)        /* seat */                                           \
  X(log_marker)         /* seat, space */                                    \
  X(log_marker_start)   /* seat, space */                                    \
  X(log_nucleum)        /* seat, plant */                                    \
  X(log_king)                                                                \
  X(log_king_scores)  /* seat, points */                                     \
  X(log_discarded)    /* seat, tokens */                                     \
  X(log_tiles_back)   /* seat */                                             \
  X(log_stored)       /* seat, mine field */                                 \
  X(log_converted)    /* seat, mine field */                                 \
  X(log_sold_cube)    /* seat, mine field */                                 \
  X(log_sold_workers) /* seat, workers */                                    \
  X(log_paid)         /* seat, thaler */                                     \
  X(log_paid_workers) /* seat, workers */                                    \
  X(log_rent)         /* owner, thaler, who uses the turbine */              \
  X(log_thaler)       /* seat, thaler */                                     \
  X(log_workers)      /* seat, workers */                                    \
  X(log_achievements) /* seat, tokens */                                     \
  X(log_vp)           /* seat, points */                                     \
  X(log_income)       /* seat, track, steps */                               \
  X(log_condition)    /* seat, condition */                                  \
  X(log_trigger)      /* round */                                            \
  X(log_final)                                                               \
  X(log_over)                                                                \
  /* score sheet */                                                          \
  X(sheet_play)                                                              \
  X(sheet_marker)    /* space, times, multiplier, success tile */            \
  X(sheet_start)     /* markers */                                           \
  X(sheet_goal)      /* technology, reached */                               \
  X(sheet_building)  /* building, plot */                                    \
  X(sheet_leftovers) /* points for uranium, workers, thaler */               \
  X(sheet_income)    /* track */                                             \
  /* who won */                                                              \
  X(won)        /* winner, points, the next best */                          \
  X(won_shared) /* points */

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_NUCLEUM_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_NUCLEUM_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_NUCLEUM_WORDS

}  // namespace pionek::nucleum
