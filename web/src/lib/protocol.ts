// Every message between a client and the table server, from src/protocol/messages.schema.json.
export type Fact = number | number[] | string;
export type Facts = Record<string, Fact>;
export type Sentence = [key: string, facts: Facts];
export type Option = [notation: string, key: string, facts: Facts];
export type Happening = [key: string, facts: Facts, own: 0 | 1];
