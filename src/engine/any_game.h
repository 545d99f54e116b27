#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/saving/describe.h"

namespace holdout {

// A view of some game, or the board facts of one, as bytes that can be copied like any value.
struct ViewBox {
  alignas(16) std::array<std::byte, kMaxStateBytes> bytes;

  template <class T>
  T& as() {
    return *std::launder(reinterpret_cast<T*>(bytes.data()));
  }
  template <class T>
  const T& as() const {
    return *std::launder(reinterpret_cast<const T*>(bytes.data()));
  }
  template <class T>
  void put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kMaxStateBytes && alignof(T) <= 16);
    ::new (static_cast<void*>(bytes.data())) T(value);
  }
};

// A state of some game, likewise a value. Views come and go, states are kept, by thousands of tables: this
// takes no more room than the game needs.
class StateBox {
 public:
  StateBox() = default;
  StateBox(const StateBox& from) { *this = from; }
  StateBox(StateBox&&) = default;
  StateBox& operator=(StateBox&&) = default;
  ~StateBox() = default;
  StateBox& operator=(const StateBox& from) {
    if (this == &from) return *this;
    make_room(from.size_);
    if (size_ != 0) std::memcpy(bytes_.get(), from.bytes_.get(), size_);
    return *this;
  }

  template <class T>
  T& as() {
    return *std::launder(reinterpret_cast<T*>(bytes_.get()));
  }
  template <class T>
  const T& as() const {
    return *std::launder(reinterpret_cast<const T*>(bytes_.get()));
  }
  template <class T>
  void put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kMaxStateBytes &&
                  alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    make_room(sizeof(T));
    ::new (static_cast<void*>(bytes_.get())) T(value);
  }

 private:
  void make_room(std::size_t size) {
    if (size != size_) bytes_ = size == 0 ? nullptr : std::make_unique<std::byte[]>(size);
    size_ = size;
  }

  std::unique_ptr<std::byte[]> bytes_;
  std::size_t size_ = 0;
};

// Immutable rules of one game, shared by everybody who plays it, with the set-up they were built from.
class RulesBox {
 public:
  RulesBox() = default;
  template <class R>
  RulesBox(R rules, Setup setup)
      : rules_(std::make_shared<const R>(std::move(rules))), setup_(std::move(setup)) {}
  template <class R>
  const R& as() const {
    return *static_cast<const R*>(rules_.get());
  }
  const Setup& setup() const { return setup_; }
  int players() const { return setup_.players; }

 private:
  std::shared_ptr<const void> rules_;
  Setup setup_;
};

// The lie ledger, as JudgeOf says.
class Judge {
 public:
  virtual ~Judge() = default;
  virtual void hear(const Statement& said) = 0;
  virtual void see(const Event& event, const StateBox& after) = 0;
  virtual Verdict verdict(std::uint16_t statement) const = 0;
  virtual Sentence truth(std::uint16_t statement) const = 0;
  virtual Sentence moment(std::uint16_t statement) const = 0;
  virtual void account(std::vector<Sentence>& out) const = 0;
};

