// Every phrase of Frostpunk by name. The order is that of the templates in words/*.json; the
// comment says what fills the blanks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::frostpunk {

#define PIONEK_FROSTPUNK_WORDS(X)                         \
  X(none)                                                 \
  /* prompts */                                           \
  X(ask_take_advisor)                                     \
  X(ask_start_discard)                                    \
  X(ask_start_discard_sick)                               \
  X(ask_order)                                            \
  X(ask_stoke)                                            \
  X(ask_stoke_night)                                      \
  X(ask_advise)                                           \
  X(ask_mobilise)                                         \
  X(ask_ration)                                           \
  X(ask_turn)                                             \
  X(ask_act)     /* pawn */                               \
  X(ask_shelter) /* standing, type */                     \
  X(ask_choose)                                           \
  X(ask_consult)                                          \
  X(ask_sick)            /* left */                       \
  X(ask_cure)            /* left */                       \
  X(ask_treat)           /* left */                       \
  X(ask_flip)            /* left */                       \
  X(ask_die)             /* left */                       \
  X(ask_exhaust)         /* left */                       \
  X(ask_leave)           /* left */                       \
  X(ask_arrive)          /* left */                       \
  X(ask_death)           /* type */                       \
  X(ask_more_hope)       /* left */                       \
  X(ask_more_discontent) /* left */                       \
  X(ask_less_hope)       /* left */                       \
  X(ask_less_discontent) /* left */                       \
  X(ask_spend_token)                                      \
  X(ask_activate_token)                                   \
  X(ask_discard_token)                                    \
  X(ask_spend_type)                                       \
  X(ask_activate_type)                                    \
  X(ask_gain)       /* left */                            \
  X(ask_lose)       /* left */                            \
  X(ask_store)      /* left, card */                      \
  X(ask_unstore)    /* left, card */                      \
  X(ask_map_take)   /* left */                            \
  X(ask_map_remove) /* left */                            \
  X(ask_map_add)    /* markers */                         \
  X(ask_collect)    /* left */                            \
  X(ask_cut_tree)                                         \
  X(ask_thumper)   /* left, coal on each */               \
  X(ask_lay_near)  /* left */                             \
  X(ask_lay_far)   /* left */                             \
  X(ask_construct) /* left */                             \
  X(ask_site)      /* building */                         \
  X(ask_upgrade)   /* left */                             \
  X(ask_destroy)   /* left */                             \
  X(ask_ruin)      /* left */                             \
  X(ask_workshop)  /* left */                             \
  X(ask_technology)                                       \
  X(ask_law) /* number, most */                           \
  X(ask_peek)                                             \
  X(ask_reuse_building)                                   \
  X(ask_reuse_worker)                                     \
  X(ask_alternative) /* building */                       \
  X(ask_place)       /* place */                          \
  X(ask_explored)    /* place */                          \
  /* labels */                                            \
  X(do_take_advisor)  /* advisor */                       \
  X(do_start_discard) /* citizen */                       \
  X(do_complete)      /* technology */                    \
  X(do_resolve)       /* card */                          \
  X(do_stoke)         /* coal */                          \
  X(do_stoke_or_not)  /* coal */                          \
  X(do_advisor)       /* advisor */                       \
  X(do_mobilise)      /* cards */                         \
  X(do_ration)        /* law */                           \
  X(do_nothing)                                           \
  X(do_pawn)  /* pawn, ready */                           \
  X(do_shift) /* law */                                   \
  X(do_pass)                                              \
  X(do_snow_near)                                         \
  X(do_snow_near_warm)                                    \
  X(do_snow_far)                                          \
  X(do_snow_far_warm)                                     \
  X(do_gather)      /* markers, resource, field */        \
  X(do_gather_cold) /* markers, resource, field */        \
  X(do_fell)        /* field */                           \
  X(do_fell_cold)   /* field */                           \
  X(do_use)         /* building, field */                 \
  X(do_use_cold)    /* building, field */                 \
  X(do_construct)                                         \
  X(do_send)         /* route */                          \
  X(do_special)      /* special action */                 \
  X(do_with_citizen) /* citizen, where */                 \
  X(do_lay)          /* place */                          \
  X(do_build)        /* building, wood */                 \
  X(do_build_core)   /* building, wood, cores */          \
  X(do_dismantle)    /* building, field */                \
  X(do_no_more_building)                                  \
  X(do_not_build)                                         \
  X(do_building)    /* building, field */                 \
  X(do_field)       /* field */                           \
  X(do_field_holds) /* markers, resource, field */        \
  X(do_field_trees) /* trees, field */                    \
  X(do_enough)                                            \
  X(do_choose)  /* option */                              \
  X(do_normal)  /* building */                            \
  X(do_token)   /* token */                               \
  X(do_type)    /* type, sick, people */                  \
  X(do_cure)    /* citizens, type */                      \
  X(do_outside) /* pawns, type */                         \
  X(do_bury)    /* citizen */                             \
  X(do_no_card)                                           \
  X(do_draw_hope)                                         \
  X(do_draw_discontent)                                   \
  X(do_activate)     /* token */                          \
  X(do_spend)        /* token */                          \
  X(do_remove)       /* token */                          \
  X(do_drop)         /* token */                          \
  X(do_activate_all) /* token */                          \
  X(do_spend_all)    /* token */                          \
  X(do_resource)     /* resource */                       \
  X(do_upgrade)      /* building, field, wood */          \
  X(do_upgrade_core) /* building, field, wood, cores */   \
  X(do_advance)                                           \
  X(do_technology) /* technology, rounds */               \
  X(do_law)        /* law */                              \
  X(do_shelve)     /* card */                             \
  X(do_shelve_none)                                       \
  X(do_repeat)   /* space */                              \
  X(do_skip)     /* place */                              \
  X(do_explore)  /* place */                              \
  X(do_return)   /* option */                             \
  X(do_continue) /* option */                             \
  /* reasons */                                           \
  X(why_advisor_taken)                                    \
  X(why_dear)                                             \
  X(why_no_coal)                                          \
  X(why_heat_at_cold)                                     \
  X(why_no_token)                                         \
  X(why_no_pawn)                                          \
  X(why_child)                                            \
  X(why_nothing_to_do)                                    \
  X(why_no_place)                                         \
  X(why_pawn_there)                                       \
  X(why_no_action)                                        \
  X(why_used)                                             \
  X(why_engineer_only)                                    \
  X(why_no_effect)                                        \
  X(why_automaton)                                        \
  X(why_no_balloon)                                       \
  X(why_expeditions_full)                                 \
  X(why_route_taken)                                      \
  X(why_route_closed)                                     \
  X(why_special_used)                                     \
  X(why_special_pawn)                                     \
  X(why_condition)                                        \
  X(why_other_type)                                       \
  X(why_other_kind)                                       \
  X(why_not_connected)                                    \
  X(why_never_built)                                      \
  X(why_locked)                                           \
  X(why_none_left)                                        \
  X(why_no_site)                                          \
  X(why_never_dismantled)                                 \
  X(why_first_step)                                       \
  X(why_taken)                                            \
  X(why_needs_tile)                                       \
  X(why_no_deposit)                                       \
  X(why_not_here)                                         \
  X(why_no_research)                                      \
  X(why_researched)                                       \
  X(why_no_upgrade)                                       \
  X(why_upgraded)                                         \
  X(why_consultation)                                     \
  X(why_stack_empty)                                      \
  /* journal */                                           \
  X(log_took_advisor) /* seat, advisor */                 \
  X(log_drew)         /* seat, cards */                   \
  X(log_drew_card)    /* seat, citizen */                 \
  X(log_discarded)    /* seat, citizen */                 \
  X(log_citizens_shuffled)                                \
  X(log_round)        /* round, leader */                 \
  X(log_card)         /* card */                          \
  X(log_chosen)       /* option */                        \
  X(log_resolved)     /* card */                          \
  X(log_revealed)     /* card */                          \
  X(log_activation)   /* card, round */                   \
  X(log_card_gone)    /* card */                          \
  X(log_to_events)    /* card */                          \
  X(log_to_discard)   /* card */                          \
  X(log_to_deck)      /* card */                          \
  X(log_to_law)       /* card */                          \
  X(log_dusk_added)   /* card */                          \
  X(log_consultation) /* card */                          \
  X(log_nobody_decides)                                   \
  X(log_decides)  /* token */                             \
  X(log_stoked)   /* coal, heat */                        \
  X(log_heat)     /* heat */                              \
  X(log_cold)     /* cold */                              \
  X(log_range)    /* range, field */                      \
  X(log_thrown)   /* cubes, fallen */                     \
  X(log_overload) /* markers */                           \
  X(log_breakdown)                                        \
  X(log_tower)                                            \
  X(log_weather) /* weather */                            \
  X(log_storm)   /* field */                              \
  X(log_storm_gone)                                       \
  X(log_storm_hits) /* hit */                             \
  X(log_advised)    /* advisor */                         \
  X(log_mobilised)                                        \
  X(log_rationed)       /* law */                         \
  X(log_shift)          /* law */                         \
  X(log_pawns)          /* pawn, ready */                 \
  X(log_tired)          /* pawn, pawns */                 \
  X(log_apprentice)     /* pawn */                        \
  X(log_passed)         /* seat */                        \
  X(log_citizen_played) /* seat, citizen */               \
  X(log_snow)           /* pawn, seat */                  \
  X(log_gather)         /* pawn, field, seat */           \
  X(log_use)            /* pawn, building, field, seat */ \
  X(log_construct)      /* pawn, seat */                  \
  X(log_special)        /* pawn, special action, seat */  \
  X(log_sent)           /* pawn, route */                 \
  X(log_laid)           /* place */                       \
  X(log_tile)           /* place */                       \
  X(log_shown)          /* markers, resource, field */    \
  X(log_trees_shown)    /* trees, field */                \
  X(log_taken)          /* markers, resource, field */    \
  X(log_felled)         /* field */                       \
  X(log_cleared)        /* field */                       \
  X(log_put)            /* markers, field */              \
  X(log_built)          /* building, field */             \
  X(log_demolished)     /* building, field */             \
  X(log_upgraded)       /* building, field */             \
  X(log_ruined)         /* building, field */             \
  X(log_reused)         /* field */                       \
  X(log_repeated)       /* space */                       \
  X(log_studied)        /* technology, round */           \
  X(log_closer)         /* technology, round */           \
  X(log_researched)     /* technology */                  \
  X(log_research_lost)  /* technology */                  \
  X(log_law)            /* law */                         \
  X(log_law_gone)       /* law */                         \
  X(log_consequence)    /* law */                         \
  X(log_suspended)      /* law */                         \
  X(log_peeked)         /* card */                        \
  X(log_shelved)        /* card */                        \
  X(log_marched)        /* route, space, length */        \
  X(log_skipped)        /* place */                       \
  X(log_explored)       /* place */                       \
  X(log_next_place)     /* place, route */                \
  X(log_route_over)     /* route */                       \
  X(log_gained)         /* amount, resource */            \
  X(log_lost)           /* amount, resource */            \
  X(log_food)           /* food */                        \
  X(log_food_lost)      /* food */                        \
  X(log_automaton)      /* automatons */                  \
  X(log_stored)         /* resource, card */              \
  X(log_unstored)       /* resource, card */              \
  X(log_unstored_bank)  /* resource, card */              \
  X(log_sick)           /* type, sick */                  \
  X(log_grave)          /* type */                        \
  X(log_died)           /* type, deaths */                \
  X(log_buried)         /* seat, citizen */               \
  X(log_mourned)        /* citizen */                     \
  X(log_arrived)        /* type, people */                \
  X(log_departed)       /* type, people */                \
  X(log_cured)          /* type, people */                \
  X(log_treated)        /* type */                        \
  X(log_exhausted)      /* type */                        \
  X(log_drawn)          /* token */                       \
  X(log_drawn_active)   /* token */                       \
  X(log_activated)      /* token */                       \
  X(log_spent)          /* token */                       \
  X(log_removed)        /* token */                       \
  X(log_hunger)         /* hunger */                      \
  X(log_starving)       /* hunger */                      \
  X(log_fed)            /* type, food, hunger */          \
  X(log_deaths)         /* deaths */                      \
  X(log_depot)          /* depot */                       \
  X(log_beds)           /* pawns */                       \
  X(log_outside)        /* type, pawns */                 \
  X(log_night_over)     /* round */                       \
  /* score sheet */                                       \
  X(sheet_people) /* people, deaths */                    \
  /* how it ended; round */                               \
  X(end_none)      /* round */                            \
  X(end_goal)      /* round */                            \
  X(end_no_hope)   /* round */                            \
  X(end_exile)     /* round */                            \
  X(end_explosion) /* round */                            \
  X(end_epidemic)  /* round */                            \
  X(end_famine)    /* round */                            \
  X(end_deaths)    /* round */                            \
  X(end_depot)     /* round */

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_FROSTPUNK_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_FROSTPUNK_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_FROSTPUNK_WORDS

}  // namespace pionek::frostpunk
