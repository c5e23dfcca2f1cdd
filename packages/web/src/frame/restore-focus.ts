/** So many of the last places of the focus are remembered. */
const remembered = 20;

/**
 * Gives the focus on when what has it leaves the page or is switched off: it would fall to the body, from where the keyboard
 * starts anew at the top and a screen reader says nothing (WCAG 2.4.3). It goes to the last place that had it and is still
 * there (the button of a menu whose item opened a dialog, the field before a save button), else to the page's heading. A
 * button that is busy gets it back when it is done. While a dialog is open, the focus stays in it.
 *
 * @returns ends it
 */
export function restoreFocus(): () => void {
  const places: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const known = places.indexOf(target);
    if (known >= 0) places.splice(known, 1);
    places.push(target);
    if (places.length > remembered) places.shift();
  };
  let busy: HTMLElement | null = null;
  const check = () => {
    const last = places.at(-1);
    if (!last || !isLost()) return;
    if (isBusy(last)) {
      busy = last;
      return;
    }
    if (!isGone(last)) {
      // one that somebody clicked beside has not left: only what was busy gets the focus back
      if (busy === last) last.focus();
      busy = null;
      return;
    }
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);
    const open = dialog ?? document.body;
    // the heading of a page that leaves: what led to the page is behind the person, the next heading is what comes
    const isPageChange = last.tagName === 'H1' && !dialog;
    const next = isPageChange ? undefined : places.findLast((place) => open.contains(place) && isFocusTarget(place));
    const place = next ?? dialog ?? document.querySelector<HTMLElement>('h1');
    if (!place) return;
    if (!next) place.tabIndex = -1;
    place.focus({ preventScroll: !next });
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isBusy = (element: HTMLElement) => element.isConnected && element.dataset.loading === 'true';

const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/** Whether the focus may go there by itself: on a phone a field would open the keyboard, which nobody asked for. */
function isFocusTarget(element: HTMLElement): boolean {
  if (isGone(element) || (isTouched() && element.matches('input, textarea'))) return false;
  return element.checkVisibility?.() ?? true;
}

const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
