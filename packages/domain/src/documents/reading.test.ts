import { describe, expect, it } from 'vitest';
import { captureAccessOf, capturingProfiles, isReadable, usableReading } from './reading.ts';

describe('who may capture documents', () => {
  it('nobody, until it was said', () => {
    for (const role of capturingProfiles) expect(captureAccessOf(role, { dealer: null, general: null })).toBe(0);
  });

  it('what was said for the dealer counts whole, and what was said for all where nothing was', () => {
    const general = { seller: 1, 'fi-manager': 1 } as const;
    expect(captureAccessOf('seller', { dealer: null, general })).toBe(1);
    expect(captureAccessOf('sales-manager', { dealer: null, general })).toBe(0);
    expect(captureAccessOf('fi-manager', { dealer: { seller: 1 }, general })).toBe(0);
  });
});

it('leaves out of a reading what cannot be right', () => {
  const read = { name: 'Ana Lima', cpf: '123.456.789-00', documentIssuer: 'XYZ', documentNr: '12' };
  expect(usableReading(read)).toEqual({ name: 'Ana Lima', documentNr: '12' });
  expect(usableReading({ cpf: '529.982.247-25', documentIssuer: 'SSP' })).toEqual({
    cpf: '52998224725',
    documentIssuer: 'SSP',
  });
});

it('knows which documents can be read', () => {
  expect(isReadable('IDENTITY')).toBe(true);
  expect(isReadable('CONTRACT')).toBe(false);
});
