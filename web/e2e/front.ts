import { createServer, type IncomingMessage, type Server as Http, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door before the server for what is only read. It can be shut, and may serve a newer build of the client. */
export class Front {
  address = '';
  private door: Http | null = null;
  private port = 0;

  constructor(private readonly server: string) {}

  async open({ newer = false } = {}): Promise<void> {
    this.door = createServer((request, response) => void this.pass(request, response, newer));
    await new Promise<void>((done) => this.door!.listen(this.port, '127.0.0.1', done));
    this.port = (this.door.address() as AddressInfo).port;
    this.address = `http://127.0.0.1:${this.port}`;
  }

  /** As without a network. */
  async shut(): Promise<void> {
    const shut = new Promise((done) => this.door?.close(done));
    this.door?.closeAllConnections();
    await shut;
  }

  private async pass({ url = '/' }: IncomingMessage, response: ServerResponse, newer: boolean) {
    const found = await fetch(this.server + url);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, {
      'Content-Type': found.headers.get('Content-Type') ?? '',
      'Cache-Control': 'no-store', // what is there without a network is there by the worker alone
    });
    response.end(newer ? newerOf(url, body) : body);
  }
}

function newerOf(url: string, body: Buffer): Buffer | string {
  if (url === '/service-worker.js') return body.toString().replace(/version = "\w+"/, 'version = "newer"');
  if (url === '/icon.svg') return body.toString().replace('<svg', '<svg class="newer"');
  return /\.\w+$/.test(url) && url !== '/index.html'
    ? body
    : body.toString().replace('<body>', '<body class="newer">');
}
