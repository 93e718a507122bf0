// A table while it is in memory: its match, who looks at it, its bots and its clock. All calls come
// on the thread of its loop, one after the other. A change is applied, written down, and only when
// it is durable does anybody hear of it; what arrives meanwhile waits its turn. When it cannot be
// written down, the table is put back as it was and the one who asked is told.
#pragma once

#include <bitset>
#include <deque>
#include <limits>
#include <memory>

#include "engine/core/fixed_vector.hpp"
#include "server/agreement.hpp"
#include "server/client.hpp"
#include "server/coaching.hpp"
#include "server/facts.hpp"
#include "server/http.hpp"
#include "server/loop.hpp"
#include "server/services.hpp"

namespace pionek {

struct NewTable;

// The message with which a client comes to a table.
struct Sit {
  std::string key;                  // empty: to look on
  std::vector<std::string> others;  // keys of further seats whose people are at this client
  bool follow = false;              // the eyes go with the turn, from one of the seats to the next
  int since = 0;                    // the last ply the client has seen
  int chat = 0;                     // the last line of chat it has seen
  Lang lang = Lang::en;
  bool renew = false;  // it takes a key of its own for one that somebody else has, too
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  static constexpr Millis kRetry = 2000;      // after the storage has failed a bot or a clock
  static constexpr Millis kCountPause = 100;  // between two numbers of onlookers
  // That a message may name, as a ply or as a change.
  static constexpr std::int64_t kMostPly = std::numeric_limits<std::int32_t>::max();

  // `kept`: what the storage has, or will have after `create`. `fence`: that of the claim.
  LiveTable(Services& services, Loop& loop, std::string id, Millis created, TableHead kept,
            Facts facts, std::vector<StoredChat> chat, std::int64_t fence = 1);
  ~LiveTable();
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::int64_t fence() const { return fence_; }
  // Nobody is here and nothing is going on.
  [[nodiscard]] bool idle() const;
  // The table is another node's, or not what is kept: nothing happens here by itself any more, the
  // storage refuses whatever is asked of it, and those who are here have to come again.
  void dismiss();

  // Writes the table down as a new one.
  void create(std::function<void(const std::optional<Error>&)> then);
  // Lets bots and clocks go on, after the table was read from the storage.
  void wake();

  // ---- from sockets ----
  void sit(const ClientPtr& client, Sit how);
  void receive(const ClientPtr& client, json::object message);
  void stand(const Client* client);

  // ---- from requests; the bodies were parsed, not checked ----
  void change_seat(int seat, json::value body, Reply reply);
  void start(json::value body, Reply reply);
  void join(json::value body, Reply reply);
  void replace(json::value body, Reply reply);
  // Another game with the same people; `make` makes its table.
  using MakeTable = std::function<void(NewTable&& made, Reply reply)>;
  void rematch(json::value body, MakeTable make, Reply reply);
  void notices(json::value body, Reply reply);
  void record(Reply reply);

 private:
  using Seats = FixedVector<Seat, kMaxSeats>;
  struct Guest {
    ClientPtr client;
    Seat seat = nobody;  // it sees and speaks as this one
    Seats seats;         // whose people are here: this one, and others at the same screen
    bool follow = false;
    bool host = false;
    int since = 0;
    Lang lang = Lang::en;
    std::optional<Lang> reviewing;  // waits for the review in this language
  };
  // What an onlooker said.
  struct Murmur {
    std::string from;
    std::string text;
    Millis at = 0;
  };
  // A hint for one position, and who waits for it.
  struct AskedHint {
    int ply = 0;
    int changes = 0;
    std::vector<std::pair<ClientPtr, Lang>> waiting;
    std::optional<HintTexts> texts;
  };
  // Advice for one position: what seats of a team that are not asked point at.
  struct Pointed {
    Seat seat = nobody;
    Move move;
    Text why;  // of a bot
  };
  struct Points {
    int ply = 0;
    int changes = 0;
    std::vector<Pointed> list;  // one of a seat at most
    bool asked_bots = false;
  };
  // Why something is refused, if so: code and message.
  using No = std::optional<std::pair<std::string_view, std::string_view>>;
  using Then = Storage::Then;
  struct Added;

