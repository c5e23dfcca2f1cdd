import { useEffect } from 'react';

/** The title of the window while a page is on the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Estrada`;
  }, [title]);
}
