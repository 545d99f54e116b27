#include "games/osaczeni/rules/rules.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/osaczeni.h"
#include "osaczeni_tables.h"

namespace holdout::osaczeni {
namespace {

Rules rules_with(int players, Setup::Choices options, Setup::Choices figures = {}) {
  const Result<Rules> made =
      make_rules({.players = players, .options = std::move(options), .figures = std::move(figures)});
  REQUIRE_MESSAGE(bool(made), (made ? "" : made.problem().message()));
  return *made;
}

std::string refused(int players, Setup::Choices options, Setup::Choices figures = {}) {
  const Result<Rules> made =
      make_rules({.players = players, .options = std::move(options), .figures = std::move(figures)});
  return made ? "accepted" : made.problem().message();
}

TEST_CASE("OS-001 three to six players") {
  for (int players = 3; players <= 6; ++players) CHECK(rules_with(players, {}).players == players);
  CHECK(refused(2, {}) == "players: 2 players; expected 3 to 6");
  CHECK(refused(7, {}) == "players: 7 players; expected 3 to 6");
  CHECK(Osaczeni::kInfo.min_players == 3);
  CHECK(Osaczeni::kInfo.max_players == 6);
}

TEST_CASE("OS-102 OS-O10 the Klutz plays with three, or always by option") {
  CHECK(rules_with(3, {}).kinds == 4);
  for (int players = 4; players <= 6; ++players) {
    CHECK(rules_with(players, {}).kinds == 3);
    CHECK(rules_with(players, {{"klutz_always", "on"}}).kinds == 4);
  }
}

TEST_CASE("OS-101 OS-103 OS-304 OS-706 OS-719 the figures of the standard game") {
  const Rules r = rules_with(5, {});
  CHECK(r.dice_at_start == 4);
  CHECK(r.cards_dealt == 1);
  CHECK(r.search_draw == 3);
  CHECK(r.ends_at == 5);
  CHECK(r.quiet_limit == 10);
  CHECK(r.monsters == 25);
  CHECK(r.row_end == std::array<std::uint8_t, 3>{3, 5, 7});
}

TEST_CASE("OS-717 OS-O5 OS-O6 variants: one, unlocked before, unless the table agreed otherwise") {
  CHECK(rules_with(4, {{"variant", "15"}, {"unlocked", "15,3"}}).variant(15));
  CHECK(rules_with(4, {{"variant", "15"}, {"epilogue_log", "all"}}).variant(15));
  CHECK(refused(4, {{"variant", "15"}}).find("OS-O5") != std::string::npos);
  CHECK(refused(4, {{"variant", "4,13"}, {"epilogue_log", "all"}}).find("multi_variants=on") !=
        std::string::npos);
  const Rules both = rules_with(4, {{"variant", "4,13"}, {"epilogue_log", "all"}, {"multi_variants", "on"}});
  CHECK(both.variant(4));
  CHECK(both.variant(13));
  CHECK(both.search_draw == 2);
  CHECK(refused(4, {{"variant", "22"}}).find("numbers from 1 to 21") != std::string::npos);
}

TEST_CASE("OS-O6 where two variants set the same figure the higher number wins") {
  const Rules r = rules_with(4, {{"variant", "5,20"}, {"epilogue_log", "all"}, {"multi_variants", "on"}});
  CHECK(r.cards_dealt == 0);
}

TEST_CASE("OS-V01 OS-V04 OS-V05 OS-V07 OS-V08 OS-V11 OS-V20 variants that set figures") {
  const auto with = [](const char* variant) {
    return rules_with(4, {{"variant", variant}, {"epilogue_log", "all"}});
  };
  CHECK(with("1").keys_points == 3);
  CHECK(with("4").search_draw == 2);
  CHECK(with("5").cards_dealt == 2);
  CHECK(with("7").capacity == std::array<std::uint8_t, 7>{0, 2, 3, 2, 3, 5, 255});
  CHECK(with("8").closes_at == std::array<std::uint8_t, 7>{0, 5, 5, 5, 5, 5, 255});
  CHECK(with("8").notches[1] == 6);
  CHECK(with("11").dice_at_start == 5);
  CHECK(with("20").cards_dealt == 0);
  CHECK(rules_with(4, {}).capacity == std::array<std::uint8_t, 7>{0, 3, 4, 3, 4, 6, 255});
}

std::uint32_t seconds_for(const Rules& r, QuestionKind kind) {
  return r.seconds[static_cast<std::size_t>(kind)];
}

TEST_CASE("OS-O7 OS-210 timers follow their preset") {
  CHECK(seconds_for(rules_with(4, {}), QuestionKind::Ballot) == 20);
  CHECK(rules_with(4, {}).discussion.grace == 15);
  CHECK(seconds_for(rules_with(4, {{"timers", "fast"}}), QuestionKind::Ballot) == 10);
  CHECK(seconds_for(rules_with(4, {{"timers", "slow"}}), QuestionKind::Destination) == 120);
  CHECK(seconds_for(rules_with(4, {{"timers", "none"}}), QuestionKind::Ballot) == 0);
  const Rules async = rules_with(4, {{"timers", "async"}});
  CHECK(seconds_for(async, QuestionKind::Move) == 24 * 3600);
  CHECK(async.discussion.grace == 0);
}

TEST_CASE("OS-O11 OS-106 the host may name the first holders, who must differ") {
  const Rules r = rules_with(4, {{"first_tokens", "host"}, {"badge", "P2"}, {"victim", "P0"}});
  CHECK(r.first_tokens == std::array{Seat{2}, Seat{0}});
  CHECK(rules_with(4, {}).first_tokens == std::array{kNobody, kNobody});
  CHECK(refused(4, {{"first_tokens", "host"}, {"badge", "P2"}, {"victim", "P2"}}).find("another seat") !=
        std::string::npos);
  CHECK(refused(4, {{"first_tokens", "host"}, {"badge", "P4"}, {"victim", "P2"}}).find("P0 to P3") !=
        std::string::npos);
  CHECK(refused(4, {{"badge", "P1"}}).find("first_tokens=host") != std::string::npos);
}

TEST_CASE("OS-O1 OS-O2 OS-O3 OS-O4 OS-O8 OS-O9 OS-O12 options change what they say and nothing else") {
  const Rules standard = rules_with(4, {});
  CHECK_FALSE(standard.drink_last_call);
  CHECK_FALSE(standard.gift_living_only);
  CHECK_FALSE(standard.open_candidates);
  CHECK(standard.hidden_gun_votes);
  CHECK(standard.history);
  CHECK(standard.no_survivor_shared);
  CHECK(standard.free_chat);
  CHECK(rules_with(4, {{"drink_last_call", "on"}}).drink_last_call);
  CHECK(rules_with(4, {{"gift_living_only", "on"}}).gift_living_only);
  CHECK(rules_with(4, {{"open_candidates", "on"}}).open_candidates);
  CHECK_FALSE(rules_with(4, {{"hidden_gun_votes", "off"}}).hidden_gun_votes);
  CHECK_FALSE(rules_with(4, {{"history", "off"}}).history);
  CHECK_FALSE(rules_with(4, {{"no_survivor_result", "none"}}).no_survivor_shared);
  CHECK_FALSE(rules_with(4, {{"free_chat", "off"}}).free_chat);
}

TEST_CASE("colours: one a seat, each once") {
  CHECK(rules_with(3, {{"colours", "orange,red,green"}}).colour[0] == 5);
  CHECK(refused(3, {{"colours", "orange,red"}}).find("3 different colours") != std::string::npos);
  CHECK(refused(3, {{"colours", "none"}}).find("3 different colours") != std::string::npos);
  CHECK(refused(3, {{"colours", "red,red,blue"}}).find("3 different colours") != std::string::npos);
  CHECK(refused(3, {{"colours", "red,pink,blue"}}).find("'pink'") != std::string::npos);
}

TEST_CASE("figures of ours can be turned for one game, those of the book cannot") {
  const Rules r = rules_with(4, {}, {{"cold_store.rows", "2,2,2"}, {"areas.toilets.capacity", "4"}});
  CHECK(r.row_end == std::array<std::uint8_t, 3>{2, 4, 6});
  CHECK(r.capacity[1] == 4);
  CHECK(refused(4, {}, {{"characters.crybaby.victory_points", "8"}}).find("book") != std::string::npos);
  CHECK(refused(4, {}, {{"items.bat.count", "4"}}).find("23") != std::string::npos);
  CHECK(rules_with(4, {}, {{"items.bat.count", "4"}, {"items.meat.count", "3"}}).item_count[4] == 4);
}

// Everything about the rules that a figure can change, as text.
std::string fingerprint(const Rules& r) {
  std::string text;
  const auto add = [&](auto value) { text += std::to_string(value) + " "; };
  for (std::size_t a = 0; a <= kAreas; ++a) add(r.capacity[a]), add(r.notches[a]), add(r.closes_at[a]);
  for (std::size_t i = 0; i < kRows; ++i) add(r.row_end[i]), add(r.row_dice[i]);
  for (std::uint8_t count : r.item_count) add(count);
  for (int value : {r.quiet_limit, r.cards_dealt, r.search_draw, r.keys_points, r.survivors_for_bonus,
                    r.survivors_bonus, r.defenders_for_strength, r.defenders_strength, r.cards_per_bonus,
                    r.cards_bonus, r.tailgate_monsters, r.lone_votes})
    add(value);
  for (std::uint32_t seconds : r.seconds) add(seconds);
  const Rules::Discussion& d = r.discussion;
  for (std::uint32_t seconds : {d.search, d.badge, d.feed, d.lot_first, d.lot_next, d.grace}) add(seconds);
  return text;
}

TEST_CASE("every figure of ours has an effect on some game") {
  for (const Figure& figure : tables::kFigures) {
    if (figure.source != Source::Ours) continue;
    const std::string name(figure.name);
    const bool cards = name.starts_with("items.");
    const int other = cards ? figure.values[0] + 1 : figure.values[0] < figure.max ? figure.max : figure.min;
    std::string values = std::to_string(other);
    for (int i = 1; i < figure.count; ++i) values += "," + std::to_string(other);
    Setup::Choices turned{{name, values}};
    if (cards) {  // the 23 cards must still add up: another kind gives way
      const bool meat = name == "items.meat.count";
      turned[meat ? "items.bat.count" : "items.meat.count"] = meat ? "2" : "3";
    }
    bool seen = false;
    for (const char* preset : {"standard", "fast", "slow", "async"})
      for (const char* variants : {"1,2,4,7,8,10,14,16,17", "5", "20"}) {
        const Setup::Choices options{
            {"variant", variants}, {"epilogue_log", "all"}, {"multi_variants", "on"}, {"timers", preset}};
        seen |= fingerprint(rules_with(4, options, turned)) != fingerprint(rules_with(4, options));
      }
    CHECK_MESSAGE(seen, name, " is turned and nothing changes");
  }
}

TEST_CASE("a wrong option is refused with its values") {
  CHECK(refused(4, {{"timers", "quick"}}) ==
        "option timers: 'quick' is not one of its values; expected fast, standard, slow, none, async");
  CHECK(refused(4, {{"tmers", "fast"}}).find("Osaczeni has no such option; expected one of variant,") !=
        std::string::npos);
}

}  // namespace
}  // namespace holdout::osaczeni
