// The terminal client: people at one keyboard, and bots, play one match. It knows no game; the
// board is drawn by its drawer, everything else comes from the menu, the journal and the words.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "bots/bot.hpp"
#include "cli/games.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/board.hpp"
#include "cli/terminal/choices.hpp"
#include "cli/terminal/telling.hpp"
#include "cli/terminal/terminal.hpp"
#include "table/guide.hpp"
#include "table/orders.hpp"

namespace pionek {

// Who plays and where it is kept.
struct Sitting {
  Match match;
  std::vector<std::unique_ptr<Bot>> bots;  // by seat; none for a person
  std::optional<SavedAs> saved;            // the file it came from or goes to
  bool keep = false;                       // brings that file up to date at every question
  std::optional<int> iterations;           // of the coach for a choice; its own measure if none
  GuidePtr guide = nullptr;                // of a lesson or a puzzle
};

class TerminalClient {
 public:
  // `games` and `say` outlive the client.
  TerminalClient(Sitting sitting, std::unique_ptr<Board> board, Terminal terminal,
                 const Games& games, const Phrases& say);

  // Plays until the game is over or the people leave.
  std::optional<Error> run();

 private:
  enum class Next { ask_again, go_on, leave };

  // What a seat has yet to be told, and nobody else: orders are private.
  struct Letter {
    Lines notes;
    std::vector<std::string> forced;  // moves played for it
    std::vector<std::string> ordered;
  };

  // client.cpp: the course of the game
  void advance();
  [[nodiscard]] Move bot_move(Bot& bot) const;
  void play_ordered(Move move);
  std::optional<Error> keep();
  [[nodiscard]] Letter& letter(Seat seat) {
    return letters_[static_cast<std::size_t>(index(seat))];
  }
  Next ask();
  [[nodiscard]] std::string prompt(const Choices& choices) const;
  Next choose(std::string_view typed, const Choices& choices);
  bool hand_over(Seat seat);
  [[nodiscard]] bool has_secrets(Seat seat) const;
  [[nodiscard]] Seat viewer() const;

  // client_screen.cpp: what is shown
  void read_letter(Seat seat);
  void begin_screen() const;
  void show(const Menu& menu, Choices& choices);
  void show_end();
  void page(const Lines& lines) const;
  [[nodiscard]] Lines folded(const Lines& lines) const;
  [[nodiscard]] Lines news(int rows) const;
  [[nodiscard]] Lines board(bool brief) const;
  [[nodiscard]] Lines map() const;
  [[nodiscard]] Lines texts_of(const Menu& menu) const;
  [[nodiscard]] Lines all_there_is() const;
  [[nodiscard]] Paper paper(bool brief = true) const;
  void notice(std::string text) { notices_.push_back(std::move(text)); }

  // client_coach.cpp: advice
  void coach();
  [[nodiscard]] Seat adviser() const;
  void team();

  // client_guide.cpp: lessons, puzzles, and what things are
  [[nodiscard]] Lines guide_lines() const;
  void part_from_guide();
  Next show_me();
  void hint();
  Next leave_guide();
  [[nodiscard]] std::string called(std::string_view target) const;
  void page_of_texts(const Lines& texts) const;
  void what_is(std::string_view target, const Choices& choices);

  // client_commands.cpp: what may be typed besides a choice
  Next command(std::string_view word, std::string_view rest, const Choices& choices);
  void why(std::string_view move);
  void rule(std::string_view wanted);
  void order(std::string_view text);
  void cancel_orders(Seat seat);
  void list_orders();
  void log(std::string_view how_much);
  void help();
  Next undo();
  bool write(std::string_view path);
  [[nodiscard]] bool unsaved() const;
  Next leave();

  Match match_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::optional<SavedAs> saved_;
  bool keep_;
  std::optional<int> iterations_;
  GuidePtr guide_;  // none: nobody is led
  std::unique_ptr<Board> board_;
  Terminal terminal_;
  const Games& games_;
  const Phrases& say_;
  Telling telling_;
  Orders orders_;
  std::uint64_t start_ = 0;            // hash of the first position: bots' chance follows it
  std::array<int, kMaxSeats> seen_{};  // the ply up to which a seat knows the news
  Seat last_person_ = nobody;          // who was at the keyboard
  Glance glance_;                      // at the options
  std::array<Letter, kMaxSeats> letters_;
  Lines notices_;  // for the next screen
};

}  // namespace pionek
