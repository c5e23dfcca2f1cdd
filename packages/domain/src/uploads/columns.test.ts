import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceColumn,
  dateColumn,
  headingKey,
  integerColumn,
  listColumn,
  millionthsColumn,
  moneyColumn,
  optionalColumn,
  rateColumn,
  shareColumn,
  showCell,
  type TableColumn,
  textColumn,
} from './index.ts';

const words = { name: 'coluna', about: { pt: 'Coluna', en: 'Column' }, example: 'x' };
const text = textColumn(words, { max: 10 });
const note = textColumn(words, { max: 10, optional: true });
const year = integerColumn(words, { min: 1900, max: 2100 });
const condition = choiceColumn(words, { novo: 1, Médio: 3, '2': 2 });
const price = moneyColumn(words, { maxCents: 10_000_000 });

describe('every column', () => {
  const rate = fc.integer({ min: 0, max: 20_000_000 }).map((millionths) => (millionths / 1e8).toFixed(8));
  it.each<[string, TableColumn, fc.Arbitrary<unknown>]>([
    ['text', text, fc.stringMatching(/^[a-z0-9]{1,10}$/)],
    ['integer', year, fc.integer({ min: 1900, max: 2100 })],
    ['choice', condition, fc.constantFrom(1, 2, 3)],
    ['money', price, fc.integer({ min: 1, max: 10_000_000 })],
    ['share', shareColumn(words), fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 10_000)],
    ['millionths', millionthsColumn(words), fc.integer({ min: 0, max: 1_000_000 })],
    ['rate', rateColumn(words), rate],
    ['date', dateColumn(words), fc.constantFrom('1990-01-01', '2026-11-30', '2100-01-01')],
    ['list', listColumn(words, { 30: 30, 60: 60 }), fc.constantFrom([30], [60, 30])],
    ['optional', optionalColumn(price), fc.constantFrom(null, 5)],
  ])('writes a value as a file has it, which reads as the same value: %s', (_, column, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(column.read(column.write(value))).toEqual({ value });
      }),
    );
  });

  it.each([text, note, year, condition, price])('refuses a formula in any form', (column) => {
    expect(column.read({ formula: true })).toEqual({ reason: 'cell.formula' });
    expect(column.read('=1+1')).toEqual({ reason: 'cell.formula' });
    expect(column.read('  =A1')).toEqual({ reason: 'cell.formula' });
  });

  it('reports a missing value, also for a cell of spaces', () => {
    for (const column of [text, year, condition, price]) {
      expect(column.isRequired).toBe(true);
      for (const cell of ['', '   ', '\u00a0\t']) expect(column.read(cell)).toEqual({ reason: 'required' });
    }
    expect(note.isRequired).toBe(false);
    expect(note.read(' ')).toEqual({ value: '' });
  });
});

describe('a text cell', () => {
  it.each([
    ['  Onix  LT\n1 ', 'Onix LT 1'],
    ['Ônix\u00a0LT', 'Ônix LT'],
    ['1234567890', '1234567890'],
    [45_04, '4504'],
  ])('reads %j as %j', (cell, value) => expect(text.read(cell)).toEqual({ value }));

  it('is refused beyond its length, or with hidden characters', () => {
    expect(text.read('12345678901')).toEqual({ reason: 'text.tooLong' });
    expect(note.read('12345678901')).toEqual({ reason: 'text.tooLong' });
    for (const cell of ['a\0b', 'a\u202Eb']) expect(text.read(cell)).toEqual({ reason: 'text.hiddenCharacters' });
  });
});

describe('a name', () => {
  const name = textColumn(words, { max: 40, isName: true });
  it('has the characters of names only', () => {
    for (const cell of ['GM - Chevrolet', 'Sul & Cia. 2 S/A', "D'Ávila"])
      expect(name.read(cell)).toEqual({ value: cell });
    for (const cell of ['+Sul', '@Sul', '-Sul', 'Sul; Norte', '99'])
      expect(name.read(cell)).toEqual({ reason: 'companyName.invalid' });
    expect(name.read('=HYPERLINK("http://x")')).toEqual({ reason: 'cell.formula' });
  });
});

