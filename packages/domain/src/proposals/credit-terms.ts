/** What a credit is given for: how much, of which down payment, how long, at which rate, for which instalment. */
export type CreditTerms = {
  readonly financeValueCents: number;
  readonly entryValueCents: number;
  readonly termMonths: number;
  /** decimal fraction as text */
  readonly rateMonthly: string;
  readonly installmentCents: number;
};
