import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { type DatedRow, isInForce } from './in-force.ts';
import type { AssetType, PersonType } from './price-tables.ts';

/** The premium of a value-added product for a term and a range of financed amounts, both ends included. */
export type PricedProductRow = DatedRow & {
  code: string;
  type: 'Insurance' | 'Product';
  provider: string;
  termMonths: number;
  minFinancedCents: Money;
  maxFinancedCents: Money;
  assetType: AssetType;
  /** null applies to both */
  personType: PersonType | null;
  premiumCents: Money;
};

export type ProductChoice = {
  code: string;
  termMonths: number;
  /** net credit before fees, products and tax: the insurer's rating base */
  financedCents: Money;
  assetType: AssetType;
  personType: PersonType;
  today: CalendarDate;
};

/** The row that prices a product for the choice, or null when it is not offered for it. */
export function priceProduct(rows: readonly PricedProductRow[], choice: ProductChoice): PricedProductRow | null {
  const found = rows.find(
    (row) =>
      row.code === choice.code &&
      row.termMonths === choice.termMonths &&
      row.assetType === choice.assetType &&
      (row.personType === null || row.personType === choice.personType) &&
      choice.financedCents >= row.minFinancedCents &&
      choice.financedCents <= row.maxFinancedCents &&
      isInForce(row, choice.today),
  );
  return found ?? null;
}
