import { colourForm } from '@estrada/domain/offers/index';
import { formRow } from '../record-calls.ts';

/** A colour in its list. */
export const colourRow = formRow(colourForm);
