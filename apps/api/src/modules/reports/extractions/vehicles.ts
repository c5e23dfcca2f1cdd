import { sql } from 'drizzle-orm';
import {
  manufacturers,
  vehicleVersionNames as names,
  vehiclePrices as table,
  vehicleModels,
  vehicleVersions as versions,
} from '../../vehicles/index.ts';
import type { Extraction } from '../extraction.ts';
import { conditionColumn, rowsOnceInForce, sourceColumns, sourceJoins } from './uploaded-rows.ts';

/** Lines of the vehicle tables that were in force on a day of the period. */
export const vehicles: Extraction = {
  fileStem: 'veiculos',
  sheetName: { pt: 'Veículos', en: 'Vehicles' },
  from: sql`${table}`,
  joins: sql`join ${versions} on ${versions.id} = ${table.versionId}
    join ${vehicleModels} on ${vehicleModels.id} = ${versions.modelId}
    join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId}
    left join ${names} on ${names.tableId} = ${table.tableId} and ${names.versionId} = ${table.versionId}
    ${sourceJoins('vehicles', table.tableId)}`,
  key: sql`(${table.tableId} || lpad(${table.versionId}::text, 10, '0') || ${table.assetType} || ${table.modelYear} || ${table.manufacturerYear})`,
  ...rowsOnceInForce('vehicles', table.tableId),
  columns: [
    conditionColumn(table.assetType),
    { header: { pt: 'Montadora', en: 'Manufacturer' }, type: 'text', value: sql`${manufacturers.name}`, width: 18 },
    { header: { pt: 'Modelo', en: 'Model' }, type: 'text', value: sql`${vehicleModels.name}`, width: 24 },
    {
      header: { pt: 'Versão', en: 'Version' },
      type: 'text',
      // as the table named it: the name may have changed since
      value: sql`coalesce(${names.description}, ${versions.description})`,
      width: 40,
    },
    { header: { pt: 'Código', en: 'Code' }, type: 'text', value: sql`${versions.code}`, width: 12 },
    { header: { pt: 'Opcional', en: 'Option' }, type: 'text', value: sql`${versions.optionCode}`, width: 10 },
    { header: { pt: 'Combustível', en: 'Fuel' }, type: 'text', value: sql`${versions.fuel}`, width: 12 },
    {
      header: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      type: 'integer',
      value: sql`${table.manufacturerYear}`,
      width: 16,
    },
    { header: { pt: 'Ano do modelo', en: 'Model year' }, type: 'integer', value: sql`${table.modelYear}`, width: 14 },
    {
      header: { pt: 'Preço de referência', en: 'Reference price' },
      type: 'money',
      value: sql`${table.priceCents}`,
      width: 18,
    },
    ...sourceColumns,
  ],
};
