import { allocate, type Money } from '../../money/index.ts';
import type { LoanResult } from './loan.ts';
import type { NamedAmount } from './loan-input.ts';

export type CompositionKind =
  | 'netCredit'
  | 'feeFinanced'
  | 'premiumFinanced'
  | 'iofFinanced'
  | 'feeUpfront'
  | 'iofUpfront'
  | 'recurring';

/** One line of the sheet; `name` is empty where the kind is sufficient. `sharePercent` has two decimals. */
export type CompositionItem = { kind: CompositionKind; name: string; amountCents: Money; sharePercent: number };

/** The sheet of the components of the CET; the shares add up to exactly 100. */
export type CompositionSheet = { items: readonly CompositionItem[]; totalCents: Money };

/**
 * Splits the cost base of a loan into its items, each in centavos and as a percentage of their total (Resolução CMN
 * 4.881/2020: the borrower is shown the flows that the CET counts). Interest is not an item: it results from the rate
 * on these amounts. Shares are 100·amount ÷ total in hundredths by largest remainder (`allocate`). A recurring amount
 * counts once per payment.
 */
export function composeCetSheet(loan: LoanResult): CompositionSheet {
  const { input, iof } = loan;
  const named = (kind: CompositionKind, amounts: readonly NamedAmount[] = [], times = 1) =>
    amounts.map(({ name, amountCents }) => ({ kind, name, amountCents: amountCents * times }));
  const lines = [
    { kind: 'netCredit' as const, name: '', amountCents: loan.netCreditCents },
    ...named('feeFinanced', input.feesFinanced),
    ...named('premiumFinanced', input.premiumsFinanced),
    {
      kind: (input.iofFinanced ?? true) ? ('iofFinanced' as const) : ('iofUpfront' as const),
      name: '',
      amountCents: iof.totalCents,
    },
    ...named('feeUpfront', input.feesUpfront),
    ...named('recurring', input.recurring, loan.rows.length),
  ].filter((line) => line.amountCents > 0);
  const hundredths = allocate(
    10_000,
    lines.map((line) => line.amountCents),
  );
  return {
    items: lines.map((line, index) => ({ ...line, sharePercent: hundredths[index]! / 100 })),
    totalCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
  };
}
