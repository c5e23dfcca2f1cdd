import { moneyColumn, textColumn } from '@estrada/domain/uploads/index';
import { makeVehicleOptionCheck, type VehicleOptionRow, vehicleOptionTables } from '../../vehicles/index.ts';
import { uploadTable } from '../upload-table.ts';
import { checkDays, validityColumns } from './validity-columns.ts';

/** The options of the vehicles of a code, and their prices. The whole table is replaced. */
export const vehicleOptions = uploadTable<VehicleOptionRow>({
  kind: 'vehicle-options',
  fileStem: 'opcionais-de-veiculos',
  maxLines: 200_000,
  columns: {
    code: textColumn(
      {
        name: 'codigo',
        about: { pt: 'Código da versão, como na tabela de veículos', en: 'Version code, as in the vehicle table' },
        example: '004504-8',
      },
      { max: 30 },
    ),
    optionCode: textColumn(
      { name: 'opcional', about: { pt: 'Código do opcional', en: 'Option code' }, example: 'R7E' },
      { max: 20 },
    ),
    name: textColumn(
      { name: 'nome', about: { pt: 'Nome do opcional', en: 'Name of the option' }, example: 'Pintura metálica' },
      { max: 80 },
    ),
    priceCents: moneyColumn(
      { name: 'preco', about: { pt: 'Preço em reais', en: 'Price in reais' }, example: '1.890,00' },
      { maxCents: 10_000_000_000 },
    ),
    ...validityColumns,
  },
  examples: [{}, { optionCode: 'B4Z', name: 'Sensor de estacionamento', priceCents: '990,00' }],
  check: checkDays,
  keyOf: (row) => [row.code, row.optionCode, row.effectiveFrom].join('|'),
  comparison: { key: ['code', 'optionCode'], latestFirst: 'effectiveFrom' },
  checkWith: makeVehicleOptionCheck,
  stored: vehicleOptionTables,
});
