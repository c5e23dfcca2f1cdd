import { colourForm } from '@estrada/domain/offers/index';
import { formRow } from '../record-calls.ts';

/** A colour as the list shows it. */
export const colourRow = formRow(colourForm);
