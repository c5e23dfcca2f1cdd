import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCnpj, makeCnpj } from './cnpj.ts';
import { isCpf, makeCpf } from './cpf.ts';
import { isDocumentOf, isSellerDocument } from './document.ts';

const fromAlphabet = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
const varied = (value: string) => new Set(value).size > 1;
const cpfBase = fromAlphabet('0123456789', 9).filter(varied);
const cnpjBase = fromAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12).filter(varied);

const replaceDigit = (value: string, index: number, digit: number) =>
  value.slice(0, index) + digit + value.slice(index + 1);

/**
 * Remainders 0 and 1 both give check digit 0, so when the first one is 0 the official arithmetic misses a few
 * single-digit changes. With any other first check digit all are detected.
 */
const checksEverything = (document: string) => document.at(-2) !== '0';
/** A fixed seed: the same numbers at every run. */
const runs = { seed: 20261121, numRuns: 1000 };

describe('CPF', () => {
  it('accepts a published example, with and without its mask', () => {
    expect(isCpf('52998224725')).toBe(true);
    expect(isCpf('529.982.247-25')).toBe(true);
  });

  it('accepts every generated number', () => {
    fc.assert(
      fc.property(cpfBase, (base) => isCpf(makeCpf(base))),
      runs,
    );
  });

  it('rejects any single changed digit', () => {
    fc.assert(
      fc.property(cpfBase, fc.nat(10), fc.nat(9), (base, index, digit) => {
        const cpf = makeCpf(base);
        fc.pre(checksEverything(cpf) && cpf[index] !== String(digit));
        return !isCpf(replaceDigit(cpf, index, digit));
      }),
      runs,
    );
  });

  it.each(['', '5299822472', '529982247255', '11111111111', '00000000000', '529-982.247.25', '5299822472X'])(
    'refuses %j',
    (value) => {
      expect(isCpf(value)).toBe(false);
    },
  );

  it('generates a number only from nine digits', () => {
    expect(() => makeCpf('12345678')).toThrow(RangeError);
  });
});

describe('CNPJ', () => {
  it('accepts a numeric number, with and without its mask', () => {
    expect(isCnpj('11222333000181')).toBe(true);
    expect(isCnpj('11.222.333/0001-81')).toBe(true);
  });

  it('accepts the alphanumeric example of the federal tax authority', () => {
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCnpj('12abc34501de35')).toBe(true);
  });

  it('accepts every generated number', () => {
    fc.assert(
      fc.property(cnpjBase, (base) => isCnpj(makeCnpj(base))),
      runs,
    );
  });

  it('rejects a number in which any single digit is changed', () => {
    fc.assert(
      fc.property(fromAlphabet('0123456789', 12).filter(varied), fc.nat(13), fc.nat(9), (base, index, digit) => {
        const cnpj = makeCnpj(base);
        fc.pre(checksEverything(cnpj) && cnpj[index] !== String(digit));
        return !isCnpj(replaceDigit(cnpj, index, digit));
      }),
      runs,
    );
  });

  it.each(['', '1122233300018', '11111111111111', '12ABC34501DEA5', '12ABC34501DE36'])('refuses %j', (value) => {
    expect(isCnpj(value)).toBe(false);
  });
});

describe('documents by use', () => {
  it('requires a CPF of a natural person and a CNPJ of a company', () => {
    expect(isDocumentOf('PF', '52998224725')).toBe(true);
    expect(isDocumentOf('PJ', '52998224725')).toBe(false);
    expect(isDocumentOf('PJ', '11222333000181')).toBe(true);
  });

  it('treats a seller document as CPF or CNPJ by its length, with or without its mask', () => {
    for (const document of ['529.982.247-25', '52998224725', '11.222.333/0001-81', '11222333000181'])
      expect(isSellerDocument(document), document).toBe(true);
    expect(isSellerDocument('529.982.247-26')).toBe(false);
    expect(isSellerDocument('11.222.333/0001-82')).toBe(false);
  });
});
