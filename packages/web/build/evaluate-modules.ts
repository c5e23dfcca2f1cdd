import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const englishQuery = '?english';

type LoadedStrings = { strings: { namespace: string; pt: unknown; en: unknown } };

/**
 * The build evaluates four kinds of modules and ships their values instead of their code:
 * - the endpoint rows: no page loads the schemas (zod) only to know an address;
 * - the trail's labels for the fields of a registration: a page that shows acts loads no declarations (zod);
 * - every `strings.ts`: Portuguese is bundled with its feature, English becomes a separate file;
 * - the messages at refused fields, which are part of every first load, in the same way.
 * In development and in tests the modules run unchanged.
 */
export function evaluateModules(): Plugin {
  return {
    name: 'estrada:evaluate-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (/\/(first|later|client|selfie)-endpoints\.ts$/.test(id)) {
        const { rows } = (await import(pathToFileURL(id).href)) as { rows: unknown };
        return `export const rows = ${JSON.stringify(rows)};`;
      }
      if (id.endsWith('/audit/entities/registration-fields.ts')) {
        const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      if (id.endsWith(messagesFile) || id.endsWith(messagesFile + englishQuery)) return messagesModule(id);
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

const messagesFile = '/validation/messages.ts';
type Messages = Readonly<Record<string, { code: string; pt: string; en: string }>>;

/** The messages by key with Portuguese only, and `renderMessage` over them; or, by the query, their English. */
async function messagesModule(id: string): Promise<string> {
  const file = id.endsWith(englishQuery) ? id.slice(0, -englishQuery.length) : id;
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: Messages };
  const textsOf = (language: 'pt' | 'en') =>
    JSON.stringify(Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, message[language]])));
  if (id !== file) return `export default ${textsOf('en')};`;
  const coded = Object.entries(messages).filter(([, { code }]) => code !== 'DOM002');
  return `import { fillText } from '../errors/texts.ts';
  import { registerStrings, stringsOf } from '@estrada/web/strings/string-store.ts';
  const texts = {
    namespace: 'field-messages',
    pt: ${textsOf('pt')},
    en: () => import('./messages.ts${englishQuery}'),
  };
  registerStrings(texts);
  const codes = ${JSON.stringify(Object.fromEntries(coded.map(([key, { code }]) => [key, code])))};
  const textOf = (key, language) => {
    const words = stringsOf(texts, language);
    return (words instanceof Promise ? texts.pt : words)[key];
  };
  export const messages = Object.fromEntries(
    Object.keys(texts.pt).map((key) => [
      key,
      { code: codes[key] ?? 'DOM002', pt: texts.pt[key], get en() { return textOf(key, 'en'); } },
    ]),
  );
  export const renderMessage = (key, language, params = {}) => fillText(messages[key], language, params);`;
}

async function importStrings(file: string): Promise<LoadedStrings> {
  const module = (await import(pathToFileURL(file).href)) as LoadedStrings;
  const names = Object.keys(module);
  if (names.length !== 1 || names[0] !== 'strings')
    throw new Error(`${file} must export "strings" and nothing else, it exports: ${names.join(', ')}`);
  return module;
}
