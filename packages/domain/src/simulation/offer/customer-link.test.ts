import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import { firstNameOf, linkExpiry, linkState, termsToShow } from '../index.ts';
import { lastMinuteOf } from './last-minute.ts';

const today = '2026-11-20';
const term = (months: number, validUntil: string) => ({ term: months, tableCode: `T${months}`, validUntil });
const refusalOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.params.table, error.params.until];
    throw error;
  }
  return null;
};

describe('terms shown on a link', () => {
  it('are those whose offer is still valid for two days', () => {
    const terms = [term(36, '2026-11-21'), term(48, '2026-11-22'), term(60, '2026-12-31')];
    expect(termsToShow(terms, 48, today).map((one) => one.term)).toEqual([48, 60]);
    expect(termsToShow(terms, null, today).map((one) => one.term)).toEqual([48, 60]);
  });

  it('are refused when the chosen term, or every term, ends sooner', () => {
    const terms = [term(36, '2026-11-21'), term(48, '2026-12-31')];
    expect(refusalOf(() => termsToShow(terms, 36, today))).toEqual(['GOFF007', 'T36', '21/11/2026']);
    expect(refusalOf(() => termsToShow([term(24, '2026-11-20'), term(36, '2026-11-21')], null, today))).toEqual([
      ...['GOFF007', 'T36', '21/11/2026'],
    ]);
  });
});

describe('a link', () => {
  it('expires after the last day of the offer that ends first, in São Paulo time', () => {
    expect(linkExpiry([term(36, '2026-11-30'), term(48, '2026-11-25')], today)).toBe('2026-11-26T03:00:00Z');
  });

  it('is valid for at most thirty days', () => {
    expect(linkExpiry([term(36, '2027-06-30')], today)).toBe('2026-12-21T03:00:00Z');
  });

  it('is open until it expires or is revoked', () => {
    const expiresAt = new Date('2026-11-26T03:00:00Z');
    const at = (now: string, revokedAt: Date | null = null) => linkState({ expiresAt, revokedAt }, new Date(now));
    expect(at('2026-11-26T02:59:59Z')).toBe('open');
    expect(at('2026-11-26T03:00:00Z')).toBe('expired');
    expect(at('2026-11-20T12:00:00Z', new Date('2026-11-20T11:00:00Z'))).toBe('revoked');
  });

  it('shows its last minute as the expiry time', () => {
    expect(lastMinuteOf('2026-11-26T03:00:00Z')).toBe('2026-11-26T02:59:00.000Z');
  });

  it('reveals only the first name of a client', () => {
    expect(firstNameOf('  Rosana  Teles Braga ')).toBe('Rosana');
    expect([firstNameOf(''), firstNameOf(null), firstNameOf(undefined)]).toEqual([null, null, null]);
  });
});
