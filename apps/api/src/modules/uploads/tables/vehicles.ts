import { integerColumn, moneyColumn, textColumn } from '@estrada/domain/uploads/index';
import { areYearsConsistent } from '@estrada/domain/vehicles/index';
import {
  loadVehicleTable,
  nameVersions,
  type VehicleTableRow,
  vehicleLines,
  vehicleTables,
  versionText,
} from '../../vehicles/index.ts';
import { uploadTable } from '../upload-table.ts';
import { conditionColumn } from './buyer-and-condition-columns.ts';

const years = { min: 1900, max: 2100 };

/** The vehicle table: reference prices by version, years and condition. The whole table is replaced. */
export const vehicles = uploadTable<VehicleTableRow>({
  kind: 'vehicles',
  fileStem: 'tabela-de-veiculos',
  maxLines: 500_000,
  columns: {
    assetType: conditionColumn,
    manufacturer: textColumn(
      {
        name: 'fabricante',
        about: { pt: 'Montadora, até 60 caracteres', en: 'Manufacturer, up to 60 characters' },
        example: 'CHEVROLET',
      },
      { max: 60, isName: true },
    ),
    model: textColumn(
      { name: 'modelo', about: { pt: 'Modelo, até 80 caracteres', en: 'Model, up to 80 characters' }, example: 'Onix' },
      { max: 80 },
    ),
    version: textColumn(
      {
        name: 'versao',
        about: { pt: 'Descrição da versão', en: 'Description of the version' },
        example: 'LT 1.0 Turbo Automático',
      },
      { max: 120 },
    ),
    code: textColumn(
      {
        name: 'codigo',
        about: { pt: 'Código da versão (FIPE ou da montadora)', en: 'Version code (FIPE or the manufacturer’s)' },
        example: '004504-8',
      },
      { max: 30 },
    ),
    optionCode: textColumn(
      { name: 'opcional', about: { pt: 'Código do opcional', en: 'Option code' }, example: 'R7E' },
      { max: 20, optional: true },
    ),
    fuel: textColumn(
      { name: 'combustivel', about: { pt: 'Combustível', en: 'Fuel' }, example: 'Flex' },
      { max: 30, optional: true },
    ),
    manufacturerYear: integerColumn(
      { name: 'ano_fabricacao', about: { pt: 'Ano de fabricação', en: 'Year of manufacture' }, example: '2026' },
      years,
    ),
    modelYear: integerColumn(
      { name: 'ano_modelo', about: { pt: 'Ano do modelo', en: 'Model year' }, example: '2027' },
      years,
    ),
    priceCents: moneyColumn(
      {
        name: 'preco',
        about: { pt: 'Preço de referência em reais', en: 'Reference price in reais' },
        example: '118490,00',
      },
      { maxCents: 10_000_000_000 },
    ),
  },
  examples: [
    {},
    { assetType: 'usado', optionCode: '', manufacturerYear: '2022', modelYear: '2022', priceCents: '74900,00' },
  ],
  check: (row) => (areYearsConsistent(row) ? null : { column: 'modelYear', reason: 'years.inconsistent' }),
  keyOf: (row) =>
    [
      row.assetType,
      row.manufacturer,
      row.model,
      row.code,
      row.optionCode,
      row.fuel,
      row.manufacturerYear,
      row.modelYear,
    ].join('|'),
  comparison: {
    key: ['versionId', 'assetType', 'manufacturerYear', 'modelYear'],
    keyText: { field: 'versionId', text: versionText },
  },
  lines: vehicleLines,
  open: loadVehicleTable,
  begin: async (tx, tableId) => {
    await nameVersions(tx, tableId);
    return [];
  },
  notice: 'NOT001',
  stored: vehicleTables,
});
