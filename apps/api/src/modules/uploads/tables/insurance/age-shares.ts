import { type AgeShareRow, ageShareShape } from '@estrada/domain/products/index';
import { millionthsColumn } from '@estrada/domain/uploads/index';
import { instalmentTables, lifeTables } from '../../../products/index.ts';
import { validityColumns } from '../validity-columns.ts';
import { countBand } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

const [minAge, maxAge] = countBand(
  'idade',
  {
    line: { pt: 'idade', en: 'age' },
    column: { pt: 'idade do segurado, em anos', en: 'age of the insured person, in years' },
  },
  { min: 0, max: 120, example: ['18', '30'] },
);
const [minTermMonths, maxTermMonths] = countBand(
  'prazo',
  {
    line: { pt: 'prazo', en: 'term' },
    column: { pt: 'prazo, em meses', en: 'term, in months' },
  },
  { min: 1, max: 120, example: ['1', '36'] },
);

/** The columns of an insurance of persons, which costs a share of the financed amount. */
const shared = {
  columns: {
    minAge,
    maxAge,
    minTermMonths,
    maxTermMonths,
    shareMillionths: millionthsColumn(
      {
        name: 'percentual',
        about: {
          pt: 'Percentual do valor financiado, para o contrato inteiro',
          en: 'Share of the financed amount, for the whole contract',
        },
        example: '1,2345',
      },
      { max: 30 },
    ),
    ...validityColumns,
  },
  examples: [{}, { minAge: '31', maxAge: '45', shareMillionths: '1,8' }],
  shape: ageShareShape,
} as const;

/** The price of life insurance (MetLife). */
export const insuranceLife = insuranceTable<AgeShareRow>({
  kind: 'insurance-life',
  fileStem: 'seguro-de-vida',
  stored: lifeTables,
  ...shared,
});

/** The price of the protected instalment (MetLife). */
export const protectedInstalment = insuranceTable<AgeShareRow>({
  kind: 'protected-instalment',
  fileStem: 'parcela-protegida',
  stored: instalmentTables,
  ...shared,
});
