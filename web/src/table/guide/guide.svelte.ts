import { untrack } from 'svelte';
import { settings } from '../../lib/device/settings.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { GuideProgress } from './guide_progress.ts';
import { guideMemory } from './lessons.ts';

// The guide as the screen sees it: which lesson to show where. Switched off it shows nothing and learns nothing.

export class Guide {
  #progress: GuideProgress;
  #turn = $state(0); // the progress keeps no signals of its own

  /**
   * `teaches` tells whether a lesson can come up at this table. A silent guide, without it, teaches nobody: in a
   * replay nothing is to be decided.
   */
  constructor(
    readonly game: string,
    private readonly teaches: ((lesson: string) => boolean) | null = null,
  ) {
    const lessons = text
      .keys('guide.')
      .filter((key) => key.endsWith('.title'))
      .map((key) => key.slice(0, -'.title'.length))
      .filter((key) => key.split('.').length === 2 || key.startsWith(`guide.${game}.`));
    this.#progress = new GuideProgress(lessons, guideMemory(game));
  }

  get on(): boolean {
    return settings.values.guide && this.teaches !== null;
  }

  get learnt(): number {
    void this.#turn;
    return this.#progress.learnt(this.#canCome);
  }

  get total(): number {
    return this.#progress.total(this.#canCome);
  }

  // Lessons of things, such as the tray, belong to every game.
  #canCome = (key: string): boolean => {
    const [, , lesson] = key.split('.');
    return lesson === undefined || untrack(() => this.teaches?.(lesson) ?? true);
  };

  get ofQuestion(): string | null {
    void this.#turn;
    return this.on ? this.#progress.ofQuestion : null;
  }

  get ofPhase(): string | null {
    void this.#turn;
    return this.on ? this.#progress.ofPhase : null;
  }

  /** One lesson at a time: of the question, else of the phase. */
  get ofMoment(): string | null {
    return this.ofQuestion ?? this.ofPhase;
  }

  /** A lesson that belongs to a thing rather than to a moment (the tray, the talk); it waits for the others. */
  ofThing(key: string): string | null {
    void this.#turn;
    return this.on && this.ofMoment === null && !this.#progress.has(key) ? key : null;
  }

  meet(question: string | null, phase: string | null, asked: boolean) {
    if (!this.on) return;
    const { ofQuestion, ofPhase } = this.#progress;
    this.#progress.meet(question, phase, asked);
    // Met with every message: who shows a lesson is told only of another.
    if (ofQuestion !== this.#progress.ofQuestion || ofPhase !== this.#progress.ofPhase) this.#turn += 1;
  }

  learn(key: string) {
    this.#progress.learn(key);
    this.#turn += 1;
  }

  again() {
    this.#progress.forget();
    settings.set('guide', true);
    this.#turn += 1;
  }

  stop() {
    settings.set('guide', false);
  }
}