  // ---- one thing after the other (live_table.cpp) ----
  // Whoever calls holds the table. What waits in it does not: then it would hold itself.
  template <class Work>
  void in_turn(Work work) {
    if (busy_) {
      waiting_.emplace_back(std::move(work));
    } else {
      work();
    }
  }
  void commit(Before before, std::optional<StoredChat> chat, Then then);
  void write(Change change, Before before, Then then);
  void settled(const std::optional<Error>& error, Before before, const Then& then);
  // Nothing happens by itself before the pause is over.
  void schedule(Millis pause);
  void think(std::uint64_t moment);
  void bot_chose(std::uint64_t moment, Move move, std::shared_ptr<Bot> bot);
  // Standing orders that did not end in one go.
  void carry_on();
  // Of those who are not asked whether it worked.
  void commit_moves(Before before);
  void watch_clock(Millis pause);
  void alarm_rang(Millis set_for);
  void time_out();

  // ---- talk (live_table_talk.cpp) ----
  void seat_guest(const ClientPtr& client, const Sit& how);
  // Finds the seats of all keys; false when one of them opens nothing here.
  [[nodiscard]] bool recognise(Guest& newcomer, const Sit& how) const;
  void talk(const ClientPtr& client, json::object message);
  void play(Guest& guest, std::string_view type, const json::value& message);
  void chat(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void rename(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void recolour(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void leave(const Client* client);
  // The seats whose people are here.
  [[nodiscard]] std::bitset<kMaxSeats> present() const;
  void tell_presence(const std::bitset<kMaxSeats>& before);
  void tell_watchers();
  void welcome(const Guest& newcomer, const Sit& how);
  // Whoever is at the seat, but one, looks on from now on, or sees as another of the same screen.
  void send_away(Seat seat, const Client* stays);
  Guest* guest(const Client* client);
  // Of a key, as the seats of this table keep it.
  [[nodiscard]] std::string hash(const std::string& key) const {
    return services_.keys.hash(facts_.keys_of.empty() ? id_ : facts_.keys_of, key);
  }
  void send(const Guest& guest, const json::object& message);
  // The text of a JSON object.
  void send_text(const Guest& guest, std::string_view message);
  [[nodiscard]] std::shared_ptr<const std::string> addressed(std::string_view message) const;
  void send_error(const Guest& guest, std::string_view code, std::string_view message);
  // "refusal": what was asked is well formed, but cannot be.
  void send_refusal(const Guest& guest, std::string_view code, std::string_view message,
                    std::string_view reason = "");
  void send_chat(const Guest& guest, const StoredChat& line);
  // A line of a seat that was not said yet, and what follows when it was kept.
  [[nodiscard]] StoredChat next_line(Seat seat) const;
  void add_line(const StoredChat& line);
  // The remark about an undo, if it is the first of several in a row and others play, too.
  std::optional<StoredChat> undo_remark(Seat seat, int from);
  [[nodiscard]] json::object state_json(const Guest& to) const;
  void send_state(const Guest& guest);
  void send_states();
  // After moves; the state only when it says anything new.
  void tell_moves();
  // To be asked before a view is made: whose eyes it is for may depend on the turn.
  void follow_turn(Guest& to) const;
  void send_view(Guest& to);
  void send_views();
  [[nodiscard]] json::array seats_json() const;
  [[nodiscard]] bool connected(int seat) const;
  [[nodiscard]] int watchers() const;

  // ---- onlookers among themselves (live_table_gallery.cpp) ----
  void set_gallery(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void murmur(const Guest& guest, const std::string& name, const std::string& text);
  // To one who comes: all that was said and is still remembered.
  void send_gallery(const Guest& guest);
  [[nodiscard]] bool hears_gallery(const Guest& guest) const;

  // ---- what people decide about the game as a whole (live_table_agreement.cpp) ----
  void resign(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void propose(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void agree(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void decline(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  // Why the guest has no voice, and why such a wish makes no sense now.
  [[nodiscard]] No no_agreement(const Guest& guest) const;
  [[nodiscard]] No no_proposal(const Proposal& asked) const;
  bool may_go_back(const Guest& guest, Proposal& asked);
  // Whether the message answers what is asked now; otherwise its sender was told.
  bool asked_about(const Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  [[nodiscard]] bool proposal_holds() const;
  // After a change it may be void, or nobody may be left who has not agreed.
  void review_proposal();
  void drop_proposal(Seat declined_by);
  void carry_out_proposal();

  // ---- word for those who are not here (live_table_notices.cpp) ----
  void do_notices(const json::value& body, const Reply& reply);
  [[nodiscard]] json::object notices_json(Seat seat) const;
  // After every change: it may be somebody else's turn now.
  void watch_turn();
  [[nodiscard]] bool wants_notice() const;
  void give_notice();

  // ---- the coach (live_table_coach.cpp) ----
  void ask_hint(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  // Why the guest gets no hint, if so.
  [[nodiscard]] No no_hint(const Guest& guest) const;
  void find_hint(const std::string& who);
  void hint_found(const std::shared_ptr<AskedHint>& asked, HintTexts texts);
  void ask_review(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void review_on();
  void reviewed(const std::shared_ptr<Reviewing>& review);
  // Hints and reviews are of one position or game only: after a change they may be void.
  void forget_advice();
  void send_advice_error(const Guest& guest, std::string_view asked, std::string_view code,
                         std::string_view message);

  // ---- pointing, in a team (live_table_pointing.cpp) ----
  void point(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  void ask_team(Guest& guest, const JsonReader& in, const std::optional<Error>& wrong);
  // Why nobody points or is asked for advice now, if so.
  [[nodiscard]] No no_team(const Guest& guest) const;
  [[nodiscard]] Seat adviser() const;
  void team_advised(const std::weak_ptr<Points>& asked, const Pointed& advice);
  void begin_points();
  void set_point(const Pointed& pointed);
  // To each who may know of the option.
  void send_points(const Guest& guest);
  void tell_points();

  // ---- requests (live_table_requests.cpp) ----
  void do_change_seat(int seat, const json::value& body, const Reply& reply);
  void do_start(const json::value& body, const Reply& reply);
  void do_join(const json::value& body, const Reply& reply);
  void do_replace(const json::value& body, const Reply& reply);
  void do_rematch(const json::value& body, const MakeTable& make, const Reply& reply);
  // Commits, tells everybody, then answers. Whoever sat at the `emptied` seat is sent away.
  void answer_when_kept(Before before, Reply reply, json::object answer, Seat emptied = nobody);
  [[nodiscard]] std::optional<HttpResponse> not_host(const std::string& key) const;

  void publish();

  Services& services_;
  Loop& loop_;
  std::string id_;
  std::int64_t fence_;
  bool dismissed_ = false;
  Millis created_;
  TableHead kept_;  // what the storage has
  Facts facts_;
  std::deque<StoredChat> chat_;
  std::vector<Guest> guests_;
  std::array<Bucket, kMaxSeats> chatting_;    // by seat: who comes back is no newcomer
  std::array<Millis, kMaxSeats> away_since_;  // of those who are not here; at first all
  Seat awaited_ = nobody;                     // whose turn it is, as far as notices go
  int turns_ = 0;                             // so many there were since the table was opened
  bool notice_due_ = false;                   // the one who is awaited will be told
  std::array<Bucket, kMaxSeats> noticing_;
  std::deque<Murmur> gallery_;
  bool making_rematch_ = false;
  std::optional<Proposal> proposal_;
  int proposals_ = 0;  // so many there were
  // Who takes back one move after the other, and where that has come to.
  std::pair<Seat, int> taking_back_{nobody, 0};
  int told_watchers_ = 0;
  bool counting_ = false;  // the number of onlookers will be told
  bool busy_ = false;      // a change is on its way to the disk
  std::deque<std::function<void()>> waiting_;
  std::vector<ClientPtr> arriving_;  // wait for their turn to sit down
  std::uint64_t moment_ = 0;         // grows with each change: bots of an older one are void
  std::optional<Millis> alarm_;      // when the clock is looked at next
  // Between the choices of a turn: its thoughts and what is left of its time.
  std::shared_ptr<Bot> bot_;
  Seat bot_seat_ = nobody;
  std::shared_ptr<AskedHint> hint_;
  Bucket hinting_;
  std::shared_ptr<Points> points_;  // none: nobody points
  std::array<Bucket, kMaxSeats> pointing_;
  std::shared_ptr<Reviewing> review_;
  bool review_runs_ = false;  // a worker has it
  int reviewed_changes_ = 0;
};

}  // namespace pionek
