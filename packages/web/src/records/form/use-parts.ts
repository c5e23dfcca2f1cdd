import { type FieldError, type FieldValues, get, useFieldArray, useFormContext } from 'react-hook-form';

/**
 * The parts of a list in the surrounding form (`client.responsibles`): the input and the errors of a part move with it
 * when parts are added, removed or reordered. A part's fields are named by its index (`client.responsibles.0.name`),
 * its element by its key.
 *
 * @param empty a part without values
 * @param focus the field of a new part that gets the focus
 */
export function useParts<Part extends FieldValues>(name: string, empty: Part, focus: keyof Part & string) {
  const { control, formState, clearErrors } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  /** the error of the list itself */
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  return {
    keys: fields.map(({ id }) => id),
    add() {
      // a list that was refused as empty is no longer empty
      if (error) clearErrors(name);
      append(empty, { focusName: `${name}.${fields.length}.${focus}` });
    },
    remove: (position: number) => remove(position),
    move,
    error,
  };
}
