import { type ComboPriceRow, comboPriceShape } from '@estrada/domain/products/index';
import { textColumn } from '@estrada/domain/uploads/index';
import { comboPriceTables, makeComboNameCheck } from '../../../products/index.ts';
import { buyerColumn, conditionColumn } from '../buyer-and-condition-columns.ts';
import { validityColumns } from '../validity-columns.ts';
import { amountColumn } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

/** The prices of combos that cost less than their parts. */
export const comboPrices = insuranceTable<ComboPriceRow>({
  kind: 'combo-prices',
  fileStem: 'precos-de-combos',
  columns: {
    comboName: textColumn(
      { name: 'combo', about: { pt: 'Nome do combo', en: 'Name of the combo' }, example: 'Essencial' },
      { max: 60 },
    ),
    personType: { ...buyerColumn, example: 'PF' },
    assetType: conditionColumn,
    priceCents: amountColumn(
      'preco',
      {
        pt: 'Preço do combo inteiro, quando é menor que a soma das partes',
        en: 'Price of the whole combo, where it is less than the sum of its parts',
      },
      '1.490,00',
    ),
    ...validityColumns,
  },
  examples: [{}, { comboName: 'Completo', priceCents: '2.990,00' }],
  shape: comboPriceShape,
  checkWith: makeComboNameCheck,
  stored: comboPriceTables,
});
