const patienceMs = 10_000;

/**
 * Moves the focus to the page's heading as soon as the page has one, unless the page has put it somewhere itself, and once
 * more when the heading that had it gives way to the final one (of the page before, or of one that was loading). It stops
 * when the person goes on: with a key, or with the pointer.
 *
 * @returns a function that stops waiting
 */
export function focusHeading(): () => void {
  let given = giveFocus(null);
  const observer = new MutationObserver(() => {
    given = giveFocus(given);
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of acts) window.removeEventListener(act, stop, true);
  };
  for (const act of acts) window.addEventListener(act, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

const acts = ['keydown', 'pointerdown'] as const;

/** @returns the heading that has the focus from here */
function giveFocus(given: HTMLElement | null): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading || heading === given) return given;
  const chosen = document.activeElement;
  // React focuses what asks for it, but writes no `autofocus`: such a field says it by an attribute of its own
  if (chosen instanceof HTMLInputElement && 'autofocus' in chosen.dataset) return given;
  // after the first heading only where nothing else has taken the focus
  if (given && chosen !== document.body && chosen !== given && chosen !== null) return given;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
