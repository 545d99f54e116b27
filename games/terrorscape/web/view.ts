// Written by `holdout schema --ts`: change the fields of the game's View and run it again.
export interface Prompt { kind: number; phase: number; waited_for: number; asked: number; sealed: number; may_pass: number; serial: number }
export interface Meeting { at: string; participants: number; attacked: number; reappearing: number; defender: number; attack: string; item: string; bottle: number; blade: number; trap_spent: number; rolled: number; dice: number[] }
export interface History { seen: number; who: number; what: number }
export interface TableFacts {
  round: number; phase: string; moment: string; ending: string; cause: string; winners: number;
  persons: string[]; wounded: number; eliminated: number; escaped: number; fear: number[]; keys: number; help: number; token: number; amulet_seen: number; shield_seen: number; traits_shown: number[];
  killer: string; level: number; trait_strength: number; phase_strength: number; attack_strength: number; at: string; stealth: string; met: number; killer_traits: number; killer_traits_used: number; walked: number; walked_through: number;
  blocks: number; placed: number; noise: number; firecracker: number; noise_before: number; firecracker_before: number;
  meeting: Meeting; heat: number[][]; history: History[];
}
export interface Track { reported: string[]; after: string[]; repairs: number }
export interface Exchange { maker: number; partner: number; gives: string[]; asks: string[] }
export interface Survivors {
  at: string[]; packs: number[][]; keys: number[]; discards: number[]; repairs: number; repaired: number; trap: string; noise: number; firecracker: number; speaker: number; done: number; turn: number; acted: number;
  offer: Exchange; drawer: number; drawn: string[]; proposal: number; flee_to: string[]; dealt: number[]; traits: number[]; used: number[]; plans: string[]; plan_progress: number; plan_under_way: string; plan_done: string; plan_spent: number; plan_token: string; tracks: Track[];
}
export interface KillerSecrets { at: string; hand: number[]; discards: string[]; locked: string; drawn: string; paying: string[]; dealt: number }
export interface SkillFacts { times: number; cost: number }
export interface BoardFacts {
  axes: number[][]; skills: SkillFacts[]; killer_seat: number; owner: number[]; on_your_own: number; traits: number; survival_plan: number; assist: string; strength: number; most_strength: number; most_level: number; dice: number[]; pack_limit: number[]; repair_steps: number; help_start: number; keys_needed: number; last_round: number; hand_limit: number; shows_hand: number; reach: number; steps: string[]; step: string; idle_skills: number[]; idle_items: number[]; sealed: number; out: number;
}
export interface Picks { killer: string; persons: string[]; settled: number }
export interface TerrorscapeView { viewer: number; prompt: Prompt; table: TableFacts; of_survivors: number; of_killer: number; hand_size: number; picks: Picks; survivors: Survivors; draft: Exchange; killer: KillerSecrets; board: BoardFacts }
