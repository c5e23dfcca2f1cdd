import { ensureOwnDocument, recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { applyDiscount } from '@estrada/domain/simulation/index';
import { type BodyOf, endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read } from '../../kernel/route.ts';
import { branches, dealers, findDealerInScope } from '../organization/index.ts';
import { manufacturers, vehicleModels, vehicleVersions } from '../vehicles/index.ts';
import { autoCampaignRoutes } from './auto-campaigns.ts';
import { findRuleOfCode, limitCodes, problemsOf, refuseCode, typedCodeOf } from './find-discount.ts';
import { peopleRoutes } from './people.ts';
import { promotionalCouponRoutes } from './promotional-coupons.ts';
import { couponRecord, voucherRecord } from './rules.ts';

export const promotionRoutes: Route[] = [
  ...couponRecord.routes,
  ...voucherRecord.routes,
  ...peopleRoutes,
  ...autoCampaignRoutes,
  ...promotionalCouponRoutes,
  read(endpoints.listDiscountScope, (_request, context) => listDiscountScope(context)),
  read(endpoints.validateVoucher, validateDiscount),
];

/** Lists that a search narrows on the screen; a catalogue of one manufacturer has a few hundred versions. */
const listedAtMost = 3_000;

/** What a rule can be restricted to, by name. */
async function listDiscountScope({ db }: ReadContext): Promise<ResponseOf<typeof endpoints.listDiscountScope>> {
  const named = (table: PgTable, value: PgColumn, name: PgColumn, where?: SQL) =>
    db
      .select({ value: sql<string>`${value}::text`, name: sql<string>`${name}` })
      .from(table)
      .where(where)
      .orderBy(asc(name))
      .limit(listedAtMost);
  const versions = db
    .select({
      value: sql<string>`${vehicleVersions.id}::text`,
      name: sql<string>`concat_ws(' ', ${vehicleModels.name}, ${vehicleVersions.description})`,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .orderBy(asc(vehicleModels.name), asc(vehicleVersions.description))
    .limit(listedAtMost);
  return {
    manufacturers: await named(manufacturers, manufacturers.id, manufacturers.name),
    models: await named(vehicleModels, vehicleModels.id, vehicleModels.name),
    versions: await versions,
    dealers: await named(dealers, dealers.GMFcode, dealers.tradingName, eq(dealers.enabled, true)),
    regions: await named(branches, branches.id, branches.name, eq(branches.enabled, true)),
  };
}

/** Far above the sales of a busy day at a desk. */
const hour = 3_600;
const checks = {
  user: { hits: 120, windowSeconds: hour },
  dealer: { hits: 600, windowSeconds: hour },
  address: { hits: 600, windowSeconds: hour },
};

/**
 * Whether a coupon or voucher can be used for a sale, and the price that it gives. Reasons 003 to 007 are an answer; an
 * unknown or disabled code is refused at its field.
 */
async function validateDiscount(
  { body }: { body: BodyOf<typeof endpoints.validateVoucher> },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.validateVoucher>> {
  const { clientDocument: document = null, request } = body;
  const { viewer } = callerOf(context);
  // whether a person is on a list is a fact about that person
  ensureOwnDocument(viewer, document ?? undefined, 'clientDocument');
  await limitCodes('check', checks, context);
  const typed = typedCodeOf(body);
  if (!typed) throw new DomainError('DOM002', { fields: [{ path: 'voucherCode', key: 'required' }] });
  const dealerId = body.dealerId ?? viewer.activeDealerId ?? undefined;
  if (body.dealerId) inReach(await findDealerInScope(context.db, recordScope(viewer), body.dealerId));
  const rule = await findRuleOfCode(typed, document, context);
  const codes = await problemsOf(rule, { request, dealerId, document, simulationId: request.simulationId }, context);
  if (codes[0] === 'voucher-002') throw refuseCode(rule.kind, 'voucher-002');
  const isValid = codes.length === 0;
  const { ruleName, discountType, discountValue, validUntil } = rule;
  return {
    isValid,
    codes,
    ruleName,
    discountType,
    discountValue,
    ...applyDiscount(request.vehicleValueCents, isValid ? rule : null),
    validate: { validUntil },
  };
}
