import { useLayoutEffect } from 'react';

/** The window title while a page is shown. A record on the page may set a more specific title afterwards. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Estrada`;
  }, [title]);
}
