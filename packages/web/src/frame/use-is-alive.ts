import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's scripts have taken it over. A page that was drawn at build stands before them: nobody knows the browser's choices
 * there, and a press would be lost.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
