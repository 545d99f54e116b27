// What a player has learnt so far. Lessons of the moment come first; what was missed waits its turn.

export interface GuideMemory {
  load(): string[];
  save(learnt: string[]): void;
}

export class GuideProgress {
  #learnt: Set<string>;
  #waiting: string[] = [];
  #moment: string | null = null;
  #phase: string | null = null;
  #asked = false;

  constructor(
    private readonly lessons: readonly string[],
    private readonly memory: GuideMemory,
  ) {
    this.#learnt = new Set(memory.load().filter((key) => lessons.includes(key)));
  }

  /** Of the lessons that can come up. */
  learnt(canCome: (key: string) => boolean): number {
    return [...this.#learnt].filter(canCome).length;
  }

  total(canCome: (key: string) => boolean): number {
    return this.lessons.filter(canCome).length;
  }

  has(key: string): boolean {
    return this.#learnt.has(key);
  }

  /** What is going on now: the lesson of the question if one is `asked`, and the one of the phase. */
  meet(question: string | null, phase: string | null, asked = false) {
    this.#asked = asked;
    this.#moment = question !== null && this.#isNew(question) ? question : null;
    this.#phase = phase;
    if (phase !== null && this.#isNew(phase) && !this.#waiting.includes(phase)) this.#waiting.push(phase);
  }

  /** The lesson beside the question, if it is new. */
  get ofQuestion(): string | null {
    return this.#moment;
  }

  /** The lesson of this phase; else, while nothing is asked that it would be beside, the oldest one not put away. */
  get ofPhase(): string | null {
    const now = this.#waiting.find((key) => key === this.#phase);
    return now ?? (this.#asked ? null : (this.#waiting[0] ?? null));
  }

  learn(key: string) {
    if (!this.lessons.includes(key)) return;
    this.#learnt.add(key);
    this.#waiting = this.#waiting.filter((each) => each !== key);
    if (this.#moment === key) this.#moment = null;
    this.memory.save([...this.#learnt]);
  }

  forget() {
    this.#learnt.clear();
    this.#waiting = [];
    this.memory.save([]);
  }

  #isNew(key: string): boolean {
    return this.lessons.includes(key) && !this.#learnt.has(key);
  }
}
