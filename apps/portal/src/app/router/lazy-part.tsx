import { loadStrings } from '@estrada/web/strings/language.ts';
import { type ComponentType, lazy, useState } from 'react';

/** A component in a file of its own, with its words. */
export type LazyPart = {
  /** loads the file; what is drawn for the first time afterwards is there at once */
  load(): Promise<void>;
  /** what draws it: suspending until the file has come, or the component itself when it has */
  choose(): ComponentType<object>;
};

export function lazyPart(bring: () => Promise<ComponentType<never>>): LazyPart {
  let loaded: ComponentType<object> | null = null;
  const load = async () => {
    const Part = await bring();
    await loadStrings();
    // a row's properties are those of its page: `sharedPage` has checked them
    loaded = Part as ComponentType<object>;
    return { default: loaded };
  };
  const Lazy = lazy(load);
  return { load: async () => void (await load()), choose: () => loaded ?? Lazy };
}

/** Draws a lazy part. */
export function Part({ of, properties }: { of: LazyPart; properties?: object | undefined }) {
  // chosen once: another component at the same place would begin anew
  const [[part, Chosen], choose] = useState(() => [of, of.choose()] as const);
  if (part !== of) choose([of, of.choose()]);
  return <Chosen {...properties} />;
}
