import type { CalendarDate } from '../calendar/index.ts';
import { count, type FormOf, form, text } from '../forms/index.ts';
import type { MessageKey } from '../validation/messages.ts';
import { type AutoCampaignForm, campaignPhase, hundredthsOf } from './auto-campaign.ts';
import { itemsOf, wholeShare } from './discount-rule.ts';

const campaignId = text('Campanha', 'Campaign', { max: 26 });
const couponLimit = count('Limite de usos', 'Limit of uses', 1, 1_000_000);

/** A promotional coupon of a campaign; the server makes its code. */
export const promotionalCouponForm = form({ campaignId, couponLimit });
export type PromotionalCouponForm = FormOf<typeof promotionalCouponForm>;

/** Coupons that are created in one call. */
const createdAtMost = 500;

/** Several coupons of a campaign at once, each with its own code and the same limit. */
export const promotionalCouponsForm = form({
  campaignId,
  couponCount: count('Quantos cupons', 'How many coupons', 1, createdAtMost),
  couponLimit: count('Limite de usos de cada um', 'Limit of uses of each', 1, 1_000_000),
});

/** A coupon as it is evaluated, with its campaign. */
export type EvaluatedCoupon = {
  enabled: boolean;
  used: number;
  couponLimit: number;
  campaign: Pick<AutoCampaignForm, 'provider' | 'effectiveFrom' | 'validUntil' | 'dealerCodes'> & { enabled: boolean };
};

/** The quote that a coupon is for: of an insurer, at a dealer (its code at the finance company), on a day. */
export type QuoteOfCoupon = { provider: string; dealerCode: string; today: CalendarDate };

/** Why a coupon does not apply to a quote (InsCampaign-004); null where it does. */
export function promotionalCouponRefusal(
  coupon: EvaluatedCoupon,
  { provider, dealerCode, today }: QuoteOfCoupon,
): MessageKey | null {
  const { campaign } = coupon;
  const dealers = itemsOf(campaign.dealerCodes);
  const phase = campaignPhase(campaign, today);
  if (!coupon.enabled || !campaign.enabled) return 'promotionalCoupon.disabled';
  if (phase === 'coming') return 'promotionalCoupon.coming';
  if (phase === 'ended') return 'promotionalCoupon.ended';
  if (campaign.provider !== provider) return 'promotionalCoupon.insurer';
  if (dealers.length > 0 && !dealers.includes(dealerCode)) return 'promotionalCoupon.dealer';
  return coupon.used >= coupon.couponLimit ? 'promotionalCoupon.usedUp' : null;
}

/** A premium in centavos: what the insurer keeps, the tax on it, and what is paid. */
export type Premium = { netCents: number; iofCents: number; totalCents: number };

const halfUp = (dividend: bigint, divisor: bigint): number => Number((dividend * 2n + divisor) / (divisor * 2n));

/**
 * The premium of a car insurance with a promotional coupon: the discount is a share of the net premium, rounded half up
 * to the centavo, and the tax is computed again from the lowered net premium.
 *
 * @param iofRate the rate of insurance in force, a fraction in text ("0.0738"); null where none is dated: the tax then
 *   falls with the net premium, as the insurer stated it
 */
export function applyPromotionalCoupon(
  premium: Pick<Premium, 'netCents' | 'iofCents'>,
  { discountShare }: Pick<AutoCampaignForm, 'discountShare'>,
  iofRate: string | null,
): Premium & { discountCents: number } {
  const net = BigInt(premium.netCents);
  const discountCents = halfUp(net * BigInt(hundredthsOf(discountShare)), BigInt(wholeShare));
  const lowered = net - BigInt(discountCents);
  const iofCents = iofRate === null ? shareOfTax(premium, lowered) : taxOf(lowered, iofRate);
  const netCents = Number(lowered);
  return { netCents, iofCents, totalCents: netCents + iofCents, discountCents };
}

const shareOfTax = ({ netCents, iofCents }: Pick<Premium, 'netCents' | 'iofCents'>, lowered: bigint): number =>
  netCents === 0 ? 0 : halfUp(BigInt(iofCents) * lowered, BigInt(netCents));

function taxOf(netCents: bigint, rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.');
  return halfUp(netCents * BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
