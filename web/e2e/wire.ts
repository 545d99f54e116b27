import { connect, createServer, type Server as Relay, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire to the server that counts what comes through it: every header, every file, every frame. */
export class Wire {
  address = '';
  /** From the server to the browser. */
  bytes = 0;
  private relay: Relay | null = null;
  private readonly open = new Set<Socket>();

  async lay(to: string): Promise<void> {
    const { hostname, port } = new URL(to);
    this.relay = createServer((near) => {
      const far = connect(Number(port), hostname);
      far.on('data', (chunk) => (this.bytes += chunk.length));
      near.pipe(far).pipe(near);
      for (const end of [near, far]) {
        this.open.add(end);
        end.on('error', () => (near.destroy(), far.destroy()));
        end.on('close', () => this.open.delete(end));
      }
    });
    await new Promise<void>((done) => this.relay!.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(this.relay.address() as AddressInfo).port}`;
  }

  async cut(): Promise<void> {
    for (const end of this.open) end.destroy();
    await new Promise((done) => this.relay?.close(done));
  }
}
