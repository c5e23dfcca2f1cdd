import { addDays, type CalendarDate, isCalendarDate } from '../calendar/index.ts';
import type { Texts } from '../errors/texts.ts';
import { joinTranslatable } from '../errors/translatable.ts';
import { formatDate } from '../formats/index.ts';
import type { MessageKey } from '../validation/messages.ts';
import { type CellReading, type ColumnTexts, checkedColumn, keyOf, type TableColumn, wordOf } from './columns.ts';

/** A smaller percentage is a fraction that was entered without its sign: 0.2 for 20 %. */
const leastShare = 1;
const leastRate = 0.1;

/** `20`, `20,5`, `20.5%` and a spreadsheet's number, as the digits of a percentage; null for anything else. */
function percentOf(text: string, decimals: number): number | null {
  const bare = text.replace(/\s*%$/, '').replace(',', '.');
  const digits = /^\d{1,3}(?:\.(\d+))?$/.exec(bare);
  return digits && (digits[1] ?? '').length <= decimals ? Number(bare) : null;
}

function readPercent(text: string, decimals: number, least: number): CellReading<number> {
  const percent = percentOf(text, decimals);
  if (percent === null)
    return { reason: hasMoreDecimals(text, decimals) ? decimalReasons[decimals]! : 'number.invalid' };
  // with its sign it is what it says
  return percent > 0 && percent < least && !text.endsWith('%') ? { reason: 'percent.asFraction' } : { value: percent };
}

const decimalReasons: Readonly<Record<number, MessageKey>> = {
  2: 'decimals.two',
  4: 'decimals.four',
  6: 'decimals.six',
};
const hasMoreDecimals = (text: string, decimals: number) => percentOf(text, 20) !== null && decimals < 20;

/** A column of percentages: a cell that a spreadsheet formats as one is read as it is shown. */
const percentColumn = <Value>(words: ColumnTexts, read: (text: string) => CellReading<Value>): TableColumn<Value> => {
  const typed = checkedColumn<Value>(words, read);
  return {
    ...typed,
    read: (cell) => (typeof cell === 'object' && 'percent' in cell ? read(`${cell.percent}%`) : typed.read(cell)),
  };
};

/** A percentage as a file writes it: a small one has its sign, without which it would be taken for a fraction. */
const writePercent = (percent: number, least: number): string =>
  `${String(Number(percent.toFixed(6))).replace('.', ',')}${percent > 0 && percent < least ? '%' : ''}`;

/** A share in per cent with at most two decimals, to a fraction from 0 to 1. @param max the highest percentage */
export const shareColumn = (words: ColumnTexts, { max = 100 }: { max?: number } = {}): TableColumn<number> => ({
  ...percentColumn<number>(words, (text) => {
    const reading = readPercent(text, 2, leastShare);
    if ('reason' in reading) return reading;
    return reading.value > max ? { reason: 'number.outOfRange' } : { value: Math.round(reading.value * 100) / 10_000 };
  }),
  type: 'percent',
  allowed: `0,00 – ${max},00`,
  write: (share) => writePercent(share * 100, leastShare),
});

/**
 * A share in per cent with at most four decimals, to whole millionths: `3,25` is 32500.
 *
 * @param max the highest percentage
 */
export const millionthsColumn = (words: ColumnTexts, { max = 100 }: { max?: number } = {}): TableColumn<number> => ({
  ...percentColumn<number>(words, (text) => {
    const reading = readPercent(text, 4, leastRate);
    if ('reason' in reading) return reading;
    return reading.value > max ? { reason: 'number.outOfRange' } : { value: Math.round(reading.value * 10_000) };
  }),
  type: 'percent',
  allowed: `0,0000 – ${max},0000`,
  write: (millionths) => writePercent(millionths / 10_000, leastRate),
  show: (millionths) => `${String(millionths / 10_000).replace('.', ',')}%`,
});

/** A monthly rate in per cent with at most six decimals, to a decimal fraction as text: `1,29` is 0.01290000. */
export const rateColumn = (words: ColumnTexts): TableColumn<string> => ({
  ...percentColumn<string>(words, (text) => {
    const reading = readPercent(text, 6, leastRate);
    if ('reason' in reading) return reading;
    return reading.value > 20 ? { reason: 'number.outOfRange' } : { value: (reading.value / 100).toFixed(8) };
  }),
  type: 'percent',
  allowed: '0,000000 – 20,000000',
  write: (rate) => writePercent(Number(rate) * 100, leastRate),
});

/** Spreadsheets count days from here. */
const dayZero = '1899-12-30';

/** A day as `20/11/2026`, `2026-11-20` or a spreadsheet's date. */
export const dateColumn = (words: ColumnTexts): TableColumn<CalendarDate> => {
  const typed = checkedColumn<CalendarDate>(words, (text) => {
    const serial = /^\d{5}$/.test(text) ? addDays(dayZero, Number(text)) : text;
    const written = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(serial);
    const date = written ? `${written[3]}-${written[2]}-${written[1]}` : serial;
    if (!isCalendarDate(date)) return { reason: 'date.invalid' };
    // a day of another century is a slip of the keys, such as 2206
    return date < '1990-01-01' || date > '2100-01-01' ? { reason: 'date.outOfRange' } : { value: date };
  });
  return {
    ...typed,
    read: (cell) => typed.read(typeof cell === 'object' && 'date' in cell ? cell.date : cell),
    type: 'date',
    allowed: 'dd/mm/aaaa',
    write: formatDate,
  };
};

/** Several values of a list, separated by spaces, in the order of the cell. @param said as of a choice */
export function listColumn<Value>(
  words: ColumnTexts,
  choices: Readonly<Record<string, Value>>,
  said: Readonly<Record<string, Texts>> = {},
): TableColumn<readonly Value[]> {
  const word = wordOf(choices, said);
  const known = new Map(Object.entries(choices));
  return {
    ...checkedColumn<readonly Value[]>(words, (text) => {
      const values = text.split(/[\s,|]+/).map((part) => known.get(part.toLowerCase()));
      if (values.some((value) => value === undefined)) return { reason: 'value.notAllowed' };
      return { value: values as Value[] };
    }),
    type: 'list',
    allowed: Object.keys(choices).join(', '),
    write: (values) => values.map((value) => keyOf(choices, value)).join(' '),
    show: (values) => joinTranslatable(values.map(word), ' '),
  };
}

/** The same column, where a line may leave it empty. */
export const optionalColumn = <Value>({ show, ...of }: TableColumn<Value>): TableColumn<Value | null> => ({
  ...of,
  write: (value) => (value === null ? '' : of.write(value)),
  ...(show ? { show: (value) => (value === null ? '' : show(value)) } : {}),
  isRequired: false,
  read: (cell) => (typeof cell === 'string' && cell.trim() === '' ? { value: null } : of.read(cell)),
});
