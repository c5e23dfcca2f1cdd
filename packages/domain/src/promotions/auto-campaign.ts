import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { formatPercent } from '../formats/index.ts';
import { date, type FormOf, form, fraction, must, text } from '../forms/index.ts';
import { insurerName } from '../products/vap-form.ts';
import { itemsOf, listedDealers, wholeShare } from './discount-rule.ts';

const shareDecimals = /^\d(\.\d{1,4})?$/;

/** The share as a whole number of hundredths of a percent; NaN for anything else. */
const hundredthsOf = (share: string): number =>
  shareDecimals.test(share) ? Math.round(Number(share) * wholeShare) : Number.NaN;

/** Above zero and at most everything: the maximum in force is a setting, which only the server knows. */
const isDiscount = (share: string) => hundredthsOf(share) > 0 && hundredthsOf(share) <= wholeShare;

const fields = {
  campaignName: text('Nome', 'Name', { max: 60, clean: (name) => name.replace(/\s+/g, ' ') }),
  campaignCode: text('Código', 'Code', {
    test: /^[A-Z0-9-]{2,20}$/i,
    key: 'campaignCode.invalid',
    clean: (code) => code.toUpperCase(),
  }),
  provider: text('Seguradora', 'Insurer', { max: 40, clean: insurerName }),
  /** empty: every dealer */
  dealerCodes: listedDealers(),
  effectiveFrom: date('Início da validade', 'Start of validity'),
  validUntil: date('Fim da validade', 'End of validity'),
  discountShare: {
    ...fraction('Desconto no prêmio', 'Discount on the premium', 1, { decimals: 2 }),
    check: must(isDiscount, 'autoCampaign.discount'),
  },
};

/** A discount campaign of car insurance: what an insurer takes off the net premium, at which dealers and on which days. */
export const autoCampaignForm = form(fields, ({ effectiveFrom, validUntil }) =>
  validUntil < effectiveFrom ? [{ path: 'validUntil', key: 'promotion.endBeforeStart' }] : [],
);
export type AutoCampaignForm = FormOf<typeof autoCampaignForm>;

type Days = Pick<AutoCampaignForm, 'effectiveFrom' | 'validUntil'>;

/** Whether a campaign has begun on a day, or is over by then. */
export const campaignPhase = (
  { effectiveFrom, validUntil }: Days,
  today: CalendarDate,
): 'coming' | 'begun' | 'ended' => (validUntil < today ? 'ended' : effectiveFrom > today ? 'coming' : 'begun');

/**
 * The problems of a valid form on a day. One that has begun changes only its end, to an earlier day from today on, and
 * one that has ended does not change.
 *
 * @param before the stored campaign that changes; null registers one
 * @param maxDiscountPercent the setting
 */
export function autoCampaignProblems(
  campaign: AutoCampaignForm,
  before: AutoCampaignForm | null,
  { today, maxDiscountPercent }: { today: CalendarDate; maxDiscountPercent: number },
): FieldProblem[] {
  const phase = before ? campaignPhase(before, today) : 'coming';
  if (before && phase !== 'coming') {
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const changed = names.filter((name) => campaign[name] !== before[name]);
    const isShorter = campaign.validUntil >= today && campaign.validUntil < before.validUntil;
    return changed
      .filter((name) => phase === 'ended' || name !== 'validUntil' || !isShorter)
      .map((path) => ({ path, key: phase === 'ended' ? 'autoCampaign.ended' : 'autoCampaign.begun' }));
  }
  const problems: FieldProblem[] = [];
  if (campaign.effectiveFrom < today) problems.push({ path: 'effectiveFrom', key: 'promotion.startInPast' });
  problems.push(...discountLimitProblems(campaign, maxDiscountPercent));
  return problems;
}

/** The discount against the highest one allowed now. */
export function discountLimitProblems(
  { discountShare }: Pick<AutoCampaignForm, 'discountShare'>,
  maxDiscountPercent: number,
): FieldProblem[] {
  if (hundredthsOf(discountShare) <= maxDiscountPercent * 100) return [];
  const max = formatPercent(maxDiscountPercent / 100, 0);
  return [{ path: 'discountShare', key: 'autoCampaign.discount', params: { max } }];
}

/** Whether two campaigns of one insurer are valid at the same dealer on the same day. */
export function campaignsOverlap(one: Overlapping, other: Overlapping): boolean {
  if (one.effectiveFrom > other.validUntil || other.effectiveFrom > one.validUntil) return false;
  const [dealers, others] = [itemsOf(one.dealerCodes), itemsOf(other.dealerCodes)];
  return dealers.length === 0 || others.length === 0 || dealers.some((code) => others.includes(code));
}
type Overlapping = Pick<AutoCampaignForm, 'effectiveFrom' | 'validUntil' | 'dealerCodes'>;
