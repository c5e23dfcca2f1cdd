import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's scripts have hydrated it. A prerendered page is visible before: it does not know the browser's
 * choices, and a click would have no effect.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
