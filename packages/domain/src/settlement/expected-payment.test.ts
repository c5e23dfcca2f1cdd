import { describe, expect, it } from 'vitest';
import { addDays, addWorkdays, workdaysBetween } from '../calendar/index.ts';
import { expectedPayment, type PastPayment } from './expected-payment.ts';

const holidays = new Set(['2026-11-20', '2026-12-25']);

it('counts and adds working days: no weekend, no holiday', () => {
  // Thursday to Monday, over a holiday on Friday
  expect(workdaysBetween('2026-11-19', '2026-11-23', holidays)).toBe(1);
  expect(workdaysBetween('2026-11-23', '2026-11-23', holidays)).toBe(0);
  expect(workdaysBetween('2026-11-24', '2026-11-23', holidays)).toBe(0);
  expect(addWorkdays('2026-11-19', 1, holidays)).toBe('2026-11-23');
  expect(addWorkdays('2026-11-21', 0, holidays)).toBe('2026-11-21');
  for (let count = 1; count < 40; count++)
    expect(workdaysBetween('2026-11-18', addWorkdays('2026-11-18', count, holidays), holidays)).toBe(count);
});

describe('the expected day of a payment', () => {
  /** Sales that took these working days. */
  const past = (...days: number[]): PastPayment[] =>
    days.map((taken, index) => {
      const enteredOn = addDays('2026-08-03', 7 * index);
      return { enteredOn, paidOn: addWorkdays(enteredOn, taken, holidays) };
    });

  it('is the working days within which three of four earlier sales were paid, tried on each by those before it', () => {
    expect(expectedPayment('2026-11-19', past(1, 2, 2, 3, 2, 2, 9, 2, 1, 2, 3, 2), holidays)).toEqual({
      usualDays: 2,
      expectedOn: '2026-11-24',
      hits: 6,
      tried: 9,
    });
  });

  it('is not stated after fewer than six payments', () => {
    expect(expectedPayment('2026-11-19', past(1, 1, 1, 1, 1), holidays)).toBeNull();
  });
});
