import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import {
  checkPlanTerms,
  checkPriceTable,
  choiceSpec,
  computeLeasing,
  computeLoan,
  findPlan,
  leasingParts,
  type PlanChoices,
  type PlanInput,
  type PriceTableRow,
  quoteSimulation,
} from '../index.ts';
import { type PlanExample, planExamples, quoteExample } from '../quote/plan-examples.ts';

const fees = [
  { name: 'TCC', amountCents: 95_000 },
  { name: 'CONTRACT', amountCents: 35_000 },
];
type Case = Partial<PlanInput> &
  Pick<PlanInput, 'vehicleValueCents' | 'entryValueCents' | 'termMonths' | 'rateMonthly'>;
const loanOf = (financeTypeId: number, input: Case) =>
  computeLoan(findPlan(financeTypeId)!.toLoan({ terms: {}, choices: {}, ...input }));
const totals = (financeTypeId: number, input: Case) => {
  const loan = loanOf(financeTypeId, input);
  return [loan.iof.totalCents, loan.installmentCents, loan.lastPaymentCents, loan.cetAnnualPercent];
};
const example = (name: string): PlanExample => planExamples.find((one) => one.name.startsWith(name))!;
const refusalOf = (name: string, choices: unknown, change: object = {}) => {
  try {
    quoteSimulation(quoteExample(example(name), { choices: choices as PlanChoices, ...change }));
  } catch (error) {
    if (error instanceof DomainError) return [error.code, ...error.fields.map(({ path, key }) => `${path} ${key}`)];
    throw error;
  }
  return [];
};

