import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long after the last key press the draft is stored. */
const draftDelayMs = 300;

/** Calls `keep` with the input when the user pauses typing, the page is left, or the form unmounts. */
export function useSavedDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (typed: Values) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep(form.getValues());
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(write, draftDelayMs);
      },
    });
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [form, keep]);
}
