import { addDays } from '@estrada/domain/calendar/index';
import { reservedDays, standingProblems } from '@estrada/domain/promotions/index';
import type { AppliedDiscount } from '@estrada/endpoints/index';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { countUsesOf, findRule, refuseCode } from './find-discount.ts';
import { discountUses, vouchers } from './promotions.tables.ts';

type Use = typeof discountUses.$inferSelect;
type Released = NonNullable<Use['releasedBy']>;

/** What the ledger records of a sale. */
interface DiscountedProposal {
  id: string;
  number: string;
  simulationId: string;
  dealerId: string;
  clientDocument: string;
  /** a copy has not been sent itself */
  copiedFromId: string | null;
  figures: { discount?: AppliedDiscount };
}

interface Sold {
  proposal: DiscountedProposal;
  context: WriteContext;
}

/** The use that a proposal holds, locked for this write. */
async function lockOpenUse(proposalId: string, { db }: WriteContext): Promise<Use | undefined> {
  const [use] = await db
    .select()
    .from(discountUses)
    .where(and(eq(discountUses.proposalId, proposalId), ne(discountUses.status, 'RELEASED')))
    .for('update');
  return use;
}

/**
 * Takes one use of a voucher. One conditional statement: at any concurrency no more than the limit are taken, and the
 * row stays locked until the sending commits, so that the next one sees this use.
 *
 * @throws DomainError voucher-005 where none is left, voucher-006 where this client used a single one
 */
async function takeUse({ ruleId }: AppliedDiscount, document: string, { db }: WriteContext): Promise<void> {
  const [voucher] = await db
    .update(vouchers)
    .set({ reserved: sql`${vouchers.reserved} + 1` })
    .where(and(eq(vouchers.id, ruleId), sql`${vouchers.used} + ${vouchers.reserved} < ${vouchers.voucherLimit}`))
    .returning({ voucherType: vouchers.voucherType });
  if (!voucher) throw refuseCode('VOUCHER', 'voucher-005');
  if (voucher.voucherType === 'SINGLE' && (await countUsesOf(db, ruleId, document)) > 0)
    throw refuseCode('VOUCHER', 'voucher-006');
}

/**
 * The rule must still be in force where a sale reserves anew: after its use was released, and in a copy. The first
 * sending keeps the discount of its simulation.
 */
async function ensureInForce({ proposal, context }: Sold, { kind, ruleId }: AppliedDiscount): Promise<void> {
  const wasSent = await context.db.$count(discountUses, eq(discountUses.proposalId, proposal.id));
  if (wasSent === 0 && proposal.copiedFromId === null) return;
  const rule = await findRule(context.db, kind, { id: ruleId }, proposal.clientDocument);
  if (!rule) throw refuseCode(kind, 'voucher-001');
  // the limit and the single use are checked where the use is taken
  const [code] = standingProblems(rule, { total: 0, ofDocument: 0 }, context.today);
  if (code) throw refuseCode(kind, code);
}

/** Reserves the use of a sale's coupon or voucher; one that it holds already stays, with the price of this sending. */
async function reserveDiscount({ proposal, context }: Sold): Promise<object> {
  const { discount } = proposal.figures;
  const open = await lockOpenUse(proposal.id, context);
  if (open && open.ruleId !== discount?.ruleId) await release(open, 'dropped', context);
  if (!discount || discount.discountCents === 0) return {};
  const { simulationId, dealerId, clientDocument: document } = proposal;
  const { kind, ruleId, code, listPriceCents, priceCents } = discount;
  const sale = { simulationId, document, listPriceCents, priceCents, releaseOn: null };
  if (open?.ruleId === ruleId) {
    await context.db.update(discountUses).set(sale).where(eq(discountUses.id, open.id));
    return {};
  }
  await ensureInForce({ proposal, context }, discount);
  if (kind === 'VOUCHER') await takeUse(discount, document, context);
  await context.db.insert(discountUses).values({
    ...sale,
    id: makeId(context.now),
    kind,
    ruleId,
    code,
    proposalId: proposal.id,
    proposalNumber: proposal.number,
    dealerId,
    status: 'RESERVED',
    reservedAt: context.now,
  });
  record('reserve', { kind, ruleId, proposalNumber: proposal.number }, context);
  return {};
}

