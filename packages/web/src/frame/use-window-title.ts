import { useEffect } from 'react';

/** The window title of a record or of a step, instead of only the page's name: the most specific part first. */
export function useWindowTitle(title: string): void {
  // after every render: the page sets its own title again when the language changes
  useEffect(() => {
    document.title = `${title} · Estrada`;
  });
}
