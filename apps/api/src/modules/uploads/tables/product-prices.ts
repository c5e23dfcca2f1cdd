import { formatMoney } from '@estrada/domain/formats/index';
import {
  checkProductPriceLine,
  makePriceOverlapCheck,
  type ProductPriceLine,
  type VapCode,
  vapCodes,
  vapNames,
} from '@estrada/domain/products/index';
import { choiceColumn, moneyColumn } from '@estrada/domain/uploads/index';
import { openTableLoad } from '../../../kernel/database/table-load.ts';
import { findUnregisteredProducts, productPriceUploads } from '../../products/index.ts';
import { uploadTable } from '../upload-table.ts';
import { buyerColumn, conditionColumn } from './buyer-and-condition-columns.ts';
import { insurerColumn } from './insurer-column.ts';
import { termColumn } from './term-column.ts';
import { checkEnd, validityColumns } from './validity-columns.ts';

/** R$ 100 million, the simulator's limit. */
const maxCents = 10_000_000_000;
const codes = Object.fromEntries(vapCodes.map((code) => [code, code])) as Record<VapCode, VapCode>;

/** The price of each product by term and range of the financed amount. The whole is replaced. */
export const productPrices = uploadTable<ProductPriceLine & { type: 'Insurance' | 'Product' }>({
  kind: 'product-prices',
  fileStem: 'precos-dos-produtos',
  maxLines: 50_000,
  columns: {
    code: choiceColumn<VapCode>(
      { name: 'produto', about: { pt: 'Código do produto', en: 'Product code' }, example: 'GAP' },
      codes,
      vapNames,
    ),
    type: choiceColumn<'Insurance' | 'Product'>(
      {
        name: 'tipo',
        about: { pt: 'seguro ou produto', en: 'seguro (insurance) or produto (product)' },
        example: 'seguro',
      },
      { seguro: 'Insurance', produto: 'Product' },
    ),
    provider: insurerColumn,
    personType: buyerColumn,
    assetType: conditionColumn,
    termMonths: termColumn,
    minFinancedCents: {
      ...moneyColumn(
        {
          name: 'financiado_de',
          about: { pt: 'Menor valor financiado', en: 'Lowest financed amount' },
          example: '0,01',
        },
        { maxCents },
      ),
      // it identifies a line, among texts that do not name the amount
      show: (cents) => ({
        pt: `valor financiado a partir de ${formatMoney(cents)}`,
        en: `financed amount from ${formatMoney(cents)}`,
      }),
    },
    maxFinancedCents: moneyColumn(
      {
        name: 'financiado_ate',
        about: { pt: 'Maior valor financiado', en: 'Highest financed amount' },
        example: '500.000,00',
      },
      { maxCents },
    ),
    premiumCents: moneyColumn(
      {
        name: 'premio',
        about: { pt: 'Prêmio do contrato inteiro', en: 'Premium of the whole contract' },
        example: '890,00',
      },
      { maxCents },
    ),
    ...validityColumns,
  },
  examples: [{}, { assetType: 'usado', premiumCents: '970,00' }],
  check: (line, day) => checkProductPriceLine(line) ?? checkEnd(line, day),
  keyOf: (line) =>
    [
      ...[line.code, line.provider, line.personType, line.assetType, line.termMonths],
      ...[line.minFinancedCents, line.effectiveFrom],
    ].join('|'),
  comparison: {
    key: ['code', 'provider', 'personType', 'assetType', 'termMonths', 'minFinancedCents'],
    latestFirst: 'effectiveFrom',
  },
  open: async (database, uploadId) => ({
    ...openTableLoad(database, productPriceUploads, uploadId),
    check: makePriceOverlapCheck(),
  }),
  findNotes: findUnregisteredProducts,
  notice: 'NOT001',
  stored: productPriceUploads,
});
