import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const englishQuery = '?english';

type LoadedStrings = { strings: { namespace: string; pt: unknown; en: unknown } };

/**
 * The build evaluates three kinds of modules and ships their values instead of their code:
 * - the endpoint rows: no page loads the schemas (zod) only to know an address;
 * - the trail's labels for the fields of a registration: a page that shows acts loads no declarations (zod);
 * - every `strings.ts`: Portuguese is bundled with its feature, English becomes a separate file.
 * In development and in tests the modules run unchanged.
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
      // registers the strings as `defineStrings` would: a language switch loads the new strings of every loaded file
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
