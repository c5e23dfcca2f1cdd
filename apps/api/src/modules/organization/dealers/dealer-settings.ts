import { recordScope } from '@estrada/domain/access/index';
import { additions } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import type { DealerSettings, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { changeRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dealerProducts } from '../organization.tables.ts';
import { dealerTable } from './dealer-kind.ts';
import { listUnsoldProducts } from './dealer-products.repository.ts';
import { type DealerRecord, findDealerRecord } from './dealer-register.repository.ts';
import { lockDealer } from './lock-dealer.ts';

async function describeSettings(
  dealer: Pick<DealerRecord, 'id' | 'version' | 'esignEnabled'>,
  context: ReadContext,
): Promise<DealerSettings> {
  const unsold = await listUnsoldProducts(context.db, dealer.id);
  return {
    version: dealer.version,
    esignEnabled: dealer.esignEnabled,
    products: additions.map((row) => ({
      id: row.id,
      name: pickText(row, context.language),
      enabled: !unsold.has(row.id),
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

/** Sets the products of a dealer: the given ones, and no others. @throws DomainError SEC004, SET001 */
export const saveDealerProducts: UseCase<typeof endpoints.saveDealerProducts, WriteContext> = async (
  { params, body },
  context,
) => {
  const dealer = await lockDealer(params.id, body.version, context);
  const unsold = await listUnsoldProducts(context.db, dealer.id);
  const changed = additions
    .map(({ id }) => ({ product: id, before: !unsold.has(id), enabled: body.products.includes(id) }))
    .filter(({ before, enabled }) => before !== enabled);
  if (changed.length === 0) return describeSettings(dealer, context);
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
  return describeSettings(after, context);
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
