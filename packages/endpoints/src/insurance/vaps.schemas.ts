import { vapForm } from '@estrada/domain/insurance/index';
import { formRow } from '../record-calls.ts';

/** A value-added product as its list shows it. */
export const vapRow = formRow(vapForm);
