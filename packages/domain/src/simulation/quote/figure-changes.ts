import type { Money } from '../../money/index.ts';

/** The compared figures of a term: amounts in centavos, rates as fractions in text, days as `YYYY-MM-DD`. */
export type ComparedFigures = {
  term: number;
  tableCode: string;
  tierCode: string | null;
  rateMonthly: string;
  /** a percentage with two decimals */
  cetAnnualPct: string;
  installmentCents: Money;
  balloonCents: Money;
  subsidyCents: Money | null;
  iofCents: Money;
  financeValueCents: Money;
  totalPaymentsCents: Money;
  validUntil: string;
  firstDueDate: string;
  financedItems: readonly { code: string; labelPt: string; labelEn: string; amountCents: Money }[];
};

/** A figure before and after; null where it is absent. */
export type FigureChange =
  | { what: MoneyFigure; kind: 'money'; before: Money | null; after: Money | null }
  | { what: 'item'; kind: 'money'; labelPt: string; labelEn: string; before: Money | null; after: Money | null }
  | { what: 'rateMonthly'; kind: 'rate'; before: string; after: string }
  | { what: 'cetAnnualPct'; kind: 'percent'; before: string; after: string }
  | { what: 'tableCode' | 'tierCode'; kind: 'code'; before: string | null; after: string | null }
  | { what: 'validUntil' | 'firstDueDate'; kind: 'date'; before: string; after: string };

const moneyFigures = ['balloonCents', 'iofCents', 'financeValueCents', 'totalPaymentsCents', 'subsidyCents'] as const;
type MoneyFigure = 'installmentCents' | (typeof moneyFigures)[number];

/**
 * The differences between two computations of the same term, in the order that matters to a client: the instalment and
 * its cost first, then their causes, the table and its days last. Empty where nothing differs.
 */
export function changesOfFigures(before: ComparedFigures, after: ComparedFigures): FigureChange[] {
  const all: FigureChange[] = [
    { what: 'installmentCents', kind: 'money', before: before.installmentCents, after: after.installmentCents },
    { what: 'cetAnnualPct', kind: 'percent', before: before.cetAnnualPct, after: after.cetAnnualPct },
    { what: 'rateMonthly', kind: 'rate', before: before.rateMonthly, after: after.rateMonthly },
    ...changesOfItems(before.financedItems, after.financedItems),
    ...moneyFigures.map((what) => ({ what, kind: 'money' as const, before: before[what], after: after[what] })),
    { what: 'tierCode', kind: 'code', before: before.tierCode, after: after.tierCode },
    { what: 'tableCode', kind: 'code', before: before.tableCode, after: after.tableCode },
    { what: 'firstDueDate', kind: 'date', before: before.firstDueDate, after: after.firstDueDate },
    { what: 'validUntil', kind: 'date', before: before.validUntil, after: after.validUntil },
  ];
  return all.filter((change) => !isSame(change));
}

/** "0.0149" and "0.01490" are one rate. */
const isSame = ({ kind, before, after }: FigureChange): boolean =>
  kind === 'rate' ? Number(before) === Number(after) : before === after;

function changesOfItems(
  before: ComparedFigures['financedItems'],
  after: ComparedFigures['financedItems'],
): FigureChange[] {
  const amountOf = (items: ComparedFigures['financedItems'], code: string) =>
    items.find((item) => item.code === code)?.amountCents ?? null;
  const added = after.filter(({ code }) => amountOf(before, code) === null);
  return [...before, ...added].map(({ code, labelPt, labelEn }) => ({
    what: 'item',
    kind: 'money',
    labelPt,
    labelEn,
    before: amountOf(before, code),
    after: amountOf(after, code),
  }));
}
