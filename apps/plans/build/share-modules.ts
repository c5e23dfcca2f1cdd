import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0shared:';

/**
 * Takes packages from the share scope of Module Federation, where the host has put its own, instead of into the build: two
 * Reacts in one page do not work together. Every name of such a package is handed on, so the sources import it as ever.
 *
 * @param names of packages, each with all of its exports at its main entry
 * @param scopeFile the module that knows the scope, with `shared(name)`
 */
export function shareModules(names: readonly string[], scopeFile: string): Plugin {
  const load = createRequire(import.meta.url);
  return {
    name: 'estrada:share-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (names.includes(id) ? prefix + id : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const exported = Object.keys(load(name) as object).filter((key) => key !== 'default');
      return [
        `import { shared } from ${JSON.stringify(scopeFile)};`,
        `const library = shared(${JSON.stringify(name)});`,
        'export default library;',
        ...exported.map((key) => `export const ${key} = library.${key};`),
      ].join('\n');
    },
  };
}
