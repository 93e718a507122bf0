#include "table/record.hpp"

#include "table/fairness.hpp"

namespace pionek {
namespace {

// Lays out lines and puts each comment back to the line it followed.
class Sheet {
 public:
  explicit Sheet(const Comments& comments) : comments_(comments.all()) {}

  void line(const Place& place, const std::string& text) {
    // Comments of a line that is no longer written (a name that was erased) stay as lines.
    while (next() && next()->after < place) own_line(*next_comment());
    text_ += text;
    if (next() && next()->after == place && !next()->own_line) text_ += next_comment()->text;
    text_ += '\n';
    while (next() && next()->after == place) own_line(*next_comment());
  }

  // A sheet begins with what stands before its first line, and ends with its last line: comments
  // of moves that were taken back are not written.
  std::string finish() { return std::move(text_); }

 private:
  [[nodiscard]] const Comment* next() const {
    return at_ < comments_.size() ? &comments_[at_] : nullptr;
  }
  const Comment* next_comment() { return &comments_[at_++]; }
  void own_line(const Comment& comment) {
    text_ += comment.text.substr(comment.text.find('#'));
    text_ += '\n';
  }

  const std::vector<Comment>& comments_;
  std::size_t at_ = 0;
  std::string text_;
};

// JSON holds '#' only inside strings, where it may be written as an escape. So the position line
// never holds what the reader would take for a comment.
std::string one_line(std::string_view position) {
  std::string out;
  for (const char c : position) {
    if (c == '#') {
      out += "\\u0023";
    } else {
      out += c;
    }
  }
  return out;
}

// What a running game keeps back from the public: how chance will fall and what lies hidden.
enum class For { owner, everybody };

void write_header(Sheet& sheet, const Match& match, For reader) {
  using Line = Place::Line;
  const auto header = [&](Line line, const std::string& text, int number = 0) {
    sheet.line({Place::kHeader, line, number}, text);
  };
  const GameInfo& info = match.game().info();
  header(Line::version, "pionek " + std::to_string(kRecordVersion));
  header(Line::game, "game " + info.id);
  header(Line::rules, "rules " + std::to_string(info.rules_version));
  header(Line::seats, "seats " + std::to_string(match.setup().seats));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (!applies(info, match.setup(), i)) continue;
    const OptionSpec& spec = info.options[i];
    header(Line::option, "option " + spec.id + " " + spec.values[match.setup().choice[i]].id,
           static_cast<int>(i));
  }
  for (std::size_t i = 0; i < match.names().size(); ++i) {
    if (match.names()[i].empty()) continue;
    header(Line::name, "name " + std::to_string(i + 1) + " " + match.names()[i],
           static_cast<int>(i));
  }
  const bool all = reader == For::owner;
  if (match.seed()) {
    if (all) header(Line::origin, "seed " + print_seed(*match.seed()));
    header(Line::commit, "commit sha256 " + commitment(*match.seed()));
  } else if (all) {
    header(Line::origin, "position " + one_line(match.game().position(match.state_at(0))));
  }
  header(Line::gap, "");
}

std::string move_line(const Match& match, int ply) {
  const Played& played = match.moves()[static_cast<std::size_t>(ply) - 1];
  return std::to_string(ply) + " " + std::to_string(index(played.seat) + 1) + " " +
         match.game().print(played.move);
}

}  // namespace

std::string print_hash(std::uint64_t hash) {
  std::string out;
  for (int shift = 60; shift >= 0; shift -= 4) out += "0123456789abcdef"[(hash >> shift) & 15U];
  return out;
}

std::string write_record(const Match& match) {
  Sheet sheet(match.comments());
  write_header(sheet, match, For::owner);
  for (int ply = 0; ply <= match.ply(); ++ply) {
    if (ply > 0) sheet.line({ply, Place::Line::move}, move_line(match, ply));
    const Place place{ply, Place::Line::hash};
    const bool checkpoint = ply > 0 && ply % kCheckpointStride == 0;
    // A hash line that somebody commented on stays, so that the comment keeps its place.
    if (checkpoint || ply == match.ply() || match.comments().at(place)) {
      const std::uint64_t hash = match.game().hash(match.state_at(ply));
      sheet.line(place, "hash " + std::to_string(ply) + " " + print_hash(hash));
    }
  }
  return sheet.finish();
}

std::string write_public_record(const Match& match) {
  if (match.over()) return write_record(match);
  // A remark on a move may tell what the move does not.
  Comments remarks = match.comments();
  remarks.cut(Place::kHeader);
  Sheet sheet(remarks);
  write_header(sheet, match, For::everybody);
  for (int ply = 1; ply <= match.ply(); ++ply) {
    const Played& played = match.moves()[static_cast<std::size_t>(ply) - 1];
    const bool secret = hidden(match.game().info(), played, nobody);
    sheet.line({ply, Place::Line::move},
               secret ? "# " + std::to_string(ply) + " hidden" : move_line(match, ply));
  }
  return sheet.finish();
}

}  // namespace pionek
