#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/pieces/deck.h"
#include "engine/pieces/draft.h"
#include "engine/procedures/ballot.h"
#include "engine/procedures/council.h"
#include "engine/procedures/procedure.h"
#include "engine/procedures/team_ballot.h"
#include "engine/procedures/window.h"
#include "engine/question.h"
#include "engine/saving/describe.h"

// The field lists of the engine's own values, so that a game describes only what is its own. Numbers are for
// ever, here as in the games.

namespace holdout {

template <class D>
void describe(D& d, Action& a) {
  field(d, 1, "kind", a.kind);
  field(d, 2, "a", a.a);
  field(d, 3, "b", a.b);
  field(d, 4, "c", a.c);
  field(d, 5, "wide", a.wide);
}

template <class D>
void describe(D& d, Question& q) {
  field(d, 1, "kind", q.kind);
  field(d, 2, "may_answer", q.may_answer);
  field(d, 3, "waited_for", q.waited_for);
  field(d, 4, "sealed", q.sealed);
  field(d, 5, "may_pass", q.may_pass);
  field(d, 6, "open_options", q.open_options);
}

template <class D>
void describe(D& d, Prompt& p) {
  field(d, 1, "kind", p.kind);
  field(d, 2, "phase", p.phase);
  field(d, 3, "waited_for", p.waited_for);
  field(d, 4, "asked", p.asked);
  field(d, 5, "sealed", p.sealed);
  field(d, 6, "may_pass", p.may_pass);
  field(d, 7, "serial", p.serial);
}

// Bytes at the end that no part uses say nothing. The eight that every event had once are always there.
template <class D>
void payload_field(D& d, int id, std::string_view name, std::array<std::uint8_t, kEventBytes>& bytes) {
  constexpr std::size_t kAlways = 8;
  static_assert(kAlways <= kEventBytes);
  std::size_t used = kEventBytes;
  while (used > kAlways && bytes[used - 1] == 0) --used;
  const int listed = d.open_list(id, name, static_cast<int>(used), static_cast<int>(kEventBytes));
  for (int i = 0; i < listed; ++i) field(d, 0, "", bytes[static_cast<std::size_t>(i)]);
  d.close_list();
  for (std::size_t i = static_cast<std::size_t>(listed); i < kEventBytes; ++i) bytes[i] = 0;
}

template <class D>
void describe(D& d, Event& e) {
  field(d, 1, "kind", e.kind);
  field(d, 2, "actor", e.actor);
  field(d, 3, "noticed_by", e.noticed_by);
  field(d, 4, "seen_by", e.seen_by);
  payload_field(d, 5, "open", e.open);
  payload_field(d, 6, "secret", e.secret);
}

template <class D>
void describe(D& d, WindowMarks& marks) {
  field(d, 1, "asked", marks.asked);
  field(d, 2, "finished", marks.finished);
}

template <class D>
void describe(D& d, BallotMarks& marks) {
  field(d, 1, "voters", marks.voters);
  field(d, 2, "sealed", marks.sealed);
}

template <class D>
void describe(D& d, CouncilMarks& marks) {
  field(d, 1, "team", marks.team);
  field(d, 2, "agreed", marks.agreed);
  field(d, 3, "speaker", marks.speaker);
  field(d, 4, "proposer", marks.proposer);
  field(d, 5, "proposals", marks.proposals);
}

template <class D>
void describe(D& d, TeamBallotMarks& marks) {
  field(d, 1, "council", marks.council);
  field(d, 2, "others", marks.others);
  field(d, 3, "sealed", marks.sealed);
}

template <class D, class Knowers>
void describe(D& d, KnownCard<Knowers>& card) {
  field(d, 1, "kind", card.kind);
  field(d, 2, "knowers", card.knowers);
}

template <class D, int Kinds, class Knowers>
void describe(D& d, CardBatch<Kinds, Knowers>& batch) {
  field(d, 1, "counts", batch.counts);
  field(d, 2, "knowers", batch.knowers);
}

template <class D, int Kinds, int MaxKnown, int MaxBatches, class Knowers>
void describe(D& d, Deck<Kinds, MaxKnown, MaxBatches, Knowers>& deck) {
  field(d, 1, "counts", deck.shuffled);
  if constexpr (MaxKnown > 0) field(d, 2, "top", deck.top);
  if constexpr (MaxKnown > 0) field(d, 3, "bottom", deck.bottom);
  if constexpr (MaxBatches > 0) field(d, 4, "under", deck.under);
}

// What each seat builds, by seat.
template <class D, class Draft>
void field(D& d, int id, std::string_view name, Drafts<Draft>& drafts) {
  field(d, id, name, drafts.by_seat);
}

// Names of the procedures, if all of them have one: `static constexpr std::string_view kName`.
template <class... Procedures>
constexpr auto procedure_names(std::variant<Procedures...>*) {
  if constexpr ((requires { Procedures::kName; } && ...))
    return std::array<std::string_view, sizeof...(Procedures)>{Procedures::kName...};
  else
    return std::array<std::string_view, 0>{};
}

template <class... Procedures>
void become_procedure(std::variant<Procedures...>& procedure, std::size_t which) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (void)((I == which && (procedure.template emplace<I>(), true)) || ...);
  }
  (std::index_sequence_for<Procedures...>{});
}

// Field 1 says which procedure; its own fields are numbered from 2. Procedures are for ever too: the variant
// only grows at its end.
template <class D, class... Procedures>
void describe(D& d, std::variant<Procedures...>& procedure) {
  static constexpr auto kNames = procedure_names(static_cast<std::variant<Procedures...>*>(nullptr));
  auto which = static_cast<std::int64_t>(procedure.index());
  d.number(1, "procedure", which, 0, static_cast<std::int64_t>(sizeof...(Procedures)) - 1, kNames);
  if constexpr (std::is_base_of_v<Describer, D>) {
    if (d.reads()) become_procedure(procedure, static_cast<std::size_t>(which));
    d.choice(which);
  }
  with_procedure(procedure, [&](auto& top) {
    if constexpr (!std::is_empty_v<std::remove_cvref_t<decltype(top)>>) describe(d, top);
  });
}

template <class D, class Procedure, int Depth>
void describe(D& d, Running<Procedure, Depth>& running) {
  field(d, 1, "stack", running.stack);
  field(d, 2, "open", running.open);
  field(d, 3, "serials", running.serials);
}

}  // namespace holdout
