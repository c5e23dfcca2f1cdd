import { describe, expect, it } from 'vitest';
import { catalogue, type ErrorCode, errorEntry, findErrorCode, renderError } from './catalogue.ts';

const codes = Object.keys(catalogue) as ErrorCode[];

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => prefix + String(from + index).padStart(3, '0'));

describe('error catalogue', () => {
  it('contains the 454 codes of the specification and five keys', () => {
    expect(codes).toHaveLength(459);
    const ranges = [
      numbered('ADD', 1, 15),
      numbered('ADR', 1, 12),
      numbered('CLI', 1, 27),
      numbered('DOM', 1, 9),
      numbered('SET', 1, 95),
      numbered('SIS', 1, 6),
      numbered('SIM', 1, 72),
      numbered('USE', 1, 30),
      numbered('SEC', 1, 4),
      numbered('WTD', 1, 6),
      numbered('VHC', 1, 4),
      numbered('PRS', 1, 23),
      numbered('SEL', 1, 4),
      numbered('PCD', 1, 4),
      numbered('LIB', 1, 18),
      numbered('InsAutoIntLiberty-', 0, 14),
      numbered('GOFF', 0, 7),
      numbered('SP-', 0, 22),
      numbered('voucher-', 1, 7),
      Array.from({ length: 14 }, (_, index) => `voucher-007-${index + 1}`),
      ['noFluxForState', 'esignNotRecivedUrls', 'modulesError', 'PARAM', 'QR', 'ASS*', 'InsIntCardif-*'],
    ].flat();
    expect(ranges.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
  });

  it('gives every code an error status and a text in both languages without leftover braces', () => {
    for (const code of codes) {
      expect(errorEntry(code).status, code).toBeGreaterThanOrEqual(400);
      for (const language of ['pt-BR', 'en'] as const) expect(renderError(code, language), code).toMatch(/^[^{}]{8,}$/);
    }
  });

  it.each([
    ['USE002', 401],
    ['USE003', 401],
    ['USE021', 401],
    ['SEC002', 401],
    ['SEC003', 401],
    ['SIM036', 403],
    ['USE012', 403],
    ['USE023', 403],
    ['SEC004', 404],
    ['SIS006', 404],
    ['USE025', 409],
    ['PRS001', 409],
    ['PRS006', 409],
    ['PRS007', 409],
    ['SET002', 409],
    ['SET055', 409],
    ['SIM063', 409],
    ['SIS003', 409],
    ['DOM003', 409],
    ['DOM004', 507],
    ['SIS005', 413],
    ['DOM002', 422],
    ['USE029', 429],
    ['SIS001', 500],
    ['SIS004', 503],
  ] as const)('answers %s with %i', (code, status) => {
    expect(errorEntry(code).status).toBe(status);
  });

  it('fills a placeholder, or its stand-in when the value is unknown', () => {
    expect(renderError('PRS001', 'pt-BR', { name: 'Ana' })).toContain('alterado por Ana depois');
    expect(renderError('PRS001', 'pt-BR')).toContain('alterado por outra pessoa');
  });

  it('includes the code when only the text of its family exists', () => {
    expect(renderError('SIM001', 'pt-BR')).toContain('SIM001');
    expect(renderError('SIM001', 'en')).toContain('SIM001');
  });

  it('finds the wildcard entry of a partner code, and nothing for an unknown one', () => {
    expect(findErrorCode('ASS123')).toBe('ASS*');
    expect(findErrorCode('InsIntCardif-077')).toBe('InsIntCardif-*');
    expect(findErrorCode('InsIntCardif-009')).toBe('InsIntCardif-009');
    expect(findErrorCode('XYZ1')).toBeUndefined();
    expect(findErrorCode('constructor')).toBeUndefined();
  });
});
