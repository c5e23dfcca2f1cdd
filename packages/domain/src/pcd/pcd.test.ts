import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describePcdAnswer,
  type PcdAnswer,
  type PcdExemption,
  type PcdStep,
  type PcdTax,
  pathologyForm,
  pcdAnswerProblems,
  pcdExemptionForm,
  pcdTaxes,
} from './index.ts';

const taxes: PcdTax[] = pcdTaxes.map(({ id }) => id);
const ipi: PcdExemption = {
  tax: 'IPI',
  uf: 'BR',
  effectiveFrom: '2022-01-01',
  validUntil: '2026-12-31',
  priceCeilingCents: 200_000_00,
  benefitCeilingCents: null,
  rate: '0.07',
};
const icms: PcdExemption = {
  ...ipi,
  tax: 'ICMS',
  validUntil: null,
  priceCeilingCents: 120_000_00,
  benefitCeilingCents: 70_000_00,
  rate: '0.12',
};
const ipva: PcdExemption = { ...icms, tax: 'IPVA', uf: 'SP', priceCeilingCents: null, rate: '0.04' };
const iof: PcdExemption = { ...ipva, tax: 'IOF', uf: 'BR', rate: '' };
const future: PcdExemption = {
  ...icms,
  tax: 'IBS_CBS',
  effectiveFrom: '2027-01-01',
  priceCeilingCents: 200_000_00,
  benefitCeilingCents: 100_000_00,
  rate: '0.2',
};
const day = '2026-11-28';
const answer: PcdAnswer = { driver: 'SELF', state: 'SP', priceCents: 100_000_00 };

const describeWith = (
  exemptions: readonly PcdExemption[],
  change: Partial<PcdAnswer> = {},
  { on = day, steps = [] as PcdStep[] } = {},
) => describePcdAnswer({ ...answer, ...change }, taxes, { exemptions, steps }, on);
const outcomesOf = (...input: Parameters<typeof describeWith>) =>
  Object.fromEntries(describeWith(...input).outcomes.map(({ tax, outcome }) => [tax, outcome]));

describe('price after exemptions', () => {
  it('takes each rate off the exempt part of the price, to the centavo', () => {
    const { outcomes, benefitCents, priceAfterCents } = describeWith([ipi, icms, ipva, iof]);
    expect(outcomes.map(({ tax, benefitCents: own }) => [tax, own])).toEqual([
      ['IPI', 7_000_00],
      ['ICMS', 8_400_00],
      ['IBS_CBS', 0],
      ['IPVA', 0],
      ['IOF', 0],
    ]);
    expect([benefitCents, priceAfterCents]).toEqual([15_400_00, 84_600_00]);
    expect(describeWith([ipi], { priceCents: 99_999_93 }).benefitCents).toBe(7_000_00);
  });

  it('keeps the tax of a price above its ceiling, and a price at the ceiling is exempt', () => {
    expect(outcomesOf([ipi, icms], { priceCents: 120_000_00 })).toMatchObject({ IPI: 'EXEMPT', ICMS: 'EXEMPT' });
    const above = describeWith([ipi, icms], { priceCents: 120_000_01 });
    expect(above.outcomes.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['EXEMPT', 'ABOVE_CEILING']);
    expect(above.benefitCents).toBe(8_400_00);
  });

  it('counts an exemption from its first to its last day', () => {
    const on = (date: string) => outcomesOf([ipi, future], {}, { on: date });
    expect(on('2021-12-31')).toMatchObject({ IPI: 'COMING', IBS_CBS: 'COMING', ICMS: 'NOT_RECORDED' });
    expect(on('2026-12-31')).toMatchObject({ IPI: 'EXEMPT', IBS_CBS: 'COMING' });
    expect(on('2027-01-01')).toMatchObject({ IPI: 'ENDED', IBS_CBS: 'EXEMPT' });
  });

  it('prefers the row of the state, and ignores those of other states', () => {
    const own = { ...icms, uf: 'SP', rate: '0.18' };
    expect(describeWith([icms, own]).benefitCents).toBe(12_600_00);
    expect(describeWith([icms, own], { state: 'MG' }).benefitCents).toBe(8_400_00);
    expect(outcomesOf([ipva], { state: 'MG' })).toMatchObject({ IPVA: 'NOT_RECORDED' });
  });

  it('does not change the price by an exemption whose rate is not known', () => {
    const { outcomes, priceAfterCents } = describeWith([{ ...ipi, rate: '' }]);
    expect([outcomes[0]!.outcome, priceAfterCents]).toEqual(['RATE_UNKNOWN', answer.priceCents]);
  });

  it('offers the exemption from IOF to the person who drives alone', () => {
    expect(outcomesOf([iof])).toMatchObject({ IOF: 'EXEMPT' });
    expect(outcomesOf([iof], { driver: 'OTHER' })).not.toHaveProperty('IOF');
    expect(describeWith([iof]).directSaleTypeId).toBe(6);
    expect(describeWith([iof], { driver: 'OTHER' }).directSaleTypeId).toBe(12);
  });

  it('refuses a price above every ceiling in force with PCD004, and no other', () => {
    const refused = expect.objectContaining({ code: 'PCD004' });
    expect(() => describeWith([ipi, icms, iof], { priceCents: 200_000_01 })).toThrow(refused);
    expect(() => describeWith([ipi, icms, iof], { priceCents: 200_000_00 })).not.toThrow();
    // no ceiling is in force: there is none to exceed
    expect(() => describeWith([iof, future], { priceCents: 900_000_00 })).not.toThrow();
  });
});

