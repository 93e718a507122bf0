// The phrases of Carnegie. Their texts are games/carnegie/words/<lang>.json, under the same names;
// the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::carnegie {

// One list for the enum and for the keys, so that they cannot drift apart.
#define PIONEK_CARNEGIE_WORDS(X)                            \
  X(none)                                                   \
  /* prompts */                                             \
  X(ask_side) /* strip */                                   \
  X(ask_place)                                              \
  X(ask_reserve)                                            \
  X(ask_move) /* moves left */                              \
  X(ask_activate)                                           \
  X(ask_row)                                                \
  X(ask_andrew)                                             \
  X(ask_recover)    /* region, employees there */           \
  X(ask_lodge)      /* newcomers */                         \
  X(ask_take)       /* strip */                             \
  X(ask_research)   /* points left */                       \
  X(ask_donate)     /* cost */                              \
  X(ask_give)       /* cost */                              \
  X(ask_category)   /* row */                               \
  X(ask_use)        /* row */                               \
  X(ask_use_points) /* row, research points */              \
  X(ask_mission)                                            \
  X(ask_trade) /* department, use */                        \
  X(ask_tile)                                               \
  X(ask_room)  /* department */                             \
  X(ask_bring) /* department */                             \
  X(ask_project)                                            \
  X(ask_project_anywhere)                                   \
  /* labels */                                              \
  X(do_side)            /* strip, side */                   \
  X(do_place)           /* space */                         \
  X(do_reserve)         /* department */                    \
  X(do_move)            /* from, to */                      \
  X(do_move_active)     /* from, to */                      \
  X(do_activate)        /* department, cost */              \
  X(do_activate_there)  /* room */                          \
  X(do_ready)           /* employees */                     \
  X(do_row_income)      /* row, region */                   \
  X(do_row_donation)    /* row */                           \
  X(do_row_both)        /* row, region */                   \
  X(do_row_income_of)   /* row, region, row that goes on */ \
  X(do_row_donation_of) /* row, -, row that goes on */      \
  X(do_row_both_of)     /* row, region, row that goes on */ \
  X(do_andrew)                                              \
  X(do_recover) /* employees */                             \
  X(do_stay)                                                \
  X(do_lodge) /* employees */                               \
  X(do_lobby)                                               \
  X(do_take_money)    /* amount */                          \
  X(do_take_goods)    /* amount */                          \
  X(do_take_vp)       /* amount */                          \
  X(do_take_research) /* amount */                          \
  X(do_take_employee) /* amount */                          \
  X(do_slide)         /* strip, cost */                     \
  X(do_slide_out)     /* strip */                           \
  X(do_advance)       /* region, cost */                    \
  X(do_advance_end)   /* region */                          \
  X(do_done_research) /* points left */                     \
  X(do_donate)        /* field, cost */                     \
  X(do_no_donation)                                         \
  X(do_keep_category) /* row */                             \
  X(do_adopt)         /* row */                             \
  X(do_use)           /* department, use */                 \
  X(do_done_using)                                          \
  X(do_done_turn)    /* research points lost */             \
  X(do_mission)      /* region */                           \
  X(do_trade)        /* times */                            \
  X(do_tile)         /* department, goods at least */       \
  X(do_room)         /* room, goods */                      \
  X(do_room_there)   /* room */                             \
  X(do_bring)        /* from */                             \
  X(do_bring_active) /* from */                             \
  X(do_bring_nobody)                                        \
  X(do_project) /* type, space, goods */                    \
  X(do_sell)                                                \
  X(do_done_moving)                                         \
  X(do_done_activating)                                     \
  /* reasons */                                             \
  X(why_small_city)                                         \
  X(why_slot_taken)                                         \
  X(why_no_copy)                                            \
  X(why_far)                                                \
  X(why_no_department)                                      \
  X(why_no_desk)                                            \
  X(why_cannot_pay) /* cost, money that can be raised */    \
  X(why_own_field)                                          \
  X(why_field_taken)                                        \
  X(why_nobody_gave)                                        \
  X(why_no_reserve)                                         \
  X(why_no_pair)                                            \
  X(why_no_project)                                         \
  X(why_no_gift)                                            \
  X(why_no_trade)                                           \
  X(why_no_tile)                                            \
  X(why_all_used)                                           \
  X(why_other_category)                                     \
  X(why_automatic)                                          \
  X(why_closed)                                             \
  X(why_nobody_active)                                      \
  X(why_reserved_first)                                     \
  X(why_owned)                                              \
  X(why_no_goods)                                           \
  X(why_no_fee)                                             \
  X(why_room_taken)                                         \
  X(why_goods_short) /* goods needed, goods owned */        \
  X(why_no_disc)                                            \
  X(why_strip_out)                                          \
  X(why_no_points)                                          \
  X(why_no_supply)                                          \
  X(why_track_end)                                          \
  X(why_last_taken)                                         \
  /* journal */                                             \
  X(log_round)        /* round */                           \
  X(log_side)         /* seat, strip, side */               \
  X(log_reserved)     /* seat, department */                \
  X(log_row)          /* seat, row */                       \
  X(log_andrew_row)   /* row */                             \
  X(log_flipped)      /* row */                             \
  X(log_event_income) /* region */                          \
  X(log_event_donation)                                     \
  X(log_marker)          /* row, column */                  \
  X(log_end)             /* round */                        \
  X(log_sold)            /* seat, cubes */                  \
  X(log_paid)            /* seat, dollars */                \
  X(log_paid_goods)      /* seat, goods */                  \
  X(log_money)           /* seat, dollars */                \
  X(log_goods)           /* seat, goods */                  \
  X(log_vp)              /* seat, points */                 \
  X(log_research)        /* seat, points */                 \
  X(log_moves)           /* seat, moves */                  \
  X(log_hired)           /* seat, employees */              \
  X(log_recovered)       /* seat, employees, region */      \
  X(log_lodged)          /* seat, employees */              \
  X(log_moved)           /* seat, from, to */               \
  X(log_activated)       /* seat, department */             \
  X(log_use)             /* seat, department, use */        \
  X(log_mission)         /* seat, region */                 \
  X(log_adopted)         /* seat, row */                    \
  X(log_built)           /* seat, department, room */       \
  X(log_project)         /* seat, type, space */            \
  X(log_lapsed)          /* seat, research points */        \
  X(log_slid)            /* seat, strip, cost */            \
  X(log_disc)            /* seat, strip */                  \
  X(log_advanced)        /* seat, region, cost, position */ \
  X(log_donated)         /* seat, field */                  \
  X(log_card)            /* card */                         \
  X(log_shift)           /* places, value */                \
  X(log_filed)           /* card, value */                  \
  X(log_andrew_donated)  /* field */                        \
  X(log_andrew_tile)     /* department */                   \
  X(log_andrew_built)    /* space */                        \
  X(log_andrew_advanced) /* region, steps, position */      \
  /* score sheet */                                         \
  X(sheet_play)                                             \
  X(sheet_tile)                                             \
  X(sheet_active)     /* employees */                       \
  X(sheet_department) /* department */                      \
  X(sheet_strip)      /* strip */                           \
  X(sheet_connection) /* value */                           \
  X(sheet_cities)                                           \
  X(sheet_donation)     /* field */                         \
  X(sheet_cards)        /* cards, value */                  \
  X(sheet_andrew_tiles) /* departments */                   \
  X(sheet_andrew_track) /* region */                        \
  /* who won */                                             \
  X(won)        /* winner, points, the next best */         \
  X(won_solo)   /* winner, points, Andrew's */              \
  X(won_shared) /* points */                                \
  X(won_andrew) /* his points, the human's */

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_CARNEGIE_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_CARNEGIE_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_CARNEGIE_WORDS

constexpr Word operator+(Word word, int offset) {
  return static_cast<Word>(static_cast<int>(word) + offset);
}

}  // namespace pionek::carnegie
