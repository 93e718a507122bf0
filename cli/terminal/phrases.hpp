// The words of the program itself, apart from those of the games. Their texts are
// cli/words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"

namespace pionek {

// One list for the enum and for the keys, so that they cannot drift apart.
#define PIONEK_CLI_WORDS(X)                                                           \
  X(none)                                                                             \
  /* help */                                                                          \
  X(help_title)                                                                       \
  X(help_usage)                                                                       \
  X(help_common)                                                                      \
  X(help_exit)                                                                        \
  X(cmd_games)                                                                        \
  X(cmd_new)                                                                          \
  X(cmd_moves)                                                                        \
  X(cmd_move)                                                                         \
  X(cmd_undo)                                                                         \
  X(cmd_branch)                                                                       \
  X(cmd_show)                                                                         \
  X(cmd_position)                                                                     \
  X(cmd_replay)                                                                       \
  X(cmd_verify)                                                                       \
  X(cmd_hint)                                                                         \
  X(cmd_review)                                                                       \
  X(cmd_play)                                                                         \
  X(cmd_bot)                                                                          \
  X(cmd_arena)                                                                        \
  X(cmd_bench)                                                                        \
  X(cmd_serve)                                                                        \
  X(cmd_backup)                                                                       \
  X(flag_lang)                                                                        \
  X(flag_data)                                                                        \
  X(flag_help)                                                                        \
  X(flag_json)                                                                        \
  X(flag_ply)                                                                         \
  X(flag_iterations)                                                                  \
  X(flag_every_seat)                                                                  \
  X(flag_branch_ply)                                                                  \
  X(flag_output)                                                                      \
  X(flag_seed)                                                                        \
  X(flag_option)                                                                      \
  X(flag_names)                                                                       \
  X(flag_seats)                                                                       \
  X(flag_position)                                                                    \
  X(flag_why)                                                                         \
  X(flag_seat)                                                                        \
  X(flag_colour)                                                                      \
  X(flag_commit)                                                                      \
  X(flag_players)                                                                     \
  X(flag_load)                                                                        \
  X(flag_save)                                                                        \
  X(flag_load_ply)                                                                    \
  X(flag_bots)                                                                        \
  X(flag_games)                                                                       \
  X(flag_round_robin)                                                                 \
  X(flag_size)                                                                        \
  X(flag_jobs)                                                                        \
  X(flag_move_time)                                                                   \
  X(flag_picture)                                                                     \
  X(flag_seconds)                                                                     \
  X(flag_port)                                                                        \
  X(flag_bind)                                                                        \
  X(flag_db)                                                                          \
  X(flag_workers)                                                                     \
  X(flag_bot_pause)                                                                   \
  X(flag_table_rate)                                                                  \
  X(flag_backup_db)                                                                   \
  X(flag_backup_to)                                                                   \
  X(serving)   /* address */                                                          \
  X(backed_up) /* file */                                                             \
  /* commands */                                                                      \
  X(games_seats) /* least, most */                                                    \
  X(games_bots)                                                                       \
  X(move_of)       /* which, of how many */                                           \
  X(undone)        /* ply, seat, move */                                              \
  X(only_for)      /* seat */                                                         \
  X(verify_game)   /* game, rules version */                                          \
  X(verify_moves)  /* moves */                                                        \
  X(verify_hashes) /* hash lines, last hash */                                        \
  X(verify_seed)   /* commitment */                                                   \
  X(verify_no_seed)                                                                   \
  X(verify_ok)                                                                        \
  X(arena_title)    /* game, games */                                                 \
  X(arena_row)      /* number, bot, win share, low, high, mean score */               \
  X(arena_progress) /* done, of how many */                                           \
  X(robin_title)    /* game, seats, games of a pair */                                \
  X(robin_row)      /* elo, low, high */                                              \
  X(robin_wins)                                                                       \
  X(robin_sure)      /* how far off at most */                                        \
  X(coach_chances)   /* list */                                                       \
  X(review_progress) /* done, of how many */                                          \
  X(review_title)    /* moves */                                                      \
  X(review_turns)                                                                     \
  X(review_no_turns)                                                                  \
  X(review_turn)   /* number, seat, move, changes */                                  \
  X(review_advice) /* move, why */                                                    \
  X(review_same)   /* why */                                                          \
  X(review_turns_on)                                                                  \
  X(review_seats)                                                                     \
  X(review_seat)      /* seat, as the coach, decisions, points lost */                \
  X(review_decisions) /* seat */                                                      \
  X(review_offer)     /* file */                                                      \
  /* menus, rules, scores */                                                          \
  X(game_over)                                                                        \
  X(why_title)                                                                        \
  X(why_nothing)                                                                      \
  X(why_allowed)    /* move */                                                        \
  X(range_hint)     /* example */                                                     \
  X(more_options)   /* page, pages */                                                 \
  X(no_such_option) /* typed */                                                       \
  X(not_understood) /* typed */                                                       \
  X(rule_ruling)    /* text */                                                        \
  X(rule_unknown)   /* number, nearby */                                              \
  X(rule_not_found) /* word */                                                        \
  X(rule_usage)     /* number */                                                      \
  X(score_now)                                                                        \
  X(score_final)                                                                      \
  X(score_points) /* points */                                                        \
  X(score_unknown)                                                                    \
  X(score_place) /* place */                                                          \
  X(winners)     /* names, how many */                                                \
  X(log_empty)                                                                        \
  X(log_earlier)                                                                      \
  X(no_map)                                                                           \
  /* the client */                                                                    \
  X(note_forced)  /* moves */                                                         \
  X(note_ordered) /* moves */                                                         \
  X(orders_none)                                                                      \
  X(orders_off)                                                                       \
  X(order_limit)   /* verb, limit, other verb */                                      \
  X(order_verb)    /* verb */                                                         \
  X(order_unknown) /* typed */                                                        \
  X(cannot_undo)   /* reason */                                                       \
  X(taken_back)    /* moves */                                                        \
  X(written)       /* file */                                                         \
  X(write_usage)                                                                      \
  X(save_as)                                                                          \
  X(hand_over) /* seat */                                                             \
  X(page_more)                                                                        \
  X(end_hint)                                                                         \
  X(help_play)                                                                        \
  X(help_number)                                                                      \
  X(help_amount)                                                                      \
  X(help_move)                                                                        \
  X(help_why)                                                                         \
  X(help_why_one)                                                                     \
  X(help_undo)                                                                        \
  X(help_rule)                                                                        \
  X(help_log)                                                                         \
  X(help_score)                                                                       \
  X(help_coach)                                                                       \
  X(help_map)                                                                         \
  X(help_order)                                                                       \
  X(help_order_verb)                                                                  \
  X(help_next)                                                                        \
  X(help_write)                                                                       \
  X(help_quit)                                                                        \
  /* Power Grid's board */                                                            \
  X(pg_header) /* map, round, phase, stage, cities for stage 2, cities for the end */ \
  X(phase_draft)                                                                      \
  X(phase_order)                                                                      \
  X(phase_auction)                                                                    \
  X(phase_fuel)                                                                       \
  X(phase_build)                                                                      \
  X(phase_bureaucracy)                                                                \
  X(phase_over)                                                                       \
  X(kind_coal)                                                                        \
  X(kind_oil)                                                                         \
  X(kind_garbage)                                                                     \
  X(kind_uranium)                                                                     \
  X(kind_hybrid)                                                                      \
  X(kind_eco)                                                                         \
  X(kind_unconventional)                                                              \
  X(short_coal)                                                                       \
  X(short_oil)                                                                        \
  X(short_garbage)                                                                    \
  X(short_uranium)                                                                    \
  X(short_hybrid)                                                                     \
  X(short_eco)                                                                        \
  X(short_unconventional)                                                             \
  X(pg_market)                                                                        \
  X(pg_future)                                                                        \
  X(pg_stage3)                                                                        \
  X(pg_player)                                                                        \
  X(pg_cash)                                                                          \
  X(pg_cities)                                                                        \
  X(pg_power)                                                                         \
  X(pg_plants)                                                                        \
  X(pg_auction)                                                                       \
  X(pg_bid) /* amount, seat */                                                        \
  X(pg_still_in)                                                                      \
  X(pg_own_plants)                                                                    \
  X(pg_income) /* cities, income */                                                   \
  X(pg_network)                                                                       \
  X(pg_nearby)                                                                        \
  X(pg_map) /* map */                                                                 \
  /* Carnegie's board */                                                              \
  X(ca_setup)  /* phase */                                                            \
  X(ca_header) /* round, rounds, phase */                                             \
  X(ca_phase_sides)                                                                   \
  X(ca_phase_placing)                                                                 \
  X(ca_phase_opening)                                                                 \
  X(ca_phase_choose)                                                                  \
  X(ca_phase_andrew)                                                                  \
  X(ca_phase_income)                                                                  \
  X(ca_phase_donation)                                                                \
  X(ca_phase_departments)                                                             \
  X(ca_phase_activation)                                                              \
  X(ca_row_hr)                                                                        \
  X(ca_row_management)                                                                \
  X(ca_row_construction)                                                              \
  X(ca_row_rnd)                                                                       \
  X(ca_west)                                                                          \
  X(ca_midwest)                                                                       \
  X(ca_south)                                                                         \
  X(ca_east)                                                                          \
  X(ca_letter_west)                                                                   \
  X(ca_letter_midwest)                                                                \
  X(ca_letter_south)                                                                  \
  X(ca_letter_east)                                                                   \
  X(ca_letter_donation)                                                               \
  X(ca_level_wagon)                                                                   \
  X(ca_level_stagecoach)                                                              \
  X(ca_level_railway)                                                                 \
  X(ca_housing)                                                                       \
  X(ca_commerce)                                                                      \
  X(ca_industry)                                                                      \
  X(ca_infrastructure)                                                                \
  X(ca_money)        /* amount */                                                     \
  X(ca_goods)        /* amount */                                                     \
  X(ca_vp)           /* amount */                                                     \
  X(ca_research)     /* amount */                                                     \
  X(ca_employee)     /* amount */                                                     \
  X(ca_event_income) /* region */                                                     \
  X(ca_event_donation)                                                                \
  X(ca_event_both) /* region */                                                       \
  X(ca_timeline)                                                                      \
  X(ca_transport)                                                                     \
  X(ca_pays_next)                                                                     \
  X(ca_player)                                                                        \
  X(ca_points)                                                                        \
  X(ca_people)                                                                        \
  X(ca_discs)                                                                         \
  X(ca_donated)                                                                       \
  X(ca_reserved)                                                                      \
  X(ca_yours)                                                                         \
  X(ca_his)                                                                           \
  X(ca_gathered)   /* amount */                                                       \
  X(ca_income)     /* what */                                                         \
  X(ca_connection) /* points, value */                                                \
  X(ca_cap)        /* points */                                                       \
  X(ca_choice_tile)                                                                   \
  X(ca_company) /* seat */                                                            \
  X(ca_company_key)                                                                   \
  X(ca_lobby)                                                                         \
  X(ca_limit)  /* points */                                                           \
  X(ca_end_vp) /* points */                                                           \
  X(ca_strips_key)                                                                    \
  X(ca_projects)                                                                      \
  X(ca_projects_solo)                                                                 \
  X(ca_donations)                                                                     \
  X(ca_market)                                                                        \
  X(ca_andrew)                                                                        \
  X(ca_andrew_stands) /* points, level, discs */                                      \
  X(ca_andrew_chooses)                                                                \
  X(ca_andrew_tiles) /* departments */                                                \
  X(ca_card)                                                                          \
  X(ca_card_down) /* back */                                                          \
  X(ca_card_advanced)                                                                 \
  X(ca_card_row)          /* row */                                                   \
  X(ca_card_hr)           /* row, spaces */                                           \
  X(ca_card_management)   /* row, rows */                                             \
  X(ca_card_construction) /* row, cities */                                           \
  X(ca_card_rnd)          /* row, region, steps */                                    \
  X(ca_card_donation)     /* donation */                                              \
  X(ca_score_cards)                                                                   \
  X(ca_card_worth) /* points */                                                       \
  X(ca_filed)      /* what */                                                         \
  X(ca_deck)       /* cards, basic */                                                 \
  X(ca_next_back)  /* back */                                                         \
  X(ca_companies)                                                                     \
  X(ca_cities)                                                                        \
  X(ca_any)                                                                           \
  X(ca_neutral)                                                                       \
  X(ca_fields)                                                                        \
  X(ca_tiles)                                                                         \
  X(ca_tile_start_hr)                                                                 \
  X(ca_tile_start_commerce)                                                           \
  X(ca_tile_start_planning)                                                           \
  X(ca_tile_start_construction)                                                       \
  X(ca_tile_start_rnd)                                                                \
  X(ca_tile_training)                                                                 \
  X(ca_tile_recruiting)                                                               \
  X(ca_tile_safety)                                                                   \
  X(ca_tile_new_lobby)                                                                \
  X(ca_tile_purchasing)                                                               \
  X(ca_tile_sales)                                                                    \
  X(ca_tile_logistics)                                                                \
  X(ca_tile_property)                                                                 \
  X(ca_tile_engineering)                                                              \
  X(ca_tile_outsourcing)                                                              \
  X(ca_tile_supply)                                                                   \
  X(ca_tile_communications)                                                           \
  X(ca_tile_research)                                                                 \
  X(ca_tile_design)                                                                   \
  X(ca_tile_charity)                                                                  \
  X(ca_tile_telegraph)

enum class Word : std::uint16_t {
#define PIONEK_ENUMERATOR(name) name,
  PIONEK_CLI_WORDS(PIONEK_ENUMERATOR)
#undef PIONEK_ENUMERATOR
};

inline constexpr auto kWordKeys = std::to_array<std::string_view>({
#define PIONEK_KEY(name) #name,
    PIONEK_CLI_WORDS(PIONEK_KEY)
#undef PIONEK_KEY
});
#undef PIONEK_CLI_WORDS

class Phrases {
 public:
  explicit Phrases(Lang lang);

  [[nodiscard]] Lang lang() const { return words_.lang(); }

  // Blanks are numbers and texts; a text must not be empty.
  template <class... Args>
  [[nodiscard]] std::string operator()(Word word, const Args&... args) const {
    static_assert(sizeof...(args) <= Phrase::kMaxArgs);
    Filling filling;
    filling.phrase.word = static_cast<std::uint16_t>(word);
    (filling.add(args), ...);
    return words_.text(filling.phrase, Catalog{}, filling.texts);
  }

 private:
  // To Words a text is what somebody at the table is called.
  struct Filling {
    Phrase phrase;
    std::vector<std::string> texts;

    void add(std::integral auto number) { phrase.args[phrase.count++] = Arg(number); }
    void add(std::string_view text) {
      assert(!text.empty());
      phrase.args[phrase.count++] = Arg(seat_at(static_cast<int>(texts.size())));
      texts.emplace_back(text);
    }
  };

  Words words_;
};

}  // namespace pionek
