import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { IofOverride, IofRow, Taxpayer } from './iof-rows.ts';

export type DayCount = 'monthly' | 'actual30' | 'actual365';

/** An amount with its name on statements. */
export type NamedAmount = { name: string; amountCents: Money };

/**
 * A payment besides the level ones, `month` months after release: an amount, or a share of the vehicle price, of the
 * net credit or of the financed total. `with` adds it to the instalment of that month, `instead` replaces that
 * instalment, `extra` is a separate payment, also in a month without instalment.
 */
export type Balloon = {
  month: number;
  place: 'with' | 'instead' | 'extra';
} & ({ amountCents: Money } | { share: number; of: 'vehicle' | 'net' | 'financed' });

/** Where the rounding difference of a schedule goes. */
export const residues = ['last', 'interest', 'level'] as const;
export type Residue = (typeof residues)[number];

/**
 * A loan to compute. Amounts in centavos, rates and shares as fractions, dates `YYYY-MM-DD`.
 * Keys of `weights` and `fixedCents` are months after release.
 */
export type LoanInput = {
  vehicleValueCents: Money;
  downPaymentCents: Money;
  rateMonthly: number;
  /** number of regular instalments */
  installments: number;
  /** months between instalments, 1 by default */
  stepMonths?: number;
  /** months or days from release to the first instalment; one step by default */
  graceMonths?: number;
  graceDays?: number;
  releaseDate?: CalendarDate;
  firstDueDate?: CalendarDate;
  /** how time is converted for interest: equal months (default), real days / 30, real days × 12 / 365 */
  dayCount?: DayCount;
  taxpayer?: Taxpayer;
  /** the dated legal rates; the product's own table by default */
  iofRows?: readonly IofRow[];
  iofFinanced?: boolean;
  iof?: IofOverride;
  feesFinanced?: readonly NamedAmount[];
  premiumsFinanced?: readonly NamedAmount[];
  feesUpfront?: readonly NamedAmount[];
  /** paid with every instalment, never financed */
  recurring?: readonly NamedAmount[];
  balloons?: readonly Balloon[];
  /** multiple of the level instalment in a month; `defaultWeight` (1) elsewhere */
  weights?: Readonly<Record<number, number>>;
  defaultWeight?: number;
  /** the amount paid in a month; it replaces the level instalment unless that month also has a weight */
  fixedCents?: Readonly<Record<number, Money>>;
  /**
   * where the rounding difference of the schedule goes: the last payment, the last interest (guaranteed final amount),
   * or the last level instalment (a final amount after it is stated to the centavo, such as the residual value of a lease)
   */
  residue?: Residue;
};
