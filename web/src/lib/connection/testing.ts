// A server that a test plays by hand.
import type { World } from './connection.svelte.ts';
import type { ServerMessage } from '../protocol.ts';

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  lengths: number[] = []; // of the same, as they go over the line
  closed: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
    this.lengths.push(data.length);
  }

  close(code = 1000) {
    this.readyState = 3;
    this.closed = code;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  says(...messages: Partial<ServerMessage>[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The last message of this kind that the client sent. */
  heard(type: string): Record<string, unknown> | undefined {
    return this.sent.filter((message) => message['t'] === type).at(-1);
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 1000;
  chance = 0;
  socket = () => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  random = () => this.chance;
  now = () => this.time;

  get newest(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
