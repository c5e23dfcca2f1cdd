import { vapForm } from '@estrada/domain/products/index';
import { formRow } from '../record-calls.ts';

/** A value-added product in its list. */
export const vapRow = formRow(vapForm);
