import { randomBytes } from 'node:crypto';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import {
  campaignPhase,
  codeBytes,
  type PromotionalCouponForm,
  promotionalCouponForm,
  promotionalCouponRefusal,
  promotionalCouponsForm,
  randomCode,
} from '@estrada/domain/promotions/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { makeId } from '../../kernel/ids.ts';
import type { RecordKind } from '../../kernel/records/record-kind.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { type Route, write } from '../../kernel/route.ts';
import { dealers } from '../organization/index.ts';
import { autoCampaigns, promotionalCoupons } from './auto-campaigns.tables.ts';
import { autoCampaignRecord, refuse } from './auto-campaigns.ts';

type Row = typeof promotionalCoupons.$inferSelect;
type Campaign = typeof autoCampaigns.$inferSelect;

const couponKind: RecordKind<Row> = {
  entity: 'promotionalCoupon',
  table: promotionalCoupons,
  trail: ({ couponCode, campaignId, couponLimit }) => ({ couponCode, campaignId, couponLimit }),
};

/** A value of the campaign of a coupon, next to the coupon's own. */
const ofCampaign = <Value>(column: (typeof autoCampaigns)[keyof Campaign]) =>
  sql<Value>`(select ${column} from ${autoCampaigns} where ${autoCampaigns}.id = ${promotionalCoupons}.campaign_id)`;

/**
 * The campaign of a new coupon.
 *
 * @throws DomainError DOM002 where there is none, InsCampaign-004 for one that has ended
 */
async function findCampaign(campaignId: string, { db, today }: WriteContext): Promise<Campaign> {
  const [campaign] = await db.select().from(autoCampaigns).where(eq(autoCampaigns.id, campaignId));
  if (!campaign)
    throw new DomainError('DOM002', { fields: [{ path: 'campaignId', key: 'promotionalCoupon.campaign' }] });
  if (campaignPhase(campaign, today) === 'ended') refuse([{ path: 'campaignId', key: 'autoCampaign.ended' }]);
  return campaign;
}

/** A coupon of no uses, with a code that cannot be guessed. */
const newCoupon = ({ campaignId, couponLimit }: PromotionalCouponForm, createdAt: Date) => ({
  campaignId,
  couponLimit: couponLimit!,
  couponCode: randomCode(randomBytes(codeBytes)),
  used: 0,
  createdAt,
});

/** What may change of a coupon: its limit, not below the counted uses. */
function changeProblems(typed: PromotionalCouponForm, before: Row): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (typed.campaignId !== before.campaignId) problems.push({ path: 'campaignId', key: 'promotionalCoupon.campaign' });
  if (typed.couponLimit! < before.used)
    problems.push({ path: 'couponLimit', key: 'promotionalCoupon.limitBelowUses', params: { used: before.used } });
  return problems;
}

/** Promotional coupons. */
const promotionalCouponRecord = serveRecord(
  {
    list: endpoints.listPromotionalCoupons,
    read: endpoints.readPromotionalCoupon,
    register: endpoints.registerPromotionalCoupon,
    update: endpoints.updatePromotionalCoupon,
    enable: endpoints.enablePromotionalCoupon,
    disable: endpoints.disablePromotionalCoupon,
  },
  {
    kind: couponKind,
    changes: 'insurance-admin-auto',
    columns: {
      campaignName: ofCampaign<string>(autoCampaigns.campaignName),
      provider: ofCampaign<string>(autoCampaigns.provider),
      discountShare: ofCampaign<string>(autoCampaigns.discountShare),
      dealerCodes: ofCampaign<string>(autoCampaigns.dealerCodes),
      effectiveFrom: sql<string>`${ofCampaign(autoCampaigns.effectiveFrom)}::text`,
      validUntil: sql<string>`${ofCampaign(autoCampaigns.validUntil)}::text`,
      campaignEnabled: ofCampaign<boolean>(autoCampaigns.enabled),
    },
    sorts: {
      createdAt: { by: promotionalCoupons.createdAt, type: 'timestamptz' },
      used: { by: promotionalCoupons.used, type: 'bigint' },
    },
    where: ({ search, campaignId, uses }, { db }) => [
      search
        ? or(
            eq(promotionalCoupons.couponCode, search.toUpperCase()),
            inArray(
              promotionalCoupons.campaignId,
              db
                .select({ id: autoCampaigns.id })
                .from(autoCampaigns)
                .where(nameContains(autoCampaigns.campaignName, search)),
            ),
          )
        : undefined,
      campaignId ? eq(promotionalCoupons.campaignId, campaignId) : undefined,
      uses === 'left' ? lt(promotionalCoupons.used, promotionalCoupons.couponLimit) : undefined,
      uses === 'usedUp' ? gte(promotionalCoupons.used, promotionalCoupons.couponLimit) : undefined,
    ],
    values: async (typed: PromotionalCouponForm, context, before) => {
      const coupon = promotionalCouponForm.normalise(typed);
      if (before) {
        refuse(changeProblems(coupon, before));
        const { campaignId, couponCode, used, createdAt } = before;
        return { campaignId, couponCode, used, createdAt, couponLimit: coupon.couponLimit };
      }
      await findCampaign(coupon.campaignId, context);
      return newCoupon(coupon, context.now);
    },
  },
);

