import { describe, expect, it } from 'vitest';
import {
  callAddress,
  formatCet,
  formatCnpj,
  formatCount,
  formatCpf,
  formatDate,
  formatDay,
  formatDocument,
  formatFraction,
  formatInstant,
  formatMoment,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPhone,
  formatZip,
  onlyDigits,
  preventAmountBreaks,
  showMasked,
  stripDocument,
  whatsAppAddress,
} from './index.ts';

describe('formats', () => {
  it.each([
    [123_456, 'R$ 1.234,56'],
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [-123_456_789_00, '-R$ 123.456.789,00'],
    [100_000, 'R$ 1.000,00'],
  ])('formats %d centavos as %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

  it('uses an ordinary space after the currency sign, as PDFs and CSV files need it', () => {
    expect(formatMoney(100)).not.toMatch(/\u00a0/);
  });

  it('prevents line breaks on screen within an amount, or between an amount and its count', () => {
    expect(preventAmountBreaks('12 × R$ 1,00, depois 24 × R$ 2,00 + final R$ 3,00')).toBe(
      '12\u00a0×\u00a0R$\u00a01,00, depois 24\u00a0×\u00a0R$\u00a02,00 + final R$\u00a03,00',
    );
    expect(preventAmountBreaks('4 de R$ 1,00 a R$ 2,00')).toBe('4 de R$\u00a01,00 a R$\u00a02,00');
  });

  it.each([
    [0.0149, 2, '1,49%'],
    [0.01005, 2, '1,01%'],
    [0.1942053984, 4, '19,4205%'],
    [0.3, 0, '30%'],
    [12.3456, 2, '1.234,56%'],
    [-0.00001, 2, '0,00%'],
    [-0.05, 2, '-5,00%'],
  ])('formats the fraction %d with %d decimals as %s', (fraction, decimals, text) => {
    expect(formatPercent(fraction, decimals)).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_048_575, '1.048.575'],
    [-12_500, '-12.500'],
  ])('formats the count %d as %s', (count, text) => expect(formatCount(count)).toBe(text));

  it.each([
    ['0.000082', '0,0082%'],
    ['0.01', '1,00%'],
    ['0', '0,00%'],
    ['0.0149', '1,49%'],
  ])('formats the fraction "%s" with every decimal as %s', (fraction, text) =>
    expect(formatFraction(fraction)).toBe(text),
  );

  it('formats the CET, which records have as a percentage', () => expect(formatCet('25.78')).toBe('25,78%'));

  it('refuses to format NaN as a percentage', () => expect(() => formatPercent(Number.NaN)).toThrow(RangeError));

  it('formats dates and instants in the time zone of São Paulo', () => {
    expect(formatDate('2026-01-31')).toBe('31/01/2026');
    expect(formatMonth('2026-11')).toBe('11/2026');
    expect(formatInstant('2026-01-31T17:05:00Z')).toBe('31/01/2026 14:05');
    expect(formatInstant('2026-02-01T01:05:30.123Z')).toBe('31/01/2026 22:05');
    expect(formatMoment('2026-01-31')).toBe('31/01/2026');
    expect(formatMoment('2026-02-01T01:05:30.123Z')).toBe('31/01/2026 22:05');
    expect(formatDay('2026-02-01T01:05:30.123Z')).toBe('31/01/2026');
  });

  it('formats documents with their masks', () => {
    expect(formatCpf('12345678909')).toBe('123.456.789-09');
    expect(formatCnpj('12345678000195')).toBe('12.345.678/0001-95');
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatDocument('123.456.789-09')).toBe('123.456.789-09');
    expect(formatDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  });

  it('leaves an incomplete document unmasked', () => {
    expect(formatCpf('1234')).toBe('1234');
    expect(formatCnpj('12.3')).toBe('123');
  });

  it('shows a masked document with dots, and an unmasked one unchanged', () => {
    expect(showMasked('***.982.247-**')).toBe('•••.982.247-••');
    expect(showMasked('529.982.247-25')).toBe('529.982.247-25');
  });

  it('normalises documents to no mask and upper-case letters', () => {
    expect(stripDocument('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(onlyDigits('(11) 98765-4321')).toBe('11987654321');
  });

  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['123', '123'],
  ])('formats the phone %s as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));

  it.each([
    ['11987654321', 'tel:+5511987654321', 'https://wa.me/5511987654321'],
    ['(55) 3222-1100', 'tel:+555532221100', 'https://wa.me/555532221100'],
    ['+55 11 98765-4321', 'tel:+5511987654321', 'https://wa.me/5511987654321'],
    ['+351 912 345 678', 'tel:+351912345678', 'https://wa.me/351912345678'],
  ])('calls %s, and opens WhatsApp with it, with the code of its country', (phone, call, chat) => {
    expect([callAddress(phone), whatsAppAddress(phone)]).toEqual([call, chat]);
  });

  it('calls a toll-free number as it is written, and opens WhatsApp with a text where no number is known', () => {
    expect(callAddress('0800 123 4567')).toBe('tel:08001234567');
    expect(whatsAppAddress('', 'Olá, Ana')).toBe('https://wa.me/?text=Ol%C3%A1%2C%20Ana');
  });

  it('formats a postal code', () => expect(formatZip('01310100')).toBe('01310-100'));
});
