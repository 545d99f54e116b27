#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/sentence.h"
#include "engine/talking/statement.h"
#include "games/osaczeni/rules/wording/nouns.h"

// Table talk (OS-011, OS-012, OS-022). Everything may be a lie but the forms marked as factual; nothing
// binds.

namespace holdout::osaczeni {

// What can be said; the value is the index of its form and in records, so this list only grows. Parameters in
// order; `to` addresses players, and answers carry the number of the statement in `about`.
enum class Say : std::uint8_t {
  MonstersAt,          // areas (OS-012: never how many)
  NoMonstersAt,        // areas
  DiceUnknown,         //
  Destination,         // area
  InviteTo,            // area; to whom
  AskKeepOut,          // area, KeepOutReason; to whom
  WarnArea,            // area, WarnReason
  PromiseVoteFor,      // player, vote kind, When
  PromiseVoteAgainst,  // player, area
  PromiseNotAgainst,   // player, Until
  AskVoteFor,          // player (often the speaker), vote kind
  AskVoteAgainst,      // player, AgainstReason
  PleadSpare,          // PleadReason
  Threaten,            // player, Condition, Sanction
  OfferCard,           // player, item (or any), vote kind in exchange
  Gave,                // player, item
  Have,                // item, how many (0: none)
  WillPlay,            // item, area
  AskPlay,             // player, item (or any weapon)
  PlayIf,              // player, item, Deed, their item or none, candidate or none
  PromiseTie,          // candidate, Stance
  AskTie,              // player, candidate, Stance
  Ally,                // Until; to whom
  BreakAlliance,       // player
  AccuseLie,           // player; about
  AccuseHiding,        // player, item
  PointLeader,         // player, points (factual)
  CountVotes,          // area, player, votes, votes in all (factual)
  AnnounceNeeded,      // area, monsters (factual)
  Agree,               // about
  Refuse,              // about
  Counter,             // Wish, player or none, item or none; about
  Thank,               // player
  Blame,               // player
  Mourn,               // player, kind of character or none
};
inline constexpr int kSays = static_cast<int>(Say::Mourn) + 1;

enum class KeepOutReason : std::uint8_t { Full, Weak, Monsters, Crybabies };
enum class WarnReason : std::uint8_t { Monsters, Crowd, Crybabies, Closing, EqualStrength };
enum class AgainstReason : std::uint8_t { Leads, Lied, VotedMe, ManyLeft, HoldsCards };
enum class PleadReason : std::uint8_t { LastCharacter, Crybaby, HelpedYou, WillHelp };
enum class When : std::uint8_t { ThisOne, NextOne };
enum class Until : std::uint8_t { Vote, Round, End };
enum class Condition : std::uint8_t { VotesAgainstMe, ComesHere, LiesAgain, HoldsBack };  // "if you …"
enum class Sanction : std::uint8_t { VoteAgainst, TieAgainst, NoCard, NoHelp };
enum class Deed : std::uint8_t { Play, VoteAgainst };  // "if you play x", "if you vote against y"
enum class Stance : std::uint8_t { For, Against };     // of a tie: for = searches, takes the badge, is spared
enum class Wish : std::uint8_t { VoteFor, VoteAgainst, SpareMe, Card, Play };

inline constexpr std::uint8_t form_of(Say say) { return static_cast<std::uint8_t>(say); }
inline Say said_form(const Statement& said) { return static_cast<Say>(said.kind); }

constexpr std::uint16_t arg(Seat seat) { return static_cast<std::uint16_t>(index(seat)); }
constexpr std::uint16_t arg(Area area) { return static_cast<std::uint16_t>(area); }
constexpr std::uint16_t arg(Item item) {
  return item == kNoItem ? kNotSaid : static_cast<std::uint16_t>(item);
}
template <class Word>
requires std::is_enum_v<Word>
constexpr std::uint16_t arg(Word word) { return static_cast<std::uint16_t>(word); }

inline Seat player_arg(const Statement& said, std::size_t i = 0) {
  return said.args[i] == kNotSaid ? kNobody : seat_at(said.args[i]);
}
inline Area area_arg(const Statement& said, std::size_t i = 0) { return static_cast<Area>(said.args[i]); }
inline Item item_arg(const Statement& said, std::size_t i) {
  return said.args[i] == kNotSaid ? kNoItem : static_cast<Item>(said.args[i]);
}
template <class Word>
Word word_arg(const Statement& said, std::size_t i) {
  return static_cast<Word>(said.args[i]);
}

// A statement ready to be said, but for who says it.
Statement statement(Say say, std::initializer_list<std::uint16_t> args, SeatSet to = {},
                    std::uint16_t about = 0);

// True while a vote is discussed or decided; an attack that was averted leaves an undecided vote behind.
bool vote_under_way(const Table& t);

// Votes of a player in an area, if a feed vote were held there now.
int votes_in(const Rules& r, const Table& t, Seat seat, Area area);

// The sentence of a statement: what the speaker says, without naming the speaker.
Sentence say_text(const Rules& r, const Statement& said);

}  // namespace holdout::osaczeni
