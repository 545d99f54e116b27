#include "checks/findings.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace holdout::checks {

namespace fs = std::filesystem;

namespace {

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw std::runtime_error(fmt::format("{}: cannot be read", path.string()));
  return text.str();
}

// The folders that a name with at most one * stands for.
std::vector<fs::path> folders_called(const fs::path& root, const std::string& name) {
  const std::size_t star = name.find('*');
  if (star == std::string::npos) return {root / name};
  std::vector<fs::path> found;
  if (!fs::is_directory(root / name.substr(0, star))) return found;
  for (const fs::directory_entry& entry : fs::directory_iterator(root / name.substr(0, star))) {
    const fs::path folder = entry.path().string() + name.substr(star + 1);
    if (fs::is_directory(folder)) found.push_back(folder);
  }
  return found;
}

void add_files(Files& files, const std::string& root, const fs::path& folder,
               const std::vector<std::string>& endings) {
  if (!fs::exists(folder)) return;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().lexically_relative(root).generic_string();
    const auto ends = [&](const std::string& ending) { return path.ends_with(ending); };
    if (!entry.is_regular_file() || std::none_of(endings.begin(), endings.end(), ends)) continue;
    std::string text = read_file(entry.path());
    if (!text.empty()) files.push_back({path, std::move(text)});
  }
}

}  // namespace

Files read_files(const std::string& root, const std::vector<std::string>& folders,
                 const std::vector<std::string>& endings) {
  Files files;
  for (const std::string& name : folders) {
    const std::size_t before = files.size();
    for (const fs::path& folder : folders_called(root, name)) add_files(files, root, folder, endings);
    if (files.size() == before)
      throw std::runtime_error(
          fmt::format("{}: nothing is here; expected files that end in {}", name, fmt::join(endings, ", ")));
  }
  std::sort(files.begin(), files.end(), [](const TextFile& a, const TextFile& b) { return a.path < b.path; });
  return files;
}

Files read_top_files(const std::string& root) {
  Files files;
  for (const fs::directory_entry& entry : fs::directory_iterator(root))
    if (entry.is_regular_file()) files.push_back({entry.path().filename().string(), read_file(entry.path())});
  if (files.empty()) throw std::runtime_error(fmt::format("{}: no file is here", root));
  std::sort(files.begin(), files.end(), [](const TextFile& a, const TextFile& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> folders_in(const std::string& root, const std::string& folder) {
  std::vector<std::string> names;
  for (const fs::path& found : folders_called(root, folder + "/*"))
    names.push_back(found.filename().string());
  if (names.empty()) throw std::runtime_error(fmt::format("{}: no folder is here", folder));
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

int report(const Findings& findings, const std::string& all_is_well) {
  for (const Finding& f : findings) {
    if (f.line > 0) {
      fmt::print("{}:{}: {}\n", f.path, f.line, f.message);
    } else {
      fmt::print("{}: {}\n", f.path, f.message);
    }
  }
  if (findings.empty()) {
    fmt::print("{}\n", all_is_well);
    return 0;
  }
  fmt::print("{} to put right\n", findings.size());
  return 1;
}

int run_check(int argc, char** argv, int (*check)(const std::string& root)) {
  if (argc != 2 || !fs::is_directory(argv[1])) {
    fmt::print(stderr, "usage: {} ROOT, where ROOT is the folder of the repository\n", argv[0]);
    return 2;
  }
  try {
    return check(argv[1]);
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "{}\n", trouble.what());
    return 2;
  }
}

}  // namespace holdout::checks
