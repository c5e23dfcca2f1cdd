import { describe, expect, it } from 'vitest';
import { captureAccessOf, capturingProfiles, isReadable, usableReading } from './reading.ts';

describe('document capture access', () => {
  it('is denied to every profile until it is configured', () => {
    for (const role of capturingProfiles) expect(captureAccessOf(role, { dealer: null, general: null })).toBe(0);
  });

  it('follows the dealer setting entirely, or the general setting when the dealer has none', () => {
    const general = { seller: 1, 'fi-manager': 1 } as const;
    expect(captureAccessOf('seller', { dealer: null, general })).toBe(1);
    expect(captureAccessOf('sales-manager', { dealer: null, general })).toBe(0);
    expect(captureAccessOf('fi-manager', { dealer: { seller: 1 }, general })).toBe(0);
  });
});

it('drops invalid values from a reading', () => {
  const read = { name: 'Ana Lima', cpf: '123.456.789-00', documentIssuer: 'XYZ', documentNr: '12' };
  expect(usableReading(read)).toEqual({ name: 'Ana Lima', documentNr: '12' });
  expect(usableReading({ cpf: '529.982.247-25', documentIssuer: 'SSP' })).toEqual({
    cpf: '52998224725',
    documentIssuer: 'SSP',
  });
});

it('lists which documents can be read', () => {
  expect(isReadable('IDENTITY')).toBe(true);
  expect(isReadable('CONTRACT')).toBe(false);
});
