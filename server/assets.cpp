#include "server/assets.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>

#include "engine/core/embedded.hpp"
#include "engine/core/hash.hpp"
#include "table/record.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

struct Type {
  std::string_view ending, type;
};
constexpr Type kTypes[]{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".map", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".md", "text/markdown; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
};

std::string type_of(std::string_view address) {
  for (const Type& each : kTypes) {
    if (address.ends_with(each.ending)) return std::string(each.type);
  }
  return "application/octet-stream";
}

std::string tag_of(std::string_view bytes) {
  Hasher hasher;
  for (const char c : bytes) hasher.add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
  return '"' + print_hash(hasher.value()) + '"';
}

// The addresses of the client's own pages.
bool is_page(std::string_view path) {
  constexpr std::array<std::string_view, 5> kPages{"/", "/new", "/history", "/settings", "/about"};
  constexpr std::array<std::string_view, 4> kFolders{"/t/", "/r/", "/rules/", "/learn/"};
  return std::find(kPages.begin(), kPages.end(), path) != kPages.end() || path == "/rules" ||
         std::any_of(kFolders.begin(), kFolders.end(),
                     [&](std::string_view folder) { return path.starts_with(folder); });
}

std::string gzipped(std::string_view text) {
  constexpr int kGzipFormat = 15 + 16;  // the largest window, with the header of gzip
  constexpr int kMemory = 8;
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipFormat, kMemory,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(whole ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

bool accepts(std::string_view header, std::string_view encoding) {
  for (std::size_t at = 0; (at = header.find(encoding, at)) != header.npos; ++at) {
    const std::size_t end = at + encoding.size();
    const bool begins = at == 0 || header[at - 1] == ' ' || header[at - 1] == ',';
    const bool ends =
        end == header.size() || header[end] == ',' || header[end] == ';' || header[end] == ' ';
    const bool never =
        header.substr(end).starts_with(";q=0") && !header.substr(end).starts_with(";q=0.");
    if (begins && ends && !never) return true;
  }
  return false;
}

}  // namespace

Assets::Assets(const Shelf& shelf) {
  for (const Embedded& entry : kEmbedded) {
    add("/" + std::string(entry.name), entry.text());
  }
  std::size_t count = 0;
  for (const ShelvedGame& each : shelf.games()) count += each.files.all().size();
  texts_.reserve(2 * count + 2);  // so that they do not move
  // The list of games never changes, so it is kept like a file.
  constexpr const char* kList = "/api/games";
  add(kList, texts_.emplace_back(json::serialize(shelf.list())));
  add(std::string(kList) + ".gz", texts_.emplace_back(gzipped(texts_.back())));
  files_[kList].type = "application/json";
  for (const ShelvedGame& each : shelf.games()) {
    for (const auto& [name, text] : each.files.all()) {
      const bool shown =
          name.starts_with("data/") || name.starts_with("rules.") || name == "lessons/things.json";
      if (!shown) continue;
      const std::string address = "/games/" + each.game->info().id + "/" + name;
      add(address, texts_.emplace_back(text));
      add(address + ".gz", texts_.emplace_back(gzipped(text)));
    }
  }
}

void Assets::add(const std::string& address, std::string_view bytes) {
  constexpr std::string_view kGzip = ".gz";
  constexpr std::string_view kBrotli = ".br";
  if (address.ends_with(kGzip)) {
    files_[address.substr(0, address.size() - kGzip.size())].gzip = bytes;
  } else if (address.ends_with(kBrotli)) {
    files_[address.substr(0, address.size() - kBrotli.size())].brotli = bytes;
  } else {
    File& file = files_[address];
    file.plain = bytes;
    file.type = type_of(address);
    file.tag = tag_of(bytes);
    file.forever = address.starts_with("/assets/");
  }
}

std::optional<HttpResponse> Assets::find(const HttpRequest& request) const {
  const std::string_view path =
      std::string_view(request.target).substr(0, request.target.find('?'));
  auto at = files_.find(path);
  if (at == files_.end() && is_page(path)) at = files_.find("/index.html");
  if (at == files_.end()) return std::nullopt;
  return answer(at->second, request);
}

HttpResponse Assets::missing(const HttpRequest& request) const {
  HttpRequest afresh = request;
  afresh.if_none_match.clear();
  HttpResponse out = answer(files_.at("/index.html"), afresh);
  out.status = 404;
  return out;
}

HttpResponse Assets::answer(const File& file, const HttpRequest& request) {
  HttpResponse out{200, file.type, "", file.plain, {}};
  out.headers.emplace_back("ETag", file.tag);
  out.headers.emplace_back("Vary", "Accept-Encoding");
  out.headers.emplace_back("Cache-Control",
                           file.forever ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.if_none_match == file.tag) {
    out.status = 304;
    out.fixed = {};
  } else if (!file.brotli.empty() && accepts(request.accept_encoding, "br")) {
    out.fixed = file.brotli;
    out.headers.emplace_back("Content-Encoding", "br");
  } else if (!file.gzip.empty() && accepts(request.accept_encoding, "gzip")) {
    out.fixed = file.gzip;
    out.headers.emplace_back("Content-Encoding", "gzip");
  }
  return out;
}

const Headers& security_headers(std::string_view type) {
  static const Headers kOfAll{{"X-Content-Type-Options", "nosniff"},
                              {"Cross-Origin-Resource-Policy", "same-origin"}};
  static const Headers kOfPages{
      {"Content-Security-Policy",
       "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
       "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
  };
  const bool page = type.starts_with("text/html") || type.starts_with("image/svg");
  return page ? kOfPages : kOfAll;
}

}  // namespace pionek
