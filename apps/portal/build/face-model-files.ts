import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { faceModelFiles, faceModelFolder } from '../src/features/contracts/selfie-page/face-model-list.ts';

const require = createRequire(import.meta.url);
const wasm = dirname(require.resolve('@tensorflow/tfjs-backend-wasm'));
const models = join(dirname(require.resolve('@vladmandic/human')), '..', 'models');

function sourceOf(name: string): Buffer {
  return readFileSync(join(name.endsWith('.wasm') ? wasm : models, name));
}

/**
 * Serves the face model and what computes it from our own `/assets`, never from somebody else's network: the content policy lets
 * nothing else in. The folder's name holds the version, so browsers may keep the files for a year.
 */
export function faceModelFilesPlugin(): Plugin {
  return {
    name: 'estrada:face-model-files',
    configureServer: (server) => {
      server.middlewares.use(faceModelFolder, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? '';
        if (!Object.hasOwn(faceModelFiles, name)) return next();
        response.setHeader('content-type', name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream');
        response.end(sourceOf(name));
      });
    },
    generateBundle() {
      for (const [name, bytes] of Object.entries(faceModelFiles)) {
        const source = sourceOf(name);
        if (source.length !== bytes) throw new Error(`${name} has ${source.length} bytes: correct face-model-list.ts`);
        this.emitFile({ type: 'asset', fileName: `${faceModelFolder.slice(1)}/${name}`, source });
      }
    },
  };
}
