import { registerStrings } from './string-store.ts';
import type { LoadedStrings, Strings } from './string-types.ts';

/**
 * Declares the words of a feature. A key missing in English, or one too many, is a type error.
 *
 * @param namespace unique name of the feature
 * @param words flat keys; `{name}` is filled in; a key that ends in `_one` and `_other` is chosen by `count`
 */
export function defineStrings<const Pt extends LoadedStrings>(
  namespace: string,
  words: { pt: Pt; en: { readonly [Key in keyof Pt]: string } | (() => Promise<{ default: LoadedStrings }>) },
): Strings<Pt> {
  const strings = { namespace, pt: words.pt, en: words.en as Strings<Pt>['en'] };
  registerStrings(strings);
  return strings;
}
