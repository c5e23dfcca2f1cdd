import { text } from '../../forms/fields.ts';
import { form } from '../../forms/form.ts';

/** Why a figure of the insurer is disputed, or how a difference was solved. */
export const differenceNoteForm = form({
  note: text('Observação', 'Note', { max: 500, hasLines: true }),
});
