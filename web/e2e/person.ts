import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The words of the client, from the same files that it reads. */
export function word(language: 'en' | 'pl', key: string): string {
  const folder = new URL(`../../content/text/${language}/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('web'))) {
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
}

function sizeOf({ phone, tablet }: Wish) {
  if (phone) return { width: 360, height: 740 };
  return tablet ? { width: 768, height: 1024 } : { width: 1440, height: 900 };
}

/** Somebody at a device: a browser context with its own storage, and everything that went over its wires. */
export class Person {
  readonly hosts = new Set<string>();
  readonly received: string[] = [];
  readonly sent: string[] = [];
  readonly errors: string[] = [];
  page!: Page;

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
      socket.on('framesent', (frame) => this.sent.push(String(frame.payload)));
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

  get over() {
    return this.page.locator('article.end');
  }

  /** Answers once if asked. `choose` picks among the options; the first tap picks, the second confirms. */
  async answerOnce(choose: (count: number) => number, press: 'tap' | 'keys'): Promise<boolean> {
    await this.uncover(press);
    const options = this.page.locator('ul.options button:enabled');
    const count = await options.count();
    if (count === 0) return false;
    const which = choose(Math.min(count, 9));
    try {
      if (press === 'keys') {
        await this.page.keyboard.press(String(which + 1));
        await this.page.keyboard.press('Enter');
      } else {
        const option = this.page.locator(`#option-${which}`);
        await option.click({ timeout: 3000 });
        const picked = this.page.locator(`#option-${which}[aria-pressed="true"]`);
        if ((await picked.count()) > 0) await picked.click({ timeout: 3000 });
      }
    } catch {
      return false; // the question changed under the finger
    }
    return true;
  }

  /** Answers that would tell what is in the tray are covered with it. */
  private async uncover(press: 'tap' | 'keys'): Promise<void> {
    const veil = this.page.locator('.veil');
    if ((await veil.count()) === 0) return;
    if (press === 'keys') await this.page.keyboard.press('h');
    else await veil.click({ timeout: 3000 }).catch(() => undefined); // the question changed under the finger
  }

  /** The newest whole frames of a kind that this device received. */
  frames(type: string): Record<string, unknown>[] {
    return this.received
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter((frame) => frame['t'] === type);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

const kStandstillMs = 40_000;

/**
 * Plays until everybody sees the end, or `done`; before anybody answers, `each` is told how many answers were given.
 */
export async function playOn(
  people: Person[],
  press: 'tap' | 'keys',
  each: (answers: number) => Promise<void> = async () => {},
  done: () => boolean = () => false,
): Promise<number> {
  let answers = 0;
  let turn = 0;
  let moved = Date.now();
  for (;;) {
    let over = 0;
    if (Date.now() - moved > kStandstillMs) {
      for (const person of people)
        await person.page.screenshot({ path: `test-results/${person.wish.name}.png` });
      const errors = people.flatMap((person) => person.errors).join('; ');
      throw new Error(`nothing moves after ${answers} answers, see test-results. ${errors}`);
    }
    await each(answers);
    if (done()) return answers;
    for (const person of people) {
      if ((await person.over.count()) > 0) {
        over += 1;
        continue;
      }
      if (await person.answerOnce((count) => (turn++ * 7 + 3) % count, press)) {
        answers += 1;
        moved = Date.now();
      }
    }
    if (over === people.length) return answers;
    await people[0]!.page.waitForTimeout(60);
  }
}
