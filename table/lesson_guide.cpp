#include "table/lesson_guide.hpp"

#include <algorithm>

#include "engine/core/refusal.hpp"
#include "table/lesson_walk.hpp"

namespace pionek {
namespace {

bool offered(const Match& match, Move move) {
  return !refusal(match.game(), match.state(), move, Lang::en);
}

// What the learner should play now.
std::optional<Move> wanted(const LessonWalk& walk, const Match& match) {
  for (const Move move : walk.intended()) {
    if (offered(match, move)) return move;
  }
  return std::nullopt;
}

void write_card(JsonText& out, const Lesson& lesson, std::size_t at, Lang lang) {
  const LessonStep& step = lesson.steps[at];
  const std::size_t chapter = lesson.chapter_of(at);
  out.object([&] {
    out.field("chapter", chapter);
    out.field("step", at - lesson.chapters[chapter].first);
    out.field("say", step.say.in(lang));
    out.array("rules", [&] {
      for (const std::string& rule : step.rules) out.value(rule);
    });
    out.array("show", [&] {
      for (const std::string& target : step.show) out.value(target);
    });
  });
}

}  // namespace

bool LessonGuide::leads(const Match& match) const {
  const LessonWalk walk(*lesson_, match, match.ply());
  return !walk.lost() && !walk.over();
}

std::optional<Move> LessonGuide::scripted(const Match& match) const {
  return LessonWalk(*lesson_, match, match.ply()).scripted();
}

std::optional<Text> LessonGuide::held_back(const Match& match, Move move) const {
  const LessonWalk walk(*lesson_, match, match.ply());
  if (walk.lost() || walk.over() || walk.accepts(move)) return std::nullopt;
  for (const LessonStep::Detour& detour : lesson_->steps[walk.step()].detours) {
    const auto& moves = detour.moves;
    const auto holds = [&](const MoveRange& range) { return range.holds(move); };
    if (std::any_of(moves.begin(), moves.end(), holds)) return detour.say;
  }
  if (walk.scripted()) return Text{"One moment: the others play.", "Chwila: grają pozostali."};
  const auto next = wanted(walk, match);
  // What the rules forbid is theirs to explain; and whoever cannot go on is not held.
  if (!next || !offered(match, move)) return std::nullopt;
  const auto label = [&](Lang lang) {
    return label_of(match.game(), match.state(), *next, lang, match.names());
  };
  return Text{"Not now. The lesson goes on with: " + label(Lang::en),
              "Nie teraz. Dalej w lekcji: " + label(Lang::pl)};
}

bool LessonGuide::may_undo(const Match& match) const {
  if (match.ply() <= lesson_->start.ply()) return false;
  const LessonWalk before(*lesson_, match, match.ply() - 1);
  return !before.scripted();
}

void LessonGuide::write(JsonText& out, const Match& match, Lang lang) const {
  const LessonWalk walk(*lesson_, match, match.ply());
  const std::size_t last = std::min(walk.step(), lesson_->steps.size() - 1);
  const std::size_t chapter = lesson_->chapter_of(last);
  out.field("lesson", lesson_->id);
  out.field("name", lesson_->name.in(lang));
  out.array("chapters", [&] {
    for (const LessonChapter& each : lesson_->chapters) {
      out.object([&] {
        out.field("id", each.id);
        out.field("name", each.name.in(lang));
        out.field("steps", each.steps);
      });
    }
  });
  out.field("chapter", chapter);
  out.field("step", walk.first_to_read() -
                        std::min(walk.first_to_read(), lesson_->chapters[chapter].first));
  if (walk.lost()) out.field("lost", true);
  if (walk.over()) out.field("over", true);
  if (walk.scripted()) out.field("playing", true);
  if (walk.lost() || walk.scripted()) return;
  if (walk.said() != nullptr) out.field("said", walk.said()->in(lang));
  out.array("cards", [&] {
    const std::size_t end = std::min(walk.step() + 1, lesson_->steps.size());
    for (std::size_t at = walk.first_to_read(); at < end; ++at) {
      write_card(out, *lesson_, at, lang);
    }
  });
  if (walk.over() || match.to_move() != lesson_->seat) return;
  if (const auto& hint = lesson_->steps[walk.step()].hint) out.field("hint", hint->in(lang));
  if (const auto next = wanted(walk, match)) {
    out.field("move", match.game().print(*next));
    out.field("label", label_of(match.game(), match.state(), *next, lang, match.names()));
  }
}

}  // namespace pionek
