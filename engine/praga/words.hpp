// The phrases of Praga Caput Regni. Their texts are games/praga/words/<lang>.json, under the same
// names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::praga {

// One list for the enum and for the keys, so that they cannot drift apart. Gains, steps and
// payments are in the order of Good and Track.
#define PIONEK_PRAGA_WORDS(X)                                      \
  X(none)                                                          \
  /* what things give */                                           \
  X(gain_gold)          /* n */                                    \
  X(gain_stone)         /* n */                                    \
  X(gain_egg)           /* n */                                    \
  X(gain_silver_window) /* n */                                    \
  X(gain_gold_window)   /* n */                                    \
  X(gain_red_token)     /* n */                                    \
  X(gain_blue_token)    /* n */                                    \
  X(gain_vp)            /* n */                                    \
  X(step_mines)         /* n */                                    \
  X(step_quarries)      /* n */                                    \
  X(step_university)    /* n */                                    \
  X(step_technology)    /* n */                                    \
  X(side_hunger_wall)                                              \
  X(side_cathedral)                                                \
  X(step_up)                                                       \
  X(per_era1_upgrade)    /* n */                                   \
  X(per_upgrade)         /* n */                                   \
  X(per_wall)            /* n */                                   \
  X(per_mine)            /* n */                                   \
  X(per_quarry)          /* n */                                   \
  X(per_university_step) /* n */                                   \
  X(per_silver_window)   /* n */                                   \
  X(produce_gold)                                                  \
  X(produce_stone)                                                 \
  X(an_action) /* action */                                        \
  X(any_action)                                                    \
  X(both_rewards)                                                  \
  X(a_token)                                                       \
  X(a_seal)                                                        \
  X(a_bridge_tile)                                                 \
  X(nothing)                                                       \
  X(sector_box)                                                    \
  X(sector_special) /* points */                                   \
  /* prompts */                                                    \
  X(ask_pawn)                                                      \
  X(ask_take)                                                      \
  X(ask_act)                                                       \
  X(ask_more)                                                      \
  X(ask_perform)                                                   \
  X(ask_manage) /* action */                                       \
  X(ask_pick_upgrade)                                              \
  X(ask_pick_wall)                                                 \
  X(ask_pick_building)                                             \
  X(ask_site)   /* tile */                                         \
  X(ask_rotate) /* tile */                                         \
  X(ask_cube)   /* plaza */                                        \
  X(ask_which)                                                     \
  X(ask_token) /* track */                                         \
  X(ask_learn) /* level */                                         \
  X(ask_keep)                                                      \
  X(ask_five)                                                      \
  X(ask_crown)                                                     \
  X(ask_plank)                                                     \
  X(ask_climb) /* monument */                                      \
  X(ask_lift)                                                      \
  X(ask_choose)                                                    \
  X(ask_reward) /* plaza */                                        \
  X(ask_plaza)                                                     \
  X(ask_swap)        /* row */                                     \
  X(ask_swap_second) /* row */                                     \
  X(ask_discard)     /* windows too many */                        \
  X(ask_rival_site)  /* tile */                                    \
  /* labels */                                                     \
  X(do_pawn)            /* plaza */                                \
  X(do_take_red)        /* actions, sector, gold, points, short */ \
  X(do_take_red_past)   /* the same */                             \
  X(do_take_green)      /* the same */                             \
  X(do_take_blue)       /* the same */                             \
  X(do_action)          /* action, short */                        \
  X(do_action_upgraded) /* action, short, gain */                  \
  X(do_extra)           /* action, short */                        \
  X(do_extra_upgraded)  /* action, short, gain */                  \
  X(do_bonus)           /* sector */                               \
  X(do_bonus_points)    /* gain */                                 \
  X(do_buy)             /* payment */                              \
  X(do_use)             /* technology, what it does */             \
  X(do_up)              /* monument, windows */                    \
  X(do_up_level)        /* monument, windows, gold, stone */       \
  X(do_side)            /* monument */                             \
  X(do_side_optional)   /* monument */                             \
  X(do_effect)          /* effect */                               \
  X(do_seal)            /* seal */                                 \
  X(do_seal_for)        /* seal, price */                          \
  X(do_refresh_gold)    /* row, gold */                            \
  X(do_refresh_stone)   /* row, stone */                           \
  X(do_swap)            /* tile, gain */                           \
  X(do_end)                                                        \
  X(do_end_lapse)                                                  \
  X(do_discard_silver) /* windows */                               \
  X(do_discard_gold)   /* windows */                               \
  X(do_discard_both)   /* gold ones, silver ones */                \
  X(do_expand_mines)                                               \
  X(do_expand_quarries)                                            \
  X(do_produce_gold)  /* mines */                                  \
  X(do_produce_stone) /* quarries */                               \
  X(do_pick)          /* tile, gain */                             \
  X(do_pick_gold)     /* tile, gain, gold */                       \
  X(do_pick_stone)    /* tile, gain, -, stone */                   \
  X(do_pick_both)     /* tile, gain, gold, stone */                \
  X(do_build)         /* space, gold */                            \
  X(do_build_old)     /* space, gold, points */                    \
  X(do_wall)          /* space */                                  \
  X(do_rotate)        /* rotation */                               \
  X(do_rotate_pairs)  /* rotation, pairs */                        \
  X(do_rotate_tokens) /* rotation, -, tokens */                    \
  X(do_rotate_both)   /* rotation, pairs, tokens */                \
  X(do_claim)         /* plaza */                                  \
  X(do_no_cube)                                                    \
  X(do_follow_old) /* gain */                                      \
  X(do_follow_new) /* gain */                                      \
  X(do_token)      /* token */                                     \
  X(do_learn)      /* technology, what it does */                  \
  X(do_keep)       /* bridge tile */                               \
  X(do_no_crown)                                                   \
  X(do_plank)       /* plank, gain */                              \
  X(do_climb)       /* monument */                                 \
  X(do_climb_level) /* monument, gold, stone */                    \
  X(do_stay)                                                       \
  X(do_lift)       /* monument */                                  \
  X(do_choose)     /* gain */                                      \
  X(do_plaza)      /* plaza, top, bottom */                        \
  X(do_no_plaza)   /* plaza */                                     \
  X(do_rival_site) /* space */                                     \
  /* reasons against */                                            \
  X(why_gold_short) /* needed, owned */                            \
  X(why_no_action)                                                 \
  X(why_not_on_tile)                                               \
  X(why_no_tile)                                                   \
  X(why_no_wall_space)                                             \
  X(why_no_space)                                                  \
  X(why_no_payable)                                                \
  X(why_road_end)                                                  \
  X(why_no_egg)                                                    \
  X(why_cannot_pay)                                                \
  X(why_extra_once)                                                \
  X(why_windows_short)                                             \
  X(why_no_use)                                                    \
  X(why_seal_taken)                                                \
  X(why_no_right)                                                  \
  X(why_no_cube)                                                   \
  X(why_refreshed)                                                 \
  X(why_few_tiles)                                                 \
  X(why_swapped)                                                   \
  X(why_tile_first)                                                \
  X(why_action_first)                                              \
  X(why_extra_first)                                               \
  X(why_side_first)                                                \
  X(why_effect_first)                                              \
  X(why_special)                                                   \
  X(why_taken)                                                     \
  X(why_top)                                                       \
  X(why_last_column)                                               \
  X(why_no_plaza_tile)                                             \
  /* journal */                                                    \
  X(log_gold)               /* seat, n */                          \
  X(log_stone)              /* seat, n */                          \
  X(log_egg)                /* seat, n */                          \
  X(log_silver_window)      /* seat, n */                          \
  X(log_gold_window)        /* seat, n */                          \
  X(log_red_token)          /* seat, n */                          \
  X(log_blue_token)         /* seat, n */                          \
  X(log_vp)                 /* seat, n */                          \
  X(log_paid_gold)          /* seat, n */                          \
  X(log_paid_stone)         /* seat, n */                          \
  X(log_paid_egg)           /* seat, n */                          \
  X(log_paid_silver_window) /* seat, n */                          \
  X(log_paid_gold_window)   /* seat, n */                          \
  X(log_lost)               /* seat, n, good */                    \
  X(log_resource_bonus)     /* seat, bonus */                      \
  X(log_advance)            /* seat, track, where to */            \
  X(log_token)              /* seat, token, track */               \
  X(log_no_token)           /* seat */                             \
  X(log_seal_right)         /* seat */                             \
  X(log_seal)               /* seat, seal */                       \
  X(log_take)               /* seat, action, action, tile */       \
  X(log_action)             /* seat, action */                     \
  X(log_lapse)              /* seat, what */                       \
  X(log_round)              /* round */                            \
  X(log_rotate)             /* positions */                        \
  X(log_past)               /* tile, points */                     \
  X(log_platform)           /* turns left */                       \
  X(log_era)                                                       \
  X(log_end)              /* turns */                              \
  X(log_refill)           /* tile */                               \
  X(log_swap)             /* seat, tile */                         \
  X(log_place)            /* seat, tile, where */                  \
  X(log_upgrade)          /* seat, tile, gain */                   \
  X(log_special)          /* seat */                               \
  X(log_pair)             /* seat, gain, gain */                   \
  X(log_claim)            /* seat, plaza */                        \
  X(log_no_cube)          /* seat */                               \
  X(log_follow)           /* seat, gain */                         \
  X(log_both_rewards)     /* seat, plaza */                        \
  X(log_reward)           /* seat, plaza, gain */                  \
  X(log_plaza_done)       /* plaza */                              \
  X(log_road)             /* seat, segment */                      \
  X(log_effect)           /* seat, effect */                       \
  X(log_draw_bridge)      /* seat, tiles */                        \
  X(log_drawn_bridge)     /* tile */                               \
  X(log_no_bridge)        /* seat */                               \
  X(log_bridge)           /* seat, tile */                         \
  X(log_bridge_full)      /* seat */                               \
  X(log_plank)            /* seat, plank */                        \
  X(log_up)               /* seat, monument, row */                \
  X(log_side)             /* seat, monument, column */             \
  X(log_side_due)         /* seat, monument */                     \
  X(log_stay)             /* seat, monument */                     \
  X(log_no_crown)         /* seat */                               \
  X(log_draw_technology)  /* seat, tiles, level */                 \
  X(log_drawn_technology) /* technology */                         \
  X(log_no_technology)    /* seat, level */                        \
  X(log_learn)            /* seat, technology */                   \
  X(log_use)              /* seat, technology */                   \
  X(log_pawn)             /* plaza */                              \
  X(log_card)             /* card */                               \
  X(log_rival_takes)      /* tile */                               \
  X(log_rival_raises)     /* track, count */                       \
  X(log_rival_token)      /* token */                              \
  X(log_rival_seal)       /* seal */                               \
  X(log_rival_places)     /* tile, space */                        \
  X(log_rival_tile)       /* action tile */                        \
  /* score sheet */                                                \
  X(sheet_crane)                                                   \
  X(sheet_production)                                              \
  X(sheet_upgrades)                                                \
  X(sheet_walls_play)                                              \
  X(sheet_buildings)                                               \
  X(sheet_connections)                                             \
  X(sheet_plazas)                                                  \
  X(sheet_road)                                                    \
  X(sheet_bridge_play)                                             \
  X(sheet_monuments)                                               \
  X(sheet_knowledge)                                               \
  X(sheet_technologies)                                            \
  X(sheet_science) /* steps, points each */                        \
  X(sheet_row)     /* monument, row */                             \
  X(sheet_tokens)  /* tokens, value, monument */                   \
  X(sheet_walls)   /* walls */                                     \
  X(sheet_bridge)  /* tile */                                      \
  X(sheet_seal)    /* seal */                                      \
  X(sheet_eggs)    /* eggs */                                      \
  /* who won */                                                    \
  X(won)            /* winner, points, the next best */            \
  X(won_later)      /* winner */                                   \
  X(won_alone)      /* points */                                   \
  X(won_alone_well) /* points */

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_PRAGA_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_PRAGA_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_PRAGA_WORDS

constexpr Word operator+(Word word, int offset) {
  return static_cast<Word>(static_cast<int>(word) + offset);
}

}  // namespace pionek::praga
