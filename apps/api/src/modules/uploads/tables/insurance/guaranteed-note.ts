import { type NoteRow, noteShape } from '@estrada/domain/products/index';
import { noteTables } from '../../../products/index.ts';
import { buyerColumn, conditionColumn } from '../buyer-and-condition-columns.ts';
import { termColumn } from '../term-column.ts';
import { validityColumns } from '../validity-columns.ts';
import { amountBand, premiumColumn } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

const [minCreditCents, maxCreditCents] = amountBand('credito', { pt: 'crédito líquido', en: 'net credit' }, [
  '0,01',
  '50.000,00',
]);

/** The price of the guaranteed note (Assurant). */
export const guaranteedNote = insuranceTable<NoteRow>({
  kind: 'guaranteed-note',
  fileStem: 'nota-garantida',
  columns: {
    personType: buyerColumn,
    assetType: conditionColumn,
    termMonths: termColumn,
    minCreditCents,
    maxCreditCents,
    premiumCents: premiumColumn,
    ...validityColumns,
  },
  examples: [{}, { assetType: 'usado', premiumCents: '970,00' }],
  shape: noteShape,
  stored: noteTables,
});
