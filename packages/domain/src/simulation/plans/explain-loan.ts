import type { Language, Texts } from '../../errors/index.ts';
import { pickText } from '../../errors/texts.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { NamedAmount } from '../loan/loan-input.ts';
import { describeCount, describeRate } from './describe-loan.ts';

/** The sentences of one language. */
export function textsIn(language: Language, texts: readonly Texts[]): string[] {
  return texts.map((text) => pickText(text, language));
}

/** Explains the financed amount: price, down payment, and additions to the credit. */
export function explainFinanced(loan: LoanResult): Texts[] {
  const { vehicleValueCents, downPaymentCents } = loan.input;
  const price = formatMoney(vehicleValueCents);
  if (downPaymentCents === 0) {
    const whole = {
      pt: `Não há entrada: o valor do veículo, ${price}, é financiado integralmente.`,
      en: `There is no down payment: the vehicle price, ${price}, is financed in full.`,
    };
    return [whole, ...explainAdded(loan)];
  }
  const entry = `${formatMoney(downPaymentCents)} (${formatPercent(downPaymentCents / vehicleValueCents)})`;
  const net = formatMoney(loan.netCreditCents);
  const ofPrice = {
    pt: `O veículo custa ${price}; com a entrada de ${entry}, o valor a financiar é ${net}.`,
    en: `The vehicle costs ${price}; after the down payment of ${entry}, the amount to finance is ${net}.`,
  };
  return [ofPrice, ...explainAdded(loan)];
}

/** The fees and products added to the credit; empty where none is financed. */
export function explainAdded(loan: LoanResult): Texts[] {
  const addedCents = loan.baseBeforeIofCents - loan.netCreditCents;
  if (addedCents === 0) return [];
  const added = formatMoney(addedCents);
  return [
    {
      pt: `Tarifas, despesas e produtos financiados aumentam esse valor em ${added}.`,
      en: `Financed fees, costs and products add ${added} to that amount.`,
    },
  ];
}

/** Explains the tax, and its effect on the financed total. */
export function explainIof({ iof, input, financedTotalCents }: LoanResult): Texts {
  const total = formatMoney(financedTotalCents);
  if (iof.totalCents === 0) {
    return {
      pt: `Não há IOF: o valor financiado é ${total}.`,
      en: `There is no IOF: the financed amount is ${total}.`,
    };
  }
  const [whole, daily, additional] = [iof.totalCents, iof.dailyCents, iof.additionalCents].map(formatMoney);
  const parts = {
    pt: `O IOF é ${whole}: ${daily} pelos dias até cada vencimento e ${additional} de adicional fixo`,
    en: `The IOF tax is ${whole}: ${daily} for the days to each due date and ${additional} as the fixed additional tax`,
  };
  return (input.iofFinanced ?? true)
    ? {
        pt: `${parts.pt}; somado ao crédito, o valor financiado é ${total}.`,
        en: `${parts.en}; added to the credit, the financed amount is ${total}.`,
      }
    : {
        pt: `${parts.pt}, pago à parte; o valor financiado é ${total}.`,
        en: `${parts.en}, paid separately; the financed amount is ${total}.`,
      };
}

/** Equal payments of the whole loan at its rate, and why the last one differs. */
export function explainLevel(loan: LoanResult, count: Texts = describeCount(loan.rows.length)): Texts {
  const rate = describeRate(loan);
  const [level, last] = [loan.installmentCents, loan.lastPaymentCents].map(formatMoney);
  const sentence = {
    pt: `À taxa de ${rate.pt}, esse total é pago, com os juros, em ${count.pt} de ${level} (tabela Price)`,
    en: `At ${rate.en}, that total is repaid, with its interest, in ${count.en} of ${level} (Price schedule)`,
  };
  return loan.lastPaymentCents === loan.installmentCents
    ? { pt: `${sentence.pt}.`, en: `${sentence.en}.` }
    : {
        pt: `${sentence.pt}; a última é ${last}, porque inclui a diferença dos arredondamentos.`,
        en: `${sentence.en}; the last one is ${last}, because it includes the rounding difference.`,
      };
}

/** The total cost, and why the CET is above the rate. */
export function explainCost(loan: LoanResult): Texts[] {
  const cet = formatPercent(loan.cetAnnualPercent / 100);
  const [received, paid] = [loan.receivedCents, loan.sumPaymentsCents].map(formatMoney);
  const [cost, interest] = [loan.totalCostCents, loan.totalInterestCents].map(formatMoney);
  const counted = describeCosts(loan);
  const entry = loan.input.downPaymentCents > 0 ? { pt: 'Com a entrada, o', en: 'With the down payment, the' } : null;
  const total = entry ?? { pt: 'O', en: 'The' };
  const ofInterest =
    loan.totalInterestCents > 0
      ? { pt: `, dos quais ${interest} são juros`, en: `, of which ${interest} is interest` }
      : null;
  const sentences = [
    {
      pt: `O CET é ${cet} ao ano: ${counted.pt}, porque o crédito líquido é ${received} e as parcelas somam ${paid}.`,
      en: `The CET is ${cet} per year: ${counted.en}, because the net credit is ${received} and the instalments add up to ${paid}.`,
    },
    {
      pt: `${total.pt} total pago é ${cost}${ofInterest?.pt ?? ''}.`,
      en: `${total.en} total paid is ${cost}${ofInterest?.en ?? ''}.`,
    },
  ];
  const apart = sumOf(loan.input.feesUpfront);
  if (apart > 0) {
    sentences.push({
      pt: `As tarifas e despesas de ${formatMoney(apart)} são pagas à parte e também entram no CET.`,
      en: `The fees and costs of ${formatMoney(apart)} are paid separately and are also included in the CET.`,
    });
  }
  return sentences;
}

function describeCosts({ input, iof, totalInterestCents }: LoanResult): Texts {
  const costs: (Texts | false)[] = [
    totalInterestCents > 0 && { pt: 'juros', en: 'interest' },
    iof.totalCents > 0 && { pt: 'IOF', en: 'IOF' },
    sumOf(input.feesFinanced) + sumOf(input.feesUpfront) > 0 && { pt: 'tarifas', en: 'fees' },
    sumOf(input.premiumsFinanced) + sumOf(input.recurring) > 0 && { pt: 'produtos', en: 'products' },
  ];
  const counted = costs.filter((cost) => cost !== false);
  if (counted.length === 0)
    return { pt: 'não há custos além do valor financiado', en: 'there are no costs beyond the financed amount' };
  return {
    pt: `considera ${listOf(
      counted.map(({ pt }) => pt),
      'e',
    )}`,
    en: `it includes ${listOf(
      counted.map(({ en }) => en),
      'and',
    )}`,
  };
}

function listOf(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

function sumOf(amounts: readonly NamedAmount[] = []): Money {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
