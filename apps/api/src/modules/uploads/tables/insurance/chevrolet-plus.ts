import { type ChevroletPlusRow, chevroletPlusShape } from '@estrada/domain/products/index';
import { chevroletPlusTables } from '../../../products/index.ts';
import { buyerColumn } from '../buyer-and-condition-columns.ts';
import { validityColumns } from '../validity-columns.ts';
import { amountBand, premiumColumn } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

const [minFinancedCents, maxFinancedCents] = amountBand(
  'financiado',
  { pt: 'valor financiado', en: 'financed amount' },
  ['0,01', '50.000,00'],
);

/** The price of Chevrolet Plus (Liberty). */
export const chevroletPlus = insuranceTable<ChevroletPlusRow>({
  kind: 'chevrolet-plus',
  fileStem: 'chevrolet-plus',
  columns: {
    personType: buyerColumn,
    minFinancedCents,
    maxFinancedCents,
    premiumCents: { ...premiumColumn, example: '590,00' },
    ...validityColumns,
  },
  examples: [{}, { minFinancedCents: '50.000,01', maxFinancedCents: '150.000,00', premiumCents: '890,00' }],
  shape: chevroletPlusShape,
  stored: chevroletPlusTables,
});
