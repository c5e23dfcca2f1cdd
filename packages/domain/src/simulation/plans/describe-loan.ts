import type { Texts } from '../../errors/index.ts';
import { formatDate, formatPercent } from '../../formats/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { Balloon } from '../loan/loan-input.ts';

/** The rate of the table, by month and by year. */
export function describeRate(loan: LoanResult): Texts {
  const [monthly, annual] = [formatPercent(loan.input.rateMonthly, 4), formatPercent(loan.rateAnnual, 4)];
  return { pt: `${monthly} ao mês (${annual} ao ano)`, en: `${monthly} per month (${annual} per year)` };
}

/** The number of instalments as text, in singular or plural. */
export function describeCount(count: number): Texts {
  return count === 1
    ? { pt: '1 parcela mensal', en: '1 monthly instalment' }
    : { pt: `${count} parcelas mensais`, en: `${count} monthly instalments` };
}

/** When a payment falls due: its date, or its number among the payments of a loan without dates. */
export function describeDue(loan: LoanResult, index: number): Texts {
  const date = loan.rows[index]?.dueDate;
  if (date) return { pt: `em ${formatDate(date)}`, en: `on ${formatDate(date)}` };
  return { pt: `no ${index + 1}º vencimento`, en: `on due date ${index + 1}` };
}

/** The amount of a balloon in a computed loan: its amount, or share · base rounded half-up to centavos. */
export function balloonCentsOf(loan: LoanResult, balloon: Balloon): Money {
  if ('amountCents' in balloon) return balloon.amountCents;
  const wholes = {
    vehicle: loan.input.vehicleValueCents,
    net: loan.netCreditCents,
    financed: loan.financedTotalCents,
  };
  return roundToCents(wholes[balloon.of] * balloon.share);
}

/** A balloon's share and its base. */
export function describeShare(balloon: Balloon): Texts {
  if ('amountCents' in balloon) return { pt: 'valor fixo', en: 'a fixed amount' };
  const share = formatPercent(balloon.share);
  const ofWhat = {
    vehicle: { pt: 'do valor do veículo', en: 'of the vehicle price' },
    net: { pt: 'do valor a financiar', en: 'of the amount to finance' },
    financed: { pt: 'do valor financiado', en: 'of the financed amount' },
  }[balloon.of];
  return { pt: `${share} ${ofWhat.pt}`, en: `${share} ${ofWhat.en}` };
}