describe('the plans, to the centavo', () => {
  it('pays a balloon of the financed total in place of the last instalment', () => {
    const input = {
      vehicleValueCents: 15_000_000,
      entryValueCents: 6_000_000,
      termMonths: 24,
      rateMonthly: 0.0149,
      feesFinanced: fees,
      terms: { balloonShare: 0.5, balloonOf: 'financed', balloonPlace: 'instead' } as const,
    };
    expect(totals(2, input)).toEqual([286_697, 315_991, 4_708_333, 23.63]);
  });

  it('waits sixty days for the first instalment', () => {
    const input = {
      vehicleValueCents: 10_000_000,
      entryValueCents: 3_000_000,
      termMonths: 48,
      rateMonthly: 0.0199,
      releaseDate: '2026-01-15',
      feesFinanced: fees,
      terms: { graceDays: [60] },
    };
    expect(totals(4, input)).toEqual([238_233, 244_500, 244_501, 30.31]);
    expect(loanOf(4, input).rows[0]?.dueDate).toBe('2026-03-16');
  });

  it('pays every six months', () => {
    const input = { vehicleValueCents: 52_000_000, entryValueCents: 10_400_000, termMonths: 60, rateMonthly: 0.0119 };
    expect(totals(5, { ...input, terms: { deferralUnits: [6] } })).toEqual([1_402_706, 6_223_707, 6_223_700, 16.83]);
  });

  it('pays half instalments for twelve months', () => {
    const input = { vehicleValueCents: 10_000_000, entryValueCents: 3_000_000, termMonths: 48, rateMonthly: 0.0149 };
    const loan = loanOf(7, { ...input, terms: { minorShare: 0.5 } });
    expect(loan.rows.slice(11, 13).map((row) => row.paymentCents)).toEqual([126_334, 252_668]);
    expect([loan.iof.totalCents, loan.lastPaymentCents, loan.cetAnnualPercent]).toEqual([240_992, 252_637, 21.42]);
  });

  it('pays half as entry and two quarters', () => {
    const input = { vehicleValueCents: 12_000_000, entryValueCents: 6_000_000, termMonths: 24, rateMonthly: 0 };
    const loan = loanOf(8, { ...input, terms: { shareMonths: { first: 12, second: 24 } } });
    expect(loan.rows.map((row) => row.paymentCents)).toEqual([3_104_064, 3_104_063]);
    const exempt = loanOf(8, { ...input, taxpayer: 'exempt', terms: { shareMonths: { first: 12, second: 24 } } });
    expect(exempt.rows.map((row) => row.paymentCents)).toEqual([3_000_000, 3_000_000]);
  });

  it('pays the client’s own amounts', () => {
    const loan = loanOf(9, {
      vehicleValueCents: 6_000_000,
      entryValueCents: 1_800_000,
      termMonths: 60,
      rateMonthly: 0.0159,
      terms: { fixedAmounts: { maxCount: 6, minCents: 0 } },
      choices: { fixedAmounts: [1, 2, 3].map((month) => ({ month, amountCents: 10_000 })) },
    });
    expect(loan.rows.slice(0, 4).map((row) => row.paymentCents)).toEqual([10_000, 10_000, 10_000, 121_307]);
    expect([loan.lastPaymentCents, loan.cetAnnualPercent]).toEqual([121_302, 22.64]);
  });

  it('pays no interest', () => {
    const input = { vehicleValueCents: 9_000_000, entryValueCents: 5_400_000, termMonths: 24, rateMonthly: 0 };
    expect(totals(10, { ...input, feesFinanced: fees })).toEqual([102_559, 159_690, 159_689, 6.26]);
    const waited = loanOf(11, { ...input, feesFinanced: fees, terms: { graceDays: [90] } });
    expect(waited.totalInterestCents).toBe(0);
    expect(waited.iof.totalCents).toBeGreaterThan(102_559);
  });

  it('pays three balloons with their instalments', () => {
    const input = {
      vehicleValueCents: 15_000_000,
      entryValueCents: 4_500_000,
      termMonths: 36,
      rateMonthly: 0.0149,
      terms: example('Multi-balloon').table.terms!,
      choices: { balloons: { count: 3, share: 0.1, startMonth: 12, intervalMonths: 12 } },
    };
    expect(totals(12, input)).toEqual([344_986, 276_335, 1_776_346, 21.95]);
    const paid = loanOf(12, input).rows.map((row) => row.paymentCents);
    expect([paid[10], paid[11], paid[23], paid[24]]).toEqual([276_335, 1_776_335, 1_776_335, 276_335]);
  });

  it('ends with exactly the guaranteed repurchase', () => {
    const input = {
      vehicleValueCents: 18_000_000,
      entryValueCents: 7_200_000,
      termMonths: 36,
      rateMonthly: 0.0139,
      feesFinanced: fees,
      terms: { balloonShare: 0.4 },
    };
    expect(totals(13, input)).toEqual([364_502, 250_825, 7_200_000, 20.69]);
  });

  it('leaves balloons and custom amounts in their contract month when the first due date moves', () => {
    for (const name of ['Multi-balloon', 'Flexible', 'SmartBuy', '12 Menores', 'Chevrolet Sempre']) {
      const input = quoteExample(example(name));
      const [usual, moved] = [input, { ...input, firstDueDate: '2026-03-16' }].map(
        (one) => quoteSimulation(one).terms[0]!.loan,
      );
      const large = (loan: typeof usual) =>
        loan!.rows.flatMap((row, k) => (row.paymentCents > 1.5 * loan!.installmentCents ? k : []));
      expect(moved?.rows[0]?.dueDate).toBe('2026-03-16');
      expect(large(moved)).toEqual(large(usual));
    }
  });
});

