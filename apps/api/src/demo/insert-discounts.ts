import { addDays, businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import type { DiscountRule } from '@estrada/domain/promotions/index';
import { aPerson, everySale } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { autoCampaigns, coupons, discountPeople, promotionalCoupons, vouchers } from '../modules/promotions/index.ts';
import { demoAutoCampaigns, demoCoupons, demoPromotionalCoupons, demoVouchers } from './data/discounts.ts';

const scopeOf = ({
  personType = 'ALL',
  assetTypeIds = '',
}: Partial<Pick<DiscountRule, 'personType' | 'assetTypeIds'>>) => ({
  ...everySale,
  personType,
  assetTypeIds,
});

const inDays = (today: CalendarDate, [from, until]: readonly [number, number]) => ({
  effectiveFrom: addDays(today, from),
  validUntil: addDays(today, until),
});

/** Coupons and vouchers: in force, future, ended, disabled, and one for a list of people. */
export async function insertDiscounts(db: Db, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  for (const { days, people = 0, ...voucher } of demoVouchers) {
    const id = makeId(now);
    await db.insert(vouchers).values({ ...voucher, ...scopeOf(voucher), ...inDays(today, days), id, updatedAt: now });
    const documents = Array.from({ length: people }, (_, index) => aPerson(index + 1).cpf);
    if (documents.length > 0)
      await db.insert(discountPeople).values(documents.map((document) => ({ ruleId: id, document })));
  }
  for (const { days, ...coupon } of demoCoupons) {
    const id = makeId(now);
    await db.insert(coupons).values({ ...coupon, ...scopeOf(coupon), ...inDays(today, days), id, updatedAt: now });
  }
  await insertAutoCampaigns(db, today, now);
}

/** Campaigns of car insurance: in force, future, ended, and a disabled one. */
async function insertAutoCampaigns(db: Db, today: CalendarDate, now: Date): Promise<void> {
  const ids = new Map<string, string>();
  for (const { days, ...campaign } of demoAutoCampaigns) {
    const id = makeId(now);
    ids.set(campaign.campaignCode, id);
    await db
      .insert(autoCampaigns)
      .values({ ...campaign, ...inDays(today, days), provider: 'LIBERTY', id, updatedAt: now });
  }
  for (const { campaignCode, ...coupon } of demoPromotionalCoupons) {
    const times = { createdAt: now, updatedAt: now };
    await db
      .insert(promotionalCoupons)
      .values({ ...coupon, ...times, campaignId: ids.get(campaignCode)!, id: makeId(now) });
  }
}
