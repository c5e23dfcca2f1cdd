import { loadStrings } from '@estrada/web/strings/language.ts';
import { type ComponentType, lazy, useState } from 'react';

/** A component in a separate file, loaded together with its strings. */
export type LazyPart = {
  /** loads the file; a component first rendered after that appears without suspending */
  load(): Promise<void>;
  /** the component to render: a lazy one that suspends until the file is loaded, or the component itself once it is */
  choose(): ComponentType<object>;
};

export function lazyPart(bring: () => Promise<ComponentType<never>>): LazyPart {
  let loaded: ComponentType<object> | null = null;
  const load = async () => {
    const Part = await bring();
    await loadStrings();
    // the properties of a row match its page: `sharedPage` has checked them
    loaded = Part as ComponentType<object>;
    return { default: loaded };
  };
  const Lazy = lazy(load);
  return { load: async () => void (await load()), choose: () => loaded ?? Lazy };
}

/** Renders a lazy part. */
export function Part({ of, properties }: { of: LazyPart; properties?: object | undefined }) {
  // chosen once per part: a different component type at this position would remount and lose its state
  const [[part, Chosen], choose] = useState(() => [of, of.choose()] as const);
  if (part !== of) choose([of, of.choose()]);
  return <Chosen {...properties} />;
}
