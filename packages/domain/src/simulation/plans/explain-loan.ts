import type { Texts } from '../../errors/index.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan.ts';
import type { NamedAmount } from '../loan-input.ts';

/** Why this much is financed: price, down payment, and what is added to the credit. */
export function explainFinanced(loan: LoanResult): Texts[] {
  const { vehiclePriceCents, downPaymentCents } = loan.input;
  const price = formatMoney(vehiclePriceCents);
  const entry = `${formatMoney(downPaymentCents)} (${formatPercent(downPaymentCents / vehiclePriceCents)})`;
  const net = formatMoney(loan.netCreditCents);
  const sentences = [
    {
      pt: `O veículo custa ${price}; com a entrada de ${entry}, faltam ${net} a financiar.`,
      en: `The vehicle costs ${price}; after the down payment of ${entry}, ${net} is left to finance.`,
    },
  ];
  const addedCents = loan.baseBeforeIofCents - loan.netCreditCents;
  if (addedCents > 0) {
    const added = formatMoney(addedCents);
    sentences.push({
      pt: `Tarifas e produtos financiados somam ${added} a esse valor.`,
      en: `Financed fees and products add ${added} to that amount.`,
    });
  }
  return sentences;
}

/** Why the tax is this much, and how it changes the financed total. */
export function explainIof({ iof, input, financedTotalCents }: LoanResult): Texts {
  const total = formatMoney(financedTotalCents);
  if (iof.totalCents === 0) {
    return { pt: `Não há IOF: o total financiado é ${total}.`, en: `There is no IOF: the financed total is ${total}.` };
  }
  const [whole, daily, additional] = [iof.totalCents, iof.dailyCents, iof.additionalCents].map(formatMoney);
  const parts = {
    pt: `O IOF é ${whole}: ${daily} pelos dias até cada vencimento e ${additional} de adicional fixo`,
    en: `The IOF tax is ${whole}: ${daily} for the days to each due date and ${additional} of fixed additional tax`,
  };
  return (input.iofFinanced ?? true)
    ? {
        pt: `${parts.pt}; somado ao crédito, o total financiado é ${total}.`,
        en: `${parts.en}; added to the credit, the financed total is ${total}.`,
      }
    : {
        pt: `${parts.pt}, pago à parte; o total financiado é ${total}.`,
        en: `${parts.en}, paid apart; the financed total is ${total}.`,
      };
}

/** The rate of the table, by month and by year. */
export function describeRate(loan: LoanResult): Texts {
  const [monthly, annual] = [formatPercent(loan.input.rateMonthly, 4), formatPercent(loan.rateAnnual, 4)];
  return { pt: `${monthly} ao mês (${annual} ao ano)`, en: `${monthly} a month (${annual} a year)` };
}

/** How many instalments there are, in words with the right number. */
export function describeCount(count: number): Texts {
  return count === 1
    ? { pt: '1 parcela mensal', en: '1 monthly instalment' }
    : { pt: `${count} parcelas mensais`, en: `${count} monthly instalments` };
}

/** What it costs in the end, and why the CET is above the rate. */
export function explainCost(loan: LoanResult): Texts[] {
  const cet = formatPercent(loan.cetAnnualPercent / 100);
  const [received, paid] = [loan.receivedCents, loan.sumPaymentsCents].map(formatMoney);
  const [cost, interest] = [loan.totalCostCents, loan.totalInterestCents].map(formatMoney);
  const apart = sumOf(loan.input.feesUpfront);
  const sentences = [
    {
      pt: `O CET é ${cet} ao ano: além dos juros, conta IOF, tarifas e produtos, porque o crédito líquido é ${received} e as parcelas somam ${paid}.`,
      en: `The CET is ${cet} a year: besides interest it counts IOF, fees and products, for the net credit is ${received} and the instalments add up to ${paid}.`,
    },
    {
      pt: `Com a entrada, o total pago é ${cost}, dos quais ${interest} são juros.`,
      en: `With the down payment, the total paid is ${cost}, of which ${interest} is interest.`,
    },
  ];
  if (apart > 0) {
    sentences.push({
      pt: `As tarifas de ${formatMoney(apart)} são pagas à parte e também entram no CET.`,
      en: `The fees of ${formatMoney(apart)} are paid apart and count in the CET too.`,
    });
  }
  return sentences;
}

function sumOf(amounts: readonly NamedAmount[] = []): Money {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
