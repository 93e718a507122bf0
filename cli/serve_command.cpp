// pionek serve: tables for browsers and bots.
#include <iomanip>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "server/serve.hpp"

namespace pionek {
namespace {

constexpr int kMostPort = 65535;
constexpr int kMostWorkers = 256;
constexpr int kMostPause = 60 * 1000;

Result<Shelf> shelf_of(const Games& games) {
  std::vector<ShelvedGame> shelved;
  for (const auto id : game_ids()) {
    auto files = games.files(id);
    if (!files) return files.error();
    auto game = games.load(id);
    if (!game) return game.error();
    auto lessons = games.lessons(*game);
    if (!lessons) return lessons.error();
    auto puzzles = games.puzzles(*game);
    if (!puzzles) return puzzles.error();
    shelved.push_back({*game, std::move(*files), std::move(*lessons), std::move(*puzzles)});
  }
  return Shelf(std::move(shelved));
}

// Takes the flag over into the options if it is within its bounds.
std::optional<Error> read_number(const Call& call, std::string_view flag, int least, int most,
                                 int& into) {
  into = call.number(flag).value_or(into);
  if (into >= least && into <= most) return std::nullopt;
  return Error{"found " + std::to_string(into), "--" + std::string(flag),
               "a number from " + std::to_string(least) + " to " + std::to_string(most)};
}

// Who is told away from the table. A password is in a file of its own: everybody on the machine can
// read a command line.
std::optional<Error> read_post(const Call& call, PostOptions& post) {
  post.webhooks = call.has("webhooks");
  post.site = call.text("url").value_or("");
  while (post.site.ends_with('/')) post.site.pop_back();
  if (!post.site.empty() && !post.site.starts_with("http")) {
    return Error{"found '" + post.site + "'", "--url", "https://games.example.org"};
  }
  const auto file = call.text("smtp");
  if (!file) return std::nullopt;
  const auto text = read_file(*file);
  if (!text) return text.error();
  const auto parsed = parse_json(*text, *file);
  if (!parsed) return parsed.error();
  std::optional<Error> wrong;
  post.smtp = SmtpSpec::read(JsonReader(*parsed, *file, wrong));
  if (wrong) return wrong;
  if (!post.smtp->url.starts_with("smtp")) {
    return Error{"found '" + post.smtp->url + "'", *file + ": url", "smtps://mail.example.org"};
  }
  return check_email(post.smtp->from);
}

Result<ServeOptions> options_of(const Call& call) {
  ServeOptions options;
  options.address = call.text("bind").value_or(options.address);
  options.database = call.text("db").value_or(options.database);
  options.node = call.text("node").value_or("");
  if (!options.node.empty() && options.node.find(':') == std::string::npos) {
    return Error{"found '" + options.node + "'", "--node", "HOST:PORT"};
  }
  if (auto error = read_number(call, "port", 0, kMostPort, options.port)) return *error;
  if (auto error = read_number(call, "workers", 0, kMostWorkers, options.workers)) return *error;
  if (auto error = read_number(call, "bot-pause", 0, kMostPause, options.bot_pause)) return *error;
  options.seed = call.seed();
  options.hosts = call.list("host");
  options.open_metrics = call.has("open-metrics");
  if (auto error = read_post(call, options.post)) return *error;
  for (const std::string& text : call.list("limit")) {
    if (auto error = set_limit(options.limits, text)) return *error;
  }
  return options;
}

void print_limits(Lang lang) {
  const ServerLimits usual;
  std::size_t width = 0;
  for (const LimitSpec& spec : limit_specs()) width = std::max(width, spec.name.size());
  for (const LimitSpec& spec : limit_specs()) {
    std::string name(spec.name);
    name.resize(width, ' ');
    std::cout << name << "  " << std::setw(4) << usual.*spec.value << "  " << spec.meaning.in(lang)
              << '\n';
  }
}

Ending run_serve(const Call& call) {
  if (call.has("limits")) {
    print_limits(call.lang());
    return std::nullopt;
  }
  const auto options = options_of(call);
  if (!options) return Failure(options.error(), kWrongUsage);
  const auto shelf = shelf_of(call.games());
  if (!shelf) return shelf.error();
  const auto failed = serve(*options, *shelf, [&](const std::string& url) {
    std::cout << call.say()(Word::serving, url) << '\n' << std::flush;
  });
  if (failed) return *failed;
  return std::nullopt;
}

}  // namespace

constexpr Command kServeCommand{"serve",
                                "",
                                Word::cmd_serve,
                                0,
                                0,
                                {{"port", "N", kNumber, Word::flag_port},
                                 {"bind", "ADDRESS", kText, Word::flag_bind},
                                 {"db", "FILE|URL", kText, Word::flag_db},
                                 {"node", "HOST:PORT", kText, Word::flag_node},
                                 {"workers", "N", kNumber, Word::flag_workers},
                                 {"bot-pause", "MS", kNumber, Word::flag_bot_pause},
                                 {"seed", "SEED", kSeed, Word::flag_serve_seed},
                                 {"host", "NAME,...", kText, Word::flag_host},
                                 {"url", "URL", kText, Word::flag_url},
                                 {"webhooks", "", kSwitch, Word::flag_webhooks},
                                 {"smtp", "FILE", kText, Word::flag_smtp},
                                 {"open-metrics", "", kSwitch, Word::flag_open_metrics},
                                 {"limit", "NAME=N,...", kText, Word::flag_limit},
                                 {"limits", "", kSwitch, Word::flag_limits}},
                                run_serve};

}  // namespace pionek
