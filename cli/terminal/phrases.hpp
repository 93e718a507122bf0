// The words of the program itself, apart from those of the games. Their texts are
// cli/words/<lang>.json, under the same names; the comment shows what fills the blanks.
#pragma once

#include "cli/terminal/phrasebook.hpp"

namespace pionek {

#define PIONEK_CLI_WORDS(X)                                             \
  X(none)                                                               \
  /* help */                                                            \
  X(help_title)                                                         \
  X(help_usage)                                                         \
  X(help_common)                                                        \
  X(help_exit)                                                          \
  X(cmd_games)                                                          \
  X(cmd_new)                                                            \
  X(cmd_moves)                                                          \
  X(cmd_move)                                                           \
  X(cmd_undo)                                                           \
  X(cmd_branch)                                                         \
  X(cmd_show)                                                           \
  X(cmd_position)                                                       \
  X(cmd_replay)                                                         \
  X(cmd_verify)                                                         \
  X(cmd_hint)                                                           \
  X(cmd_review)                                                         \
  X(cmd_play)                                                           \
  X(cmd_learn)                                                          \
  X(cmd_puzzle)                                                         \
  X(cmd_bot)                                                            \
  X(cmd_arena)                                                          \
  X(cmd_bench)                                                          \
  X(cmd_serve)                                                          \
  X(cmd_backup)                                                         \
  X(cmd_tables)                                                         \
  X(cmd_migrate)                                                        \
  X(flag_lang)                                                          \
  X(flag_data)                                                          \
  X(flag_help)                                                          \
  X(flag_json)                                                          \
  X(flag_ply)                                                           \
  X(flag_iterations)                                                    \
  X(flag_every_seat)                                                    \
  X(flag_branch_ply)                                                    \
  X(flag_output)                                                        \
  X(flag_seed)                                                          \
  X(flag_option)                                                        \
  X(flag_names)                                                         \
  X(flag_seats)                                                         \
  X(flag_position)                                                      \
  X(flag_why)                                                           \
  X(flag_seat)                                                          \
  X(flag_colour)                                                        \
  X(flag_commit)                                                        \
  X(flag_players)                                                       \
  X(flag_load)                                                          \
  X(flag_save)                                                          \
  X(flag_load_ply)                                                      \
  X(flag_check)                                                         \
  X(flag_list)                                                          \
  X(flag_bots)                                                          \
  X(flag_games)                                                         \
  X(flag_round_robin)                                                   \
  X(flag_size)                                                          \
  X(flag_jobs)                                                          \
  X(flag_move_time)                                                     \
  X(flag_picture)                                                       \
  X(flag_seconds)                                                       \
  X(flag_port)                                                          \
  X(flag_bind)                                                          \
  X(flag_db)                                                            \
  X(flag_node)                                                          \
  X(flag_workers)                                                       \
  X(flag_bot_pause)                                                     \
  X(flag_serve_seed)                                                    \
  X(flag_host)                                                          \
  X(flag_url)                                                           \
  X(flag_webhooks)                                                      \
  X(flag_smtp)                                                          \
  X(flag_open_metrics)                                                  \
  X(flag_limit)                                                         \
  X(flag_limits)                                                        \
  X(flag_backup_db)                                                     \
  X(flag_backup_to)                                                     \
  X(flag_tables_db)                                                     \
  X(flag_tables_state)                                                  \
  X(flag_older_than)                                                    \
  X(flag_export)                                                        \
  X(flag_delete)                                                        \
  X(serving)         /* address */                                      \
  X(backed_up)       /* file */                                         \
  X(tables_exported) /* how many, folder */                             \
  X(tables_deleted)  /* how many */                                     \
  X(migrated)        /* where */                                        \
  /* commands */                                                        \
  X(games_seats)      /* least, most */                                 \
  X(when_seats)       /* how many */                                    \
  X(when_seats_range) /* from, to */                                    \
  X(when_option)      /* option=value */                                \
  X(games_bots)                                                         \
  X(move_of)       /* which, of how many */                             \
  X(undone)        /* ply, seat, move */                                \
  X(only_for)      /* seat */                                           \
  X(verify_game)   /* game, rules version */                            \
  X(verify_moves)  /* moves */                                          \
  X(verify_hashes) /* hash lines, last hash */                          \
  X(verify_seed)   /* commitment */                                     \
  X(verify_no_seed)                                                     \
  X(verify_ok)                                                          \
  X(arena_title)    /* game, games */                                   \
  X(arena_row)      /* number, bot, win share, low, high, mean score */ \
  X(arena_progress) /* done, of how many */                             \
  X(robin_title)    /* game, seats, games of a pair */                  \
  X(robin_row)      /* elo, low, high */                                \
  X(robin_wins)                                                         \
  X(robin_sure)      /* how far off at most */                          \
  X(coach_chances)   /* list */                                         \
  X(review_progress) /* done, of how many */                            \
  X(review_title)    /* moves */                                        \
  X(review_turns)                                                       \
  X(review_no_turns)                                                    \
  X(review_turn)  /* round, move, what was done */                      \
  X(chance_falls) /* seat, from, to */                                  \
  X(chance_rises) /* the same */                                        \
  X(team_falls)   /* from, to */                                        \
  X(team_rises)   /* the same */                                        \
  X(team)                                                               \
  X(review_advice) /* move, why */                                      \
  X(review_same)   /* why */                                            \
  X(review_turns_on)                                                    \
  X(review_seats)                                                       \
  X(review_seat)      /* seat, as the coach, decisions, points lost */  \
  X(review_decisions) /* seat */                                        \
  X(review_offer)     /* file */                                        \
  /* menus, rules, scores */                                            \
  X(game_over)                                                          \
  X(why_title)                                                          \
  X(why_nothing)                                                        \
  X(why_allowed)  /* move */                                            \
  X(range_hint)   /* example */                                         \
  X(screen_small) /* "60 x 20" */                                       \
  X(prompt)                                                             \
  X(prompt_texts)                                                       \
  X(more_options) /* page, pages */                                     \
  X(open_group)                                                         \
  X(close_group)    /* what it is called */                             \
  X(no_such_option) /* typed */                                         \
  X(not_understood) /* typed */                                         \
  X(rule_ruling)    /* text */                                          \
  X(rule_unknown)   /* number, nearby */                                \
  X(rule_not_found) /* word */                                          \
  X(rule_usage)     /* number */                                        \
  X(score_now)                                                          \
  X(score_final)                                                        \
  X(score_points) /* points */                                          \
  X(score_unknown)                                                      \
  X(score_place) /* place */                                            \
  X(score_sum)                                                          \
  X(score_places)                                                       \
  X(winners) /* names, how many */                                      \
  X(all_lost)                                                           \
  X(all_won)                                                            \
  X(came_to) /* round, of how many */                                   \
  X(log_empty)                                                          \
  X(log_earlier)                                                        \
  X(lessons_none)    /* game */                                         \
  X(lessons_checked) /* game, lessons, steps */                         \
  X(lesson_title)    /* name, minutes */                                \
  X(lesson_head)     /* chapter, step, of how many */                   \
  X(lesson_keys)                                                        \
  X(lesson_over)                                                        \
  X(lesson_left)                                                        \
  X(lesson_none_now)                                                    \
  X(puzzles_none) /* game */                                            \
  X(puzzle_solved)                                                      \
  X(puzzle_missed)                                                      \
  X(puzzle_keys)                                                        \
  X(puzzle_row)     /* id, name */                                      \
  X(puzzle_checked) /* id, best, right, ends */                         \
  X(no_hint)                                                            \
  X(thing_unknown) /* typed */                                          \
  /* the client */                                                      \
  X(note_forced)  /* moves */                                           \
  X(note_ordered) /* moves */                                           \
  X(orders_none)                                                        \
  X(orders_off)                                                         \
  X(order_limit)   /* verb, limit, other verb */                        \
  X(order_verb)    /* verb */                                           \
  X(order_unknown) /* typed */                                          \
  X(cannot_undo)   /* reason */                                         \
  X(taken_back)    /* moves */                                          \
  X(written)       /* file */                                           \
  X(write_usage)                                                        \
  X(save_as)                                                            \
  X(hand_over) /* seat */                                               \
  X(go_on)                                                              \
  X(team_none)                                                          \
  X(team_silent) /* seat */                                             \
  X(team_says)   /* seat, what, why */                                  \
  X(page_more)                                                          \
  X(end_hint)                                                           \
  X(help_play)                                                          \
  X(help_number)                                                        \
  X(help_amount)                                                        \
  X(help_move)                                                          \
  X(help_why)                                                           \
  X(help_why_one)                                                       \
  X(help_undo)                                                          \
  X(help_rule)                                                          \
  X(help_log)                                                           \
  X(help_score)                                                         \
  X(help_coach)                                                         \
  X(help_team)                                                          \
  X(help_map)                                                           \
  X(help_order)                                                         \
  X(help_order_verb)                                                    \
  X(help_show_me)                                                       \
  X(help_hint)                                                          \
  X(help_leave_guide)                                                   \
  X(help_thing)                                                         \
  X(help_next)                                                          \
  X(help_file)                                                          \
  X(help_write)                                                         \
  X(help_quit)

enum class Word : std::uint16_t { PIONEK_CLI_WORDS(PIONEK_WORD) };
inline constexpr auto kWordKeys =
    std::to_array<std::string_view>({PIONEK_CLI_WORDS(PIONEK_WORD_KEY)});
#undef PIONEK_CLI_WORDS

class Phrases : public Phrasebook<Word> {
 public:
  explicit Phrases(Lang lang);
};

}  // namespace pionek
