import { registerStrings } from './string-store.ts';
import type { LoadedStrings, StringPairs, Strings } from './string-types.ts';

/**
 * Declares the strings of a feature, each in both languages.
 *
 * @param namespace unique name of the feature
 * @param pairs flat keys, each with its Portuguese and its English text; `{name}` is a placeholder; a key with the
 * endings `_one` and `_other` is selected by `count`
 */
export function defineStrings<Pairs extends StringPairs>(
  namespace: string,
  pairs: Pairs,
): Strings<keyof Pairs & string> {
  const inLanguage = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(pairs).map(([key, texts]) => [key, texts[index]])) as LoadedStrings<
      keyof Pairs & string
    >;
  const strings = { namespace, pt: inLanguage(0), en: inLanguage(1) };
  registerStrings(strings);
  return strings;
}