const exemptions = fc.array(
  fc.record({
    tax: fc.constantFrom(...taxes),
    uf: fc.constantFrom('BR', 'SP', 'MG'),
    effectiveFrom: fc.constantFrom('2020-01-01', '2026-11-28', '2027-01-01'),
    validUntil: fc.constantFrom(null, '2026-11-27', '2026-11-28', '2030-12-31'),
    priceCeilingCents: fc.option(fc.integer({ min: 1, max: 400_000_00 })),
    benefitCeilingCents: fc.option(fc.integer({ min: 1, max: 400_000_00 })),
    rate: fc.constantFrom('', '0', '0.0001', '0.0725', '0.5', '1'),
  }),
  { maxLength: 12 },
);
const answers = fc.record({
  driver: fc.constantFrom('SELF' as const, 'OTHER' as const),
  state: fc.constantFrom('SP', 'MG', 'RJ'),
  priceCents: fc.integer({ min: 1, max: 500_000_00 }),
});
/** Null where the price is above every ceiling. */
function tryDescribe(of: PcdAnswer, rows: readonly PcdExemption[]) {
  try {
    return describePcdAnswer(of, taxes, { exemptions: rows, steps: [] }, day);
  } catch {
    return null;
  }
}

describe('properties of the price after exemptions', () => {
  it('adds up with the benefits to the price, and never exceeds it or falls below zero', () => {
    fc.assert(
      fc.property(answers, exemptions, (of, rows) => {
        const result = tryDescribe(of, rows);
        if (!result) return;
        const sum = result.outcomes.reduce((total, { benefitCents }) => total + benefitCents, 0);
        expect(result.benefitCents).toBe(sum);
        expect(result.priceAfterCents + sum).toBe(of.priceCents);
        expect(result.priceAfterCents).toBeGreaterThanOrEqual(0);
        expect(result.outcomes.every(({ benefitCents }) => benefitCents >= 0 && Number.isInteger(benefitCents))).toBe(
          true,
        );
      }),
    );
  });

  it('grants a benefit only by a row in force, of a tax in the price, within both ceilings', () => {
    fc.assert(
      fc.property(answers, exemptions, (of, rows) => {
        for (const { benefitCents, exemption, tax, outcome } of tryDescribe(of, rows)?.outcomes ?? []) {
          if (benefitCents === 0) continue;
          expect(outcome).toBe('EXEMPT');
          expect(pcdTaxes.find(({ id }) => id === tax)!.inPrice).toBe(true);
          const { effectiveFrom, validUntil, priceCeilingCents, benefitCeilingCents } = exemption!;
          expect(effectiveFrom <= day && (validUntil === null || validUntil >= day)).toBe(true);
          expect(of.priceCents).toBeLessThanOrEqual(priceCeilingCents ?? of.priceCents);
          expect(benefitCents).toBeLessThanOrEqual(benefitCeilingCents ?? of.priceCents);
        }
      }),
    );
  });

  it('does not depend on rows of other states or outside their days', () => {
    fc.assert(
      fc.property(answers, exemptions, (of, rows) => {
        const relevant = rows.filter(
          ({ uf, effectiveFrom, validUntil }) =>
            [of.state, 'BR'].includes(uf) && effectiveFrom <= day && (validUntil === null || validUntil >= day),
        );
        expect(tryDescribe(of, relevant)?.priceAfterCents).toBe(tryDescribe(of, rows)?.priceAfterCents);
      }),
    );
  });
});

