import type { CalendarDate } from '../calendar/index.ts';
import type { Texts } from '../errors/texts.ts';
import type { Translatable } from '../errors/translatable.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { isCompanyName } from '../people/company-name.ts';
import { hasHiddenCharacters } from '../validation/hidden-characters.ts';
import type { MessageKey } from '../validation/messages.ts';

/**
 * One cell as a file contains it: text or a number (spreadsheets distinguish numbers from text, CSV does not); what a
 * spreadsheet shows as a percentage or a date, by the format of the cell; or what every table refuses: a formula, TRUE or
 * FALSE, an error such as #N/A.
 */
export type TableCell =
  | string
  | number
  | { readonly percent: number }
  | { readonly date: CalendarDate }
  | { readonly formula: true }
  | { readonly boolean: boolean }
  | { readonly error: string };

/** The result of reading a cell: a value, or the key of its problem. */
export type CellReading<Value> = { value: Value } | { reason: MessageKey };

/** The type of a column, as described to users of a template. */
export const columnTypes = {
  text: { pt: 'texto', en: 'text' },
  integer: { pt: 'número inteiro', en: 'whole number' },
  money: { pt: 'valor em reais, no máximo 2 casas decimais', en: 'amount in reais, at most two decimal places' },
  percent: { pt: 'percentual', en: 'percentage' },
  date: { pt: 'data', en: 'date' },
  choice: { pt: 'um valor da lista', en: 'one value of the list' },
  list: { pt: 'valores da lista, separados por espaço', en: 'values of the list, separated by spaces' },
} as const satisfies Record<string, Texts>;

/** One column of an uploaded table. */
export interface TableColumn<Value = unknown> {
  /** as in the heading of the template; compared ignoring capitals, accents, spaces and underscores */
  name: string;
  about: { readonly pt: string; readonly en: string };
  example: string;
  isRequired: boolean;
  type: keyof typeof columnTypes;
  /** the allowed values or their bounds, the same in every language; empty where its explanation is sufficient */
  allowed: string;
  /** the values that it accepts, as a file writes them, where they are few */
  choices?: readonly string[];
  read(cell: TableCell): CellReading<Value>;
  /** The cell of a value in a file, the inverse of `read`: reading it again returns the same value. */
  write(value: Value): string;
  /** A readable value where it differs from the stored one: a text for a code, masked personal data. */
  show?(value: Value): Translatable;
}

export type ColumnTexts = Pick<TableColumn, 'name' | 'about' | 'example'>;
type ColumnKind = Pick<TableColumn, 'type' | 'allowed'>;

const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A heading for comparison: `Ano Modelo`, `ano_modelo` and `ANO-MODELO` are the same column. */
export const headingKey = (heading: string): string => normal(heading).replace(/[\s_-]+/g, '');

/** Why a cell cannot be read as a text or a number: read as one it would be another value than the person sees. */
function refusalOf(cell: Exclude<TableCell, string | number>): MessageKey {
  if ('percent' in cell || 'date' in cell) return 'cell.format';
  if ('boolean' in cell) return 'cell.boolean';
  return 'error' in cell ? 'cell.error' : 'cell.formula';
}

/** Refuses formulas and, where the column requires one, a missing value, before the column reads the cell. */
function column<Value>(
  words: ColumnTexts & ColumnKind,
  empty: { value: Value } | 'required',
  read: (cell: string | number) => CellReading<Value>,
): TableColumn<Value> {
  return {
    ...words,
    isRequired: empty === 'required',
    write: (value) => String(value ?? ''),
    read(cell) {
      if (typeof cell === 'object') return { reason: refusalOf(cell) };
      const plain = typeof cell === 'string' ? cell.trim() : cell;
      if (plain === '') return empty === 'required' ? { reason: 'required' } : empty;
      if (typeof plain === 'string' && plain.startsWith('=')) return { reason: 'cell.formula' };
      return read(plain);
    },
  };
}

/** Most texts have single spaces only, and a hundred thousand lines have many texts. */
const unusualSpace = /\s\s|[^\S ]/;

/**
 * A text of at most `max` characters; several spaces in a row count as one.
 *
 * @param isName of a company or a person: it has the characters of names only
 */
export function textColumn(
  words: ColumnTexts,
  { max, optional, isName }: { max: number; optional?: true; isName?: true },
): TableColumn<string> {
  const kind = { ...words, type: 'text', allowed: `≤ ${max}` } as const;
  return column<string>(kind, optional ? { value: '' } : 'required', (cell) => {
    const text = unusualSpace.test(String(cell)) ? String(cell).replace(/\s+/g, ' ') : String(cell);
    if (text.length > max) return { reason: 'text.tooLong' };
    if (hasHiddenCharacters(text)) return { reason: 'text.hiddenCharacters' };
    return isName && !isCompanyName(text) ? { reason: 'companyName.invalid' } : { value: text };
  });
}

/** A text with its own rule: the result of `read`, or its problem. */
export function checkedColumn<Value>(
  words: ColumnTexts,
  read: (text: string) => CellReading<Value>,
): TableColumn<Value> {
  return column<Value>({ ...words, type: 'text', allowed: '' }, 'required', (cell) => read(String(cell)));
}

