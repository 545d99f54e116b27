#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/sentences.h"

// What lies before somebody, in words: the public table, then what the own side knows beside it.

namespace holdout::terrorscape {

namespace {

class Telling {
 public:
  Telling(const Rules& rules, const View& view, std::vector<Sentence>& out)
      : r_(rules), v_(view), t_(view.table), out_(out) {}

  void tell_all() {
    if (t_.moment == Moment::Pick) return say(Saying("terrorscape.situation.pick"));
    say(Saying("terrorscape.situation.moment")
            .number(t_.round, "round")
            .word(kPhaseKeys[static_cast<std::size_t>(t_.phase)], "stage"));
    tell_killer();
    tell_house();
    tell_tracks();
    for (Survivor who : kAllSurvivors) tell_survivor(who);
    if (t_.meeting.at != Location::None) tell_encounter();
    if (v_.of_survivors) tell_side();
    if (v_.of_killer) tell_hand();
  }

 private:
  void say(const Sentence& sentence) { out_.push_back(sentence); }

  void tell_killer() {
    if (t_.killer == Killer::None) return;
    say(Saying("terrorscape.situation.killer")
            .killer(t_.killer)
            .number(t_.level, "level")
            .number(strength(r_, t_), "strength"));
    if (t_.at == Location::None) return;
    if (t_.stealth == Skill::None) return say(Saying("terrorscape.situation.killer.at").room(t_.at));
    if (r_.skill(t_.stealth).counts[at(t_.killer)] == 0)  // KT-09 is no card
      return say(Saying("terrorscape.situation.killer.stealth.trait").room(t_.at));
    say(Saying("terrorscape.situation.killer.stealth").room(t_.at).skill(t_.stealth));
  }

  void tell_house() {
    if (!t_.blocks.empty()) say(Saying("terrorscape.situation.blocks").doors(t_.blocks));
    tell_report();
  }

  // The last report: in the Survivor phase that of the round before (TS-047).
  void tell_report() {
    const bool earlier = t_.phase == Phase::Survivor;
    if (earlier && t_.round <= 1) return;
    if (earlier ? t_.firecracker_before : t_.firecracker)
      return say(Saying("terrorscape.situation.firecracker"));
    const Locations noise = earlier ? t_.noise_before | t_.noise : t_.noise;
    if (noise.empty()) return say(Saying("terrorscape.situation.silence"));
    say(Saying("terrorscape.situation.noise").rooms(noise));
  }

  void tell_tracks() {
    if (!r_.on_your_own) say(Saying("terrorscape.situation.keys").number(t_.keys));
    if (t_.help != Table::kNoHelp) say(Saying("terrorscape.situation.help").number(t_.help));
    if (t_.token != kNoSurvivor) say(Saying("terrorscape.situation.token").who(t_, t_.token));
  }

  void tell_survivor(Survivor who) {
    if (t_.escaped.has(who)) return say(Saying("terrorscape.situation.escaped").who(t_, who));
    if (t_.eliminated.has(who)) return say(Saying("terrorscape.situation.eliminated").who(t_, who));
    say(Saying("terrorscape.situation.survivor")
            .who(t_, who)
            .player(seat_of(r_, who))
            .yes_or_no(is_wounded(t_, who), "wounded")
            .number(fear_of(t_, who), "fear"));
  }

  void tell_encounter() {
    say(Saying("terrorscape.situation.encounter").room(t_.meeting.at).whos(t_, t_.meeting.participants));
  }

  // What the Survivor side knows.
  void tell_side() {
    const SurvivorSecrets& side = v_.survivors;
    for (Survivor who : in_mansion(t_)) {
      say(Saying("terrorscape.situation.place").who(t_, who).room(side.at[at(who)]));
      if (cards_left(side.packs[at(who)]) > 0)
        say(Saying("terrorscape.situation.pack").who(t_, who).things_of(side.packs[at(who)]));
      if (r_.on_your_own && side.keys[at(who)] > 0)
        say(Saying("terrorscape.situation.own_keys").who(t_, who).number(side.keys[at(who)]));
      for (SurvivorTrait trait : side.traits[at(who)])
        say(Saying("terrorscape.situation.trait")
                .who(t_, who)
                .trait(trait)
                .yes_or_no(side.used[at(who)].has(trait), "used"));
    }
    if (t_.help == Table::kNoHelp)
      say(Saying("terrorscape.situation.repairs").number(side.repairs).number(r_.repair_steps, "all"));
    if (!side.noise.empty()) say(Saying("terrorscape.situation.noise_made").rooms(side.noise));
    if (side.firecracker) say(Saying("terrorscape.situation.firecracker_lit"));
    if (side.trap != Location::None) say(Saying("terrorscape.situation.trap").room(side.trap));
    if (cards_left(side.discards) > 0) say(Saying("terrorscape.situation.discards").things_of(side.discards));
    tell_plans();
  }

  void tell_plans() {
    if (!r_.survival_plan) return;
    const SurvivorSecrets& side = v_.survivors;
    for (Plan plan : side.plans) {
      if (plan == Plan::None) continue;
      const bool is_done = side.plan_done == plan;
      if (side.plan_done != Plan::None && !is_done) continue;
      say(Saying("terrorscape.situation.plan")
              .plan(plan)
              .number(side.plan_under_way == plan ? side.plan_progress : 0)
              .yes_or_no(is_done, "done"));
    }
    if (side.plan_token != Location::None)
      say(Saying("terrorscape.situation.plan_token").room(side.plan_token));
  }

  // What the Killer knows.
  void tell_hand() {
    const KillerSecrets& own = v_.killer;
    if (own.at != Location::None && t_.stealth != Skill::None)
      say(Saying("terrorscape.situation.hidden_at").room(own.at));
    if (cards_in(own.hand) == 0)
      say(Saying("terrorscape.situation.no_hand"));
    else
      say(Saying("terrorscape.situation.hand").skills_of(own.hand));
    say(Saying("terrorscape.situation.deck")
            .number(cards_in(own.deck))
            .number(own.discards.size(), "discards"));
    if (own.locked != Skill::None) say(Saying("terrorscape.situation.locked").skill(own.locked));
  }

  const Rules& r_;
  const View& v_;
  const Table& t_;
  std::vector<Sentence>& out_;
};

}  // namespace

void Terrorscape::situation(const Rules& r, const View& view, std::vector<Sentence>& out) {
  Telling(r, view, out).tell_all();
}

}  // namespace holdout::terrorscape
