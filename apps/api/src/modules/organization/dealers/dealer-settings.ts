import { recordScope } from '@estrada/domain/access/index';
import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { dealerProductCodes, type InsuranceCode, insuranceCodes } from '@estrada/domain/products/index';
import type { DealerSettings, endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, eq, inArray } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { changeRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dealerProducts } from '../organization.tables.ts';
import { dealerTable } from './dealer-kind.ts';
import { listUnsoldProducts } from './dealer-products.repository.ts';
import { type DealerRecord, findDealerRecord, listDealerRecords } from './dealer-register.repository.ts';
import { lockDealer } from './lock-dealer.ts';

async function describeSettings(
  dealer: Pick<DealerRecord, 'id' | 'version' | 'esignEnabled'>,
  context: ReadContext,
): Promise<DealerSettings> {
  const unsold = await listUnsoldProducts(context.db, dealer.id);
  return {
    version: dealer.version,
    esignEnabled: dealer.esignEnabled,
    products: dealerProductCodes.map((id) => ({
      id,
      name: pickText(productName(id), context.language),
      enabled: !unsold.has(id),
    })),
    can: { chooseProducts: context.may('dealer-products'), switchEsign: context.may('esign-ic') },
  };
}

/** The products of a dealer besides the financing, and its electronic signature. @throws DomainError SEC004 */
export const readDealerSettings: UseCase<typeof endpoints.readDealerSettings, ReadContext> = async (
  { params },
  context,
) => {
  const dealer = inReach(await findDealerRecord(context.db, recordScope(callerOf(context).viewer), params));
  return describeSettings(dealer, context);
};

/**
 * Sets which of the products a dealer sells: the given ones, and no others.
 *
 * @param products those that this call decides on
 */
async function saveSold(
  dealer: DealerRecord,
  products: readonly string[],
  sold: readonly string[],
  context: WriteContext,
): Promise<DealerRecord> {
  const unsold = await listUnsoldProducts(context.db, dealer.id);
  const changed = products
    .map((product) => ({ product, before: !unsold.has(product), enabled: sold.includes(product) }))
    .filter(({ before, enabled }) => before !== enabled);
  if (changed.length === 0) return dealer;
  for (const { product, enabled } of changed) {
    const state = { enabled, updatedAt: context.now };
    const target = [dealerProducts.dealerId, dealerProducts.product];
    await context.db
      .insert(dealerProducts)
      .values({ dealerId: dealer.id, product, ...state })
      .onConflictDoUpdate({ target, set: state });
  }
  const after = await changeRecord(dealerTable, dealer, {}, context);
  context.audit({
    action: 'dealer.products',
    entity: 'dealer',
    entityId: dealer.id,
    before: Object.fromEntries(changed.map(({ product, before }) => [product, before])),
    after: Object.fromEntries(changed.map(({ product, enabled }) => [product, enabled])),
  });
  return { ...dealer, ...after };
}

/** Sets the products of a dealer that are no insurance. @throws DomainError SEC004, SET001 */
export const saveDealerProducts: UseCase<typeof endpoints.saveDealerProducts, WriteContext> = async (
  { params, body },
  context,
) => {
  const dealer = await lockDealer(params.id, body.version, context);
  return describeSettings(await saveSold(dealer, dealerProductCodes, body.products, context), context);
};

type ByDealer = ResponseOf<typeof endpoints.saveInsuranceByDealer>;

const describeByDealer = (dealer: DealerRecord, unsold: ReadonlySet<string>): ByDealer => ({
  id: dealer.id,
  version: dealer.version,
  tradingName: dealer.tradingName,
  gmfCode: dealer.GMFcode,
  bacCode: dealer.baccode,
  city: dealer.city,
  state: dealer.state,
  enabled: dealer.enabled,
  insurances: insuranceCodes.filter((code) => !unsold.has(code)),
});

/** The insurance products that each dealer sells. */
export const listInsuranceByDealer: UseCase<typeof endpoints.listInsuranceByDealer, ReadContext> = async (
  { query },
  context,
) => {
  const { rows, ...page } = await listDealerRecords(context.db, recordScope(callerOf(context).viewer), query);
  const { dealerId, product, enabled } = dealerProducts;
  const isShown = inArray(
    dealerId,
    rows.map(({ id }) => id),
  );
  const unsold = await context.db
    .select({ dealerId, product })
    .from(dealerProducts)
    .where(and(isShown, eq(enabled, false), inArray(product, [...insuranceCodes])))
    .limit(rows.length * insuranceCodes.length);
  const unsoldBy = (id: string) => new Set(unsold.filter((row) => row.dealerId === id).map((row) => row.product));
  return { ...page, items: rows.map((row) => describeByDealer(row, unsoldBy(row.id))) };
};

/** Sets the insurance products that a dealer sells. @throws DomainError SEC004, SET001 */
export const saveInsuranceByDealer: UseCase<typeof endpoints.saveInsuranceByDealer, WriteContext> = async (
  { body },
  context,
) => {
  const dealer = await lockDealer(body.id, body.version, context);
  const after = await saveSold(dealer, insuranceCodes, body.insurances, context);
  const sold: readonly InsuranceCode[] = body.insurances;
  return describeByDealer(after, new Set(insuranceCodes.filter((code) => !sold.includes(code))));
};

/** Switches the electronic signature of a dealer. @throws DomainError SEC004, SET001 */
export const switchDealerEsign: UseCase<typeof endpoints.switchDealerEsign, WriteContext> = async (
  { params, body },
  context,
) => {
  const dealer = await lockDealer(params.id, body.version, context);
  if (dealer.esignEnabled === body.enabled) return describeSettings(dealer, context);
  const after = await changeRecord(dealerTable, dealer, { esignEnabled: body.enabled }, context);
  context.audit({
    action: 'dealer.esign',
    entity: 'dealer',
    entityId: dealer.id,
    before: { esignEnabled: dealer.esignEnabled },
    after: { esignEnabled: body.enabled },
  });
  return describeSettings(after, context);
};