/** The contract is paid: the reserved use counts. */
async function countDiscount({ proposal, context }: Sold): Promise<object> {
  const use = await lockOpenUse(proposal.id, context);
  if (use?.status !== 'RESERVED') return {};
  const { db, now } = context;
  await db
    .update(discountUses)
    .set({ status: 'COUNTED', countedAt: now, releaseOn: null })
    .where(eq(discountUses.id, use.id));
  if (use.kind === 'VOUCHER')
    await db
      .update(vouchers)
      .set({ reserved: sql`${vouchers.reserved} - 1`, used: sql`${vouchers.used} + 1` })
      .where(eq(vouchers.id, use.ruleId));
  record('count', use, context);
  return {};
}

/** Ends a use, reserved or counted, which this write has locked. */
async function release(use: Use, releasedBy: Released, context: WriteContext): Promise<void> {
  const { db, now } = context;
  await db
    .update(discountUses)
    .set({ status: 'RELEASED', releasedAt: now, releasedBy, releaseOn: null })
    .where(eq(discountUses.id, use.id));
  if (use.kind === 'VOUCHER')
    await db
      .update(vouchers)
      .set(use.status === 'COUNTED' ? { used: sql`${vouchers.used} - 1` } : { reserved: sql`${vouchers.reserved} - 1` })
      .where(eq(vouchers.id, use.ruleId));
  record('release', use, context);
}

/** The sale has ended without a payment, or the client has withdrawn. */
async function releaseDiscount({ proposal, context }: Sold): Promise<object> {
  const use = await lockOpenUse(proposal.id, context);
  if (use) await release(use, 'ended', context);
  return {};
}

/** The sale was refused or returned: its reservation ends by itself unless it is sent again before. */
async function releaseDiscountLater({ proposal, context }: Sold): Promise<object> {
  const use = await lockOpenUse(proposal.id, context);
  if (use?.status !== 'RESERVED') return {};
  const releaseOn = addDays(context.today, reservedDays);
  await context.db.update(discountUses).set({ releaseOn }).where(eq(discountUses.id, use.id));
  return {};
}

/** What a move of a proposal does to the use of its coupon or voucher. */
export const discountEffects = { reserveDiscount, countDiscount, releaseDiscount, releaseDiscountLater };

/** The figures of a proposal were recalculated: a use that they no longer contain is released. */
export async function releaseDropped(proposal: DiscountedProposal, context: WriteContext): Promise<void> {
  const use = await lockOpenUse(proposal.id, context);
  if (use && use.ruleId !== proposal.figures.discount?.ruleId) await release(use, 'dropped', context);
}

export const promotionSchedule: Task[] = [
  {
    // thirty days after a refusal or return, others may have the use
    name: 'promotions.release-uses',
    every: 'night',
    rows: async ({ db, today }, limit) => {
      const due = await db
        .select({ id: discountUses.id })
        .from(discountUses)
        .where(and(eq(discountUses.status, 'RESERVED'), lte(discountUses.releaseOn, today)))
        .orderBy(asc(discountUses.releaseOn), asc(discountUses.id))
        .limit(limit);
      return due.map(({ id }) => id);
    },
    run: (id, context) =>
      context.transaction(async (tx) => {
        const [use] = await tx.db.select().from(discountUses).where(eq(discountUses.id, id)).for('update');
        // sent again meanwhile, or released by another process
        if (use?.status !== 'RESERVED' || !use.releaseOn || use.releaseOn > tx.today) return;
        await release(use, 'expired', tx);
      }),
  },
];

/** The entry of the trail, on the rule. */
function record(
  act: 'reserve' | 'count' | 'release',
  { kind, ruleId, proposalNumber }: Pick<Use, 'kind' | 'ruleId' | 'proposalNumber'>,
  context: WriteContext,
): void {
  const after = { proposalNumber };
  if (kind === 'VOUCHER') context.audit({ action: `voucher.${act}`, entity: 'voucher', entityId: ruleId, after });
  else context.audit({ action: `coupon.${act}`, entity: 'coupon', entityId: ruleId, after });
}
