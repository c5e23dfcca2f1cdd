import type { Language } from '@estrada/domain/errors/index';
import type { KeyOf, LoadedStrings, Strings } from './string-types.ts';

const english = new Map<Strings, LoadedStrings>();
const loading = new Map<Strings, Promise<void>>();
/** the words of every file that has been loaded */
const known = new Set<Strings>();

/** Counts words among those that `loadKnownEnglish` brings. */
export function registerStrings(strings: Strings): void {
  known.add(strings);
}

/**
 * The words of a feature in a language. While the English file is on its way it is the promise that brings it; that
 * never rejects: when the file cannot be had, the page stays readable in Portuguese.
 */
export function stringsOf(strings: Strings, language: Language): LoadedStrings | Promise<void> {
  if (language === 'pt-BR') return strings.pt;
  return english.get(strings) ?? loadEnglish(strings);
}

/**
 * Brings the English words of every file that has been loaded, also of what will be on the screen only later: a part that
 * waited for its words would blank the page around it. Those that did not come before are requested again.
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
 * Says one key: chooses `key_one` or `key_other` by `values.count` where the key has such forms, and fills `{name}`.
 */
export function formatString(words: LoadedStrings, key: string, values: Record<string, string | number> = {}): string {
  // both languages count the same way on a screen: "1 proposta", but "0 propostas" and "2 propostas"
  const text = words[key] ?? words[`${key}_${values.count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

/** Says a key outside of a component, in Portuguese while English is not there yet. */
export function translateOutside<S extends Strings>(strings: S, key: KeyOf<S>, language: Language): string {
  const words = stringsOf(strings, language);
  return words instanceof Promise ? formatString(strings.pt, key) : formatString(words, key);
}
