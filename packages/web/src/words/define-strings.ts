import { know } from './word-store.ts';

/** The words of a feature in one language: flat keys. */
export type Words = Readonly<Record<string, string>>;

/**
 * The words of a feature. English may come later: the build ships it as a file of its own, loaded when somebody
 * reads English (build/split-strings.ts).
 */
export type Strings<Pt extends Words = Words> = {
  readonly namespace: string;
  readonly pt: Pt;
  readonly en: Words | (() => Promise<{ default: Words }>);
};

/**
 * Declares the words of a feature. A key missing in English, or one too many, is a type error.
 *
 * @param namespace unique name of the feature
 * @param words flat keys; `{name}` is filled in; a key that ends in `_one` and `_other` is chosen by `count`
 */
export function defineStrings<const Pt extends Words>(
  namespace: string,
  words: { pt: Pt; en: { readonly [Key in keyof Pt]: string } | (() => Promise<{ default: Words }>) },
): Strings<Pt> {
  const strings = { namespace, pt: words.pt, en: words.en as Strings<Pt>['en'] };
  know(strings);
  return strings;
}

/** The keys a component may ask for: plural forms go by their common stem. */
export type KeyOf<S extends Strings> = StemOf<keyof S['pt']> & string;

type StemOf<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
