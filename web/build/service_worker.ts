// Writes the service worker of the shell: it knows the files of this build and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { kCards } from './cards.ts';

const kSource = fileURLToPath(new URL('./service_worker_template.js', import.meta.url));
const kPublicFolder = new URL('../public', import.meta.url);

// From the folder `public`, which the bundle does not list.
const kPublic = ['/icon.svg', '/manifest.webmanifest'];

const kPage = '/index.html'; // kept apart from the others

type Shell = Map<string, string | Uint8Array>; // what is in a file, by its path

/** The name of what is kept on a device: another one as soon as any of it is another, whatever the files are called. */
function versionOf(shell: Shell): string {
  const all = createHash('sha256');
  for (const [path, content] of [...shell].sort(([a], [b]) => (a < b ? -1 : 1)))
    all.update(`${path}\n${createHash('sha256').update(content).digest('hex')}\n`);
  return all.digest('hex').slice(0, 12);
}

export function serviceWorker(publicFolder = fileURLToPath(kPublicFolder)): Plugin {
  return {
    name: 'holdout-service-worker',
    apply: 'build',
    // After everybody else: the page of an empty chunk lets go of it, and one file that is not there is enough to keep
    // none of them.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell: Shell = new Map();
        for (const [name, file] of Object.entries(bundle))
          if (!name.endsWith('.map') && !name.startsWith(kCards))
            shell.set(`/${name}`, 'code' in file ? file.code : file.source);
        for (const path of kPublic) shell.set(path, readFileSync(publicFolder + path));
        const files = [...shell.keys()].filter((path) => path !== kPage).sort();
        const source = readFileSync(kSource, 'utf8')
          .replace("'@VERSION@'", JSON.stringify(versionOf(shell)))
          .replace("'@FILES@'", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
