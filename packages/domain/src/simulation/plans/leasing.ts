import type { Texts } from '../../errors/index.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { refuseFields, resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { lastMonthOf } from './contract-months.ts';
import { describeRate } from './describe-loan.ts';
import { explainAdded, explainCost, textsIn } from './explain-loan.ts';
import { refuseOwnDueDate } from './grace.ts';
import { leasingParts } from './leasing-parts.ts';
import { levelLoan, type Plan, type PlanInput } from './plan.ts';
import type { PlanChoices } from './plan-choices.ts';

function chooseVrg({ vrg }: PlanTerms): ChoiceSpec[] {
  const { dilutedShare, finalShare, timings } = vrg!;
  return [
    { kind: 'timing', key: 'leaseTiming', allowed: timings, default: timings[0]! },
    { kind: 'share', key: 'vrgDilutedShare', ...dilutedShare, default: dilutedShare.min },
    { kind: 'share', key: 'vrgFinalShare', ...finalShare, default: finalShare.min },
  ];
}

function refuseLargeVrg({ terms, entryValueCents, vehicleValueCents }: PlanInput, choices: PlanChoices): void {
  const left = terms.vrg!.maxTotalShare - entryValueCents / vehicleValueCents - choices.vrgDilutedShare!;
  if (choices.vrgFinalShare! <= left + 1e-9) return;
  const params = { min: formatPercent(terms.vrg!.finalShare.min), max: formatPercent(Math.max(0, left)) };
  throw refuseFields([{ path: 'choices.vrgFinalShare', key: 'choice.outOfRange', params }]);
}

function explainLease(loan: LoanResult, choices: PlanChoices): Texts[] {
  const parts = leasingParts(loan, choices);
  const [price, upfront, net] = [loan.input.vehicleValueCents, parts.vrgUpfrontCents, loan.netCreditCents].map(
    formatMoney,
  );
  const [monthly, counterpart, diluted] = [loan.installmentCents, parts.counterpartCents, parts.vrgMonthlyCents].map(
    formatMoney,
  );
  const [final, total, financed] = [parts.vrgFinalCents, parts.vrgTotalCents, loan.financedTotalCents].map(formatMoney);
  const [rate, count] = [describeRate(loan), loan.input.installments];
  const advance = loan.input.graceMonths === 0;
  const when = advance ? { pt: 'no início', en: 'at the start' } : { pt: 'no fim', en: 'at the end' };
  return [
    {
      pt: `O veículo custa ${price}; o VRG pago na entrada é ${upfront}, e o valor arrendado é ${net}.`,
      en: `The vehicle costs ${price}; the residual value paid as down payment is ${upfront}, and the leased amount is ${net}.`,
    },
    ...explainAdded(loan),
    {
      pt: `Arrendamento mercantil não é operação de crédito: não há IOF, e o total arrendado é ${financed}.`,
      en: `A lease is not a credit operation: there is no IOF, and the leased total is ${financed}.`,
    },
    {
      pt: `À taxa de ${rate.pt}, são ${count} pagamentos de ${monthly}, ${when.pt} de cada mês: ${counterpart} de contraprestação e ${diluted} de VRG diluído.`,
      en: `At ${rate.en}, there are ${count} payments of ${monthly}, ${when.en} of each month: ${counterpart} of lease payment and ${diluted} of residual value spread over the payments.`,
    },
    {
      pt: `No fim do contrato, o cliente paga o VRG de ${final}; o VRG total é de ${total}, ${formatPercent(parts.vrgTotalCents / loan.input.vehicleValueCents)} do valor do veículo, e corresponde à compra dele.`,
      en: `At the end of the contract, the client pays the residual value of ${final}; the total residual value is ${total}, ${formatPercent(parts.vrgTotalCents / loan.input.vehicleValueCents)} of the vehicle price, and corresponds to its purchase.`,
    },
  ];
}

/**
 * Leasing, computed as a loan without IOF: the entry is residual value paid upfront, the diluted part is inside the monthly
 * amount, the final one is a balloon when the last period ends; in arrears or in advance.
 */
export const leasingPlan: Plan = {
  tableTerms: { vrg: 'required' },
  choices: chooseVrg,
  toLoan(input) {
    const choices = resolveChoices(chooseVrg(input.terms), input.choices);
    refuseLargeVrg(input, choices);
    const inAdvance = choices.leaseTiming === 'advance';
    if (inAdvance) refuseOwnDueDate(input);
    const loan = levelLoan(input);
    const month = inAdvance ? input.termMonths : lastMonthOf(input.termMonths, loan.graceDays);
    const share = choices.vrgFinalShare!;
    return {
      ...loan,
      taxpayer: 'exempt',
      ...(inAdvance ? { graceMonths: 0 } : {}),
      // the residual value is what buys the vehicle: it is paid exactly as stated, and the last counterpart is rounded
      ...(share > 0 ? { balloons: [{ month, share, of: 'vehicle', place: 'extra' }], residue: 'level' } : {}),
    };
  },
  explain(loan, language, choices = {}) {
    return textsIn(language, [...explainLease(loan, choices), ...explainCost(loan)]);
  },
};
