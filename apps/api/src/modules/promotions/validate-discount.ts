import { DomainError } from '@estrada/domain/errors/index';
import {
  type DiscountedSale,
  type DiscountRule,
  discountedPrice,
  discountProblems,
} from '@estrada/domain/promotions/index';
import type { BodyOf, endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { dealers } from '../organization/index.ts';
import { coupons, discountPeople, discountUses, vouchers } from './promotions.tables.ts';

/** A code that a seller typed: of a voucher, or of a coupon. */
type TypedCode = { kind: DiscountRule['kind']; code: string };

/** A rule as it is found by its code. */
type FoundRule = DiscountRule & { id: string; ruleName: string; code: string };

/**
 * The rule of a code.
 *
 * @param document of the client, for the list of people; null while the client is unknown
 * @throws DomainError voucher-001 where there is none
 */
async function findRule(db: Db, { kind, code }: TypedCode, document: string | null): Promise<FoundRule> {
  const typed = code.trim().toUpperCase();
  const row =
    kind === 'COUPON'
      ? (await db.select().from(coupons).where(eq(coupons.discountCoupon, typed)))[0]
      : (await db.select().from(vouchers).where(eq(vouchers.discountVoucher, typed)))[0];
  if (!row) throw new DomainError('voucher-001');
  const [people] = await db
    .select({
      count: sql<number>`count(*)::int`,
      isListed: sql<boolean>`coalesce(bool_or(${discountPeople.document} = ${document}), false)`,
    })
    .from(discountPeople)
    .where(eq(discountPeople.ruleId, row.id));
  const ofVoucher = 'voucherLimit' in row ? row : null;
  return {
    ...row,
    kind,
    code: typed,
    voucherType: ofVoucher?.voucherType ?? null,
    limit: ofVoucher?.voucherLimit ?? null,
    isListed: people && people.count > 0 ? people.isListed : null,
  };
}

/** The uses of a rule that are reserved or counted, in all and by a document. */
async function countRuleUses(db: Db, ruleId: string, document: string | null) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      ofDocument: sql<number>`(count(*) filter (where ${discountUses.document} = ${document}))::int`,
    })
    .from(discountUses)
    .where(and(eq(discountUses.ruleId, ruleId), inArray(discountUses.status, ['RESERVED', 'COUNTED'])));
  return row ?? { total: 0, ofDocument: 0 };
}

type Request = BodyOf<typeof endpoints.validateVoucher>['request'];

/** The sale of a request at a dealer; without one no rule that names dealers or branches applies. */
async function saleOf(db: Db, request: Request, dealerId: string | null): Promise<DiscountedSale> {
  const [dealer] = dealerId ? await db.select().from(dealers).where(eq(dealers.id, dealerId)) : [];
  const { directSaleTypeId, saleOptionTypeIds } = request;
  return {
    ...request,
    saleOptionTypeIds: [...new Set([...(saleOptionTypeIds ?? []), ...(directSaleTypeId ? [directSaleTypeId] : [])])],
    dealerCode: dealer?.GMFcode ?? '',
    region: dealer?.region ?? null,
    hasOffer: request.offerId !== undefined,
  };
}

/**
 * Whether a coupon or voucher can be used for a sale, and the price that it gives. Reasons 003 to 007 are an answer; an
 * unknown or disabled code is refused at its field.
 */
export async function validateDiscount(
  { body }: { body: BodyOf<typeof endpoints.validateVoucher> },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.validateVoucher>> {
  const { db, today } = context;
  const { voucherCode, discountCoupon, clientDocument: document = null, request } = body;
  const path = voucherCode === undefined ? 'discountCoupon' : 'voucherCode';
  const code = voucherCode ?? discountCoupon;
  if (code === undefined) throw new DomainError('DOM002', { fields: [{ path, key: 'required' }] });
  const rule = await findRule(db, { kind: voucherCode === undefined ? 'COUPON' : 'VOUCHER', code }, document);
  const sale = await saleOf(db, request, callerOf(context).viewer.activeDealerId);
  const codes = discountProblems(rule, sale, await countRuleUses(db, rule.id, document), today);
  if (codes[0] === 'voucher-002') throw new DomainError('voucher-002');
  const isValid = codes.length === 0;
  const listPriceCents = request.vehicleValueCents;
  const priceCents = isValid ? discountedPrice(rule, listPriceCents) : listPriceCents;
  const { ruleName, discountType, discountValue, validUntil } = rule;
  return {
    isValid,
    codes,
    ruleName,
    discountType,
    discountValue,
    listPriceCents,
    discountCents: listPriceCents - priceCents,
    priceCents,
    validate: { validUntil },
  };
}
