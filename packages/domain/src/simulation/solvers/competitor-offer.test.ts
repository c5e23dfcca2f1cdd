import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessCompetitorOffer,
  type CompetitorBasis,
  type CompetitorOffer,
  competitorProblems,
  computeInstallment,
  legalIofRows,
} from '../index.ts';

const offer: CompetitorOffer = {
  priceCents: 10_000_000,
  entryCents: 3_000_000,
  installmentCents: 243_500,
  termMonths: 48,
};
const basis: CompetitorBasis = {
  taxpayer: 'pf',
  iofRows: legalIofRows,
  today: '2026-11-30',
  ourRateMonthly: 0.0149,
};

const offers: fc.Arbitrary<CompetitorOffer> = fc
  .record({
    financedCents: fc.integer({ min: 100_000, max: 50_000_000 }),
    entryCents: fc.integer({ min: 0, max: 50_000_000 }),
    termMonths: fc.integer({ min: 1, max: 120 }),
    markup: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ financedCents, entryCents, termMonths, markup }) => ({
    priceCents: financedCents + entryCents,
    entryCents,
    termMonths,
    installmentCents: Math.ceil((financedCents / termMonths) * (1 + (markup / 10_000) * (1 + termMonths / 24))),
  }));

const loanOf = ({ priceCents, entryCents, termMonths }: CompetitorOffer, rateMonthly: number) => ({
  vehicleValueCents: priceCents,
  downPaymentCents: entryCents,
  installments: termMonths,
  rateMonthly,
});

describe('the rate of an offer elsewhere', () => {
  it('re-prices to the same instalment to the cent, with everything in it and without the tax', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom('pf' as const, 'simples' as const), (one, taxpayer) => {
        const { rateMonthly, rateWithoutIof } = assessCompetitorOffer(one, { ...basis, taxpayer });
        expect(computeInstallment({ ...loanOf(one, rateMonthly), taxpayer: 'exempt' })).toBe(one.installmentCents);
        if (rateWithoutIof === null) return;
        expect(rateWithoutIof).toBeLessThanOrEqual(rateMonthly);
        expect(computeInstallment({ ...loanOf(one, rateWithoutIof), taxpayer })).toBe(one.installmentCents);
      }),
      { numRuns: 1_000 },
    );
  });

  it('packs nothing at its own rate, and the less the higher our rate is', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 0, max: 400 }), (one, tenThousandths) => {
        const { rateMonthly } = assessCompetitorOffer(one, basis);
        const packedAt = (ourRateMonthly: number) =>
          assessCompetitorOffer(one, { ...basis, ourRateMonthly }).packedCents;
        expect(packedAt(rateMonthly)).toBe(0);
        const rate = tenThousandths / 10_000;
        expect(Math.sign(packedAt(rate)) * Math.sign(rateMonthly - rate)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('is that of a spreadsheet for a worked case', () => {
    // RATE(48; -2435; 70000), 70,000 = PV(1.49 %; 48; -2435) - packed
    const cost = assessCompetitorOffer(offer, basis);
    expect(cost).toMatchObject({ financedCents: 7_000_000, paymentsCents: 11_688_000, totalCents: 14_688_000 });
    const paid = Array.from({ length: 48 }, (_, k) => 2_435 / (1 + cost.rateMonthly) ** (k + 1));
    expect(paid.reduce((sum, one) => sum + one, 0)).toBeCloseTo(70_000, 6);
    expect(cost.annualPercent).toBe(Math.round(((1 + cost.rateMonthly) ** 12 - 1) * 10_000) / 100);
    const atOurs = Array.from({ length: 48 }, (_, k) => 2_435 / 1.0149 ** (k + 1));
    expect(cost.worthCents).toBe(Math.round(atOurs.reduce((sum, one) => sum + one, 0) * 100));
    expect(cost.packedCents).toBe(cost.worthCents - 7_000_000);
  });

  it('has the tax of the row in force on the day, none for an exempt buyer, and no rate below the tax', () => {
    const pj = { ...basis, taxpayer: 'pj' as const };
    const [before, during] = ['2025-05-22', '2025-05-23'].map((today) =>
      assessCompetitorOffer(offer, { ...pj, today }),
    );
    expect(during!.iofCents).toBeGreaterThan(2 * before!.iofCents * 0.95);
    const exempt = assessCompetitorOffer(offer, { ...basis, taxpayer: 'exempt' });
    expect(exempt).toMatchObject({ iofCents: 0, rateWithoutIof: exempt.rateMonthly });
    const free = assessCompetitorOffer({ ...offer, installmentCents: 145_834 }, basis);
    expect(free.rateWithoutIof).toBeNull();
    expect(free.packedCents).toBeLessThan(0);
  });
});

describe('an impossible offer', () => {
  it.each<[string, Partial<CompetitorOffer>, ReturnType<typeof competitorProblems>]>([
    [
      'instalments that repay less than is financed',
      { installmentCents: 145_833 },
      { installmentCents: 'belowFinanced' },
    ],
    ['an instalment above any rate', { installmentCents: 7_000_001 }, { installmentCents: 'aboveAnyRate' }],
    ['an entry of the whole price', { entryCents: 10_000_000 }, { entryCents: 'abovePrice' }],
    ['a term of 121 months', { termMonths: 121 }, { termMonths: 'outOfRange' }],
    [
      'several values out of range',
      { priceCents: 0, entryCents: -1, installmentCents: 0, termMonths: 1.5 },
      { priceCents: 'outOfRange', entryCents: 'outOfRange', installmentCents: 'outOfRange', termMonths: 'outOfRange' },
    ],
  ])('is refused at its field: %s', (_, part, problems) => {
    expect(competitorProblems({ ...offer, ...part })).toEqual(problems);
    expect(() => assessCompetitorOffer({ ...offer, ...part }, basis)).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: Object.keys(problems)[0] }),
    );
  });
});
