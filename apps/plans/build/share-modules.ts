import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0shared:';

/**
 * Loads packages from the share scope of Module Federation, where the host provides its own, instead of bundling them:
 * two copies of React on one page do not work together. Every export of such a package is re-exported, so the sources
 * import it as usual.
 *
 * @param names of packages, each with all of its exports at its main entry
 * @param scopeFile the module that reads the scope and exports `shared(name)`
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
