const patienceMs = 10_000;

/**
 * Moves the focus to the page's heading as soon as it exists, unless the page has moved the focus itself. Moves it
 * again when another heading replaces the focused one (that of the previous page, or of a loading state). Stops at the
 * user's first key press or pointer action.
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

/** @returns the heading that received the focus here */
function giveFocus(given: HTMLElement | null): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading || heading === given) return given;
  const chosen = document.activeElement;
  // React focuses the field but renders no `autofocus` attribute: such a field has a data attribute instead
  if (chosen instanceof HTMLInputElement && 'autofocus' in chosen.dataset) return given;
  // after the first heading only when nothing else has the focus
  if (given && chosen !== document.body && chosen !== given && chosen !== null) return given;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
