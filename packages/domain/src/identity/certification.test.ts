import { describe, expect, it } from 'vitest';
import {
  certificationForm,
  certificationState,
  certificationWarningDue,
  certifiedRoles,
  isCertified,
} from './certification.ts';

const days = { certificationStart: '2026-01-10', certificationEnd: '2026-12-10' };
const certification = { certificationNumber: 'CA-1', certificationIssuer: 'ANEPS', ...days };

describe('the certification of a correspondent', () => {
  it('is refused with an end before its start, and accepted for a single day', () => {
    const problems = (certificationEnd: string) => certificationForm.problems({ ...certification, certificationEnd });
    expect(problems('2026-01-09')).toEqual([{ path: 'certificationEnd', key: 'certification.endBeforeStart' }]);
    expect(problems('2026-01-10')).toEqual([]);
  });

  it('requires all four fields', () => {
    const none = { certificationNumber: '', certificationIssuer: '', certificationStart: '', certificationEnd: '' };
    expect(certificationForm.problems(none).map(({ path }) => path)).toEqual(Object.keys(none));
  });

  it('is valid on its first and its last day, and on no other', () => {
    const valid = ['2026-01-09', '2026-01-10', '2026-12-10', '2026-12-11'].map((day) => isCertified(days, day));
    expect(valid).toEqual([false, true, true, false]);
    expect(isCertified(null, '2026-05-01')).toBe(false);
  });

  it.each([
    ['2026-01-09', 'future'],
    ['2026-10-10', 'valid'],
    ['2026-10-11', 'expiring'],
    ['2026-12-10', 'expiring'],
    ['2026-12-11', 'expired'],
  ] as const)('is on %s: %s', (day, state) => {
    expect(certificationState(days, day)).toBe(state);
  });

  it('is missing without days', () => {
    expect(certificationState(null, '2026-05-01')).toBe('missing');
  });

  it('concerns the profiles that attend clients', () => {
    expect(certifiedRoles).toEqual(['fi-manager', 'sales-manager', 'seller']);
  });
});

describe('the warning before its end', () => {
  it.each([
    ['2026-10-10', null, null],
    ['2026-10-11', null, 60],
    ['2026-10-12', 60, null],
    ['2026-11-09', 60, null],
    ['2026-11-10', 60, 30],
    ['2026-12-02', 30, null],
    ['2026-12-03', 30, 7],
    ['2026-12-10', 7, null],
  ] as const)('on %s after the warning %s is %s', (today, warned, due) => {
    expect(certificationWarningDue('2026-12-10', today, warned)).toBe(due);
  });

  it('skips the missed ones where the end was recorded late', () => {
    expect(certificationWarningDue('2026-12-10', '2026-12-05', null)).toBe(7);
  });

  it('is not sent after the end', () => {
    expect(certificationWarningDue('2026-12-10', '2026-12-11', null)).toBeNull();
  });
});
