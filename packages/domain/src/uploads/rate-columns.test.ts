import { describe, expect, it } from 'vitest';
import { dateColumn, integerColumn, listColumn, optionalColumn, rateColumn, shareColumn } from './index.ts';

const words = { name: 'coluna', about: { pt: 'coluna', en: 'column' }, example: '' };

describe('a percentage share', () => {
  const { read } = shareColumn(words);
  it.each([
    ['20', 0.2],
    ['20,5', 0.205],
    ['33.33%', 0.3333],
    [20, 0.2],
    ['0', 0],
    ['100', 1],
  ])('reads %s as the fraction %s', (cell, value) => expect(read(cell)).toEqual({ value }));

  it('reads a cell that a spreadsheet formats as a percentage as it is shown', () => {
    expect(read({ percent: 100 })).toEqual({ value: 1 });
    expect(read({ percent: 15 })).toEqual({ value: 0.15 });
    // with its sign a small share is no fraction that lost it
    expect(read({ percent: 0.5 })).toEqual({ value: 0.005 });
    expect(read('0,5%')).toEqual({ value: 0.005 });
    expect(read({ percent: 101 })).toEqual({ reason: 'number.outOfRange' });
  });

  it('has a highest value of its own', () => {
    expect(shareColumn(words, { max: 30 }).read('31')).toEqual({ reason: 'number.outOfRange' });
  });

  it('refuses text, values out of range, and a fraction in place of a percentage', () => {
    expect(read('vinte')).toEqual({ reason: 'number.invalid' });
    expect(read('20,555')).toEqual({ reason: 'decimals.two' });
    expect(read('-1')).toEqual({ reason: 'number.invalid' });
    expect(read('101')).toEqual({ reason: 'number.outOfRange' });
    expect(read(0.2)).toEqual({ reason: 'percent.asFraction' });
  });
});

describe('a monthly rate', () => {
  const { read } = rateColumn(words);
  it('accepts up to six decimals of its percentage', () => {
    expect(read('1,29')).toEqual({ value: '0.01290000' });
    expect(read('1,234567')).toEqual({ value: '0.01234567' });
    expect(read('0')).toEqual({ value: '0.00000000' });
  });

  it('reads 15,00 % of a percentage cell as 15, not as 0.15', () => {
    expect(read({ percent: 15 })).toEqual({ value: '0.15000000' });
    expect(read({ percent: 1.29 })).toEqual({ value: '0.01290000' });
  });

  it('refuses a yearly rate, and a fraction as spreadsheets store 1,29%', () => {
    expect(read('21')).toEqual({ reason: 'number.outOfRange' });
    expect(read(0.0129)).toEqual({ reason: 'percent.asFraction' });
  });
});

describe('a day', () => {
  const { read } = dateColumn(words);
  it.each(['20/11/2026', '2026-11-20', 46_346])('is read from %s', (cell) =>
    expect(read(cell)).toEqual({ value: '2026-11-20' }),
  );
  it('is read from a cell that a spreadsheet formats as a date', () =>
    expect(read({ date: '2026-11-20' })).toEqual({ value: '2026-11-20' }));
  it('is rejected with a year that is a slip of the keys', () => {
    for (const cell of ['20/11/0026', '0026-11-20', '20/11/2206'])
      expect(read(cell)).toEqual({ reason: 'date.outOfRange' });
  });
  it.each(['31/02/2026', '20.11.2026', '1'])('is rejected from %s', (cell) =>
    expect(read(cell)).toEqual({ reason: 'date.invalid' }),
  );
});

it('reads several values in the order of the cell, and refuses unlisted ones', () => {
  const { read } = listColumn(words, { 3: 3, 6: 6, 12: 12 });
  expect(read('12 6')).toEqual({ value: [12, 6] });
  expect(read(6)).toEqual({ value: [6] });
  expect(read('12, 5')).toEqual({ reason: 'value.notAllowed' });
});

it('reads an empty cell of an optional column as null, and all others as before', () => {
  const column = optionalColumn(integerColumn(words, { min: 1, max: 9 }));
  expect(column.isRequired).toBe(false);
  expect(column.read(' ')).toEqual({ value: null });
  expect(column.read('4')).toEqual({ value: 4 });
  expect(column.read('10')).toEqual({ reason: 'number.outOfRange' });
  for (const [cell, reason] of [
    [{ formula: true }, 'cell.formula'],
    [{ percent: 4 }, 'cell.format'],
    [{ date: '2026-11-20' }, 'cell.format'],
    [{ boolean: true }, 'cell.boolean'],
    [{ error: '#N/A' }, 'cell.error'],
  ] as const)
    expect(column.read(cell)).toEqual({ reason });
});
