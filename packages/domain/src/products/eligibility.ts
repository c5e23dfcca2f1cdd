import type { CalendarDate } from '../calendar/index.ts';
import type { StoredValues } from '../forms/index.ts';
import type { Money } from '../money/index.ts';
import { type Sale, saleOptionsOf, findDirectSaleType } from '../simulation/index.ts';
import type { vapForm } from './vap-form.ts';

/** A row of the catalogue, and whether it is sold. */
export type Vap = StoredValues<(typeof vapForm)['fields']> & { enabled: boolean };
