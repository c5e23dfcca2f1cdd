import { describe, expect, it } from 'vitest';
import {
  type ProtectedInstalmentForm,
  protectedInstalmentForm,
  protectedInstalmentProblems,
} from './protected-instalment-form.ts';

const today = '2026-11-24';
const plan: ProtectedInstalmentForm = {
  planCode: 'PPI-6',
  planNamePt: 'Seis parcelas',
  planNameEn: 'Six instalments',
  coveredEvents: ['UNEMPLOYMENT', 'HOSPITAL'],
  coveredInstalments: 6,
  maxInstalmentCents: 3_000_00,
  waitingDays: 30,
  minAge: 18,
  maxAge: 65,
  effectiveFrom: '2026-12-01',
  validUntil: '2027-11-30',
};
const problemsOf = (changes: Partial<ProtectedInstalmentForm>, before: ProtectedInstalmentForm | null = null) =>
  protectedInstalmentProblems({ ...(before ?? plan), ...changes }, before, today).map(
    ({ path, key }) => `${path} ${key}`,
  );

describe('the form of a plan', () => {
  it('is complete, and stores its code in capitals', () => {
    expect(protectedInstalmentForm.problems({ ...plan, planCode: 'ppi-6' })).toEqual([]);
    expect(protectedInstalmentForm.normalise({ ...plan, planCode: 'ppi-6' })).toEqual(plan);
  });

  it.each([
    [{ planCode: 'x'.repeat(2_000) }, 'planCode'],
    [{ coveredEvents: [] }, 'coveredEvents'],
    [{ coveredEvents: ['THEFT' as never] }, 'coveredEvents'],
    [{ coveredInstalments: 0 }, 'coveredInstalments'],
    [{ maxInstalmentCents: -1 }, 'maxInstalmentCents'],
    [{ waitingDays: 366 }, 'waitingDays'],
    [{ minAge: 17 }, 'minAge'],
    [{ minAge: 66 }, 'maxAge'],
    [{ validUntil: '2026-11-30' }, 'validUntil'],
    [{ planNameEn: '' }, 'planNameEn'],
  ] as [Partial<ProtectedInstalmentForm>, string][])('refuses %j at its field', (changes, path) => {
    expect(protectedInstalmentForm.problems({ ...plan, ...changes }).map((problem) => problem.path)).toEqual([path]);
  });
});

describe('a plan', () => {
  it('starts today or later, and changes freely before its start', () => {
    expect(problemsOf({ effectiveFrom: today })).toEqual([]);
    expect(problemsOf({ effectiveFrom: '2026-11-23' })).toEqual(['effectiveFrom promotion.startInPast']);
    expect(problemsOf({ coveredInstalments: 3, maxAge: 70 }, plan)).toEqual([]);
  });

  it('that has begun changes its names and its end only', () => {
    const begun = { ...plan, effectiveFrom: '2026-11-01' };
    expect(problemsOf({ planNamePt: 'Outro', planNameEn: 'Other', validUntil: today }, begun)).toEqual([]);
    expect(problemsOf({ coveredEvents: ['HOSPITAL'], waitingDays: 0 }, begun)).toEqual([
      'coveredEvents protectedInstalment.begun',
      'waitingDays protectedInstalment.begun',
    ]);
    expect(problemsOf({ validUntil: '2026-11-23' }, begun)).toEqual(['validUntil promotion.endInPast']);
  });
});
