// Writes the service worker of the shell: it knows the files of this build and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kSource = fileURLToPath(new URL('./service_worker_template.js', import.meta.url));

// From the folder `public`, which the bundle does not list.
const kPublic = ['/icon.svg', '/manifest.webmanifest'];

export function serviceWorker(): Plugin {
  return {
    name: 'holdout-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.map') && name !== 'index.html')
        .sort()
        .map((name) => `/${name}`)
        .concat(kPublic);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(kSource, 'utf8')
        .replace("'@VERSION@'", JSON.stringify(version))
        .replace("'@FILES@'", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
