import { vapForm } from '@estrada/domain/insurance/index';
import { formRow } from '../record-calls.ts';

/** A value-added product in its list. */
export const vapRow = formRow(vapForm);