/** A coupon that applies to a quote, with what its campaign gives. */
export type FoundPromotionalCoupon = {
  id: string;
  couponCode: string;
  campaignId: string;
  campaignName: string;
  discountShare: string;
};

const refuseCoupon = (key: MessageKey) => new DomainError('InsCampaign-004', { fields: [{ path: 'coupon', key }] });

/**
 * The promotional coupon of a code, valid for a quote of an insurer at a dealer on a day; a sale by an offer has no dealer,
 * and gets only what every dealer gets. It is not counted yet (`countPromotionalCoupon`). The insurer lowers the premium
 * by the share.
 *
 * @throws DomainError InsCampaign-004 at `coupon`, with the reason
 */
export async function promotionalCouponFor(
  code: string,
  { provider, dealerId, today }: { provider: string; dealerId: string | null; today: CalendarDate },
  db: Db,
): Promise<FoundPromotionalCoupon> {
  const [found] = await db
    .select({ coupon: promotionalCoupons, campaign: autoCampaigns })
    .from(promotionalCoupons)
    .innerJoin(autoCampaigns, eq(autoCampaigns.id, promotionalCoupons.campaignId))
    .where(eq(promotionalCoupons.couponCode, code.trim().toUpperCase()));
  if (!found) throw refuseCoupon('promotionalCoupon.unknown');
  const [dealer] = dealerId
    ? await db.select({ code: dealers.GMFcode }).from(dealers).where(eq(dealers.id, dealerId))
    : [];
  const { coupon, campaign } = found;
  const quote = { provider, dealerCode: dealer?.code ?? '', today };
  const refusal = promotionalCouponRefusal({ ...coupon, campaign }, quote);
  if (refusal) throw refuseCoupon(refusal);
  const { id, couponCode, campaignId } = coupon;
  return { id, couponCode, campaignId, campaignName: campaign.campaignName, discountShare: campaign.discountShare };
}

/**
 * Counts a use of a coupon, at contracting. One conditional statement: of uses at the same moment no more than the
 * limit are counted.
 *
 * @throws DomainError InsCampaign-004 where no use is left, or it was disabled
 */
export async function countPromotionalCoupon(
  id: string,
  { db, audit }: Pick<WriteContext, 'db' | 'audit'>,
): Promise<void> {
  const [counted] = await db
    .update(promotionalCoupons)
    .set({ used: sql`${promotionalCoupons.used} + 1` })
    .where(
      and(
        eq(promotionalCoupons.id, id),
        eq(promotionalCoupons.enabled, true),
        lt(promotionalCoupons.used, promotionalCoupons.couponLimit),
      ),
    )
    .returning({ used: promotionalCoupons.used });
  if (!counted) throw refuseCoupon('promotionalCoupon.usedUp');
  const { used } = counted;
  audit({
    action: 'promotionalCoupon.count',
    entity: 'promotionalCoupon',
    entityId: id,
    before: { used: used - 1 },
    after: { used },
  });
}

export const promotionalCouponRoutes: Route[] = [
  ...promotionalCouponRecord.routes,
  write(endpoints.registerPromotionalCoupons, async ({ body }, context) => {
    const { campaignId, couponCount, couponLimit } = promotionalCouponsForm.normalise(body);
    const { db, now, audit } = context;
    const campaign = await findCampaign(campaignId, context);
    const coupons = Array.from({ length: couponCount }, () => ({
      ...newCoupon({ campaignId, couponLimit }, now),
      id: makeId(now),
      updatedAt: now,
    }));
    await db.insert(promotionalCoupons).values(coupons);
    audit({
      action: 'autoCampaign.coupons',
      entity: 'autoCampaign',
      entityId: campaign.id,
      after: { couponCount, couponLimit },
    });
    return { codes: coupons.map(({ couponCode }) => couponCode) };
  }),
];

/** Histories that are readable by the users who open the record (`auditRoutes`). */
export const promotionHistories = {
  autoCampaign: {
    capability: 'insurance-admin-auto',
    isInReach: async (id: string, { db }: ReadContext) => (await autoCampaignRecord.findById(db, id)) !== null,
  },
  promotionalCoupon: {
    capability: 'insurance-admin-auto',
    isInReach: async (id: string, { db }: ReadContext) => (await promotionalCouponRecord.findById(db, id)) !== null,
  },
} as const;
