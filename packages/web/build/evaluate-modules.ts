import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const englishQuery = '?english';

type LoadedStrings = { strings: { namespace: string; pt: unknown; en: unknown } };

/**
 * Three kinds of module are run while building, and their values shipped instead of their code:
 * - the endpoint rows: no page loads the schemas (zod) just to know an address;
 * - the trail's words for the fields of a registration: a page that names acts loads no declarations (zod);
 * - every `strings.ts`: Portuguese stays with its feature, English becomes a file of its own.
 * In development and in tests the same modules run as they are written.
 */
export function evaluateModules(): Plugin {
  return {
    name: 'estrada:evaluate-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (/\/(first|later|selfie)-endpoints\.ts$/.test(id)) {
        const { rows } = (await import(pathToFileURL(id).href)) as { rows: unknown };
        return `export const rows = ${JSON.stringify(rows)};`;
      }
      if (id.endsWith('/audit/entities/registration-fields.ts')) {
        const module = (await import(pathToFileURL(id).href)) as { registrationFields: unknown };
        return `export const registrationFields = ${JSON.stringify(module.registrationFields)};`;
      }
      const isEnglish = id.endsWith(`/strings.ts${englishQuery}`);
      if (!isEnglish && !id.endsWith('/strings.ts')) return null;
      const file = isEnglish ? id.slice(0, -englishQuery.length) : id;
      const { strings } = await importStrings(file);
      if (isEnglish) return `export default ${JSON.stringify(strings.en)};`;
      const own = `./${relative(dirname(file), file)}`;
      // registered as `defineStrings` would: whoever changes the language brings the words of every file that is loaded
      return `import { registerStrings } from '@estrada/web/strings/string-store.ts';
      export const strings = {
        namespace: ${JSON.stringify(strings.namespace)},
        pt: ${JSON.stringify(strings.pt)},
        en: () => import(${JSON.stringify(own + englishQuery)}),
      };
      registerStrings(strings);`;
    },
  };
}

async function importStrings(file: string): Promise<LoadedStrings> {
  const module = (await import(pathToFileURL(file).href)) as LoadedStrings;
  const names = Object.keys(module);
  if (names.length !== 1 || names[0] !== 'strings')
    throw new Error(`${file} must export "strings" and nothing else, it exports: ${names.join(', ')}`);
  return module;
}
