// What people wrote into the margin of a record. The rules never look at it; it only has to come
// back in its place when the record is written again, also after more moves were played.
#pragma once

#include <algorithm>
#include <compare>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace pionek {

// A line of a record. Header lines stand before ply 0; the hash of a ply stands behind its move.
struct Place {
  enum class Line {
    start,
    version,
    game,
    rules,
    seats,
    option,
    name,
    origin,
    commit,
    gap,
    move,
    hash
  };
  static constexpr int kHeader = -1;

  int ply = kHeader;
  Line line = Line::start;
  int number = 0;  // which option, which seat

  friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

struct Comment {
  Place after;            // the line it follows, or stands on
  bool own_line = false;  // otherwise it ends that line
  std::string text;       // with its '#'; at the end of a line also with the spaces before it

  friend bool operator==(const Comment&, const Comment&) = default;
};

// Copies share what none of them changes: a match is marked before every move, and there may be
// many comments.
class Comments {
 public:
  void add(Comment comment) {
    // Whoever adds reads a record, and is the only one who has them.
    if (all_.use_count() != 1) all_ = std::make_shared<std::vector<Comment>>(all());
    const auto before = [](const Place& place, const Comment& other) {
      return place < other.after;
    };
    const auto at = std::upper_bound(all_->begin(), all_->end(), comment.after, before);
    all_->insert(at, std::move(comment));
  }
  // A move that is taken back for good takes its comments along.
  void cut(int last_ply) {
    if (all().empty() || all().back().after.ply <= last_ply) return;
    auto kept = std::make_shared<std::vector<Comment>>(all());
    std::erase_if(*kept, [&](const Comment& each) { return each.after.ply > last_ply; });
    all_ = std::move(kept);
  }

  // In the order of the record.
  [[nodiscard]] const std::vector<Comment>& all() const {
    static const std::vector<Comment> kNone;
    return all_ == nullptr ? kNone : *all_;
  }
  [[nodiscard]] bool at(const Place& place) const {
    const auto before = [](const Comment& other, const Place& to) { return other.after < to; };
    const auto found = std::lower_bound(all().begin(), all().end(), place, before);
    return found != all().end() && found->after == place;
  }

  friend bool operator==(const Comments& l, const Comments& r) { return l.all() == r.all(); }

 private:
  std::shared_ptr<std::vector<Comment>> all_;
};

}  // namespace pionek
