import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeBrowser, Person } from './person.ts';
import { Server } from './server.ts';

/** A server of its own for each test of a file, and the people who come to it. */
export class House {
  server!: Server;
  #people: Person[] = [];

  constructor(wish: ConstructorParameters<typeof Server>[0] = {}) {
    beforeEach(async () => {
      this.server = new Server(wish);
      await this.server.start();
      this.#people = [];
    });
    afterEach(async () => {
      for (const person of this.#people) await person.leave();
      await this.server.stop();
    });
    afterAll(closeBrowser);
  }

  async arrive(...args: Parameters<typeof Person.arrive>): Promise<Person> {
    const person = await Person.arrive(...args);
    this.#people.push(person);
    return person;
  }
}
