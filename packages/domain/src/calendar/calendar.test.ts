import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  businessDay,
  daysBetween,
  deadlineStage,
  dueDateGrid,
  isCalendarDate,
  startOfBusinessDay,
  toDayNumber,
} from './index.ts';

describe('due dates', () => {
  it('fall on the same day of the month, or on the last day of a shorter month', () => {
    const grid = dueDateGrid('2026-01-31');
    expect([0, 1, 2, 3, 11, 12, 25].map((months) => grid(months).date)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-12-31',
      '2027-01-31',
      '2028-02-29',
    ]);
  });

  it('match the platform calendar for every first date and distance', () => {
    const day = fc.integer({ min: 0, max: 36_524 });
    fc.assert(
      fc.property(day, fc.integer({ min: -12, max: 600 }), (offset, months) => {
        const first = Temporal.PlainDate.from('1990-01-01').add({ days: offset });
        const due = dueDateGrid(first.toString())(months);
        expect(due.date).toBe(first.add({ months }).toString());
        expect(due.dayNumber).toBe(toDayNumber(due.date));
      }),
    );
  });
});

describe('dates', () => {
  it('counts calendar days', () => {
    expect(daysBetween('2026-01-15', '2026-02-15')).toBe(31);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-02-15', '2026-01-15')).toBe(-31);
  });

  it('counts the same days as the platform', () => {
    const date = fc.integer({ min: -40_000, max: 80_000 });
    fc.assert(
      fc.property(date, (offset) => {
        const text = Temporal.PlainDate.from('1970-01-01').add({ days: offset }).toString();
        expect(toDayNumber(text)).toBe(offset);
      }),
    );
  });

  it('adds days and months', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''])(
    'rejects %j as a date',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
      expect(() => toDayNumber(text)).toThrow(RangeError);
    },
  );
});

describe('businessDay', () => {
  it('returns the day in São Paulo', () => {
    expect(businessDay('2026-02-01T02:59:59Z')).toBe('2026-01-31');
    expect(businessDay('2026-02-01T03:00:00Z')).toBe('2026-02-01');
    expect(businessDay('2018-12-01T02:30:00Z')).toBe('2018-12-01'); // daylight saving time, abolished in 2019
  });

  it('is the same for any time zone in the text', () => {
    expect(businessDay('2026-02-01T11:30:00+09:00')).toBe('2026-01-31');
  });
});

describe('startOfBusinessDay', () => {
  it('returns midnight in São Paulo', () => {
    expect(startOfBusinessDay('2026-11-10')).toBe('2026-11-10T03:00:00Z');
    expect(startOfBusinessDay('2018-12-01')).toBe('2018-12-01T02:00:00Z'); // daylight saving time, abolished in 2019
  });

  it('returns the first instant of every day, including the day whose midnight was skipped', () => {
    const day = fc.integer({ min: 0, max: 25_000 }).map((days) => addDays('1990-01-01', days));
    const isFirst = (date: string) => {
      const start = Temporal.Instant.from(startOfBusinessDay(date));
      expect(businessDay(start.toString())).toBe(date);
      expect(businessDay(start.subtract({ nanoseconds: 1 }).toString())).toBe(addDays(date, -1));
    };
    fc.assert(fc.property(day, isFirst));
    isFirst('2018-11-04'); // began at 01:00
  });

  it('rejects a day that does not exist', () => expect(() => startOfBusinessDay('2026-02-30')).toThrow(RangeError));
});

describe('the notice about a deadline', () => {
  it.each([
    ['2026-12-01', 0],
    ['2026-12-02', 1],
    ['2026-12-04', 1],
    ['2026-12-05', 2],
    ['2026-12-09', 2],
  ] as const)('on %s is at stage %s', (today, stage) => {
    expect(deadlineStage('2026-12-05', today)).toBe(stage);
  });
});
