import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets an act wait until the mouse button is up again. A message that appears between pressing and releasing moves the
 * button from under the pointer, and the browser then fires no click: the person would have to click twice.
 *
 * @returns runs an act, at once when nothing is pressed
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    document.addEventListener('mousedown', press, true);
    // a drag ends without a mouseup
    const ends = ['mouseup', 'dragend'] as const;
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);

  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}
