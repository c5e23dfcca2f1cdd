import type { CalendarDate } from '../../calendar/index.ts';
import { isLease } from '../../enumerations/finance-types.ts';
import type { Language } from '../../errors/index.ts';
import { formatCnpj, formatDate, formatFraction, formatMoney, formatPercent, formatZip } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import { describePayments, summarisePayments } from '../quote/payment-summary.ts';
import { serviceChannels } from './lender-contact.ts';
import { type OfferFactKey, type OfferLender, offerStrings } from './offer-strings.ts';

type Labelled = { labelPt: string; labelEn: string };

/** The figures of one quoted term. Rates are fractions in text, `cetAnnualPct` and `sharePct` percentages with two decimals. */
export type OfferFigures = {
  term: number;
  rateMonthly: string;
  rateAnnual: string;
  cetMonthly: string;
  cetAnnualPct: string;
  installmentCents: Money;
  balloonCents: Money;
  payments: readonly { count: number; amountCents: Money }[];
  /** one for each payment */
  schedule: { length: number };
  firstDueDate: CalendarDate;
  lastDueDate: CalendarDate;
  validUntil: CalendarDate;
  totalPaymentsCents: Money;
  totalWithEntryCents: Money;
  totalWithoutFinancingCents: Money;
  cetComposition: readonly (Labelled & { code: string; amountCents: Money; sharePct: string })[];
  iofExemption: Labelled | null;
  /** the plan */
  financeTypeId: number;
};

type Fact<Key extends string> = { key: Key; name: string; value: string };
export type OfferRightKey =
  | 'validity'
  | 'iofExemption'
  | 'cet'
  | 'earlySettlement'
  | 'late'
  | 'otherCharges'
  | 'lender';

/** The disclosures of an offer as text, in display order. */
export type OfferDescription = {
  facts: readonly Fact<OfferFactKey>[];
  /** the components of the CET: each amount with its share of the total */
  cost: { parts: readonly { code: string; name: string; amount: string; share: string }[]; total: string };
  rights: readonly { key: OfferRightKey; text: string }[];
};

/**
 * The disclosures that the law requires with an offer: number and dates of the payments, monthly and yearly rate, CET
 * with its components, totals with and without financing, the cost of late payment, the lender and its contact, the
 * right to settle early, and the last day of the offer (CDC art. 52 and 54-B, Lei 14.181/2021; CMN 4.881/2020). Screen,
 * sheet and link show this text, each in its own layout.
 */
export function describeOffer(offer: OfferFigures, lender: OfferLender, language: Language): OfferDescription {
  const words = offerStrings[language];
  const label = ({ labelPt, labelEn }: Labelled) => (language === 'en' ? labelEn : labelPt);
  const rates = (monthly: string, annual: string) => words.rates(formatPercent(Number(monthly), 4), annual);
  const total = offer.cetComposition.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const values: Record<OfferFactKey, string> = {
    payments: words.payments(offer.schedule.length, describePayments(summarisePayments(offer), language, 'exact')),
    dueDates: words.dueDates(offer.schedule.length, formatDate(offer.firstDueDate), formatDate(offer.lastDueDate)),
    rate: rates(offer.rateMonthly, formatPercent(Number(offer.rateAnnual), 4)),
    cet: rates(offer.cetMonthly, formatPercent(Number(offer.cetAnnualPct) / 100)),
    totalPayments: formatMoney(offer.totalPaymentsCents),
    totalWith: formatMoney(offer.totalWithEntryCents),
    totalWithout: formatMoney(offer.totalWithoutFinancingCents),
    validUntil: formatDate(offer.validUntil),
  };
  const rights: Record<OfferRightKey, string> = {
    validity: words.validity(values.validUntil),
    iofExemption: offer.iofExemption ? label(offer.iofExemption) : '',
    cet: words.cetText,
    earlySettlement: words.earlySettlement,
    late: words.late(describeLateCharges(offer, lender, language)),
    otherCharges: lender.otherCharges,
    lender: words.lender({
      ...lender,
      cnpj: formatCnpj(lender.cnpj),
      zipCode: formatZip(lender.zipCode),
      channels: serviceChannels(lender, language),
    }),
  };
  return {
    facts: keysOf(words.facts).map((key) => ({ key, name: words.facts[key], value: values[key] })),
    cost: {
      parts: offer.cetComposition.map((part) => ({
        code: part.code,
        name: label(part),
        amount: formatMoney(part.amountCents),
        share: formatPercent(Number(part.sharePct) / 100),
      })),
      total: formatMoney(total),
    },
    rights: keysOf(rights)
      .map((key) => ({ key, text: rights[key] }))
      .filter(({ text }) => text !== ''),
  };
}

/**
 * The whole cost of paying late, as the contract charges it (CDC art. 54-B, II): a credit also bears its own interest on
 * the late instalment; a lease, and a credit without interest, do not.
 */
export function describeLateCharges(
  { rateMonthly, financeTypeId }: Pick<OfferFigures, 'rateMonthly' | 'financeTypeId'>,
  lender: Pick<OfferLender, 'arrearsRateMonthly' | 'lateFineRate'>,
  language: Language,
): string {
  return offerStrings[language].lateCharges({
    arrears: formatFraction(lender.arrearsRateMonthly),
    fine: formatFraction(lender.lateFineRate),
    hasInterest: !isLease(financeTypeId) && Number(rateMonthly) !== 0,
  });
}

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];
