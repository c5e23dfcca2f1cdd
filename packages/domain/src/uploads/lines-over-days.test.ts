import { describe, expect, it } from 'vitest';
import { makeDayClash } from './lines-over-days.ts';

const line = (key: string, effectiveFrom: string, validUntil: string) => ({ key, effectiveFrom, validUntil });

describe('lines that speak of the same thing', () => {
  it('clash on a day that both hold, the last and the first among them', () => {
    const clashes = makeDayClash<ReturnType<typeof line>>(({ key }) => key);
    expect(clashes(line('a', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('a', '2026-01-31', '2026-02-10'))).toBe(true);
    // what clashed is not remembered: its days are free for the next
    expect(clashes(line('a', '2026-02-01', '2026-02-10'))).toBe(false);
    expect(clashes(line('a', '2025-01-01', '2026-12-31'))).toBe(true);
    expect(clashes(line('b', '2026-01-01', '2026-01-31'))).toBe(false);
  });

  it('do not clash where they speak of different things', () => {
    const clashes = makeDayClash<ReturnType<typeof line>>(
      () => '',
      (one, other) => one.key === other.key,
    );
    expect(clashes(line('a', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('b', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('b', '2026-01-31', '2026-01-31'))).toBe(true);
  });
});
