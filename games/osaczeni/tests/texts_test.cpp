#include <set>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "osaczeni_tables.h"
#include "support/text_reader.h"
#include "text/message_writer.h"

// Everything that Osaczeni can say, written out in every language.

namespace holdout::osaczeni {
namespace {

using Reader = TextReader<Osaczeni>;

void play(Reader& reader, int players, const char* variants, std::uint64_t seed) {
  Setup setup{.players = players, .options = {}, .figures = {}};
  if (*variants != '\0')
    setup.options = {{"variant", variants},
                     {"epilogue_log", "all"},
                     {"multi_variants", "on"},
                     {"gift_living_only", "off"}};
  const Rules rules = *Osaczeni::make_rules(setup);
  std::vector<Event> events;
  Log log(events);
  Rng rng(seed);
  State s = Osaczeni::start(rules, log);
  while (!Osaczeni::question(rules, s).over()) {
    reader.read_decision(rules, s);
    const testing::Turn turn = testing::random_turn(Osaczeni{}, rules, s, rng);
    Osaczeni::apply(rules, s, turn.seat, turn.action, log);
    reader.read_events(rules, s, events);
    events.clear();
  }
  reader.read_decision(rules, s);
}

// By the second player, whom the texts of this test call Filip.
template <class E>
Event happened(const E& parts) {
  return told(parts, Seat{1});
}

// What random games seldom or never show.
void read_rare_things(Reader& reader) {
  const Rules standard = *make_rules({.players = 4, .options = {}, .figures = {}});
  const Rules harsh =
      *make_rules({.players = 4,
                   .options = {{"variant", "11,18"}, {"epilogue_log", "all"}, {"multi_variants", "on"}},
                   .figures = {}});
  View view;
  for (Ending ending : {Ending::Normal, Ending::NoSurvivors, Ending::Stalled})
    for (int winners : {0, 1, 3, 15})
      if (winners != 0 || ending == Ending::NoSurvivors)
        reader.read_event(standard, view,
                          happened(event::GameEnded{ending, SeatSet(static_cast<std::uint16_t>(winners))}));
  for (int number = 0; number <= kVariants; ++number)
    reader.read_event(standard, view, happened(event::EpilogueUnlocked{number}));
  for (int row = 1; row <= kRows; ++row) reader.read_event(harsh, view, happened(event::RowFilled{row}));
  for (bool no_cards : {false, true})
    reader.read_event(standard, view, happened(event::SearchSkipped{no_cards}));
  reader.read_event(standard, view,
                    happened(event::MonsterCame{.stands = Area::None, .area = Area::Monitoring}));
  reader.read_event(standard, view, happened(event::FoundNobody{.area = Area::Toys, .monsters = 5}));
  reader.read_event(standard, view, happened(event::StoodStill{}));
  for (int n : {1, 2}) reader.read_event(standard, view, happened(event::CardsDrawn{.n = n}));
  const std::array<Action, 4> by_chance{answer::Roll{1}, answer::Draw{Item{1}}, answer::Seat{Seat{1}},
                                        answer::Show{1}};
  for (const Action& each : by_chance) reader.read(Osaczeni::option_text(standard, view, each));
  reader.read(Osaczeni::question_text(standard, view));  // chance
  view.viewer = Seat{0};
  view.prompt.asked = true;
  view.prompt.kind = static_cast<std::uint8_t>(QuestionKind::LastCard);
  view.search.drawn.add(Item{3});
  reader.read(Osaczeni::question_text(standard, view));
  reader.read(Osaczeni::option_text(standard, view, answer::Play{.item = Item{8}}));
}

TEST_CASE(
    "texts of Osaczeni: everything that can happen, be asked and be answered reads well in every language") {
  Reader reader;
  std::uint64_t seed = 1;
  for (const char* variants : {"", "", "2,6,9,12,13,14,15,21", "1,3,5,7,8,10,16,17,19"})
    for (int players = 3; players <= 6; ++players) play(reader, players, variants, seed++);
  read_rare_things(reader);
  for (const std::string& fault : reader.faults) FAIL_CHECK(fault);

  for (const CompiledText& text : compiled_languages()[0].texts)
    for (std::string_view family : {"osaczeni.event.", "osaczeni.option.", "osaczeni.ask.", "osaczeni.wait.",
                                    "osaczeni.over", "osaczeni.situation."})
      if (text.key.starts_with(family)) CHECK_MESSAGE(reader.keys.count(text.key) == 1, text.key);
}

TEST_CASE("texts of Osaczeni: every refusal names a rule that is worded in every language") {
  const Rules rules = *make_rules({.players = 4, .options = {}, .figures = {}});
  Rng rng(3);
  Log log;
  State s = Osaczeni::start(rules, log);
  std::set<std::string_view> ids;
  while (!Osaczeni::question(rules, s).over()) {
    for (Seat seat : {Seat{0}, Seat{3}, kSpectator})
      for (int i = 0; i < 30; ++i)
        ids.insert(Osaczeni::why_not(
            rules, Osaczeni::view_of(rules, s, seat),
            {static_cast<std::uint8_t>(rng.below(16)), static_cast<std::uint8_t>(rng.below(12)),
             static_cast<std::uint8_t>(rng.below(12)), static_cast<std::uint8_t>(rng.below(8)), 0}));
    const testing::Turn turn = testing::random_turn(Osaczeni{}, rules, s, rng);
    Osaczeni::apply(rules, s, turn.seat, turn.action, log);
  }
  CHECK(ids.size() > 20);
  for (std::string_view id : ids)
    for (std::string_view language : languages())
      CHECK_MESSAGE(texts(language).has("rule." + std::string(id)), id);
}

TEST_CASE("texts: every message of every language can be written") {
  const auto is_counted = [](std::string_view message, const std::string& argument) {
    return message.find("{" + argument + ", plural") != std::string_view::npos;
  };
  for (const CompiledLanguage& language : compiled_languages()) {
    MessageWriter writer(language.name);
    for (const CompiledText& text : language.texts) {
      for (int n : {0, 1, 2, 5, 22}) {
        std::vector<MessageValue> values;
        for (const std::string& argument : writer.arguments(text.message)) {
          if (is_counted(text.message, argument))
            values.push_back({argument, n});
          else
            values.push_back({argument, std::vector<std::string>{"Aga"}});
        }
        const std::string written = writer.write(text.message, values);
        CHECK_MESSAGE(written.find_first_of("{}") == std::string::npos, text.key, ": ", written);
        CHECK_MESSAGE(written.find('\'') == std::string::npos, text.key, ": an apostrophe is written ’");
      }
    }
  }
}

TEST_CASE("texts of Osaczeni: a word has the same forms as the others of its family, in every language") {
  for (const CompiledLanguage& language : compiled_languages()) {
    WordForms forms = forms_of(language, "area|item|character|vote");
    REQUIRE(forms.size() == 4);
    CHECK(odd_word_in(forms) == "");
    CHECK(forms["area"].size() == tables::kAreaKeys.size() - 1);
    for (std::string_view key : tables::kItemKeys) CHECK(forms["item"].count(std::string(key)) == 1);
    for (std::string_view key : tables::kCharacterKeys)
      CHECK(forms["character"].count(std::string(key)) == 1);
  }
}

std::string polish(const Event& event,
                   const Rules& rules = *make_rules({.players = 4, .options = {}, .figures = {}})) {
  return texts("pl").sentence(Osaczeni::event_text(rules, View{}, event), reader_names());
}

TEST_CASE("texts of Osaczeni: Polish cases and plurals") {
  CHECK(polish(happened(event::MonstersLeft{Area::Toilets, 1})) == "1 potwór opuszcza toalety.");
  CHECK(polish(happened(event::MonstersLeft{Area::Hall, 3})) == "3 potwory opuszczają oszklony hol.");
  CHECK(polish(happened(event::MonstersLeft{Area::Lot, 5})) == "5 potworów opuszcza parking.");
  CHECK(polish(happened(event::Moved{Character(4), Area::Clothing, Area::Lot, MoveCause::Free})) ==
        "Filip: Obrońca idzie ze sklepu odzieżowego na parking.");
  CHECK(polish(happened(event::Moved{Character(6), Area::Lot, Area::Monitoring, MoveCause::Drink})) ==
        "Filip: Beksa biegnie z parkingu do centrum monitoringu.");
  CHECK(polish(happened(event::Eaten{Character(5), Area::Toys, 3})) ==
        "Pożarta postać w sklepie z zabawkami: Lider (Filip). Zmarłych: 3.");
  CHECK(polish(happened(event::CardPlayed{.item = Item{5}, .area = Area::Clothing, .monsters = 2})) ==
        "Filip zagrywa piłę łańcuchową: znikają 2 potwory.");
  CHECK(polish(happened(event::CardPlayed{
            .item = Item{3}, .target = Area::Lot, .area = Area::Clothing, .monsters = 1})) ==
        "Filip zagrywa konserwę: 1 potwór przechodzi ze sklepu odzieżowego na parking.");
  CHECK(polish(happened(event::BallotShown{Seat{0}, 5})) == "Filip wskazuje: Aga (5 głosów).");
  CHECK(polish(happened(event::Scored{22})) == "Filip: 22 punkty.");
  CHECK(polish(happened(event::DiceShown{.dice = {1, 3, 5, 5}, .n = 4})) ==
        "Właz się unosi. Kości: 1, 3, 5, 5.");
  CHECK(polish(happened(event::Tied{SeatSet(0b111), VoteKind::Feed})) ==
        "Remis: Aga, Filip i Norbert. Rozstrzyga Filip, bo ma żeton ofiary.");
  CHECK(polish(happened(event::RoundBegan{4, 5})) == "Runda 4. W tej rundzie rzuca się 5 kośćmi.");
}

TEST_CASE("texts of Osaczeni: English reads plainly") {
  const auto english = [](const Event& event) {
    return texts("en").sentence(
        Osaczeni::event_text(*make_rules({.players = 4, .options = {}, .figures = {}}), View{}, event),
        reader_names());
  };
  CHECK(english(happened(event::MonstersLeft{Area::Toilets, 1})) == "1 monster leaves the Toilets.");
  CHECK(english(happened(event::CardPlayed{.item = Item{5}, .area = Area::Clothing, .monsters = 2})) ==
        "Filip plays the Chainsaw: 2 monsters are gone.");
  CHECK(english(happened(event::EpilogueUnlocked{17})) ==
        "Epilogue 17, Lone Wolf. A single pair of footprints leads through the dust to the road.");
  CHECK(english(happened(event::CardsDrawn{.n = 3, .items = {Item{0}, Item{5}, Item{0}}})) ==
        "Filip finds in the truck: Energy Drink, Chainsaw, and Energy Drink.");
}

TEST_CASE("texts of Osaczeni: what stays away, finds no room or finds nobody says why (OS-505, OS-609)") {
  const auto english = [](const Event& event) {
    return texts("en").sentence(
        Osaczeni::event_text(*make_rules({.players = 4, .options = {}, .figures = {}}), View{}, event),
        reader_names());
  };
  event::MonsterCame came{.stands = Area::None, .area = Area::Toys};
  CHECK(
      english(happened(came)) ==
      "A monster is due at the Toy Store, but there is no room for it, not even in the Parking Lot: it stays "
      "away.");
  came.pool_dry = true;
  CHECK(english(happened(came)) ==
        "A monster is due at the Toy Store, but no monster is left in the box: it stays away.");
  came = {.stands = Area::Lot, .area = Area::Toys};
  CHECK(english(happened(came)) ==
        "All places for monsters are taken at the Toy Store: the next one prowls to the Parking Lot.");
  CHECK(english(happened(event::FoundNobody{Area::Toys, 3})) ==
        "The monsters search everything in the Toy Store and find nobody: whoever is there is hidden. They "
        "leave.");
}

TEST_CASE("texts of Osaczeni: a quiet night is told, and one's family before the first decision (OS-719)") {
  const Rules rules = *make_rules({.players = 3, .options = {}, .figures = {}});
  const auto english = [](const std::vector<Sentence>& sentences) {
    return texts("en").lines(sentences, reader_names());
  };
  View view;
  view.viewer = Seat{0};
  view.table.round = 3;
  view.table.phase = Phase::Search;
  const auto told = [&](int nights) {
    view.table.quiet_rounds = u8(nights);
    std::vector<Sentence> situation;
    Osaczeni::situation(rules, view, situation);
    return english(situation).front();
  };
  CHECK(told(0).find("died") == std::string::npos);
  CHECK(told(1).find(" Nobody died last night.") != std::string::npos);
  CHECK(told(2).find(" Nobody has died for 2 nights.") != std::string::npos);
  CHECK(english(Osaczeni::opening(rules, view).who) ==
        std::vector<std::string>{"Defender: 5 points, strength 2", "Leader: 3 points, 2 votes",
                                 "Crybaby: 7 points, draws monsters", "Klutz: 1 point"});
  CHECK(english({Osaczeni::opening(rules, view).end}).front().find("3 characters are") != std::string::npos);
  view.viewer = kSpectator;
  CHECK(Osaczeni::opening(rules, view).who.empty());
}

}  // namespace
}  // namespace holdout::osaczeni
