#include "cli/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace pionek {
namespace {

namespace fs = std::filesystem;

// An open file that closes itself.
class Handle {
 public:
  explicit Handle(int number) : number_(number) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool open() const { return number_ >= 0; }

 private:
  int number_;
};

// A file that disappears unless it is kept.
class Draft {
 public:
  explicit Draft(std::string path) : path_(std::move(path)) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  [[nodiscard]] const char* path() const { return path_.c_str(); }
  void keep() { path_.clear(); }

 private:
  std::string path_;
};

Error cannot(const char* verb, const std::string& path, std::string expected) {
  return {std::string("cannot be ").append(verb).append(" (").append(std::strerror(errno)) + ")",
          path, std::move(expected)};
}

Error not_written(const std::string& path) { return cannot("written", path, "room to write"); }

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string folder_of(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

std::string draft_of(const std::string& path) {
  const std::string name = fs::path(path).filename().string();
  return folder_of(path) + "/." + name + "." + std::to_string(::getpid()) + ".tmp";
}

// The name of a file is on the disk only once its folder is.
void sync_folder(const std::string& path) {
  const Handle folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) ::fsync(folder.number());
}

std::optional<Error> write_draft(const std::string& draft, const std::string& path,
                                 std::string_view text, std::optional<mode_t> mode) {
  const Handle file(::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!file.open()) return not_written(path);
  if (mode && ::fchmod(file.number(), *mode) != 0) return not_written(path);
  if (!write_all(file.number(), text) || ::fsync(file.number()) != 0) return not_written(path);
  return std::nullopt;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return cannot("read", path, "a readable file");
  std::string text;
  std::string block(1U << 16U, '\0');
  for (;;) {
    const ssize_t count = ::read(file.number(), block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return cannot("read", path, "a readable file");
    // Spelt out, because a text alone could also become an Error.
    if (count == 0) return Result<std::string>(boost::system::in_place_value, std::move(text));
    text.append(block, 0, static_cast<std::size_t>(count));
  }
}

std::optional<Error> create_file(const std::string& path, std::string_view text) {
  return create_file(
      path, [&](const std::string& draft) { return write_draft(draft, path, text, std::nullopt); });
}

std::optional<Error> create_file(
    const std::string& path, const std::function<std::optional<Error>(const std::string&)>& fill) {
  const Draft draft(draft_of(path));
  if (auto error = fill(draft.path())) return error;
  const Handle written(::open(draft.path(), O_RDONLY | O_CLOEXEC));
  if (!written.open() || ::fsync(written.number()) != 0) return not_written(path);
  // Unlike a rename, a link never takes the place of a file.
  if (::link(draft.path(), path.c_str()) != 0) {
    if (errno == EEXIST) return Error{"the file exists already", path, "a new name"};
    return not_written(path);
  }
  sync_folder(path);
  return std::nullopt;
}

std::optional<Error> replace_file(const std::string& path, std::string_view before,
                                  std::string_view after) {
  std::error_code code;
  // A link stays a link: what it points to is replaced.
  const std::string real = fs::canonical(path, code).string();
  struct stat old = {};
  if (code || ::stat(real.c_str(), &old) != 0) return not_written(path);
  // Two programs that write at once take turns; the later one sees that the file has changed.
  const Handle folder(::open(folder_of(real).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) ::flock(folder.number(), LOCK_EX);
  const auto now = read_file(real);
  if (!now) return now.error();
  if (*now != before) {
    return Error{"somebody else has written the file meanwhile", path, "the text read before"};
  }
  Draft draft(draft_of(real));
  if (auto error = write_draft(draft.path(), path, after, old.st_mode & 07777U)) return error;
  if (::rename(draft.path(), real.c_str()) != 0) return not_written(path);
  draft.keep();
  sync_folder(real);
  return std::nullopt;
}

Result<Seed> system_seed() {
  Seed seed{};
  if (::getrandom(seed.data(), sizeof(seed), 0) != static_cast<ssize_t>(sizeof(seed))) {
    return Error{"the system gives no random bits", "seed", "--seed HEX"};
  }
  return seed;
}

}  // namespace pionek
