import type { InsuranceCode } from '@estrada/domain/products/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { insuranceReach, insuranceProposals as table } from '../../policies/index.ts';
import type { Extraction } from '../extraction.ts';
import {
  carColumns,
  insuranceColumns,
  insuranceJoins,
  lifeColumns,
  noteColumns,
  protectionColumns,
} from './insurance-columns.ts';

/** Insurance proposals that were begun in the period, common to several extractions. */
export const begunInsurances: Omit<Extraction, 'fileStem' | 'sheetName' | 'columns'> = {
  from: sql`${table}`,
  joins: insuranceJoins,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.createdAt} >= ${start} and ${table.createdAt} < ${end}`,
  within: (scope) => scopeFilter(scope, insuranceReach),
};

/** The proposals of some products, with the columns of their own. */
const ofProducts = (
  products: readonly InsuranceCode[],
  named: Pick<Extraction, 'fileStem' | 'sheetName'>,
  columns: Extraction['columns'],
): Extraction => ({
  ...begunInsurances,
  ...named,
  during: (start, end, days) =>
    sql`${table.product} in ${[...products]} and ${begunInsurances.during(start, end, days)}`,
  columns: [...insuranceColumns, ...columns],
});

export const mechanicalProtections = ofProducts(
  ['PMC', 'PMC_DAY_2'],
  { fileStem: 'protecao-mecanica', sheetName: { pt: 'Proteção mecânica', en: 'Mechanical protection' } },
  protectionColumns,
);

export const carInsurances = ofProducts(
  ['SEGURO_AUTO'],
  { fileStem: 'seguro-auto', sheetName: { pt: 'Seguro auto', en: 'Car insurance' } },
  carColumns,
);

/** The same by the day of the policy. */
export const issuedCarInsurances: Extraction = {
  ...carInsurances,
  fileStem: 'seguro-auto-emitido',
  sheetName: { pt: 'Seguro auto emitido', en: 'Issued car insurance' },
  during: (_start, _end, { first, last }) =>
    sql`${table.product} = 'SEGURO_AUTO' and ${table.issuedOn} >= ${first} and ${table.issuedOn} <= ${last}`,
};

export const guaranteedNotes = ofProducts(
  ['GAP'],
  { fileStem: 'nota-garantida', sheetName: { pt: 'Nota garantida', en: 'Guaranteed note' } },
  noteColumns,
);

export const lifeInsurances = ofProducts(
  ['LIFE', 'PPI'],
  { fileStem: 'seguro-de-vida-e-parcela-protegida', sheetName: { pt: 'Vida e parcela', en: 'Life and instalment' } },
  lifeColumns,
);
