import type { Language } from '@estrada/domain/errors/index';
import type { KeyOf, LoadedStrings, Strings } from './string-types.ts';

const english = new Map<Strings, LoadedStrings>();
const loading = new Map<Strings, Promise<void>>();
/** the strings of every loaded file */
const known = new Set<Strings>();

/** Adds strings to those that `loadKnownEnglish` loads. */
export function registerStrings(strings: Strings): void {
  known.add(strings);
}

/**
 * The strings of a feature in a language. While the English file is loading it returns a promise, which never rejects:
 * after a failure the page remains readable in Portuguese.
 */
export function stringsOf(strings: Strings, language: Language): LoadedStrings | Promise<void> {
  if (language === 'pt-BR') return strings.pt;
  return english.get(strings) ?? loadEnglish(strings);
}

/**
 * Loads the English strings of every loaded file, also of those that are not visible yet: a component that suspended
 * for its strings would blank the surrounding page. Failed ones are requested again.
 */
export async function loadKnownEnglish(): Promise<void> {
  const isMissing = (strings: Strings) => english.get(strings) === strings.pt;
  await Promise.all(
    [...known].map((strings) => (isMissing(strings) ? loadEnglish(strings) : stringsOf(strings, 'en'))),
  );
}

function loadEnglish(strings: Strings): LoadedStrings | Promise<void> {
  if (typeof strings.en !== 'function') {
    english.set(strings, strings.en);
    return strings.en;
  }
  const running = loading.get(strings);
  if (running) return running;
  const promise = strings
    .en()
    .then(
      (file) => file.default,
      () => strings.pt,
    )
    .then((words) => {
      english.set(strings, words);
      loading.delete(strings);
    });
  loading.set(strings, promise);
  return promise;
}

/**
 * Formats one key: selects `key_one` or `key_other` by `values.count` if the key has such forms, and fills in `{name}`.
 */
export function formatString(words: LoadedStrings, key: string, values: Record<string, string | number> = {}): string {
  // both languages use the same plural rule: "1 proposta", but "0 propostas" and "2 propostas"
  const text = words[key] ?? words[`${key}_${values.count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

/** Translates a key outside a component, into Portuguese while English is not loaded. */
export function translateOutside<S extends Strings>(strings: S, key: KeyOf<S>, language: Language): string {
  const words = stringsOf(strings, language);
  return words instanceof Promise ? formatString(strings.pt, key) : formatString(words, key);
}
