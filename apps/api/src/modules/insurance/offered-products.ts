import { type ModuleFlags, recordScope } from '@estrada/domain/access/index';
import { productName } from '@estrada/domain/enumerations/index';
import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import { isInsurerActive, yearlyTerms } from '@estrada/domain/insurance/index';
import { insurerName } from '@estrada/domain/products/index';
import {
  type EligibilityFacts,
  type Ineligibility,
  isForTerm,
  type PricedProductRow,
  type ProtectionPriceRow,
  whyIneligible,
} from '@estrada/domain/simulation/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { ensureSellsBy, findDealerInScope, listUnsoldProducts } from '../organization/index.ts';
import type { loadProductsOnSale } from '../products/index.ts';

/** A row of the register. */
export type ProductOnSale = Awaited<ReturnType<typeof loadProductsOnSale>>[number];

/** Why a registered product cannot be offered: the first that applies, in this order. */
export type NotOffered = 'module' | 'dealer' | Ineligibility;

/** Who sells: a dealer, or nobody where an offer sells. */
export type Place = { dealerId: string | null; unsold: ReadonlySet<string> };

/**
 * Where a sale is made. Products of offers are sold without a dealer.
 *
 * @throws DomainError SEC004 for a dealer out of reach; ADD004 where it does not sell by this channel; DOM002 at `source`
 * for a dealer's sale by those who sell offers only
 */
export async function placeOf(
  { dealerId, source }: { dealerId?: string | undefined; source?: 'CHD' | 'OFFER' | undefined },
  context: ReadContext,
): Promise<Place> {
  const { viewer } = callerOf(context);
  const sellsOffersOnly = context.may('offers') && !context.may('simulator');
  if (sellsOffersOnly && source === 'CHD')
    throw new DomainError('DOM002', { fields: [{ path: 'source', key: 'value.notAllowed' }] });
  const isOffer = source === 'OFFER' || sellsOffersOnly;
  const id = dealerId ?? (isOffer ? null : viewer.activeDealerId);
  if (id === null) return { dealerId: null, unsold: new Set() };
  const dealer = inReach(await findDealerInScope(context.db, recordScope(viewer), id));
  if (!isOffer) await ensureSellsBy(context.db, dealer.id, 'CHD');
  return { dealerId: dealer.id, unsold: await listUnsoldProducts(context.db, dealer.id) };
}

/** For whom and for what a product is offered; what is absent excludes nothing. */
export type Buyer = Omit<EligibilityFacts, 'today'>;

/** Why a registered product cannot be offered to a buyer; null where it can. */
export function whyNotOffered(
  row: ProductOnSale,
  { unsold, modules }: Pick<Place, 'unsold'> & { modules: ModuleFlags },
  buyer: Buyer,
  today: string,
): NotOffered | null {
  if (!isInsurerActive(row.provider, modules)) return 'module';
  if (unsold.has(row.code)) return 'dealer';
  return whyIneligible(row, { ...buyer, today });
}

/** Whether a row is of a named insurer; without a name it is. */
export const isOfProvider = (row: ProductOnSale, provider: string | null | undefined): boolean =>
  !provider || row.provider === insurerName(provider);

/** The terms of a product that its table prices, ascending; of mechanical protection those of its own lines. */
export const tabledTerms = (
  row: ProductOnSale,
  prices: readonly PricedProductRow[],
  protection?: readonly ProtectionPriceRow[],
): number[] => {
  const terms =
    protection?.map(({ termMonths }) => termMonths) ??
    prices.flatMap((price) =>
      price.maxTermMonths === undefined
        ? [price.termMonths]
        : yearlyTerms(row).filter((term) => isForTerm(price, term)),
    );
  return [...new Set(terms)]
    .filter((term) => term >= row.minTermMonths && term <= row.maxTermMonths)
    .sort((one, other) => one - other);
};

/** The name of a product: its row's own, otherwise that of its code. */
export function nameOf(row: Pick<ProductOnSale, 'namePt' | 'nameEn'> | null, code: string, language: Language): string {
  const own = (language === 'en' && row?.nameEn) || row?.namePt;
  return own || pickText(productName(code), language);
}

/** What a product covers, by line; in Portuguese while its row has no English text. */
export const coveredBy = (row: Pick<ProductOnSale, 'coversPt' | 'coversEn'> | null, language: Language): string[] =>
  ((language === 'en' && row?.coversEn) || row?.coversPt || '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The last instant of a business day, as a quote's validity is written. */
export const endOfDay = (day: string): string => `${day}T23:59:59-03:00`;
