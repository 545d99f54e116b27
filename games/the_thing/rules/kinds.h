#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/the_thing/rules/words.h"

// What is asked, answered and told. Every enum is append-only: its numbers are in records and saved
// positions.

namespace holdout::the_thing {

// What is asked: one kind a decision of the specification (D-…, V-…). "Sealed" questions are Ballots or
// Councils: answers stay secret until all are in. "Masked": everybody concerned by public facts is asked,
// whatever is really held, and `open_options` is false, so that no single option is answered for a seat; with
// 1 to 3 players, who see everything (TT-1102), only those are asked who can.
enum class QuestionKind : std::uint8_t {
  Chance,
  PickCharacter,   // TT-1203: each player in seat order picks a free sheet; public
  KeepWeather,     // D-1  Leader
  AlienPlan,       // D-2  revealed Alien team, Council; sealed, built card by card
  Redraw,          // D-3  Garry; options are his hand, so not open
  Move,            // D-4  each Character in placement order; public
  HandIn,          // D-5  the placed player; options are the hand, so not open
  SwapHand,        // D-6  the swapper, who sees the deck; not open
  UseLight,        // D-7  masked: Norris, and every Character with at least 1 item card
  LightCard,       // D-8  who drew two; not open
  EncounterOrder,  // D-9  Leader, while two or more locations are left; public
  Avoid,           // D-10 masked: every Character in the encounter with at least 1 weapon card
  Fight,           // D-11 masked: every participant with at least 1 weapon card, if the pile allows
  AlienVictory,    // D-12 revealed Alien team, Council; sealed
  AlienUnopposed,  // D-13 revealed Alien team, Council; sealed
  ClarkDog,        // D-14 Clark; public
  LayTokens,       // D-15 Ballot, masked: every participant not in the green zone; a Human has one option
  Peek,            // D-16 Ballot: every participant for whom another one laid tokens; options public
  BoardFirst,      // D-17 the least suspected, in turn order; public
  WantToBoard,     // D-18 the candidate; public
  Admit,           // D-19 Ballot: all aboard; options public
  Burn,            // D-20 masked: every standing Character in a location that can burn with 1+ weapon card
  Assign,          // D-21 Leader; public
  GoOn,            // D-22 Leader; public
  FreeAction,      // D-23 masked: the assigned Character with at least 1 item card
  KeepCard,        // D-24 who drew weapons or items; not open
  LabToken,        // D-25 who drew a Lab token; both options always, but the content is secret
  ExtraLab,        // D-26 Dr Blair; public
  ThirdCard,       // D-27 MacReady; public
  FuelTarget,      // D-28 the assigned Character; public
  WeatherResult,   // D-29 the assigned Character; public
  Escape,          // D-30 masked: the assigned Character at a ready vehicle with at least 1 item card
  RepairTwo,       // D-31 Windows; public
  Talk,            // D-32 all Characters: build an offer in private, or be done; not open
  TradeAnswer,     // D-32 who got the offer; not open
  Vote,            // D-33 Ballot: all Characters; options public
  Reveal,          // D-34 Ballot, masked: all Characters; a Human has one option
  VolunteerA,      // D-35 Ballot, masked: every Character with at least 1 Lab token
  VolunteerB,      // D-35 Ballot, masked: every Character with a charged Flamethrower and 1+ item card
  ChooseTester,    // D-36 Leader; public
  HungerDiscard,   // D-37 Ballot: every player above the limit (hand sizes are public); not open
  PlaceCharacter,  // V-1  the owner, one Character after the other; public
  AssignDice,      // V-2  Leader; public (in Darkness before the roll)
  Reroll,          // V-3  owner of the actor; V-4 may be answered by the owner of the sleeper meanwhile
  CancelDie,       // V-5  owner of the actor; V-4 likewise
  DiceAction,      // V-6  owner of the actor; V-4 likewise
  RollAgain,       // V-7  Leader; public
  Transform,       // V-8  Leader; public
};
inline constexpr std::array<std::string_view, 48> kQuestionKeys{
    "chance",         "pick_character",  "keep_weather",
    "alien_plan",     "redraw",          "move",
    "hand_in",        "swap_hand",       "use_light",
    "light_card",     "encounter_order", "avoid",
    "fight",          "alien_victory",   "alien_unopposed",
    "clark_dog",      "lay_tokens",      "peek",
    "board_first",    "want_to_board",   "admit",
    "burn",           "assign",          "go_on",
    "free_action",    "keep_card",       "lab_token",
    "extra_lab",      "third_card",      "fuel_target",
    "weather_result", "escape",          "repair_two",
    "talk",           "trade_answer",    "vote",
    "reveal",         "volunteer_a",     "volunteer_b",
    "choose_tester",  "hunger_discard",  "place_character",
    "assign_dice",    "reroll",          "cancel_die",
    "dice_action",    "roll_again",      "transform"};
// A plan is built card by card, an offer piece by piece.
inline constexpr std::array<std::string_view, 2> kUnseenSteps{"alien_plan", "talk"};
inline constexpr int kQuestionKinds = static_cast<int>(QuestionKind::Transform) + 1;

// What can be answered; `a`, `b`, `c` are the bytes of the Action.
enum class ActionKind : std::uint8_t {
  Pass,          // nothing, decline, abstain, stop, done, stay, keep both dice, not escape
  Yes,           // wants, admits, reveals, uses light, goes on, draws one more, meets the Dog
  No,            // refuses: Admit, WantToBoard, TradeAnswer, LabToken (discard)
  Keep,          // a = CardKind, Good or Sky kept; LabToken: keeps it
  Place,         // a = location: TT-411, TT-1110 (the Sleeping Quarters too); b = slot with 1 to 3 players
  Rest,          // TT-416
  Special,       // a = location: TT-419
  HandIn,        // a = CardKind
  Hand,          // a, b, c = how many Use, Repair, Sabotage: the new hand of a swap
  Discard,       // a = CardKind: Garry, hunger
  Go,            // a = location: next encounter, target of fuel
  Wield,         // a = WeaponKind: avoid, fight, burn
  Lay,           // a = Laid
  Peek,          // a = slot of the owner, b = token 0 or 1
  Sabotage,      // the revealed Alien
  Assimilate,    // a = slot
  TakeDog,       // the revealed Alien assimilates the Dog
  Strike,        // a = location, b = Strength: one more card of the plan
  Confirm,       // puts what was built forward: plan, offer
  Reset,         // takes back what was built
  Agree,         // with the proposal that stands (Council)
  Choose,        // a = slot: assign, vote, tester, who transforms, dice
  Test,          // a = slot of the target, b = of the tester
  UseItem,       // a = ItemKind: free action
  Repair,        // a = how much damage (Windows); DiceAction: the Repair action
  Use,           // DiceAction: the Use action
  Burn,          // a = WeaponKind (V-6)
  Escape,        // D-30, V-6
  Sheet,         // a = CharacterId: PickCharacter
  Offer,         // a = slot of the partner, b = own slot: begins an offer
  Give,          // a = Good: adds an own card to the offer
  Ask,           // a = Good: adds a card of the partner to the offer
  Reroll,        // a = die
  TurnDie,       // a = die, b = Face: V-4
  Cancel,        // a = die
  Roll,          // chance: a = Sky or Face
  Draw,          // chance: a = CardKind, WeaponKind, ItemKind or LabKind
  DrawLocation,  // chance: a = location
  DrawToken,     // chance: a = DogToken; at set-up a = Role
  Seat,          // chance: a = seat (first Leader)
  Deal,          // chance: a = CharacterId
  Victim,        // chance: a = slot (TT-1133)
  CloseTalk,     // Talk: the Leader ends it for everybody (TT-703)
};

// What happened. The actor is the seat of the Character concerned (of its owner with 1 to 3 players); an
// event about a Character has its slot in open[0]. Further bytes as noted; "secret" only for those who see
// it.
enum class EventKind : std::uint8_t {
  LeaderChosen,      // actor = Leader
  SheetDealt,        // slot, CharacterId
  CardDealt,         // slot; secret: CardKind
  RoleDealt,         // slot; secret: Role (with 1 to 3 players nobody sees it)
  TokenPlaced,       // location of the Leader token
  RoundBegan,        // round
  PhaseBegan,        // phase
  WeatherRolled,     // Sky
  WeatherKept,       // Sky, 1 = the earlier result
  FuelBurnt,         // location, how much, how much was missing
  FuelMoved,         // from: 0 Fuel Depot / 1 Outdoor Depot, location, how much
  FuelLost,          // 0 Fuel Depot / 1 a location (open[1]), location, how much
  DamagePlaced,      // location, how much
  DamageRemoved,     // location, how much
  BoilerDestroyed,   //
  PowerFailed,       //
  PowerRestored,     //
  FrostMoved,        // from, to
  RescueMoved,       // marker, fuel
  RescueLeft,        //
  SosSent,           // slot
  PlanLaid,          // how many cards and the Strength of each, see alien_team.h; secret: packed locations
  PlanProposed,      // actor; noticed by the team only; D-2: as PlanLaid; D-12, D-13: 0, ActionKind, slot
  PlanAgreed,        // actor; noticed by the team only
  CardDrawn,         // slot, how many; secret: CardKind (seen by the owner)
  CardDiscarded,     // slot, how many; secret: counts of Use, Repair, Sabotage
  DeckShuffled,      // deck size
  ExtraCard,         // nobody sees it
  Placed,            // slot, location, 0 placed / 1 special / 2 rests
  LightUsed,         // slot
  CardHandedIn,      // slot, 1 = by a neighbour in Darkness; secret: CardKind
  CardHandedInOpen,  // slot, CardKind (Maximum Suspicion)
  HandSwapped,       // slot, how many; secret: counts of Use, Repair, Sabotage
  TokenTaken,        // slot: the Leader token
  PlanShown,         // location, Strength: one event a card
  EncounterBegan,    // location, slots present, 1 = Dog, Strength of the Alien
  Avoided,           // slot, WeaponKind
  Fought,            // slot, WeaponKind
  PileCardLost,      // a face-down card of the pile is gone unseen
  AlienFled,         // location, Strength left there
  StoodOff,          // location, slots that lie down
  AlienSabotaged,    // location, times
  Assimilated,       // slot, location
  DogAssimilated,    // location
  CharactersFled,    // location, slots
  AlienDefeated,     // slots of its players
  StrengthChanged,   // pool
  DogLocked,         // location
  DogSkipped,        // slot (Clark)
  DogDrawn,          // slot; secret: DogToken (public with 1 to 3 players: DogShown)
  DogShown,          // slot, DogToken
  TokensLaid,        // slot; secret: Laid
  TokenLooked,       // slot, owner, token; secret: 1 = Alien token (seen by the looker and the owner)
  RoleTold,          // slot; secret: Role: the same message for everybody who looked (TT-563)
  SuspicionMoved,    // slot, from, to
  Burnt,             // slot, WeaponKind, location
  Flipped,           // CardKind
  Assigned,          // slot, CardKind (None: dice)
  Lay,               // slot: lies down
  PileDiscarded,     // how many
  CardsLooked,       // slot, 0 weapons / 1 items / 2 Action deck, how many; secret: Goods, one a byte; of the
                     // Action deck how many Use, Repair, Sabotage
  CardKept,          // slot, 0 / 1; secret: Good
  FlamethrowerTaken,  // slot, charges
  CardsRemoved,       // 0 weapons / 1 items, how many
  LabDrawn,           // slot; secret: LabKind
  LabKept,            // slot
  LabDiscarded,       // slot; secret: LabKind
  BloodDiscarded,     // openly, by Sabotage
  NoBlood,            // TT-652: the search found none
  LabLost,            // how many, unseen
  FoodMoved,          // slot, how much
  FoodLost,           // how much
  ItemUsed,           // slot, ItemKind
  KeysShown,          // slot
  WeaponGone,         // slot, WeaponKind: used up
  Gathered,           //
  OfferMade,      // slot, partner, cards given, cards asked; secret: 3 Goods given, 3 asked (kByNobody: none)
  OfferAnswered,  // slot of the answerer, partner, 1 = accepted
  Traded,  // slot, partner, cards given, asked, with 4 to 8 players weapons among each; secret as OfferMade
  FlamethrowerGiven,  // slot, partner, charges
  SaidDone,           // slot
  Sealed,             // slot: a sealed answer is in
  Voted,              // slot, target (15: nobody)
  Revealed,           // slot, 0 own will / 1 test / 2 collision / 3 Dog, Strength
  Volunteered,        // slot, target, 0 A / 1 B
  TesterChosen,       // slot
  Tested,             // slot of the target, tester, 0 A / 1 B, Role
  Fed,                // 1 = from the Kitchen, food discarded
  Hungry,             //
  DogPlaced,          // location
  KennelOpened,       // how many Dogs
  DogStayedOff,       //
  LeaderChanged,      // actor = new Leader; 0 token / 1 death / 2 reveal / 3 passes on
  BoardedFirst,       // slot
  DeclinedToBoard,    // slot
  Wanted,             // slot, 1 = wants
  AdmitVoted,         // slot, candidate, 1 = yes
  Admitted,           // slot, Role
  Refused,            // slot
  Departed,           // slots aboard
  RoleShown,          // slot, Role
  DiceRolled,         // slot or 15, faces
  DieRerolled,        // slot, die, Face
  DieTurned,          // slot of the sleeper, die, Face
  DieCancelled,       // slot, die
  ThreatMoved,        // from, to
  LastStand,          // dice rolled, bad results, 1 = stopped
  Infected,           // end of game: slot, by whom (slot, kByDog, kFirstAlien), round
  GameEnded,          // Ending, winners bits
  ActionLost,         // slot, CardKind: the assigned action was not done (TT-603, TT-613, TT-647)
  TalkClosed,         // slot of the Leader (TT-703)
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::TalkClosed) + 1;

}  // namespace holdout::the_thing
