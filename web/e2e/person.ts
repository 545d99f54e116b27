import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The words of the client, from the same files that it reads. */
export function word(language: 'en' | 'pl', key: string): string {
  const folder = new URL(`../../texts/${language}/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => /^(ui|web)/.test(name))) {
    const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
    if (texts[key] !== undefined) return texts[key];
  }
  throw new Error(`${key} is in no file of ${language}`);
}

const kQuiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let browser: Browser | null = null;

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: kQuiet,
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = null;
}

export interface Wish {
  name: string;
  language: 'en' | 'pl';
  phone?: boolean;
  tablet?: boolean;
  reducedMotion?: boolean;
  newcomer?: boolean; // reads what a game is about before it begins
}

function sizeOf({ phone, tablet }: Wish) {
  if (phone) return { width: 360, height: 740 };
  return tablet ? { width: 768, height: 1024 } : { width: 1440, height: 900 };
}

type Frame = Record<string, unknown>;

const kSentMs = 1000; // until what was pressed is on the wire
const kTapMs = 10_000; // until a finger has come down: what it is for may have to come into view

/** Somebody at a device: a browser context with its own storage, and everything that went over its wires. */
export class Person {
  readonly hosts = new Set<string>();
  readonly received: string[] = [];
  readonly sent: string[] = [];
  readonly errors: string[] = [];
  page!: Page;
  readonly #read: Frame[] = []; // the first of `received`: each is read once, for a game has thousands
  readonly #answered = new Set<number>(); // by id: after a loss an answer is sent again

  private constructor(
    readonly wish: Wish,
    readonly context: BrowserContext,
  ) {}

  static async arrive(wish: Wish): Promise<Person> {
    const context = await (
      await openBrowser()
    ).newContext({
      viewport: sizeOf(wish),
      hasTouch: Boolean(wish.phone ?? wish.tablet),
      isMobile: wish.phone ?? false,
      locale: wish.language === 'pl' ? 'pl-PL' : 'en-GB',
      reducedMotion: wish.reducedMotion === false ? 'no-preference' : 'reduce',
    });
    if (!wish.newcomer)
      await context.addInitScript(() => {
        const kKey = 'holdout.settings';
        const kept = JSON.parse(localStorage.getItem(kKey) ?? '{}') as object;
        localStorage.setItem(kKey, JSON.stringify({ openings: false, ...kept }));
      });
    // Nobody watches them play: what happens is there at once.
    if (wish.reducedMotion !== false)
      await context.addInitScript(() =>
        Object.defineProperty(document, 'hidden', {
          get: () => /^\/(t|pass|couch)\//.test(location.pathname),
        }),
      );
    const person = new Person(wish, context);
    await person.newPage();
    return person;
  }

  async newPage(): Promise<void> {
    const page = await this.context.newPage();
    page.on('request', (request) => this.hosts.add(new URL(request.url()).host));
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // A lost connection is part of the test; the browser reports it as an error of its own.
      if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket connection/.test(message.text()))
        this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      this.hosts.add(new URL(socket.url()).host);
      socket.on('framereceived', (frame) => this.received.push(String(frame.payload)));
      socket.on('framesent', (frame) => this.#noteSent(String(frame.payload)));
    });
    this.page = page;
  }

  /** Opens the address; gives the name where it is asked for. */
  async visit(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async giveName(): Promise<void> {
    const field = this.page.locator('dialog[open] input').first();
    await field.waitFor();
    await field.fill(this.wish.name);
    await field.press('Enter');
  }

  button(key: string) {
    return this.page.getByRole('button', { name: word(this.wish.language, key), exact: true });
  }
  /** One of several choices, by the words it begins with. */
  radio(key: string) {
    return this.page.getByRole('radio', { name: new RegExp(`^${word(this.wish.language, key)}`) });
  }
  link(key: string) {
    return this.page.getByRole('link', { name: word(this.wish.language, key), exact: true });
  }

  #noteSent(text: string) {
    this.sent.push(text);
    const { t, id } = JSON.parse(text) as { t: string; id: number };
    if (t === 'answer') this.#answered.add(id);
  }

  /** How many answers went out from this device. */
  get answers(): number {
    return this.#answered.size;
  }

  /** Whether an answer went out after so many. The browser tells of it a little later than the key was pressed. */
  async answeredMoreThan(answers: number, withinMs = kSentMs): Promise<boolean> {
    for (const until = Date.now() + withinMs; this.answers <= answers && Date.now() < until;)
      await new Promise((done) => setTimeout(done, 5));
    return this.answers > answers;
  }

  get over() {
    return this.page.locator('article.end');
  }

  /** What can be answered, in one look: every question to a page waits for what it draws. */
  #look() {
    return this.page.evaluate(() => ({
      veiled: document.querySelector('.veil') !== null,
      options: document.querySelectorAll('ul.options button:enabled').length,
    }));
  }

  /**
   * Answers once if asked, and tells whether an answer went out. `choose` picks among the options; the first tap picks,
   * the second confirms.
   */
  async answerOnce(choose: (count: number) => number, press: 'tap' | 'keys', holdMs = 0): Promise<boolean> {
    let now = await this.#look();
    if (now.veiled) {
      await this.uncover(press);
      now = await this.#look();
    }
    if (now.options === 0) return false;
    const which = choose(Math.min(now.options, 9));
    const before = this.answers;
    try {
      if (press === 'keys') {
        await this.page.keyboard.press(String(which + 1), { delay: holdMs });
        await this.page.keyboard.press('Enter', { delay: holdMs });
      } else {
        // This very button: who waits for one that went away with its question waits in vain.
        const option = await this.page.$(`#option-${which}`);
        await option?.click({ timeout: kTapMs });
        if (await option?.evaluate((it) => it.matches('[aria-pressed="true"]:enabled')))
          await option!.click({ timeout: kTapMs });
      }
    } catch {
      // The question changed under the finger; what was pressed may have gone out nevertheless.
    }
    return this.answeredMoreThan(before);
  }

  /** Answers that would tell what is in the tray are covered with it. */
  async uncover(press: 'tap' | 'keys'): Promise<void> {
    if (press === 'keys') {
      // No handle of the veil: the first one has the driver's own script run in the page, which a trace would count.
      if ((await this.#look()).veiled) await this.page.keyboard.press('h');
      return;
    }
    const veil = await this.page.$('.veil');
    await veil?.click({ timeout: kTapMs }).catch(() => undefined); // the question changed under the finger
  }

  /** All that this device received. */
  get told(): readonly Frame[] {
    for (const text of this.received.slice(this.#read.length)) this.#read.push(JSON.parse(text) as Frame);
    return this.#read;
  }

  /** The frames of these kinds that this device received. */
  frames(...types: string[]): Frame[] {
    return this.told.filter((frame) => types.includes(frame['t'] as string));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

const kStandstillMs = 40_000;

/**
 * Plays until everybody sees the end, or `done`, and gives how many answers went out; before anybody answers, `each` is
 * told how many did until then.
 */
export async function playOn(
  people: Person[],
  press: 'tap' | 'keys',
  each: (answers: number) => Promise<void> = async () => {},
  done: () => boolean = () => false,
): Promise<number> {
  const sum = (count: (person: Person) => number) => people.reduce((all, person) => all + count(person), 0);
  const before = sum((person) => person.answers);
  const answers = () => sum((person) => person.answers) - before;
  let turn = 0;
  let moves = 0; // what the server told: an answer that it refuses moves nothing
  let moved = Date.now();
  for (;;) {
    const told = sum((person) => person.frames('snapshot', 'update').length);
    if (told > moves) [moves, moved] = [told, Date.now()];
    if (Date.now() - moved > kStandstillMs) {
      for (const person of people)
        await person.page.screenshot({ path: `test-results/${person.wish.name}.png` });
      const errors = people.flatMap((person) => person.errors).join('; ');
      throw new Error(`nothing moves after ${answers()} answers, see test-results. ${errors}`);
    }
    const began = Date.now();
    await each(answers());
    moved += Date.now() - began; // so long nobody could answer
    if (done()) return answers();
    let over = 0;
    let pressed = false;
    for (const person of people) {
      if (await person.answerOnce((count) => (turn++ * 7 + 3) % count, press)) pressed = true;
      else if ((await person.over.count()) > 0) over += 1;
    }
    if (over === people.length) return answers();
    if (!pressed) await people[0]!.page.waitForTimeout(60);
  }
}
