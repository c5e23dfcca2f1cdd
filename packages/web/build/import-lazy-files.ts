import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own module around every `import()` of the sources: every file with a lazy import has already loaded it. */
const vitesHelper = /^\0vite\/preload-helper\.js$/;
const ours = join(import.meta.dirname, '../src/failure/import-lazy-file.ts');

/**
 * Makes `importLazyFile` import every lazy file, which requests it under another URL after a failure. The `import()`
 * expressions are replaced just before the files are written: only then do they have their final names.
 *
 * @param global the name under which the built files find that function; two builds on one page have one each
 */
export function importLazyFiles(global: string): Plugin {
  return {
    name: 'estrada:import-lazy-files',
    apply: 'build',
    enforce: 'post',
    // code that runs at build time is built without Vite's helper
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: vitesHelper },
      handler: (code) => ({
        code: `import { importLazyFile } from ${JSON.stringify(ours)};\nglobalThis.${global} = importLazyFile;\n${code}`,
        map: null,
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code, missed } = replaceImports(chunk.code, chunk.dynamicImports, global);
          if (missed.length > 0)
            this.error(`no import() that can be replaced in ${chunk.fileName}: ${missed.join(', ')}`);
          chunk.code = code;
        }
      },
    },
  };
}

/**
 * Replaces the `import()` expressions of one file of a build.
 *
 * @param files its lazy imports, by their names in the build
 * @returns its code, and the names of the files for which it has no such expression
 */
export function replaceImports(
  code: string,
  files: readonly string[],
  global: string,
): { code: string; missed: string[] } {
  const names = new Set(files.map(nameOf));
  const missed = new Set(names);
  const replaced = code.replaceAll(/\bimport\(([`"'])([^`"'$]+)\1\)/g, (expression, _quote, url: string) => {
    if (!names.has(nameOf(url))) return expression;
    missed.delete(nameOf(url));
    return `${global}(${JSON.stringify(url)},u=>import(u))`;
  });
  return { code: replaced, missed: [...missed] };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
