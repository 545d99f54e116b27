#include "engine/saving/describe_kernel.h"
#include "engine/testing/contract.h"

namespace holdout::testing {

namespace {

Result<World> load(const World& like, const Bytes& bytes) {
  StateBox s = like.game().blank_state();
  BytesReader reader(bytes);
  like.game().describe_state(s, reader);
  if (Result<void> read = reader.finish(); !read) return read.problem();
  if (Result<void> checked = like.game().check(like.rules(), s); !checked) return checked.problem();
  return World(like.game(), like.rules(), s);
}

World load_again(const World& w) {
  const Bytes saved = w.state_bytes();
  const Result<World> loaded = load(w, saved);
  if (!loaded) broken("a saved position does not load: " + loaded.problem().message());
  if (loaded->hash() != w.hash()) broken("a loaded position has another hash");
  if (loaded->state_bytes() != saved) broken("a loaded position saves as other bytes");
  if (!(loaded->question() == w.question())) broken("a loaded position asks another question");
  for (Seat seat : w.viewers()) {
    if (!(loaded->options(seat) == w.options(seat))) broken("a loaded position offers other options");
    if (loaded->view_bytes(seat) != w.view_bytes(seat)) broken("a loaded position looks different");
  }
  return *loaded;
}

void check_same(const World& a, const World& b, const std::vector<Event>& of_a,
                const std::vector<Event>& of_b, const char* who) {
  if (a.hash() != b.hash() || a.state_bytes() != b.state_bytes())
    broken(std::string(who) + " leads elsewhere");
  if (!(of_a == of_b)) broken(std::string(who) + " tells other events");
}

struct Answered {
  Turn turn;
  std::uint64_t hash;
  std::vector<Event> events;
};

// Goes on with the loaded position each time: a fact that a save forgets is missed when it matters.
std::vector<Answered> play(const World& first, const Plan& plan, Trail& trail) {
  Rng rng(plan.seed);
  World w = first;
  std::vector<Answered> history;
  while (!w.over()) {
    if (trail.answers() == plan.max_answers) broken("the game does not end");
    World loaded = load_again(w);
    World copy = w;
    const std::uint64_t before = w.hash();
    const Turn turn = random_turn(w, rng);
    trail.add(w, turn);
    const std::vector<Event> of_copy = copy.answer(turn);
    if (w.hash() != before) broken("answering in a copy changes the original");
    const std::vector<Event> of_loaded = loaded.answer(turn);
    check_same(copy, loaded, of_copy, of_loaded, "the loaded position");
    history.push_back({turn, loaded.hash(), of_loaded});
    w = loaded;
  }
  return history;
}

void play_again(const World& first, const std::vector<Answered>& history) {
  World w = first;
  for (const Answered& answered : history) {
    if (!w.legal(answered.turn)) broken("played again, " + w.notation(answered.turn) + " is illegal");
    const std::vector<Event> events = w.answer(answered.turn);
    if (w.hash() != answered.hash || !(events == answered.events)) broken("the same answers lead elsewhere");
  }
}

}  // namespace

Result<void> check_saving(const AnyGame& game, const Plan& plan) {
  Trail trail(game, plan);
  return guarded(trail, [&] {
    const RulesBox rules = rules_for(game, plan.setup);
    const World first = start(game, rules);
    play_again(first, play(first, plan, trail));
  });
}

}  // namespace holdout::testing
