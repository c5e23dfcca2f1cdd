import { type FieldError, type FieldValues, get, useFieldArray, useFormContext } from 'react-hook-form';

/**
 * The parts of a list in the form around it (`client.responsibles`): what is typed into a part, and what is wrong with
 * it, goes with it when parts are added, taken away or moved. A part's fields are named by its position
 * (`client.responsibles.0.name`), its element by its key.
 *
 * @param empty a part that is not filled in yet
 * @param focus the field of a new part that gets the focus
 */
export function useParts<Part extends FieldValues>(name: string, empty: Part, focus: keyof Part & string) {
  const { control, formState, clearErrors } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  /** what is wrong with the list as a whole */
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  return {
    keys: fields.map(({ id }) => id),
    add() {
      // a list that was refused as empty is none any more
      if (error) clearErrors(name);
      append(empty, { focusName: `${name}.${fields.length}.${focus}` });
    },
    remove: (position: number) => remove(position),
    move,
    error,
  };
}
