const patienceMs = 10_000;

/**
 * Moves the focus to the page's heading, as soon as the page has one, unless the page has put it somewhere itself.
 *
 * @returns a function that stops waiting
 */
export function focusHeading(): () => void {
  if (tryFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function tryFocus(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  const chosen = document.activeElement;
  // React focuses what asks for it, but writes no `autofocus`: such a field says it by an attribute of its own
  if (chosen instanceof HTMLInputElement && 'autofocus' in chosen.dataset) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