// The type-erased face of a Game: one virtual call an answer, for tables, records and the command line. The
// functions mean what the Game concept says. Search uses the Game itself.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  virtual std::span<const OptionInfo> option_infos() const = 0;
  virtual Result<RulesBox> make_rules(const Setup& setup) const = 0;

  virtual StateBox start(const RulesBox& rules, Log& log) const = 0;
  virtual const Question& question(const RulesBox& rules, const StateBox& s) const = 0;
  virtual void options(const RulesBox& rules, const StateBox& s, Seat seat, Actions& out) const = 0;
  virtual void outcomes(const RulesBox& rules, const StateBox& s, Outcomes& out) const = 0;
  virtual void apply(const RulesBox& rules, StateBox& s, Seat seat, Action action, Log& log) const = 0;
  virtual Action fallback(const RulesBox& rules, const StateBox& s, Seat seat, Ticket ticket) const = 0;
  virtual TimeLimit time_limit(const RulesBox& rules, const StateBox& s) const = 0;
  virtual int score(const RulesBox& rules, const StateBox& s, Seat seat) const = 0;
  virtual SeatSet winners(const RulesBox& rules, const StateBox& s) const = 0;
  virtual Sides sides(const RulesBox& rules) const = 0;

  virtual ViewBox view_of(const RulesBox& rules, const StateBox& s, Seat viewer) const = 0;
  virtual Prompt prompt_for(const RulesBox& rules, const StateBox& s, Seat viewer) const = 0;
  // Who acts without being seen by any but their own side: public (engine/unseen.h).
  virtual SeatSet acts_unseen(const RulesBox& rules, const StateBox& s) const = 0;
  virtual StateBox imagine(const RulesBox& rules, const ViewBox& view, Rng& rng) const = 0;
  virtual std::string_view why_not(const RulesBox& rules, const ViewBox& view, Action action) const = 0;
  // True for events that make public, or show to those who see them, what was hidden until then.
  virtual bool is_reveal(std::uint8_t event_kind) const = 0;
  virtual ViewBox board(const RulesBox& rules, const ViewBox& view) const = 0;

  virtual std::string notation(const RulesBox& rules, Action action) const = 0;
  virtual Result<Action> parse(const RulesBox& rules, std::string_view text) const = 0;
  virtual Sentence option_text(const RulesBox& rules, const ViewBox& view, Action action) const = 0;
  virtual Sentence question_text(const RulesBox& rules, const ViewBox& view) const = 0;
  virtual Sentence event_text(const RulesBox& rules, const ViewBox& view, const Event& event) const = 0;
  virtual Sentence event_parts(const RulesBox& rules, const Event& event) const = 0;
  virtual void situation(const RulesBox& rules, const ViewBox& view, std::vector<Sentence>& out) const = 0;
  virtual Opening opening(const RulesBox& rules, const ViewBox& view) const = 0;
  virtual SeatSet out_of_play(const RulesBox& rules, const ViewBox& view) const = 0;

  virtual std::span<const StatementForm> forms() const = 0;
  virtual void sayable(const RulesBox& rules, const ViewBox& view, std::vector<std::uint8_t>& out) const = 0;
  virtual Result<void> may_say(const RulesBox& rules, const ViewBox& view, const Statement& said) const = 0;
  virtual std::string_view why_unsayable(const RulesBox& rules, const ViewBox& view,
                                         const Statement& said) const = 0;
  virtual Voice voice(const RulesBox& rules, const ViewBox& view) const = 0;
  virtual SeatSet hearers(const RulesBox& rules, const ViewBox& view, const Statement& said) const = 0;

  virtual std::unique_ptr<Judge> judge(const RulesBox& rules) const = 0;

  virtual Result<void> check(const RulesBox& rules, const StateBox& s) const = 0;
  virtual std::span<const Counter> counters() const = 0;
  virtual void count(const RulesBox& rules, const Event& event, std::span<int> counts) const = 0;
  virtual void count_end(const RulesBox& rules, const StateBox& s, std::span<int> counts) const = 0;

  // Reading fills a default state or view; the caller asks the reader whether it went well, then check()s.
  virtual void describe_state(StateBox& s, Describer& d) const = 0;
  virtual void describe_view(ViewBox& view, Describer& d) const = 0;
  virtual void describe_board(ViewBox& board, Describer& d) const = 0;
  virtual StateBox blank_state() const = 0;
  virtual ViewBox blank_view() const = 0;
  virtual ViewBox blank_board() const = 0;
  virtual std::uint64_t state_hash(const StateBox& s) const = 0;
};

// How whoever has only the key of a game finds it; null if there is none.
using FindGame = std::function<const AnyGame*(std::string_view)>;

template <TalkedGame G>
class JudgeFace final : public Judge {
 public:
  explicit JudgeFace(const RulesBox& rules) : rules_(rules), judge_(rules.as<typename G::Rules>()) {}
  void hear(const Statement& said) override { judge_.hear(said); }
  void see(const Event& event, const StateBox& after) override {
    judge_.see(event, after.as<typename G::State>());
  }
  Verdict verdict(std::uint16_t statement) const override { return judge_.verdict(statement); }
  Sentence truth(std::uint16_t statement) const override { return judge_.truth(statement); }
  Sentence moment(std::uint16_t statement) const override { return judge_.moment(statement); }
  void account(std::vector<Sentence>& out) const override { judge_.account(out); }

 private:
  RulesBox rules_;  // the judge looks into it
  typename G::Judge judge_;
};

template <Game G>
class GameFace final : public AnyGame {
  using R = typename G::Rules;
  using S = typename G::State;
  using V = typename G::View;
  using B = typename G::Board;

 public:
  const GameInfo& info() const override { return G::kInfo; }
  std::span<const OptionInfo> option_infos() const override { return G::option_infos(); }
  Result<RulesBox> make_rules(const Setup& setup) const override {
    Result<R> rules = G::make_rules(setup);
    if (!rules) return rules.problem();
    return RulesBox(std::move(*rules), setup);
  }

  StateBox start(const RulesBox& r, Log& log) const override { return state(G::start(r.as<R>(), log)); }
  const Question& question(const RulesBox& r, const StateBox& s) const override {
    return G::question(r.as<R>(), s.as<S>());
  }
  void options(const RulesBox& r, const StateBox& s, Seat seat, Actions& out) const override {
    G::options(r.as<R>(), s.as<S>(), seat, out);
  }
  void outcomes(const RulesBox& r, const StateBox& s, Outcomes& out) const override {
    G::outcomes(r.as<R>(), s.as<S>(), out);
  }
  void apply(const RulesBox& r, StateBox& s, Seat seat, Action action, Log& log) const override {
    G::apply(r.as<R>(), s.as<S>(), seat, action, log);
  }
  Action fallback(const RulesBox& r, const StateBox& s, Seat seat, Ticket ticket) const override {
    return G::fallback(r.as<R>(), s.as<S>(), seat, ticket);
  }
  TimeLimit time_limit(const RulesBox& r, const StateBox& s) const override {
    return G::time_limit(r.as<R>(), s.as<S>());
  }
  int score(const RulesBox& r, const StateBox& s, Seat seat) const override {
    return G::score(r.as<R>(), s.as<S>(), seat);
  }
  SeatSet winners(const RulesBox& r, const StateBox& s) const override {
    return G::winners(r.as<R>(), s.as<S>());
  }
  Sides sides(const RulesBox& r) const override { return G::sides(r.as<R>()); }

