import { DomainError } from '@estrada/domain/errors/index';
import {
  conditionProblems,
  type DiscountCode,
  type DiscountedSale,
  type DiscountRule,
  discountProblems,
  plansOfRule,
} from '@estrada/domain/promotions/index';
import { applyDiscount, type Discount, discountFields } from '@estrada/domain/simulation/index';
import type { AppliedDiscount, SimulationRequest } from '@estrada/endpoints/index';
import { and, eq, ne, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { dealers } from '../organization/index.ts';
import { coupons, discountPeople, discountUses, vouchers } from './promotions.tables.ts';

/** A code that a seller typed: of a voucher, or of a coupon. */
export type TypedCode = { kind: DiscountRule['kind']; code: string };

/** A rule as it is found. */
export type FoundRule = DiscountRule & { id: string; ruleName: string; code: string; taken: number };

/** The sale that a code is for. */
export type SaleOfCode = {
  request: SimulationRequest;
  /** the selling dealer; without one no rule that names dealers or branches applies */
  dealerId: string | undefined;
  /** CPF or CNPJ; null while the client is unknown: conditions about people are checked once it is */
  document: string | null;
  /** the simulation of the sale: its own use does not stand against it */
  simulationId: string | undefined;
};

/** The code of a request. @throws DomainError DOM002 for two */
export function typedCodeOf({ voucherCode, discountCoupon }: Partial<SimulationRequest>): TypedCode | null {
  if (voucherCode && discountCoupon)
    throw new DomainError('DOM002', { fields: [{ path: 'discountCoupon', key: 'promotion.oneOnly' }] });
  if (voucherCode) return { kind: 'VOUCHER', code: voucherCode };
  return discountCoupon ? { kind: 'COUPON', code: discountCoupon } : null;
}

/** The refusal of a code, at its field. */
export const refuseCode = (kind: DiscountRule['kind'], code: DiscountCode): DomainError =>
  new DomainError(code, { fields: [{ path: discountFields[kind], key: code }] });

/** Guessing codes: far above what typing errors need. */
const hour = 3_600;
const guesses = {
  user: { hits: 30, windowSeconds: hour },
  dealer: { hits: 150, windowSeconds: hour },
  address: { hits: 150, windowSeconds: hour },
};

/**
 * The rule of a code.
 *
 * @throws DomainError voucher-001 at its field where there is none; USE029 after too many of those
 */
export async function findRuleOfCode(
  { kind, code }: TypedCode,
  document: string | null,
  context: ReadContext,
): Promise<FoundRule> {
  const typed = code.trim().toUpperCase();
  const rule = await findRule(context.db, kind, { code: typed }, document);
  if (rule) return rule;
  await limitCodes('unknown', guesses, context);
  throw refuseCode(kind, 'voucher-001');
}

/** Counts a call about a code for the user, the active dealer and the address. @throws DomainError USE029 */
export async function limitCodes(
  name: string,
  limits: Readonly<Record<'user' | 'dealer' | 'address', { hits: number; windowSeconds: number }>>,
  context: ReadContext,
): Promise<void> {
  const { userId, activeDealerId } = callerOf(context).viewer;
  const subjects = { user: userId, dealer: activeDealerId, address: context.http.clientAddress };
  for (const by of ['user', 'dealer', 'address'] as const) {
    const subject = subjects[by];
    if (subject) await limitRate(context.db, { name: `voucher-${name}-${by}`, ...limits[by] }, subject, context.now);
  }
}

/** A rule by its code or id, and whether the client is on its list. */
export async function findRule(
  db: Db,
  kind: DiscountRule['kind'],
  by: { code: string } | { id: string },
  document: string | null,
): Promise<FoundRule | null> {
  const [row] =
    kind === 'COUPON'
      ? await db
          .select()
          .from(coupons)
          .where('code' in by ? eq(coupons.discountCoupon, by.code) : eq(coupons.id, by.id))
      : await db
          .select()
          .from(vouchers)
          .where('code' in by ? eq(vouchers.discountVoucher, by.code) : eq(vouchers.id, by.id));
  if (!row) return null;
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
    code: 'discountVoucher' in row ? row.discountVoucher : row.discountCoupon,
    voucherType: ofVoucher?.voucherType ?? null,
    limit: ofVoucher?.voucherLimit ?? null,
    taken: ofVoucher ? ofVoucher.reserved + ofVoucher.used : 0,
    isListed: people && people.count > 0 ? people.isListed : null,
  };
}

