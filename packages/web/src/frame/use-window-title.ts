import { useEffect } from 'react';

/** What the window's tab says of a record or of a step, in place of the name of its page alone: the most particular first. */
export function useWindowTitle(title: string): void {
  // after every drawing: the page gives the window its own name again when the language changes
  useEffect(() => {
    document.title = `${title} · Estrada`;
  });
}
