import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem, Texts } from '../errors/index.ts';
import { centavos, days, type FormOf, flag, form, fraction } from '../forms/index.ts';
import type { Money } from '../money/index.ts';
import type { IofRow } from '../simulation/loan/iof-rows.ts';

/** The borrowers that the table knows, by name; a MEI is taxed as Simples. */
export const iofTaxpayerNames = {
  pf: { pt: 'Pessoa física', en: 'Individual' },
  pj: { pt: 'Pessoa jurídica', en: 'Company' },
  simples: { pt: 'Simples Nacional e MEI', en: 'Simples Nacional and MEI' },
} as const satisfies Readonly<Record<string, Texts>>;
export type IofTaxpayer = keyof typeof iofTaxpayerNames;
export const iofTaxpayers = ['pf', 'pj', 'simples'] as const satisfies readonly IofTaxpayer[];

/** The values of a row besides borrower and start. Rates are fractions ("0.000082" a day is 0.0082 %). */
export type IofValues = {
  dailyRate: string;
  additionalRate: string;
  /** the maximum number of days that the daily rate counts */
  capDays: number;
  /** for Simples: the financed total up to which its rates apply, above it those of PJ do; null for the others */
  financedLimitCents: Money | null;
};

/** A registered row. */
export type DatedIofRow = IofValues & { id: string; taxpayer: IofTaxpayer; effectiveFrom: CalendarDate };

// Far above every rate in history: 0,1 % a day, 10 % at once. They catch a misplaced comma.
const shared = {
  dailyRate: fraction('Alíquota diária', 'Daily rate', 0.001, {
    decimals: 5,
    hint: { pt: 'Ao dia, sobre o principal de cada parcela.', en: 'Per day, on the principal of each instalment.' },
  }),
  additionalRate: fraction('Alíquota adicional', 'Additional rate', 0.1, {
    decimals: 4,
    hint: { pt: 'Uma vez, sobre o valor financiado.', en: 'Once, on the financed amount.' },
  }),
  capDays: days('Limite de dias', 'Day limit', 1, 365, {
    hint: {
      pt: 'Número máximo de dias em que a alíquota diária é aplicada.',
      en: 'The maximum number of days to which the daily rate applies.',
    },
  }),
};
const confirmsZero = flag('Confirmo a alíquota zero', 'I confirm the zero rate', {
  hint: {
    pt: 'A partir do início desta vigência, essa parte do IOF deixa de ser cobrada nos novos contratos.',
    en: 'From the start of this period, this part of the IOF is no longer charged on new contracts.',
  },
});

/** Whether a typed row taxes nothing by one of its rates: it must be confirmed, as a rate left at zero looks the same. */
export const hasZeroRate = ({ dailyRate, additionalRate }: Pick<IofValues, 'dailyRate' | 'additionalRate'>): boolean =>
  [dailyRate, additionalRate].some((rate) => rate !== '' && Number(rate) === 0);

const zeroProblems = (typed: Pick<IofValues, 'dailyRate' | 'additionalRate'> & { confirmsZero: boolean }) =>
  hasZeroRate(typed) && !typed.confirmsZero ? [{ path: 'confirmsZero', key: 'iof.zeroUnconfirmed' as const }] : [];

const sharedForm = form({ ...shared, confirmsZero }, zeroProblems);

/** The form of a row of each borrower. Decreto 6.306/2007 art. 7 §1 caps the days at 365. */
export const iofForms = {
  pf: sharedForm,
  pj: sharedForm,
  simples: form(
    {
      ...shared,
      financedLimitCents: centavos('Limite do valor financiado', 'Limit of the financed amount', 1, 1_000_000_000_00),
      confirmsZero,
    },
    zeroProblems,
  ),
} as const satisfies Record<IofTaxpayer, unknown>;

/** The form values of a row; only Simples has a limit. */
export type TypedIofValues = FormOf<typeof sharedForm> & { financedLimitCents: Money | null };

/** The problems of a row of this borrower. */
export function iofProblems(typed: TypedIofValues, taxpayer: IofTaxpayer): FieldProblem[] {
  const isGiven = taxpayer !== 'simples' && typed.financedLimitCents !== null;
  return [
    ...iofForms[taxpayer].problems(typed),
    ...(isGiven ? [{ path: 'financedLimitCents', key: 'field.unknown' } as const] : []),
  ];
}

/** The rows as the loan core takes them. */
export const toLoanRows = (rows: readonly Omit<DatedIofRow, 'id'>[]): IofRow[] =>
  rows.flatMap(({ taxpayer, effectiveFrom, dailyRate, additionalRate, capDays, financedLimitCents }) =>
    (taxpayer === 'simples' ? (['simples', 'mei'] as const) : [taxpayer]).map((one) => ({
      taxpayer: one,
      effectiveFrom,
      dailyRate,
      additionalRate,
      capDays,
      financedLimitCents,
    })),
  );
