/** The words of a feature in one language: flat keys. */
export type LoadedStrings = Readonly<Record<string, string>>;

/**
 * The words of a feature. English may come later: the build ships it as a file of its own, loaded when somebody
 * reads English (build/evaluate-modules.ts).
 */
export type Strings<Pt extends LoadedStrings = LoadedStrings> = {
  readonly namespace: string;
  readonly pt: Pt;
  readonly en: LoadedStrings | (() => Promise<{ default: LoadedStrings }>);
};

/** The keys a component may ask for: plural forms go by their common stem. */
export type KeyOf<S extends Strings> = StemOf<keyof S['pt']> & string;

type StemOf<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
