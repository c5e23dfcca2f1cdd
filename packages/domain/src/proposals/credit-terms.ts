/** The terms of a credit: amount, down payment, term, rate, instalment. */
export type CreditTerms = {
  readonly financeValueCents: number;
  readonly entryValueCents: number;
  readonly termMonths: number;
  /** decimal fraction as text */
  readonly rateMonthly: string;
  readonly installmentCents: number;
};

/**
 * Whether terms exceed the approved ones: a higher amount, a longer term, a higher rate, or a larger instalment. The
 * down payment counts by the amount that it leaves to be financed.
 */
export function goesBeyond(terms: CreditTerms, approved: CreditTerms): boolean {
  return (
    terms.financeValueCents > approved.financeValueCents ||
    terms.termMonths > approved.termMonths ||
    terms.installmentCents > approved.installmentCents ||
    Number(terms.rateMonthly) > Number(approved.rateMonthly)
  );
}
