// A view that is replaced as a whole, read field by field: who reads a field is told when that field changes, and
// not when any other does. Without it every event would have everything on the board looked at again.

class Cell {
  value = $state.raw<unknown>();
}

/** The field of a view that has the most to read. */
const kDeep = 'table';

const isDeep = (name: PropertyKey, value: unknown): value is object =>
  name === kDeep && typeof value === 'object' && value !== null;

class Fields {
  readonly #cells = new Map<PropertyKey, Cell>();
  readonly #deep = new Live<object>();
  readonly face = new Proxy(
    {},
    {
      get: (_, name) => this.#cells.get(name)?.value,
      has: (_, name) => this.#cells.has(name),
      ownKeys: () => [...this.#cells.keys()] as string[],
      getOwnPropertyDescriptor: (_, name) =>
        this.#cells.has(name) ? { enumerable: true, configurable: true } : undefined,
    },
  );

  show(next: object) {
    for (const name of Object.keys(next)) {
      const value = (next as Record<string, unknown>)[name];
      let cell = this.#cells.get(name);
      if (!cell) this.#cells.set(name, (cell = new Cell()));
      if (isDeep(name, value)) this.#deep.show(value);
      cell.value = isDeep(name, value) ? this.#deep.now : value;
    }
  }
}

export class Live<T extends object> {
  #fields = $state.raw<Fields | null>(null);

  /** The newest, as an object that stays the same; null while there is none. */
  get now(): T | null {
    return (this.#fields?.face as T | undefined) ?? null;
  }

  show(next: T | null) {
    if (next === null) {
      this.#fields = null;
      return;
    }
    const fields = this.#fields ?? new Fields();
    fields.show(next);
    this.#fields = fields;
  }
}