describe('leasing', () => {
  const lease = { vehicleValueCents: 4_500_000, entryValueCents: 675_000, termMonths: 36, rateMonthly: 0.01 };
  const { terms } = example('Leasing in advance').table;
  it.each([
    ['advance', 0, 0],
    ['advance', 0, 0.08],
    ['arrears', 1, 0.08],
  ] as const)('paid in %s equals the lease of computeLeasing (diluted share %d)', (leaseTiming, first, diluted) => {
    const choices = { leaseTiming, vrgDilutedShare: diluted, vrgFinalShare: 0.085 };
    const loan = loanOf(6, { ...lease, terms: terms!, choices });
    const known = computeLeasing({
      priceCents: 4_500_000,
      rateMonthly: 0.01,
      installments: 36,
      vrgUpfrontCents: 675_000,
      vrgDilutedCents: 4_500_000 * diluted,
      vrgFinalCents: 382_500,
      first,
      finalAtMonths: 36,
    });
    const { counterpartCents, vrgMonthlyCents, vrgTotalCents } = leasingParts(loan, choices);
    expect(loan).toMatchObject({ installmentCents: known.monthlyCents, cetAnnualPercent: known.cetAnnualPercent });
    expect({ counterpartCents, vrgMonthlyCents }).toEqual({
      counterpartCents: known.counterpartCents,
      vrgMonthlyCents: known.vrgMonthlyCents,
    });
    expect(vrgTotalCents).toBe(675_000 + 4_500_000 * diluted + 382_500);
    expect(loan.rows.at(-1)?.paymentCents).toBe(leaseTiming === 'advance' ? 382_500 : loan.lastPaymentCents);
    // only the rounding difference in the last counterpart separates them
    expect(Math.abs(loan.totalCostCents - known.totalPaidCents)).toBeLessThanOrEqual(18);
  });

  it('refuses residual values above the total maximum of the table', () => {
    const refuse = (vrgDilutedShare: number, vrgFinalShare: number) =>
      refusalOf('Leasing in arrears', { vrgDilutedShare, vrgFinalShare }, { entryValueCents: 4_000_000 });
    expect(refuse(0.31, 0.1)).toEqual(['DOM002', 'choices.vrgDilutedShare choice.outOfRange']);
    expect(refuse(0.3, 0.2)).toEqual([]);
    expect(refuse(0.3, 0.21)).toEqual(['DOM002', 'choices.vrgFinalShare choice.outOfRange']);
  });
});

describe('the choices of a plan', () => {
  const balloons = { count: 3, share: 0.1, startMonth: 12, intervalMonths: 12 };
  const at = (month: unknown, amountCents: unknown) => ({ month, amountCents });
  it.each<[string, unknown, string[]]>([
    ['Grace', { graceDays: 61 }, ['DOM002', 'choices.graceDays value.notAllowed']],
    ['Grace', { graceDays: '60' }, ['DOM002', 'choices.graceDays value.notAllowed']],
    ['Zero+', { graceDays: 180 }, ['DOM002', 'choices.graceDays value.notAllowed']],
    ['Farmer, half', { deferralUnit: 4 }, ['DOM002', 'choices.deferralUnit value.notAllowed']],
    ['Leasing', { leaseTiming: 'never' }, ['DOM002', 'choices.leaseTiming value.notAllowed']],
    ['Leasing', { vrgFinalShare: Number.NaN }, ['DOM002', 'choices.vrgFinalShare number.invalid']],
    [
      'Chevrolet Sempre, balloon of the net',
      { balloonShare: 0.41 },
      ['DOM002', 'choices.balloonShare choice.outOfRange'],
    ],
    ['Multi-balloon', { balloons: { ...balloons, count: 4 } }, ['SIM018', 'choices.balloons.count balloon.count']],
    ['Multi-balloon', { balloons: { ...balloons, count: 0 } }, ['SIM018', 'choices.balloons.count balloon.count']],
    ['Multi-balloon', { balloons: { ...balloons, count: 1.5 } }, ['SIM018', 'choices.balloons.count balloon.count']],
    [
      'Multi-balloon',
      { balloons: { count: 2, share: 0.2, startMonth: 5, intervalMonths: 7 } },
      [
        'DOM002',
        'choices.balloons.share choice.outOfRange',
        'choices.balloons.startMonth choice.outOfRange',
        'choices.balloons.intervalMonths value.notAllowed',
      ],
    ],
    [
      'Flexible',
      { fixedAmounts: [at(1, -1), at(1, 5), at(37, 5), at(2, 0.5), at('3', 5)] },
      [
        'DOM002',
        'choices.fixedAmounts.0.amountCents choice.outOfRange',
        'choices.fixedAmounts.1.month fixedAmount.repeated',
        'choices.fixedAmounts.2.month choice.outOfRange',
        'choices.fixedAmounts.3.amountCents number.invalid',
        'choices.fixedAmounts.4.month number.invalid',
      ],
    ],
    [
      'Flexible',
      { fixedAmounts: Array.from({ length: 7 }, (_, k) => at(k + 1, 5)) },
      ['DOM002', 'choices.fixedAmounts fixedAmount.tooMany'],
    ],
    [
      'Flexible',
      { fixedAmounts: Array.from({ length: 36 }, (_, k) => at(k + 1, 5)) },
      ['DOM002', 'choices.fixedAmounts fixedAmount.noLevelLeft'],
    ],
    ['Flexible', { fixedAmounts: [at(2, 20_000_000)] }, ['DOM002', 'choices.fixedAmounts fixedAmount.tooLarge']],
    ['Flexible', { fixedAmounts: 'none' }, ['DOM002', 'choices.fixedAmounts value.notAllowed']],
    [
      '50-25-25 at zero',
      { shareMonths: { first: 12, second: 12 } },
      ['DOM002', 'choices.shareMonths.second shareMonth.order'],
    ],
    [
      '50-25-25 at zero',
      { shareMonths: { first: 13, second: 25 } },
      ['DOM002', 'choices.shareMonths.first choice.outOfRange', 'choices.shareMonths.second choice.outOfRange'],
    ],
  ])('of %s refuses %j', (name, choices, refusal) => {
    expect(refusalOf(name, choices)).toEqual(refusal);
  });

  it('report how many balloons fit the term from the first month on', () => {
    const input = quoteExample(example('Multi-balloon'), { choices: { balloons: { ...balloons, count: 4 } } });
    expect(() => quoteSimulation(input)).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ params: { min: 1, max: 3 } })] }),
    );
    const six = { count: 4, share: 0.1, startMonth: 18, intervalMonths: 6 };
    expect(refusalOf('Multi-balloon', { balloons: six })).toEqual([]);
  });

  it('refuse balloons that leave no monthly instalment as too large', () => {
    const large = { count: 4, share: 0.1, startMonth: 6, intervalMonths: 6 };
    expect(refusalOf('Multi-balloon', { balloons: large }, { entryValueCents: 7_500_000 })).toEqual([
      'DOM002',
      'choices.balloons.share balloon.tooLarge',
    ]);
  });

  it('accept only the entry of the plan', () => {
    expect(refusalOf('50-25-25', {}, { entryValueCents: 4_999_999 })).toEqual([
      'DOM002',
      'entryValueCents entry.fixedByPlan',
    ]);
    expect(refusalOf('50-25-25', {}, { vehicleValueCents: 9_999_999, entryValueCents: 5_000_000 })).toEqual([]);
    expect(refusalOf('Plan 100', {}, { entryValueCents: 1 })).toEqual(['DOM002', 'entryValueCents entry.notInPlan']);
  });

  it('refuse a due date chosen by the client when the plan sets it', () => {
    for (const name of ['Grace', 'Zero+', '50-25-25', 'Farmer, quarterly', 'Leasing in advance']) {
      const { choices } = example(name);
      expect(refusalOf(name, choices, { firstDueDate: '2026-03-01' })).toEqual([
        'DOM002',
        'firstDueDate choice.notOfPlan',
      ]);
    }
    expect(refusalOf('Farmer, half', {}, { firstDueDate: '2026-08-01' })).toEqual([]);
  });
});

