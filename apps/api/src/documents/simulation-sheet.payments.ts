import type { Language } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import type { PdfWriter } from './pdf-writer.ts';
import type { sheetStrings } from './simulation-sheet.strings.ts';

type Strings = (typeof sheetStrings)[Language];

/** The client's choices within the plan, and the resulting payments. */
export function writePayments(writer: PdfWriter, chosen: SimulationItem, words: Strings): void {
  const facts = choiceFacts(chosen, words);
  if (facts.length > 0) {
    writer.heading(words.conditions);
    writer.facts(facts);
  }
  // simulations from before plans had choices have no payments; the schedule has them
  if (chosen.payments.length === 0) return;
  writer.heading(words.payments);
  writer.table(
    [
      { label: words.count, width: 0.14, align: 'right' },
      { label: words.amount, width: 0.22, align: 'right' },
      { label: words.dates, width: 0.4, align: 'right' },
      { label: words.sum, width: 0.24, align: 'right' },
    ],
    paymentRows(chosen, words),
  );
}

/** The parts of a lease's payments; nothing for a loan. */
export function writeLeasing(writer: PdfWriter, chosen: SimulationItem, words: Strings): void {
  const rows = leasingRows(chosen, words);
  if (rows.length === 0) return;
  writer.heading(words.leasing);
  writer.table(
    [
      { label: words.item, width: 0.7 },
      { label: words.amount, width: 0.3, align: 'right' },
    ],
    rows,
  );
}

/** The payments in order, equal neighbours on one line: count, amount, due dates, sum. */
export function paymentRows({ payments, lastDueDate }: SimulationItem, words: Strings): string[][] {
  return payments.map(({ count, amountCents, firstDueDate }, index) => {
    const isLast = index === payments.length - 1;
    const first = formatDate(firstDueDate);
    const until = isLast && count > 1 ? words.until(first, formatDate(lastDueDate)) : words.from(first);
    return [`${count} ×`, formatMoney(amountCents), count > 1 ? until : first, formatMoney(count * amountCents)];
  });
}

/** The client's choices within the plan, in the order of the plans' inputs; the figures are based on them. */
export function choiceFacts({ choices }: SimulationItem, words: Strings): [string, string][] {
  const { graceDays, deferralUnit, balloonShare, balloons, fixedAmounts, shareMonths } = choices;
  const { leaseTiming, vrgDilutedShare, vrgFinalShare } = choices;
  const facts: [string, string][] = [];
  if (deferralUnit !== undefined) facts.push([words.dueEvery, words.everyMonths(deferralUnit)]);
  if (graceDays !== undefined) facts.push([words.firstInstallment, words.inDays(graceDays)]);
  if (balloonShare !== undefined) facts.push([words.balloon, formatPercent(balloonShare)]);
  if (balloons) facts.push([words.balloons, words.someBalloons({ ...balloons, share: formatPercent(balloons.share) })]);
  if (fixedAmounts && fixedAmounts.length > 0) {
    const months = fixedAmounts.map(({ month }) => month).toSorted((a, b) => a - b);
    facts.push([words.fixedAmounts, months.join(', ')]);
  }
  if (shareMonths) facts.push([words.shares, words.inMonths(shareMonths.first, shareMonths.second)]);
  if (leaseTiming) facts.push([words.timing, words.timings[leaseTiming]]);
  if (vrgDilutedShare !== undefined) facts.push([words.vrgDiluted, words.ofPrice(formatPercent(vrgDilutedShare))]);
  if (vrgFinalShare !== undefined) facts.push([words.vrgFinal, words.ofPrice(formatPercent(vrgFinalShare))]);
  return facts;
}

/** The parts of a lease, a line each; none for a loan. */
export function leasingRows({ leasing }: SimulationItem, words: Strings): string[][] {
  if (!leasing) return [];
  const lines: [string, number][] = [
    [words.counterpart, leasing.counterpartCents],
    [words.vrgMonthly, leasing.vrgMonthlyCents],
    [words.vrgUpfront, leasing.vrgUpfrontCents],
    [words.vrgDiluted, leasing.vrgDilutedCents],
    [words.vrgFinal, leasing.vrgFinalCents],
    [words.vrgTotal, leasing.vrgTotalCents],
  ];
  return lines.map(([name, cents]) => [name, formatMoney(cents)]);
}
