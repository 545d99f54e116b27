#include <filesystem>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/all_games.h"
#include "records/files.h"
#include "support/altered_store.h"
#include "support/environment.h"
#include "table/testing/table_stage.h"

// Nothing that is read from the disk is trusted. Rows of short tables of every game are altered, 2000 times
// (or HOLDOUT_ALTERED), and given to every reader of rows in turn.

namespace holdout::testing {
namespace {

constexpr std::uint64_t kAltered = 2000;
constexpr int kAnswers = 20;
constexpr std::string_view kTalker = "\"regular\"";

int seats_at(const AnyGame& game) { return std::clamp(4, game.info().min_players, game.info().max_players); }

// A table under way, or over if its game is as short as that, at which people talked, took back and repaired.
Rows short_table(const AnyGame& game) {
  TableStage stage(11);
  stage.create(std::string(game.info().key),
               {.players = seats_at(game), .pace = Pace::Relaxed, .bots = "regular"});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 1);
  people[0]->tell(ChatCommand{.text = "before the game"});
  begin(*people[0]);
  Rng rng(3);
  for (int i = 0; i < kAnswers && stage.table().room().status == TableStatus::Playing; ++i) {
    play_at_random(stage, people, rng, 1);
    if (people[0]->undo && rng.below(3) == 0) people[0]->tell(UndoCommand{});
    const bool playing = stage.table().room().status == TableStatus::Playing;
    if (playing && i == kAnswers / 2) people[0]->tell(ProposeCommand{.what = "repair", .agree = true});
    if (i % 5 == 0) people[0]->tell(ChatCommand{.text = "hm"});
  }
  Rows rows = stage.rows();
  for (StoredRow& row : rows)  // who opens the table need not think as long as those who talked
    for (std::size_t at = row.body.find(kTalker); at != std::string::npos; at = row.body.find(kTalker))
      row.body.replace(at, kTalker.size(), "\"random\"");
  return rows;
}

Rows& table_of(const AnyGame& game) {
  static std::map<const AnyGame*, Rows> tables;
  Rows& rows = tables[&game];
  if (rows.empty()) rows = short_table(game);
  return rows;
}

Seat viewer_of(std::uint64_t number) {
  return number % 3 == 2 ? kSpectator : seat_at(static_cast<int>(number % 3));
}

// A file of the real store with such a table, with a snapshot behind what was repaired, or without one.
AlteredStore& store_of(const AnyGame& game, bool with_snapshot) {
  static std::map<std::pair<const AnyGame*, bool>, std::unique_ptr<AlteredStore>> stores;
  std::unique_ptr<AlteredStore>& store = stores[{&game, with_snapshot}];
  if (store) return *store;
  const Rows& rows = table_of(game);
  Rerun half(find_game);
  std::size_t saved_at = 0;
  std::string saved;
  for (std::size_t i = 0; with_snapshot && 4 * i < 3 * rows.size(); ++i) {
    REQUIRE(half.play(*read_row(rows[i].body)));
    if (half.game() != nullptr && !half.game()->can_save()) continue;
    saved_at = i;
    saved = half.save();
  }
  store = std::make_unique<AlteredStore>(rows, saved_at, std::move(saved));
  return *store;
}

const std::string& sound_words(AlteredStore& store, RowReader reader, Seat viewer) {
  static std::map<std::tuple<AlteredStore*, RowReader, Seat>, std::string> words;
  std::string& told = words[{&store, reader, viewer}];
  if (!told.empty()) return told;
  store.write(store.sound());
  const Result<std::string> sound = store.told_by(reader, viewer);
  if (!sound) FAIL(sound.problem().message());
  return told = *sound;
}

// As the server opens it, with somebody who comes in and stays for a while.
void open_table(const AnyGame& game, Rows rows, bool from_snapshot) {
  TableStage stage(5);
  stage.create(std::string(game.info().key), {.players = seats_at(game), .pace = Pace::Live});
  if (from_snapshot) {  // then the rows before it are read for the story alone
    Rerun sound(find_game);
    for (const StoredRow& row : table_of(game)) REQUIRE(sound.play(*read_row(row.body)));
    if (sound.game() == nullptr || sound.game()->can_save()) stage.seal(rows.back().row, sound.save());
  }
  stage.stored().rows = std::move(rows);
  stage.open();
  for (const char* guest : {"owner", "watcher"}) stage.guest(guest);
  stage.pass(3000);
}

}  // namespace

