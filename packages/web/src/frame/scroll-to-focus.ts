/**
 * Scrolls to the focused element when content that loads later pushes it out of the window: a keyboard user would not
 * know where the focus is (WCAG 2.4.7). An element that the user has scrolled away from stays where it is, and so does one
 * that was clicked.
 *
 * @returns a function that stops it
 */
export function scrollToFocus(): () => void {
  let wasInSight = false;
  const note = () => {
    const element = focusedByKeyboard();
    wasInSight = element !== null && isInSight(element);
  };
  const check = () => {
    const element = focusedByKeyboard();
    if (element && wasInSight && !isInSight(element)) element.scrollIntoView({ block: 'nearest' });
    note();
  };
  // the page grows with what loads above or below the element
  const observer = new ResizeObserver(check);
  observer.observe(document.body);
  document.addEventListener('focusin', note);
  document.addEventListener('scroll', note, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('scroll', note, { capture: true });
  };
}

function focusedByKeyboard(): Element | null {
  const element = document.activeElement;
  return element && element !== document.body && element.matches(':focus-visible') ? element : null;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
