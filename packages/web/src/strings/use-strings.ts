import { formatString, stringsOf } from './string-store.ts';
import type { KeyOf, Strings } from './string-types.ts';
import { useLanguage } from './use-language.ts';

/** Says a key: `t('terms', { count: 3 })`. */
export type Translate<S extends Strings> = (key: KeyOf<S>, values?: Record<string, string | number>) => string;

/** The words of a feature in the language of the screen. Suspends for a moment while the English file is on its way. */
export function useStrings<S extends Strings>(strings: S): Translate<S> {
  const { language } = useLanguage();
  const words = stringsOf(strings, language);
  // thrown, not used: React goes wrong over a component that waits for words twice and has state after them (its error 467)
  if (words instanceof Promise) throw words;
  return (key, values) => formatString(words, key, values);
}