/** The uses of a rule by a document that are reserved or counted. */
export async function countUsesOf(db: Db, ruleId: string, document: string | null): Promise<number> {
  if (document === null) return 0;
  return db.$count(
    discountUses,
    and(eq(discountUses.ruleId, ruleId), eq(discountUses.document, document), ne(discountUses.status, 'RELEASED')),
  );
}

/** Whether a sale holds a use of a rule. */
async function holdsUse(db: Db, ruleId: string, simulationId: string | undefined): Promise<boolean> {
  if (simulationId === undefined) return false;
  const [use] = await db
    .select({ id: discountUses.id })
    .from(discountUses)
    .where(
      and(
        eq(discountUses.simulationId, simulationId),
        eq(discountUses.ruleId, ruleId),
        ne(discountUses.status, 'RELEASED'),
      ),
    )
    .limit(1);
  return use !== undefined;
}

/** The sale of a request as rules see it. */
async function saleOf(db: Db, request: SimulationRequest, dealerId: string | undefined): Promise<DiscountedSale> {
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
 * The codes of every reason why a rule cannot be used for a sale. A sale that holds a use keeps it: of such a rule only
 * the conditions are checked.
 */
export async function problemsOf(
  rule: FoundRule,
  { request, dealerId, document, simulationId }: SaleOfCode,
  { db, today }: Pick<ReadContext, 'db' | 'today'>,
): Promise<DiscountCode[]> {
  const sale = await saleOf(db, request, dealerId);
  if (await holdsUse(db, rule.id, simulationId)) return conditionProblems(rule, sale);
  const uses = { total: rule.taken, ofDocument: await countUsesOf(db, rule.id, document) };
  return discountProblems(rule, sale, uses, today);
}

/** A discount for the pricing of a sale, and as it is stored with the figures. */
export type FoundDiscount = { discount: Discount; applied: AppliedDiscount };

/**
 * The discount of a request's code, valid for its sale; null without a code.
 *
 * @param ofEveryPlan the plans are compared: those that the rule is not valid for are refused one by one
 * @throws DomainError voucher-001 to voucher-007-14 at the field of the code
 */
export async function findDiscount(
  sale: SaleOfCode & { ofEveryPlan?: boolean },
  context: ReadContext,
): Promise<FoundDiscount | null> {
  const typed = typedCodeOf(sale.request);
  if (!typed) return null;
  const found = await findRuleOfCode(typed, sale.document, context);
  // a client who is not known yet is checked when the simulation is saved
  const rule = sale.document === null ? { ...found, isListed: null } : found;
  const codes = await problemsOf(rule, sale, context);
  const [code] = sale.ofEveryPlan ? codes.filter((each) => each !== 'voucher-007-3') : codes;
  if (code) throw refuseCode(rule.kind, code);
  const applied = applyRule(rule, sale.request.vehicleValueCents);
  if (applied.priceCents === 0)
    throw new DomainError('DOM002', { fields: [{ path: discountFields[rule.kind], key: 'promotion.nothingLeft' }] });
  const { kind, discountType, discountValue } = rule;
  return { discount: { kind, discountType, discountValue, financeTypeIds: plansOfRule(rule) }, applied };
}

/** A rule with the list price that it lowers. */
function applyRule(rule: FoundRule, listPriceCents: number): AppliedDiscount {
  const { kind, code, id: ruleId, ruleName, discountType, discountValue, validUntil } = rule;
  return {
    kind,
    code,
    ruleId,
    ruleName,
    discountType,
    discountValue,
    ...applyDiscount(listPriceCents, rule),
    validUntil,
  };
}
