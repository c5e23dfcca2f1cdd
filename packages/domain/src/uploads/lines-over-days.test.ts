import { describe, expect, it } from 'vitest';
import { makeDayClash } from './lines-over-days.ts';

const line = (key: string, effectiveFrom: string, validUntil: string) => ({ key, effectiveFrom, validUntil });

describe('lines with the same key', () => {
  it('conflict on any common day, including the first and the last', () => {
    const clashes = makeDayClash<ReturnType<typeof line>>(({ key }) => key);
    expect(clashes(line('a', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('a', '2026-01-31', '2026-02-10'))).toBe(true);
    // a conflicting line is not stored: its days are free for the next
    expect(clashes(line('a', '2026-02-01', '2026-02-10'))).toBe(false);
    expect(clashes(line('a', '2025-01-01', '2026-12-31'))).toBe(true);
    expect(clashes(line('b', '2026-01-01', '2026-01-31'))).toBe(false);
  });

  it('do not conflict when their keys differ', () => {
    const clashes = makeDayClash<ReturnType<typeof line>>(
      () => '',
      (one, other) => one.key === other.key,
    );
    expect(clashes(line('a', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('b', '2026-01-01', '2026-01-31'))).toBe(false);
    expect(clashes(line('b', '2026-01-31', '2026-01-31'))).toBe(true);
  });
});
