import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../strings/use-language.ts';
import { errorPaths } from './field-errors.ts';

/**
 * The errors at the fields are updated while the user types. A refusal of the server is removed as soon as its field
 * changes, because it applied to the previous value. An error of the rules is removed when it is corrected, also from
 * another field, and is translated when the language changes.
 *
 * @param isForgotten a change also removes the rules' error of the field, until the form is sent again
 */
export function useLiveErrors<Values extends FieldValues>(form: UseFormReturn<Values>, isForgotten: boolean): void {
  const { language } = useLanguage();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, errors = {} }) => {
          // an event without a name is a reset, or comes from the check below
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
