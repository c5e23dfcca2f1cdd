import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the place of an answer is reserved: while it is awaited, and afterwards as long as a control below it has the
 * focus, so that neither an answer nor its absence moves the control in use.
 */
export function useReservedPlace(place: RefObject<HTMLElement | null>, isAwaited: boolean): boolean {
  const [isReserved, setReserved] = useState(isAwaited);
  if (isAwaited && !isReserved) setReserved(true);
  useLayoutEffect(() => {
    if (isAwaited || !isReserved) return;
    const release = () => {
      if (!isBelow(document.activeElement, place.current)) setReserved(false);
    };
    release();
    // only when a control gets the focus: a click on another control below must still hit it
    document.addEventListener('focusin', release);
    return () => document.removeEventListener('focusin', release);
  }, [isAwaited, isReserved, place]);
  return isReserved;
}

function isBelow(control: Element | null, place: Element | null): boolean {
  const position = control ? (place?.compareDocumentPosition(control) ?? 0) : 0;
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !place?.contains(control);
}
