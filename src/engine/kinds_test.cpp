#include "engine/kinds.h"

#include <doctest/doctest.h>

#include "engine/words/notation.h"
#include "engine/words/plain_text.h"
#include "engine/words/wording.h"

// Rows as make_kinds writes them, of a game that nobody plays: what follows from them.

namespace holdout {
namespace zig {

enum class Area : std::uint8_t { None, Hall, Lot };
struct Cards {
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint32_t bits) : bits_(bits) {}
  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool operator==(const Cards&) const = default;

 private:
  std::uint32_t bits_ = 0;
};

constexpr std::array<std::string_view, 3> kAreaKeys{"", "hall", "lot"};
constexpr PartType kAreaPart{
    .name = "Area", .says = PartType::Says::Word, .family = "area", .words = kAreaKeys};
constexpr PartType kFacePart{.name = "Face", .least = 1, .most = 6};
constexpr PartType kCardsPart{.name = "Cards", .says = PartType::Says::Own};

namespace answer {
struct GiveTo {
  static constexpr int kKind = 1;
  Seat who{};
  Area area{};
  static constexpr void all_parts(auto&& self, auto&& use) { use(self.who), use(self.area); }
};
}  // namespace answer

namespace event {
struct Rolled {
  static constexpr int kKind = 0;
  Cards hand{};
  bool dark{};
  std::array<std::uint8_t, 3> dice{};
  static constexpr void open_parts(auto&& self, auto&& use) { use(self.hand), use(self.dark); }
  static constexpr void secret_parts(auto&& self, auto&& use) { use(self.dice); }
};
}  // namespace event

constexpr PartRow kGiveToParts[] = {{"who", &kSeatPart, 0}, {"area", &kAreaPart, 1}};
constexpr PartRow kPlaceParts[] = {{"die", &kFacePart, 0}, {"area", &kAreaPart, 1}};
constexpr ActionRow kActions[] = {{"give", "zig.option.give", "give", {}},
                                  {"give_to", "zig.option.give_to", "give to", kGiveToParts},
                                  {"place", "zig.option.place", "place", kPlaceParts}};
constexpr PartRow kRolledParts[] = {{"hand", &kCardsPart, 0, 4}, {"dark", &kFlagPart, 4, 1, true, false}};
constexpr PartRow kRolledSecret[] = {{"dice", &kFacePart, 0, 3}};
constexpr PartRow kWayParts[] = {{"way", &kAreaPart, 0, 3}};
constexpr PartRow kMovedParts[] = {{"who", &kSeatSetPart, 0}, {"to", &kAreaPart, 1}};
constexpr EventRow kEvents[] = {
    {"rolled", "zig.event.rolled", "zig.event.rolled.seen", kRolledParts, kRolledSecret, "player"},
    {"moved", "zig.event.moved", "", kMovedParts},
    {"dealt", "zig.event.dealt", "zig.event.dealt.seen", {}, kRolledSecret, "", EventRow::ToldTo::Seers},
    {"sealed", "zig.event.sealed", "", {}, {}, "player", EventRow::ToldTo::Nobody},
    {"walked", "zig.event.moved", "", kWayParts}};
constexpr QuestionRow kQuestions[] = {{"chance", "", ""}, {"place", "zig.ask.place", "zig.wait.place"}};
constexpr Kinds kKinds{kQuestions, kActions, kEvents};

}  // namespace zig

template <>
inline constexpr std::size_t kBytesOf<zig::Cards> = 4;

namespace {

using zig::Area;
namespace answer = zig::answer;
namespace event = zig::event;

constexpr event::Rolled kRolled{.hand = zig::Cards(0x01020304), .dark = true, .dice = {6, 0, 2}};

std::string complaint(std::string_view text) { return Notation(zig::kKinds).read(text).problem().message(); }

std::string names_of_facts(const Sentence& sentence) {
  std::string all(sentence.key);
  for (const Fact& fact : sentence.facts) all += " " + std::string(fact.name);
  return all;
}

}  // namespace

TEST_CASE("kinds: an event holds its parts byte for byte and gives them back") {
  constexpr Event kEvent = told(kRolled, Seat{2});
  static_assert(is<event::Rolled>(kEvent));
  CHECK(kEvent == Event{.kind = 0, .actor = Seat{2}, .open = {4, 3, 2, 1, 1}, .secret = {6, 0, 2}});
  const auto back = parts_of<event::Rolled>(kEvent);
  CHECK(back.hand == kRolled.hand);
  CHECK(back.dark);
  CHECK(back.dice == kRolled.dice);
  CHECK(parts_of<event::Rolled>(*redact(
                                    [&] {
                                      Event hidden = kEvent;
                                      hidden.seen_by = {};
                                      return hidden;
                                    }(),
                                    Seat{1}))
            .dice == std::array<std::uint8_t, 3>{});
}

