import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadStrings } from '../strings/language.ts';

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

/** A component in a separate file that is shown some steps after its page: `load` fetches the file in advance. */
export type LaterPart<Properties extends object> = ComponentType<Properties> & Pick<LazyPart, 'load'>;

export function laterPart<Properties extends object>(
  bring: () => Promise<ComponentType<Properties>>,
): LaterPart<Properties> {
  // the properties are those of the same component: the caller's types have checked them
  const part = lazyPart(bring as () => Promise<ComponentType<never>>);
  const later = (properties: Properties) => <Part of={part} properties={properties} />;
  // a file that is missing now is fetched again by the first render, which shows the failure
  return Object.assign(later, { load: () => part.load().catch(() => undefined) });
}

/**
 * Loads parts of later steps once the page itself is usable, so that no step waits for its file: one after another, each
 * when the browser has nothing else to do, because all at once would keep a phone from answering for some time.
 */
export function usePreload(...parts: readonly Pick<LazyPart, 'load'>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a screen are constants
  useEffect(() => {
    let isLeft = false;
    const loadAll = async () => {
      for (const part of parts) {
        await idle();
        if (isLeft) return;
        await part.load();
      }
    };
    void loadAll();
    return () => {
      isLeft = true;
    };
  }, []);
}

/** Safari has no idle callback: there the other tasks that wait go first. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 1_000 }) : setTimeout(resolve, 50),
  );