  ViewBox view_of(const RulesBox& r, const StateBox& s, Seat viewer) const override {
    return boxed(G::view_of(r.as<R>(), s.as<S>(), viewer));
  }
  Prompt prompt_for(const RulesBox& r, const StateBox& s, Seat viewer) const override {
    return G::prompt_for(r.as<R>(), s.as<S>(), viewer);
  }
  SeatSet acts_unseen(const RulesBox& r, const StateBox& s) const override {
    return G::acts_unseen(r.as<R>(), s.as<S>());
  }
  StateBox imagine(const RulesBox& r, const ViewBox& v, Rng& rng) const override {
    return state(G::imagine(r.as<R>(), v.as<V>(), typename G::Belief{}, rng));
  }
  std::string_view why_not(const RulesBox& r, const ViewBox& v, Action action) const override {
    return G::why_not(r.as<R>(), v.as<V>(), action);
  }
  bool is_reveal(std::uint8_t event_kind) const override { return G::is_reveal(event_kind); }
  ViewBox board(const RulesBox& r, const ViewBox& v) const override {
    return boxed(G::board(r.as<R>(), v.as<V>()));
  }

  std::string notation(const RulesBox& r, Action action) const override {
    return G::notation(r.as<R>(), action);
  }
  Result<Action> parse(const RulesBox& r, std::string_view text) const override {
    return G::parse(r.as<R>(), text);
  }
  Sentence option_text(const RulesBox& r, const ViewBox& v, Action action) const override {
    return G::option_text(r.as<R>(), v.as<V>(), action);
  }
  Sentence question_text(const RulesBox& r, const ViewBox& v) const override {
    return G::question_text(r.as<R>(), v.as<V>());
  }
  Sentence event_text(const RulesBox& r, const ViewBox& v, const Event& event) const override {
    return G::event_text(r.as<R>(), v.as<V>(), event);
  }
  Sentence event_parts(const RulesBox& r, const Event& event) const override {
    return G::event_parts(r.as<R>(), event);
  }
  void situation(const RulesBox& r, const ViewBox& v, std::vector<Sentence>& out) const override {
    G::situation(r.as<R>(), v.as<V>(), out);
  }
  Opening opening(const RulesBox& r, const ViewBox& v) const override {
    return G::opening(r.as<R>(), v.as<V>());
  }
  SeatSet out_of_play(const RulesBox& r, const ViewBox& v) const override {
    return G::out_of_play(r.as<R>(), v.as<V>());
  }

  std::span<const StatementForm> forms() const override { return G::forms(); }
  void sayable(const RulesBox& r, const ViewBox& v, std::vector<std::uint8_t>& out) const override {
    G::sayable(r.as<R>(), v.as<V>(), out);
  }
  Result<void> may_say(const RulesBox& r, const ViewBox& v, const Statement& said) const override {
    return G::may_say(r.as<R>(), v.as<V>(), said);
  }
  std::string_view why_unsayable(const RulesBox& r, const ViewBox& v, const Statement& said) const override {
    return G::why_unsayable(r.as<R>(), v.as<V>(), said);
  }
  Voice voice(const RulesBox& r, const ViewBox& v) const override { return G::voice(r.as<R>(), v.as<V>()); }
  SeatSet hearers(const RulesBox& r, const ViewBox& v, const Statement& said) const override {
    return G::hearers(r.as<R>(), v.as<V>(), said);
  }

  std::unique_ptr<Judge> judge(const RulesBox& r) const override { return std::make_unique<JudgeFace<G>>(r); }

  Result<void> check(const RulesBox& r, const StateBox& s) const override {
    return G::check(r.as<R>(), s.as<S>());
  }
  std::span<const Counter> counters() const override { return G::counters(); }
  void count(const RulesBox& r, const Event& event, std::span<int> counts) const override {
    G::count(r.as<R>(), event, counts);
  }
  void count_end(const RulesBox& r, const StateBox& s, std::span<int> counts) const override {
    G::count_end(r.as<R>(), s.as<S>(), counts);
  }

  void describe_state(StateBox& s, Describer& d) const override { describe(d, s.as<S>()); }
  void describe_view(ViewBox& v, Describer& d) const override { describe(d, v.as<V>()); }
  void describe_board(ViewBox& b, Describer& d) const override { describe(d, b.as<B>()); }
  StateBox blank_state() const override { return state(S{}); }
  ViewBox blank_view() const override { return boxed(V{}); }
  ViewBox blank_board() const override { return boxed(B{}); }
  std::uint64_t state_hash(const StateBox& s) const override { return hash_of(s.as<S>()); }

 private:
  static StateBox state(const S& s) {
    StateBox box;
    box.put(s);
    return box;
  }
  static ViewBox boxed(const auto& value) {
    ViewBox box;
    box.put(value);
    return box;
  }
};

}  // namespace holdout
