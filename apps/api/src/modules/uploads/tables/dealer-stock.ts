import { integerColumn, moneyColumn, optionalColumn, textColumn } from '@estrada/domain/uploads/index';
import { areYearsConsistent } from '@estrada/domain/vehicles/index';
import { type DealerStockRow, dealerStockTables, loadDealerStock, stockLimit } from '../../vehicles/index.ts';
import { uploadTable } from '../upload-table.ts';
import { conditionColumn } from './buyer-and-condition-columns.ts';

const years = { min: 1900, max: 2100 };

/** The vehicles on the yard of a dealer. The whole stock of the dealer is replaced. */
export const dealerStock = uploadTable<DealerStockRow>({
  kind: 'dealer-stock',
  fileStem: 'estoque',
  maxLines: stockLimit,
  isOfDealer: true,
  columns: {
    stockCode: textColumn(
      {
        name: 'placa_ou_codigo',
        about: { pt: 'Placa, ou o código interno da loja', en: 'Plate, or the internal code of the dealer' },
        example: 'N-1042',
      },
      { max: 30 },
    ),
    assetType: conditionColumn,
    vehicleCode: textColumn(
      {
        name: 'codigo',
        about: {
          pt: 'Código da versão, como na tabela de veículos (FIPE ou da montadora)',
          en: 'Version code, as in the vehicle table (FIPE or the manufacturer’s)',
        },
        example: '004504-8',
      },
      { max: 30 },
    ),
    optionCode: textColumn(
      {
        name: 'opcional',
        about: {
          pt: 'Código do opcional; só onde várias versões têm o mesmo código',
          en: 'Option code; only where several versions have the same code',
        },
        example: 'R7E',
      },
      { max: 20, optional: true },
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
        about: { pt: 'Preço da loja em reais', en: 'Price of the dealer in reais' },
        example: '116900,00',
      },
      { maxCents: 10_000_000_000 },
    ),
    colour: textColumn(
      { name: 'cor', about: { pt: 'Cor', en: 'Colour' }, example: 'Prata' },
      { max: 40, optional: true },
    ),
    mileage: optionalColumn(
      integerColumn(
        {
          name: 'km',
          about: { pt: 'Quilometragem; obrigatória para usados', en: 'Mileage; required for used vehicles' },
          example: '12',
        },
        { min: 0, max: 999_999 },
      ),
    ),
  },
  examples: [
    {},
    {
      stockCode: 'ABC1D23',
      assetType: 'usado',
      optionCode: '',
      manufacturerYear: '2022',
      modelYear: '2022',
      priceCents: '73900,00',
      mileage: '48200',
    },
  ],
  check: (row) => {
    if (!areYearsConsistent(row)) return { column: 'modelYear', reason: 'years.inconsistent' };
    return row.assetType === 2 && row.mileage === null ? { column: 'mileage', reason: 'mileage.required' } : null;
  },
  keyOf: (row) => row.stockCode.toUpperCase(),
  comparison: { key: ['stockCode'], without: ['versionId'] },
  open: loadDealerStock,
  stored: dealerStockTables,
});
