import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * Whether the page may render what only this browser knows (its address, its storage). False in the drawing of the build
 * and in the first render that takes that over, which must be the same; true in every other render.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
