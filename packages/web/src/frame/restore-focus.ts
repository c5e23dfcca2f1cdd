/** How many of the last focused elements are stored. */
const remembered = 20;

/**
 * Moves the focus when the focused element is removed or disabled: otherwise it falls to the body, where the keyboard
 * starts again at the top and a screen reader announces nothing (WCAG 2.4.3). It moves to the last focused element that
 * still exists (the button of a menu whose item opened a dialog, the field before a save button), otherwise to the
 * page's heading. A busy button gets it back when it is done. While a dialog is open, the focus stays in it.
 *
 * @returns a function that stops it
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
      // an element that lost the focus by a click next to it still exists: only a busy one gets the focus back
      if (busy === last) last.focus();
      busy = null;
      return;
    }
    const dialog = [
      ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], dialog[open]'),
    ].at(-1);
    const open = dialog ?? document.body;
    // the heading of a page that is being left: elements before it belong to the previous page, the next heading gets
    // the focus
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

/** Whether the focus may move there automatically: on a phone a field would open the keyboard unrequested. */
function isFocusTarget(element: HTMLElement): boolean {
  if (isGone(element) || (isTouched() && element.matches('input, textarea'))) return false;
  return element.checkVisibility?.() ?? true;
}

const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
