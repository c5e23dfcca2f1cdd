import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long after the last key the draft is written. */
const draftDelayMs = 300;

/** Hands what is typed to `keep` when the typing pauses, the page goes away, or the form does. */
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
