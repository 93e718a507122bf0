// pionek replay and verify: a whole match played again, to be read or to be proved.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/pages.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

Ending replay(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const Match& match = file->match;
  const Teller tell{match, call.say()};
  json::array plies = journal_json(tell, 0, match.ply());
  if (!call.json()) {
    print(std::cout, journal_lines(tell, plies));
    if (!match.over()) return std::nullopt;
    print(std::cout, score_lines(tell, nobody));
    print(std::cout, outcome_lines(tell));
    return std::nullopt;
  }
  json::object out{{"game", match.game().info().id},
                   {"seats", match.setup().seats},
                   {"names", json::value_from(match.names())},
                   {"plies", std::move(plies)},
                   {"over", match.over()}};
  json::object score = score_json(match, nobody, call.lang());
  out["score"] = std::move(score["seats"]);
  out["score_groups"] = std::move(score["groups"]);
  if (score.contains("rival")) out["rival"] = std::move(score["rival"]);
  if (match.over()) {
    out["outcome"] = outcome_json(match.game(), match.state(), call.lang(), match.names());
  }
  std::cout << pretty(out);
  return std::nullopt;
}

int hash_lines(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find("\nhash ", at)) != std::string_view::npos; ++at) ++count;
  return count;
}

// Reading has already checked every move and every hash and commitment in the file; verify adds the
// second replay and what was published elsewhere.
struct Proof {
  std::string file;
  std::optional<RecordFile> record;
  VerifyReport report;
  std::vector<Error> faults;
};

Proof prove(const Call& call) {
  Proof proof{call.arguments()[0], std::nullopt, {}, {}};
  auto file = open_record(proof.file, call.games());
  if (!file) {
    proof.faults.push_back(file.error());
    return proof;
  }
  proof.record = std::move(*file);
  Claims claims;
  claims.commitment = call.text("commit");
  proof.report = proof.record->match.verify(claims);
  for (Error fault : proof.report.faults) {
    fault.where = proof.file + ": " + fault.where;
    proof.faults.push_back(std::move(fault));
  }
  return proof;
}

json::object proof_json(const Proof& proof) {
  json::object out{{"file", proof.file}, {"ok", proof.faults.empty()}};
  if (proof.record) {
    const Match& match = proof.record->match;
    out["game"] = match.game().info().id;
    out["rules"] = match.game().info().rules_version;
    out["moves"] = proof.report.plies;
    out["positions"] = proof.report.snapshots;
    out["hashes"] = hash_lines(proof.record->saved.text);
    out["hash"] = print_hash(proof.report.hash);
    const auto& commitment = proof.report.commitment;
    out["commitment"] = commitment ? json::value(*commitment) : json::value(nullptr);
    out["over"] = match.over();
  }
  json::array faults;
  for (const Error& fault : proof.faults) faults.push_back(json::string(fault.text()));
  out["faults"] = std::move(faults);
  return out;
}

void print_proof(const Proof& proof, const Phrases& say) {
  const GameInfo& info = proof.record->match.game().info();
  std::cout << say(Word::verify_game, info.name.in(say.lang()), info.rules_version) << '\n'
            << say(Word::verify_moves, proof.report.plies) << '\n'
            << say(Word::verify_hashes, hash_lines(proof.record->saved.text),
                   print_hash(proof.report.hash))
            << '\n';
  const auto& commitment = proof.report.commitment;
  std::cout << (commitment ? say(Word::verify_seed, *commitment) : say(Word::verify_no_seed))
            << '\n'
            << say(Word::verify_ok) << '\n';
}

Ending verify(const Call& call) {
  const Proof proof = prove(call);
  if (call.json()) std::cout << pretty(proof_json(proof));
  if (!proof.faults.empty()) return proof.faults.front();
  if (!call.json()) print_proof(proof, call.say());
  return std::nullopt;
}

}  // namespace

constexpr Command kReplayCommand{"replay", "FILE", Word::cmd_replay, 1, 1, {kJson}, replay};
constexpr Command kVerifyCommand{
    "verify", "FILE", Word::cmd_verify,
    1,        1,      {{"commit", "HEX", kDigest, Word::flag_commit}, kJson},
    verify};

}  // namespace pionek