describe('table terms', () => {
  const { balloons } = example('Multi-balloon').table.terms!;
  it.each<[Parameters<typeof checkPlanTerms>[0], unknown, string[]]>([
    ['REGULAR', null, ['terms value.notAllowed']],
    ['REGULAR', [], ['terms value.notAllowed']],
    ['GRACE_PERIOD', {}, ['terms.graceDays required']],
    ['GRACE_PERIOD', { graceDays: [] }, ['terms.graceDays number.outOfRange']],
    ['GRACE_PERIOD', { graceDays: [60, 60] }, ['terms.graceDays number.outOfRange']],
    ['GRACE_PERIOD', { graceDays: [61] }, ['terms.graceDays number.outOfRange']],
    ['GRACE_PERIOD', { graceDays: [60], minorShare: null }, []],
    ['FARMER', { deferralUnits: [4] }, ['terms.deferralUnits number.outOfRange']],
    ['OTHER_PLANS', { balloonShare: 0 }, ['terms.balloonShare balloon.notOfPlan']],
    ['OTHER_PLANS', { balloonShare: '0.3' }, ['terms.balloonShare balloon.notOfPlan']],
    ['OTHER_PLANS', { balloonShare: 0.3, balloonPlace: 'before' }, ['terms.balloonPlace number.outOfRange']],
    ['SMART_BUY', { balloonShare: 0.3, balloonOf: 'net' }, ['terms.balloonOf field.unknown']],
    ['TWELVE_MINORS', { minorShare: 1 }, ['terms.minorShare number.outOfRange']],
    ['PLAN_50_25_25', { shareMonths: { first: 12, second: 12 } }, ['terms.shareMonths number.outOfRange']],
    ['PLAN_50_25_25', { shareMonths: 12 }, ['terms.shareMonths number.outOfRange']],
    ['SPECIAL', { fixedAmounts: { maxCount: 0, minCents: 0 } }, ['terms.fixedAmounts number.outOfRange']],
    ['MULTI_BALLOON', { balloons: { ...balloons, count: { min: 3, max: 2 } } }, ['terms.balloons balloon.notOfPlan']],
    ['LEASING', { vrg: { dilutedShare: { min: 0, max: 1 } } }, ['terms.vrg number.outOfRange']],
    ['REGULAR', { __proto__: null, constructor: 1 }, ['terms.constructor field.unknown']],
  ])('of %s with %j', (planType, terms, problems) => {
    expect(checkPlanTerms(planType, terms).map(({ path, key }) => `${path} ${key}`)).toEqual(problems);
  });

  it.each<[string, Partial<PriceTableRow>, string]>([
    ['Zero Plan', { rateMonthly: '0.001' }, 'rateMonthly rate.mustBeZero'],
    ['Zero+', { taxType: 'SUBSIDIZED' }, 'taxType value.notAllowed'],
    ['Grace', { terms: { graceDays: [60, 210] } }, 'terms.graceDays value.notAllowed'],
    ['12 Menores', { termMonths: 12 }, 'termMonths number.outOfRange'],
    ['50-25-25', { termMonths: 36 }, 'terms.shareMonths number.outOfRange'],
    ['Farmer', { termMonths: 13 }, 'terms.deferralUnits value.notAllowed'],
    ['SmartBuy', { termMonths: 1 }, 'termMonths number.outOfRange'],
    ['Multi-balloon', { termMonths: 5 }, 'terms.balloons.startMonth choice.outOfRange'],
    [
      'Multi-balloon',
      { terms: { balloons: { ...balloons!, count: { min: 4, max: 4 } } } },
      'terms.balloons.count balloon.count',
    ],
    ['SmartBuy', { terms: { balloonShareRange: { min: 0.1, max: 0.3 } } }, 'terms.balloonShare choice.outOfRange'],
    ['Regular', { financeTypeId: 3 }, 'financeTypeId value.notAllowed'],
    ['Regular', { targetRateMonthly: '0.0148' }, 'targetRateMonthly rate.belowTarget'],
  ])('make the table of %s with %j wrong', (name, change, problem) => {
    const problems = checkPriceTable({ ...example(name).table, ...change });
    expect(problems.map(({ path, key }) => `${path} ${key}`)).toContain(problem);
  });

  it('become inputs with bounds and default for the simulator', () => {
    expect(choiceSpec(example('Multi-balloon').table)).toEqual([
      {
        kind: 'balloons',
        key: 'balloons',
        count: { min: 1, max: 4, default: 3 },
        share: { min: 0.05, max: 0.1, default: 0.05 },
        startMonth: { min: 6, max: 36, default: 12 },
        intervalMonths: { allowed: [12, 6], default: 12 },
      },
    ]);
    expect(choiceSpec(example('Regular').table)).toEqual([]);
    expect(() => choiceSpec({ ...example('Grace').table, terms: {} })).toThrow(
      expect.objectContaining({ code: 'ADD015' }),
    );
  });
});

describe('the subsidy', () => {
  it('equals the cost of a zero rate at the market rate', () => {
    const [term] = quoteSimulation(quoteExample(example('Zero Plan'), { entryValueCents: 5_000_000 })).terms;
    const worth = term!.loan.rows.reduce((sum, row, k) => sum + row.paymentCents * 1.0149 ** -(k + 1), 0);
    expect(term!.subsidyCents).toBe(Math.round(term!.loan.financedTotalCents - worth));
    expect(term!.loan.totalInterestCents).toBe(0);
  });

  it('is null for a market rate', () => {
    expect(quoteSimulation(quoteExample(example('Regular'))).terms[0]?.subsidyCents).toBeNull();
  });
});
