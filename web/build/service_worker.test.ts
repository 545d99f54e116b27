// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceWorker } from './service_worker.ts';

// Whoever has the shell on a device gets a new one as soon as anything of it is new.

describe('the version of the shell', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'holdout-shell-'));
    cpSync(new URL('../public', import.meta.url), join(folder, 'public'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
    writeFileSync(join(folder, 'main.js'), 'console.log("shell")');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const worker = async () => {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false },
      plugins: [serviceWorker(join(folder, 'public'))],
    });
    const { output } = built as Extract<typeof built, { output: unknown }>;
    const file = output.find(({ fileName }) => fileName === 'service-worker.js');
    const source = String(file && 'source' in file && file.source);
    const files = JSON.parse(/files = (\[.*?\])/.exec(source)![1]!) as string[];
    return { version: /version = "(\w{12})"/.exec(source)![1]!, files };
  };

  it('stays while nothing changes, and is another for another icon, manifest, page or script', async () => {
    const first = await worker();
    expect(first.files).toEqual([
      expect.stringMatching(/^\/assets\/.*\.js$/),
      '/icon.svg',
      '/manifest.webmanifest',
    ]);
    expect(await worker()).toEqual(first);
    const versions = new Set([first.version]);
    for (const [path, content] of [
      ['public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" />'],
      ['public/manifest.webmanifest', '{}'],
      ['index.html', '<p>new</p><script type="module" src="/main.js"></script>'],
    ] as const) {
      writeFileSync(join(folder, path), content);
      const next = await worker();
      expect(next.files, path).toEqual(first.files); // the names say nothing
      expect(versions, path).not.toContain(next.version);
      versions.add(next.version);
    }
    writeFileSync(join(folder, 'main.js'), 'console.log("another")');
    expect(versions).not.toContain((await worker()).version);
  });
});