/** A whole number within bounds, both included. */
export function integerColumn(words: ColumnTexts, { min, max }: { min: number; max: number }): TableColumn<number> {
  return column<number>({ ...words, type: 'integer', allowed: `${min} – ${max}` }, 'required', (cell) => {
    const number = typeof cell === 'number' || /^-?\d+$/.test(cell) ? Number(cell) : Number.NaN;
    if (!Number.isInteger(number)) return { reason: 'number.invalid' };
    return number < min || number > max ? { reason: 'number.outOfRange' } : { value: number };
  });
}

/**
 * One of several coded values, ignoring capitals and accents.
 *
 * @param said the display text of a value; itself by default
 */
export function choiceColumn<Value>(
  words: ColumnTexts,
  choices: Readonly<Record<string, Value>>,
  said: Readonly<Record<string, Texts>> = {},
): TableColumn<Value> {
  const known = new Map(Object.entries(choices).map(([text, value]) => [normal(text), value]));
  const find = (text: string) => known.get(text) ?? known.get(normal(text));
  // numbers are another way of writing the same values
  const allowed = Object.keys(choices)
    .filter((text) => !/^\d+$/.test(text))
    .join(', ');
  const read = (cell: string | number): CellReading<Value> => {
    const value = find(String(cell));
    return value === undefined ? { reason: 'value.notAllowed' } : { value };
  };
  const write = (value: Value) => keyOf(choices, value);
  return {
    ...column<Value>({ ...words, type: 'choice', allowed }, 'required', read),
    choices: [...new Set(Object.values(choices).map(write))],
    write,
    show: wordOf(choices, said),
  };
}

/** How a file writes a value of a list: its first word, numbers last. */
export function keyOf<Value>(choices: Readonly<Record<string, Value>>, value: Value): string {
  const fitting = Object.keys(choices).filter((text) => choices[text] === value);
  return fitting.find((text) => !/^\d+$/.test(text)) ?? fitting[0] ?? '';
}

/** The word for a value on screens. */
export const wordOf =
  <Value>(choices: Readonly<Record<string, Value>>, said: Readonly<Record<string, Texts>>) =>
  (value: Value): Translatable => {
    const word = keyOf(choices, value);
    return said[word] ?? word;
  };

/** An amount in reais as a file writes it, without the sign of the currency. */
const writeAmount = (cents: number): string => formatMoney(cents).replace(/^R\$\s*/, '');

/**
 * An amount greater than zero, to integer centavos: `R$ 13.088,00`, `13088,5`, `13088.50`, `13.088` and a spreadsheet's
 * number.
 */
export function moneyColumn(words: ColumnTexts, { maxCents }: { maxCents: number }): TableColumn<number> {
  const kind = { ...words, type: 'money', allowed: `≤ ${formatMoney(maxCents)}` } as const;
  const read = (cell: string | number): CellReading<number> => {
    const cents = typeof cell === 'number' ? centsOfNumber(cell) : centsOfText(cell);
    if (cents === null) return { reason: hasMoreDecimals(cell) ? 'decimals.two' : 'number.invalid' };
    if (cents <= 0) return { reason: 'money.positive' };
    return cents > maxCents ? { reason: 'number.outOfRange' } : { value: cents };
  };
  return { ...column<number>(kind, 'required', read), write: writeAmount };
}

/**
 * A spreadsheet stores 13088.1 as the nearest binary number; a difference of more than half a hundredth of a centavo is
 * invalid.
 */
function centsOfNumber(reais: number): number | null {
  const cents = Math.round(reais * 100);
  return Math.abs(reais * 100 - cents) < 0.005 ? cents : null;
}

/** An amount that would be readable with fewer decimals. */
const hasMoreDecimals = (cell: string | number): boolean =>
  typeof cell === 'number'
    ? Number.isFinite(cell) && cell > 0
    : /^(R\$)?\s*(\d{1,3}(\.\d{3})+|\d+),\d{3,}$/i.test(cell) || /^(R\$)?\s*\d+\.\d{3,}$/i.test(cell);

function centsOfText(text: string): number | null {
  const bare = text.replace(/^R\$/i, '').replace(/\s/g, '');
  // with a comma the dots group thousands; without one a dot groups them when three digits follow, else it is decimal
  // (0.500 could be half a real with three decimals or five hundred, so it is refused)
  const grouped = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare);
  const plain = grouped ?? /^(\d+)\.(\d{1,2})$/.exec(bare);
  if (!plain) return null;
  return Number(plain[1]!.replaceAll('.', '')) * 100 + Number((plain[2] ?? '').padEnd(2, '0'));
}

/** A cell in a report: its content, truncated where it is long. */
export function showCell(cell: TableCell | undefined): string {
  if (typeof cell !== 'object') return String(cell ?? '').slice(0, 200);
  if ('percent' in cell) return `${String(cell.percent).replace('.', ',')}%`;
  if ('date' in cell) return formatDate(cell.date);
  if ('boolean' in cell) return cell.boolean ? 'TRUE' : 'FALSE';
  return 'error' in cell ? cell.error.slice(0, 200) : '=…';
}