TEST_CASE("kinds: an answer is its parts") {
  constexpr Action kAnswer = action_of(answer::GiveTo{.who = Seat{3}, .area = Area::Lot});
  static_assert(is<answer::GiveTo>(kAnswer) && kAnswer == Action{1, 3, 2, 0, 0});
  CHECK(parts_of<answer::GiveTo>(kAnswer).who == Seat{3});
  CHECK(parts_of<answer::GiveTo>(kAnswer).area == Area::Lot);
}

TEST_CASE("notation: a verb, then its parts; the longest verb counts") {
  const Notation notation(zig::kKinds);
  const Action to = action_of(answer::GiveTo{.who = Seat{3}, .area = Area::Lot});
  CHECK(notation.write(to) == "give to P3 lot");
  CHECK(*notation.read("give to P3 lot") == to);
  CHECK(*notation.read(" Give  TO p3 LOT ") == to);
  CHECK(*notation.read("give") == Action{0, 0, 0, 0, 0});
  CHECK(*notation.read("place 6 hall") == Action{2, 6, 1, 0, 0});
  CHECK(notation.write({2, 6, 1, 0, 0}) == "place 6 hall");
  CHECK(notation.write({9, 0, 0, 0, 0}).empty());
}

TEST_CASE("notation: what is no answer is refused with what was expected") {
  CHECK(complaint("take") == R"("take" is no answer; expected give, give to or place)");
  CHECK(complaint("place 7 hall") == R"("7" in "place 7 hall"; expected a number from 1 to 6)");
  CHECK(complaint("place 0 hall") == R"("0" in "place 0 hall"; expected a number from 1 to 6)");
  CHECK(complaint("place 3 roof") == R"("roof" in "place 3 roof"; expected hall or lot)");
  CHECK(complaint("place 3") == R"("place 3" ends too early; expected hall or lot)");
  CHECK(complaint("place 3 hall lot") == R"("lot" in "place 3 hall lot"; expected nothing more)");
  CHECK(complaint("give to P9 lot") == R"("P9" in "give to P9 lot"; expected a player such as P0)");
}

TEST_CASE("notation: a text fits every answer that it begins") {
  const Notation notation(zig::kKinds);
  const Action to = action_of(answer::GiveTo{.who = Seat{3}, .area = Area::Lot});
  CHECK(*notation.fits("give to", to));
  CHECK(*notation.fits("give to P3", to));
  CHECK(*notation.fits("give to P3 lot", to));
  CHECK_FALSE(*notation.fits("give to P2", to));
  CHECK_FALSE(*notation.fits("give", to));
  CHECK_FALSE(notation.fits("take", to));
}

TEST_CASE("wording: the key of the row, its parts as facts; who saw the secret reads another sentence") {
  const Wording wording(zig::kKinds);
  Event e = told(kRolled, Seat{2});
  CHECK(names_of_facts(wording.event(e)) == "zig.event.rolled.seen player hand dice");
  e.seen_by = {};
  CHECK(names_of_facts(wording.event(e)) == "zig.event.rolled player hand dark");
  const Sentence moved = wording.event({.kind = 1, .open = {5, 1}});
  CHECK(moved.facts[0].type == Fact::Type::Players);
  CHECK(moved.facts[0].value == 5);
  CHECK(moved.facts[1].family == "area");
  CHECK(moved.facts[1].word == "hall");
  CHECK(wording.event({.kind = 2}).key == "zig.event.dealt");
  CHECK(wording.event({.kind = 2, .seen_by = {}}).key.empty());
  CHECK(wording.event({.kind = 3}).key.empty());
  CHECK(wording.event({.kind = 77}).key.empty());
  CHECK(wording.event({.kind = 4, .open = {2, 1, 0}}).key == "zig.event.moved");
  CHECK(names_of_facts(wording.option({2, 6, 1, 0, 0})) == "zig.option.place die area");
  CHECK(names_of_facts(wording.wait({.kind = 1, .waited_for = only(Seat{1})})) == "zig.wait.place players");
}

TEST_CASE("wording: parts are the same facts under the name of the kind, to whom the event is told") {
  const Wording wording(zig::kKinds);
  Event e = told(kRolled, Seat{2});
  CHECK(names_of_facts(wording.parts(e)) == "rolled player hand dice");
  e.seen_by = {};
  CHECK(names_of_facts(wording.parts(e)) == "rolled player hand dark");
  CHECK(wording.parts({.kind = 2}).key == "dealt");
  CHECK(wording.parts({.kind = 2, .seen_by = {}}).key.empty());
  CHECK(wording.parts({.kind = 3}).key.empty());
  const Sentence walked = wording.parts({.kind = 4, .open = {2, 9, 1}});
  CHECK(walked.key == "walked");
  std::string way;
  walked.facts[0].each_word([&](std::string_view word) { way += std::string(word) + " "; });
  CHECK(way == "lot hall ");  // without what is no word
}

}  // namespace holdout
