import { checkProtectionLine, protectionCoverages, protectionShape, vapNames } from '@estrada/domain/products/index';
import type { ProtectionRow } from '@estrada/domain/simulation/index';
import { choiceColumn, optionalColumn } from '@estrada/domain/uploads/index';
import { protectionTables } from '../../../products/index.ts';
import { insurerColumn } from '../insurer-column.ts';
import { termColumn } from '../term-column.ts';
import { validityColumns } from '../validity-columns.ts';
import { amountBand, commissionColumn, countBand, premiumColumn } from './band-columns.ts';
import { insuranceTable } from './insurance-table.ts';

const [minKm, maxKm] = countBand(
  'km',
  { line: { pt: 'quilometragem', en: 'mileage' }, column: { pt: 'quilometragem', en: 'mileage' } },
  { min: 0, max: 1_000_000, example: ['0', '60000'] },
);
const [minPriceCents, maxPriceCents] = amountBand('preco', { pt: 'valor do veículo', en: 'vehicle price' }, [
  '0,01',
  '200.000,00',
]);
const [minWarrantyMonths, maxWarrantyMonths] = countBand(
  'garantia',
  {
    line: { pt: 'meses de garantia', en: 'months of warranty' },
    column: {
      pt: 'número de meses até o fim da garantia de fábrica, só para PMC_DAY_2',
      en: 'number of months until the factory warranty ends, for PMC_DAY_2 only',
    },
  },
  { min: 0, max: 120, example: ['1', '12'] },
);

/**
 * Mechanical protection (Liberty, Cardif): for which vehicles, and the commission; and the premium of what the table
 * prices. The price of a product that its insurer prices is never this one.
 */
export const insurancePmc = insuranceTable<ProtectionRow>({
  kind: 'insurance-pmc',
  fileStem: 'protecao-mecanica',
  columns: {
    code: choiceColumn<'PMC' | 'PMC_DAY_2'>(
      { name: 'produto', about: { pt: 'PMC ou PMC_DAY_2', en: 'PMC or PMC_DAY_2' }, example: 'PMC' },
      { PMC: 'PMC', PMC_DAY_2: 'PMC_DAY_2' },
      vapNames,
    ),
    provider: { ...insurerColumn, example: 'LIBERTY' },
    coverage: choiceColumn<'POWERTRAIN' | 'COMPLETE'>(
      {
        name: 'cobertura',
        about: {
          pt: 'POWERTRAIN (motor e câmbio) ou COMPLETE (completa)',
          en: 'POWERTRAIN (engine and gearbox) or COMPLETE',
        },
        example: 'COMPLETE',
      },
      { POWERTRAIN: 'POWERTRAIN', COMPLETE: 'COMPLETE' },
      protectionCoverages,
    ),
    termMonths: { ...termColumn, example: '24' },
    minKm,
    maxKm,
    minPriceCents,
    maxPriceCents,
    minWarrantyMonths: optionalColumn(minWarrantyMonths),
    maxWarrantyMonths: optionalColumn(maxWarrantyMonths),
    premiumCents: optionalColumn({
      ...premiumColumn,
      about: {
        pt: 'Prêmio do contrato inteiro; em branco quando a seguradora cota',
        en: 'Premium of the whole contract; blank where the insurer quotes it',
      },
      example: '1.890,00',
    }),
    commissionMillionths: commissionColumn,
    ...validityColumns,
  },
  examples: [{ minWarrantyMonths: '', maxWarrantyMonths: '', premiumCents: '' }, { code: 'PMC_DAY_2' }],
  shape: protectionShape,
  check: checkProtectionLine,
  stored: protectionTables,
});
