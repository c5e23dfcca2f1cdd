import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { extractionMessages } from './extraction-messages.ts';
import { checkExtractionRange, maxRangeDays, renderExtractionMessage } from './index.ts';

const today = '2026-11-20';
const check = (initialDate: string, finalDate: string) => checkExtractionRange({ initialDate, finalDate }, today);

describe('the period of an extraction', () => {
  it('has up to fifteen days, both ends counted', () => {
    expect(maxRangeDays).toBe(15);
    expect(check('2026-11-01', '2026-11-15')).toEqual([]);
    expect(check('2026-11-01', '2026-11-16')).toEqual([{ path: 'finalDate', key: 'range.tooLong' }]);
  });

  it.each(['2026-02-20', '2024-02-20', '2025-12-25'])(
    'counts the days across the end of a month and of a year, from %s',
    (day) => {
      expect(check(day, addDays(day, 14))).toEqual([]);
      expect(check(day, addDays(day, 15))).toEqual([{ path: 'finalDate', key: 'range.tooLong' }]);
    },
  );

  it('may be a single day, and today', () => {
    expect(check('2026-11-05', '2026-11-05')).toEqual([]);
    expect(check(today, today)).toEqual([]);
  });

  it('may end in the future, but not start there', () => {
    expect(check(today, addDays(today, 3))).toEqual([]);
    expect(check('2026-11-21', '2026-11-21')).toEqual([{ path: 'initialDate', key: 'date.future' }]);
  });

  it('may not end before it starts', () => {
    expect(check('2026-11-10', '2026-11-09')).toEqual([{ path: 'finalDate', key: 'date.beforeStart' }]);
  });
});

describe('why an extraction failed', () => {
  it.each(Object.keys(extractionMessages) as (keyof typeof extractionMessages)[])(
    'is stated in both languages: %s',
    (key) => {
      const { pt, en } = extractionMessages[key];
      expect(renderExtractionMessage(key, 'pt-BR')).toBe(pt);
      expect(renderExtractionMessage(key, 'en')).toBe(en);
      expect(pt).not.toBe(en);
      for (const text of [pt, en]) expect(text).toMatch(/^[^{}]+\.$/);
    },
  );
});
