/** Strings by key, each in Portuguese and in English. */
export type StringPairs = Readonly<Record<string, readonly [pt: string, en: string]>>;

/** The strings of a feature in one language: flat keys. */
export type LoadedStrings<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * The strings of a feature. English may be loaded later: the build ships it as a separate file, loaded when the user
 * selects English (build/evaluate-modules.ts).
 */
export type Strings<Key extends string = string> = {
  readonly namespace: string;
  readonly pt: LoadedStrings<Key>;
  readonly en: LoadedStrings | (() => Promise<{ default: LoadedStrings }>);
};

/** The keys that a component may use: plural forms are used by their common stem. */
export type KeyOf<S extends Strings> = StemOf<keyof S['pt']> & string;

type StemOf<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
