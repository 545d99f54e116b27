#pragma once

#include "engine/event.h"
#include "games/the_thing/rules/kinds.h"
#include "games/the_thing/rules/wording/sentences.h"

// The parts of TheThing::event_text; the bytes of each kind are noted in kinds.h.

namespace holdout::the_thing {

inline bool seen(const Event& e) { return !e.seen_by.empty(); }
inline EventKind kind_in(const Event& e) { return static_cast<EventKind>(e.kind); }
inline Slot slot_in(const Event& e) { return slot_at(e.open[0] % kMaxSlots); }
inline Location place_in(std::uint8_t byte) { return static_cast<Location>(byte); }
inline CardKind card_in(std::uint8_t byte) { return static_cast<CardKind>(byte); }
inline Sky sky_in(std::uint8_t byte) { return static_cast<Sky>(byte); }

// encounter_sentences.cpp
Sentence encounter_text(const Rules& r, const Event& e);  // EncounterBegan to SuspicionMoved
Sentence action_text(const Rules& r, const Event& e);     // Burnt to WeaponGone
// table_sentences.cpp: Gathered to LastStand
Sentence table_text(const Rules& r, const Event& e);

}  // namespace holdout::the_thing
