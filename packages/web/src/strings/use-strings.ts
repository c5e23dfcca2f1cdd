import { formatString, stringsOf } from './string-store.ts';
import type { KeyOf, Strings } from './string-types.ts';
import { useLanguage } from './use-language.ts';

/** Translates a key: `t('terms', { count: 3 })`. */
export type Translate<S extends Strings> = (key: KeyOf<S>, values?: Record<string, string | number>) => string;

/** The strings of a feature in the language of the screen. Suspends while the English file is loading. */
export function useStrings<S extends Strings>(strings: S): Translate<S> {
  const { language } = useLanguage();
  const words = stringsOf(strings, language);
  // thrown instead of `use`: React fails for a component that suspends twice and has state after that (its error 467)
  if (words instanceof Promise) throw words;
  return (key, values) => formatString(words, key, values);
}