describe('steps', () => {
  const step = (position: number, condition: PcdStep['condition'], documents = '', durationDays = 5): PcdStep => ({
    position,
    condition,
    documents,
    durationDays,
  });

  it('are those of the answer in their order, with each document once and the days of all', () => {
    const steps = [
      step(3, 'IOF', 'CNH especial\nRG'),
      step(1, 'ALWAYS', 'RG\n Laudo médico \n'),
      step(2, 'OTHER', 'CNH do condutor'),
      step(4, 'ICMS'),
      step(5, 'IBS_CBS'),
    ];
    const own = describeWith([icms, iof, future], {}, { steps });
    expect(own.steps.map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(own.documents).toEqual(['RG', 'Laudo médico', 'CNH especial']);
    expect(own.durationDays).toBe(15);
    const others = describeWith([icms, iof], { driver: 'OTHER' }, { steps });
    expect(others.steps.map(({ position }) => position)).toEqual([1, 2, 4]);
  });
});

describe('answers', () => {
  const complete = { driver: 'SELF', pathologyId: 'p', state: 'SP', priceCents: 1 } as const;

  it('names each missing part, and a driver whom the pathology excludes', () => {
    const problems = (change: object, driver: 'SELF' | 'OTHER' | 'EITHER' = 'EITHER') =>
      pcdAnswerProblems({ ...complete, ...change }, { driver }).map(({ path, key }) => `${path} ${key}`);
    expect(problems({})).toEqual([]);
    expect(problems({ driver: null, state: null })).toEqual(['driver pcd.answerMissing', 'state pcd.answerMissing']);
    expect(problems({}, 'OTHER')).toEqual(['driver pcd.driverContradicts']);
    expect(problems({}, 'SELF')).toEqual([]);
    expect(pcdAnswerProblems({ ...complete, pathologyId: null }, null)).toEqual([
      { path: 'pathologyId', key: 'pcd.answerMissing' },
    ]);
  });
});

describe('forms', () => {
  it('accepts an exemption without end, ceilings, rate and confirmation, and stores blank days as null', () => {
    const typed = {
      tax: 'IPVA',
      uf: 'SP',
      effectiveFrom: '2026-01-01',
      validUntil: '',
      priceCeilingCents: null,
      benefitCeilingCents: null,
      rate: '',
      yearsBetween: null,
      source: 'Lei',
      note: '',
      confirmedOn: '',
    } as const;
    expect(pcdExemptionForm.problems(typed)).toEqual([]);
    expect(pcdExemptionForm.normalise(typed)).toMatchObject({ validUntil: null, confirmedOn: null, rate: '' });
    expect(pcdExemptionForm.problems({ ...typed, validUntil: '2025-12-31' })).toEqual([
      { path: 'validUntil', key: 'date.beforeStart' },
    ]);
    expect(pcdExemptionForm.problems({ ...typed, source: '', tax: '' }).map(({ path }) => path)).toEqual([
      'tax',
      'source',
    ]);
  });

  it.each(['G82', 'g82.1', 'H54.12'])('accepts the CID %s', (cid) => {
    expect(pathologyForm.problems({ pathologyName: 'Paraplegia', cid, driver: 'SELF', taxes: ['IPI'] })).toEqual([]);
  });
  it.each(['82', 'G8', 'G82.', 'paraplegia'])('refuses the CID %s', (cid) => {
    const [problem] = pathologyForm.problems({ pathologyName: 'Paraplegia', cid, driver: 'SELF', taxes: ['IPI'] });
    expect(problem).toMatchObject({ path: 'cid' });
  });
});
