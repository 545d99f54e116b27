import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of its own for a test. It can be killed and started again. */
export class Server {
  address = '';
  private process: ChildProcess | null = null;
  private port = 0;
  private readonly data = mkdtempSync(join(tmpdir(), 'holdout-e2e-'));
  private readonly wishes: string[];

  /**
   * `quick`: computer players answer fifty times as fast as people are used to. `examples`: games that are there as
   * examples are offered, too.
   */
  constructor({ quick = true, examples = false } = {}) {
    this.wishes = [
      ...(quick ? ['--bot-from-ms', '5', '--bot-to-ms', '20'] : []),
      ...(examples ? ['--examples'] : []),
    ];
  }

  async start(): Promise<void> {
    const program = process.env['HOLDOUT_PROGRAM'];
    if (!program) throw new Error('HOLDOUT_PROGRAM must name the program to test');
    const child = spawn(
      program,
      ['serve', '--data', this.data, '--port', String(this.port), ...this.wishes],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const found = /Holdout is at (http:\/\/\S+)/.exec(said);
        if (found) resolve(found[1]!);
      };
      child.stdout!.on('data', hear);
      child.stderr!.on('data', hear);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.port = Number(new URL(this.address).port);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child) return;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended by itself, with ${child.signalCode ?? child.exitCode}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.process = null;
  }
}
