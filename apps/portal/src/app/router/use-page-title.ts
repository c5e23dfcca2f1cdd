import { useLayoutEffect } from 'react';

/** The title of the window while a page is on the screen. A record on it may say more of itself: that is set after this. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Estrada`;
  }, [title]);
}
