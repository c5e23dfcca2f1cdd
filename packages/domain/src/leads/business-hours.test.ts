import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { afterBusinessMinutes, businessMinutesBetween, type DealerTime, usualHours } from './business-hours.ts';

const dealer: DealerTime = { hours: usualHours, holidays: new Set(['2026-11-20']) };
/** In the time zone of the dealers, three hours behind. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`);

describe('business time', () => {
  it.each([
    ['within the hours', at('2026-11-23', '09:00'), 60, at('2026-11-23', '10:00')],
    ['to the last minute of the day', at('2026-11-23', '17:00'), 60, at('2026-11-23', '18:00')],
    ['over night', at('2026-11-23', '17:30'), 60, at('2026-11-24', '08:30')],
    ['before the opening', at('2026-11-23', '03:00'), 30, at('2026-11-23', '08:30')],
    ['over a Sunday', at('2026-11-28', '17:50'), 20, at('2026-11-30', '08:10')],
    ['over a holiday', at('2026-11-19', '17:50'), 20, at('2026-11-21', '08:10')],
    ['over several days', at('2026-11-23', '08:00'), 1_500, at('2026-11-25', '13:00')],
    ['at once', at('2026-11-29', '12:00'), 0, at('2026-11-30', '08:00')],
  ])('passes %s', (_, from, minutes, until) => {
    expect(afterBusinessMinutes(from, minutes, dealer)).toEqual(until);
    expect(businessMinutesBetween(from, until, dealer)).toBe(minutes);
  });

  it('never passes at a dealer that does not open', () => {
    const closed: DealerTime = { hours: [null, null, null, null, null, null, null], holidays: new Set() };
    expect(afterBusinessMinutes(at('2026-11-23', '09:00'), 1, closed)).toBeNull();
    expect(businessMinutesBetween(at('2026-11-23', '09:00'), at('2026-12-23', '09:00'), closed)).toBe(0);
  });

  it('is counted back to the same minutes from any instant', () => {
    for (let step = 0; step < 500; step++) {
      const from = at(addDays('2026-11-01', step % 40), '00:00');
      from.setMinutes((step * 37) % 1_440);
      const until = afterBusinessMinutes(from, (step * 53) % 3_000, dealer)!;
      expect(businessMinutesBetween(from, until, dealer)).toBe((step * 53) % 3_000);
    }
  });

  it('is none where the end is not later than the beginning', () => {
    expect(businessMinutesBetween(at('2026-11-24', '10:00'), at('2026-11-23', '10:00'), dealer)).toBe(0);
  });
});
