#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/sentence.h"
#include "engine/talking/statement.h"
#include "engine/talking/verdict.h"
#include "engine/talking/voice.h"

// What most games say of talk. A Game inherits by name what it has nothing of its own to say about.

namespace holdout {

// Who hears a statement is everybody.
struct EverybodyHears {
  static SeatSet hearers(const auto& /*rules*/, const auto& /*view*/, const Statement& /*said*/) {
    return kEverybody;
  }
};

// Free text is never taken away, and all of it is read by everybody.
struct EverybodyWrites {
  static Voice voice(const auto& /*rules*/, const auto& /*view*/) { return {}; }
};

// No rule of the book refuses a statement: whatever may_say() refuses is no statement of the game.
struct NoRuleAgainstWords {
  static std::string_view why_unsayable(const auto& /*rules*/, const auto& /*view*/,
                                        const Statement& /*said*/) {
    return {};
  }
};

// A Judge inherits this where nothing was hidden that is worth telling after the end.
struct NothingToAccount {
  static void account(std::vector<Sentence>& /*out*/) {}
};

// Words are not held against what happens.
struct NobodyJudges {
  struct Judge : NothingToAccount {
    explicit Judge(const auto& /*rules*/) {}
    void hear(const Statement& /*said*/) {}
    void see(const Event& /*event*/, const auto& /*after*/) {}
    Verdict verdict(std::uint16_t /*statement*/) const { return Verdict::Void; }
    Sentence truth(std::uint16_t /*statement*/) const { return {}; }
    Sentence moment(std::uint16_t /*statement*/) const { return {}; }
  };
};

// A game whose players have no statements, only free text.
struct NoTableTalk : EverybodyHears, EverybodyWrites, NoRuleAgainstWords, NobodyJudges {
  static std::span<const StatementForm> forms() { return {}; }
  static void sayable(const auto& /*rules*/, const auto& /*view*/, std::vector<std::uint8_t>& /*kinds*/) {}
  static Result<void> may_say(const auto& /*rules*/, const auto& /*view*/, const Statement& /*said*/) {
    return Problem{"statement", "this game has no table talk", "none"};
  }
};

}  // namespace holdout