describe('a whole number', () => {
  it.each([
    ['1900', 1900],
    [' 2100 ', 2100],
    [2026, 2026],
  ])('reads %j, including both bounds', (cell, value) => expect(year.read(cell)).toEqual({ value }));

  it.each(['20x6', '2.026', '2026,0', '2e3', '0x7EA', 2026.5, Number.NaN, '+2026'])('rejects %j', (cell) =>
    expect(year.read(cell)).toEqual({ reason: 'number.invalid' }),
  );

  it.each(['1899', 2101, '-2026'])('refuses the out-of-range value %j', (cell) =>
    expect(year.read(cell)).toEqual({ reason: 'number.outOfRange' }),
  );
});

describe('a choice', () => {
  it.each([
    ['novo', 1],
    ['NOVO', 1],
    ['medio', 3],
    ['MÉDIO', 3],
    ['me\u0301dio', 3],
    [2, 2],
  ])('reads %j ignoring case and accents', (cell, value) => expect(condition.read(cell)).toEqual({ value }));

  it.each(['seminovo', 'nov', '3', 'constructor', '__proto__'])('refuses %j', (cell) =>
    expect(condition.read(cell)).toEqual({ reason: 'value.notAllowed' }),
  );
});

describe('an amount', () => {
  it.each([
    ['R$ 13.088,00', 13_088_00],
    ['R$\u00a013.088,00', 13_088_00],
    ['r$13088', 13_088_00],
    ['13.088', 13_088_00],
    ['13088.5', 13_088_50],
    ['13088.50', 13_088_50],
    ['13088,5', 13_088_50],
    ['0,01', 1],
    ['100.000,00', 10_000_000],
    [13_088.1, 13_088_10],
    [0.29, 29],
    [1, 100],
  ])('reads %j', (cell, value) => expect(price.read(cell)).toEqual({ value }));

  it.each([
    'barato',
    '13,088.00',
    '1.30.88',
    '13.08,8,0',
    '1,234',
    '0.001',
    '0.500',
    '-5',
    '13 088 reais',
    13_088.123,
    Number.NaN,
  ])('rejects the ambiguous %j', (cell) => expect(price.read(cell)).not.toHaveProperty('value'));

  it('has at most two decimal places, and says so', () => {
    for (const cell of ['1,234', '13.088,123', '13088.1234', '118490.505', '0.500', 13_088.123])
      expect(price.read(cell)).toEqual({ reason: 'decimals.two' });
    expect(price.read('treze')).toEqual({ reason: 'number.invalid' });
  });

  it('is greater than zero and within its maximum', () => {
    for (const cell of ['0', '0,00', 0, -1]) expect(price.read(cell)).toEqual({ reason: 'money.positive' });
    for (const cell of ['100.000,01', 100_000.01, '9'.repeat(40)])
      expect(price.read(cell)).toEqual({ reason: 'number.outOfRange' });
  });

  it('is the same in centavos from a number and from every text format', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, (value) => {
        const whole = String(Math.floor(value / 100));
        const fraction = String(value % 100).padStart(2, '0');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
        for (const cell of [value / 100, `${whole},${fraction}`, `${whole}.${fraction}`, `R$ ${grouped},${fraction}`])
          expect(price.read(cell)).toEqual({ value });
      }),
    );
  });
});

describe('a heading', () => {
  it('matches its column despite capitals, accents, spaces, underscores and hyphens', () => {
    for (const heading of ['Ano Modelo', 'ano_modelo', ' ANO-MODELO ', 'Anó  modelo', 'ano\u00a0modelo'])
      expect(headingKey(heading)).toBe('anomodelo');
    expect(headingKey('Ano')).not.toBe(headingKey('Ano modelo'));
  });
});

describe('a cell in a report', () => {
  it('is shown unchanged, a formula as its sign, and truncated when it is long', () => {
    expect(showCell('barato')).toBe('barato');
    expect(showCell(2.5)).toBe('2.5');
    expect(showCell(undefined)).toBe('');
    expect(showCell({ formula: true })).toBe('=…');
    expect(showCell('x'.repeat(500))).toHaveLength(200);
  });
});