TEST_CASE("altered rows are refused or told by every reader, and break nothing") {
  const std::uint64_t altered = from_environment("HOLDOUT_ALTERED", kAltered);
  const std::uint64_t first = from_environment("HOLDOUT_ALTERED_FIRST", 0);
  const std::size_t readers = kRowReaders.size();
  for (std::uint64_t seed = first; seed < first + altered; ++seed) {
    const AnyGame& game = *all_games()[seed % all_games().size()];
    const auto reader = static_cast<RowReader>(seed / all_games().size() % readers);
    Rows rows = table_of(game);
    RowAlteration(seed).harm(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].row = i + 1;
    INFO("HOLDOUT_ALTERED_FIRST=" << seed << " HOLDOUT_ALTERED=1: " << game.info().key << ", "
                                  << kRowReaders[static_cast<std::size_t>(reader)]);
    const Result<std::string> told = told_by(reader, rows, viewer_of(seed));
    CHECK((told || !told.problem().what.empty()));
    if (reader == RowReader::Load) open_table(game, std::move(rows), seed / 12 % 2 == 0);
  }
}

// With what the store keeps beside rows, none can be told as another game.
TEST_CASE("altered rows of a store are refused by every reader, or told as they were") {
  const std::uint64_t altered = from_environment("HOLDOUT_ALTERED", kAltered);
  const std::uint64_t first = from_environment("HOLDOUT_ALTERED_FIRST", 0);
  const std::size_t games = all_games().size();
  std::uint64_t refused = 0;
  for (std::uint64_t seed = first; seed < first + altered; ++seed) {
    const AnyGame& game = *all_games()[seed % games];
    const auto reader = static_cast<RowReader>(seed / games % kRowReaders.size());
    const std::uint64_t way = seed / games / kRowReaders.size();
    AlteredStore& store = store_of(game, way % 2 == 0);
    const std::string& sound = sound_words(store, reader, viewer_of(seed));
    Rows rows = store.sound();
    RowAlteration alteration(seed);
    Rng rng(seed);
    alteration.harm(rows);
    store.write(way % 8 == 7 ? store.sound() : rows);
    if (way % 8 == 7) store.harm_number(rng);
    store.set_checkpoint(way / 2 % 2 == 0);
    INFO("HOLDOUT_ALTERED_FIRST=" << seed << " HOLDOUT_ALTERED=1: " << game.info().key << ", "
                                  << kRowReaders[static_cast<std::size_t>(reader)]);
    const Result<std::string> told = store.told_by(reader, viewer_of(seed));
    CHECK((told ? *told == sound : !told.problem().what.empty()));
    refused += told ? 0 : 1;
  }
  if (altered > kAltered)
    MESSAGE(altered << " altered, " << refused << " refused, the others told as they were");
  CHECK(2 * refused > altered);
}

TEST_CASE("a row that the rules do not allow is refused by every reader, as one answer too many is") {
  for (const AnyGame* game : all_games()) {
    const Rows sound = table_of(*game);
    for (std::size_t i = 0; i < kRowReaders.size(); ++i) {
      CAPTURE(game->info().key);
      CAPTURE(kRowReaders[i]);
      const auto reader = static_cast<RowReader>(i);
      CHECK(told_by(reader, sound, kSpectator));
      for (std::size_t row = 0; row < sound.size(); ++row) {
        const LogRow read = *read_row(sound[row].body);
        if (read.kind != LogRow::Kind::Answer) continue;
        Rows twice = sound;
        twice.push_back(sound[row]);  // nobody is asked that again, and at the end nobody is asked anything
        Rows nobody = sound;
        LogRow unsigned_row = read;
        unsigned_row.seat = kNobody;
        nobody[row].body = write_row(unsigned_row);
        CHECK_FALSE(told_by(reader, nobody, kSpectator));
        if (row + 1 == sound.size()) CHECK_FALSE(told_by(reader, twice, kSpectator));
      }
    }
  }
}

// The seeds of fuzz/altered_rows_fuzz.cpp are tables of today's rules; HOLDOUT_REGENERATE=1 writes them anew.
TEST_CASE("the fuzzer of altered rows begins with tables that every reader tells") {
  for (const AnyGame* game : all_games()) {
    const std::string file =
        fmt::format(HOLDOUT_SOURCE_DIR "/games/{}/corpus/altered_rows_fuzz/table", game->info().key);
    CAPTURE(file);
    if (from_environment("HOLDOUT_REGENERATE", 0) != 0) {
      std::filesystem::create_directories(std::filesystem::path(file).parent_path());
      REQUIRE(write_file(file, text_of(table_of(*game))));
    }
    const Result<std::string> text = read_file(file);
    REQUIRE(text);
    for (std::size_t i = 0; i < kRowReaders.size(); ++i) {
      const Result<std::string> told = told_by(static_cast<RowReader>(i), rows_in(*text), kSpectator);
      if (!told) FAIL(told.problem().message());
    }
  }
}

}  // namespace holdout::testing
