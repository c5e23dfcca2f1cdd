import {
  type AutoCommissionRow,
  type AutoCoverage,
  autoCommissionShape,
  autoCoverages,
  type CommercialCategory,
  commercialCategories,
} from '@estrada/domain/products/index';
import { choiceColumn } from '@estrada/domain/uploads/index';
import { autoCommissionTables } from '../../../products/index.ts';
import { validityColumns } from '../validity-columns.ts';
import { commissionColumn } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

const categories = Object.entries(commercialCategories).map(([id, texts]) => ({
  id: Number(id) as CommercialCategory,
  texts,
}));

/** The commission of the auto insurance (Liberty), whose price the insurer quotes. */
export const insuranceAuto = insuranceTable<AutoCommissionRow>({
  kind: 'insurance-auto',
  fileStem: 'seguro-auto',
  columns: {
    coverage: choiceColumn<AutoCoverage>(
      { name: 'cobertura', about: { pt: 'Cobertura A, B ou C', en: 'Coverage A, B or C' }, example: 'A' },
      Object.fromEntries(autoCoverages.map((coverage) => [coverage, coverage])),
    ),
    category: choiceColumn<CommercialCategory>(
      {
        name: 'categoria',
        about: { pt: 'Categoria de uso do veículo', en: 'Category of the vehicle’s use' },
        example: 'particular',
      },
      Object.fromEntries(
        categories.flatMap(({ id, texts }) => [
          [texts.pt, id],
          [String(id), id],
        ]),
      ),
      Object.fromEntries(categories.map(({ texts }) => [texts.pt, texts])),
    ),
    commissionMillionths: commissionColumn,
    ...validityColumns,
  },
  examples: [{}, { category: 'táxi', commissionMillionths: '12,5' }],
  shape: autoCommissionShape,
  stored: autoCommissionTables,
});
