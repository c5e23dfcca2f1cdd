import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../strings/use-language.ts';
import { errorPaths } from './field-errors.ts';

/**
 * What is said at the fields follows the typing. A refusal of the server is forgotten as soon as its field changes: another
 * value is a new question. What the rules found goes when it is mended, also from another field, and is said anew in another
 * language.
 *
 * @param isForgotten a change forgets what the rules found at the field, too, until it is sent again
 */
export function useLiveErrors<Values extends FieldValues>(form: UseFormReturn<Values>, isForgotten: boolean): void {
  const { language } = useLanguage();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, errors = {} }) => {
          // without a name it is a reset, or the check below
          if (!name) return;
          const wrong = errorPaths(errors);
          const isOver = (one: (typeof wrong)[number]) => one.path === name && (one.isOfServer || isForgotten);
          if (wrong.some(isOver)) form.clearErrors(name as Path<Values>);
          const open = wrong.filter((one) => !one.isOfServer && !isOver(one));
          if (open.length > 0) void form.trigger(open.map(({ path }) => path as Path<Values>));
        },
      }),
    [form, isForgotten],
  );
  const saidIn = useRef(language);
  useEffect(() => {
    if (saidIn.current === language) return;
    saidIn.current = language;
    const open = errorPaths(form.control._formState.errors).filter(({ isOfServer }) => !isOfServer);
    if (open.length > 0) void form.trigger(open.map(({ path }) => path as Path<Values>));
  }, [form, language]);
}
