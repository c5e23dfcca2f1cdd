import type { EnumerationRow } from '../../enumerations/enumeration.ts';
import type { Texts } from '../../errors/texts.ts';
import {
  formatDate,
  formatDocument,
  formatMoney,
  formatPercent,
  formatPhone,
  formatZip,
  showMasked,
} from '../../formats/index.ts';
import { stateAt } from '../../forms/rows.ts';
import { isPresent, type Row, type Values } from '../../forms/ui.ts';
import type { InsuranceCode } from '../../products/index.ts';
import { type InsuranceAnswers, type InsuranceSection, insuranceRows } from './insurance-sections.ts';

/** An answered question: its path begins with the section, both texts are as people read them. */
export type ReadableAnswer = { readonly path: string; readonly question: Texts; readonly answer: Texts };
export type AnsweredSection = {
  readonly section: InsuranceSection;
  readonly title: Texts;
  readonly answers: readonly ReadableAnswer[];
};

const same = (text: string): Texts => ({ pt: text, en: text });
const yes = { pt: 'Sim', en: 'Yes' };
const no = { pt: 'Não', en: 'No' };
const joined = (texts: readonly Texts[], separator: string): Texts => ({
  pt: texts.map(({ pt }) => pt).join(separator),
  en: texts.map(({ en }) => en).join(separator),
});
const labelled = (label: Texts, text: Texts): Texts => joined([label, text], ': ');

/** Only typed twice against mistakes: it is no question. */
const repetition = 'confirmEmail';

const optionOf = (options: readonly EnumerationRow[] = [], value: unknown): Texts => {
  const found = options.find(({ id }) => String(id) === String(value));
  return found ? { pt: found.pt, en: found.en } : same(String(value));
};

function valueTexts({ ui: { kind, options } }: Row, value: unknown): Texts {
  const text = String(value);
  switch (kind) {
    case 'yesNo':
      return value === true ? yes : no;
    case 'choice':
      return optionOf(options, value);
    case 'money':
      return same(formatMoney(Number(value)));
    case 'percent':
      return same(formatPercent(Number(value) / 100));
    case 'date':
      return same(formatDate(text));
    case 'zip':
      return same(formatZip(text));
    case 'phone':
    case 'mobile':
      return same(formatPhone(text));
    case 'document':
      return same(text.includes('*') ? showMasked(text) : formatDocument(text));
    default:
      return same(text);
  }
}

type Shows = (path: string) => boolean;

/** The questions of a group in their order; those of a group within have its name first, a part of a list is one answer. */
function answersIn(
  rows: readonly Row[],
  values: Values,
  shows: Shows,
  path: string,
  around: Texts | null = null,
): ReadableAnswer[] {
  return rows.flatMap((row): ReadableAnswer[] => {
    const value = values[row.name];
    const at = `${path}.${row.name}`;
    if (!isPresent(value) || row.name === repetition || !shows(at)) return [];
    const own = { pt: row.ui.pt, en: row.ui.en };
    if (row.ui.kind === 'group') return answersIn(row.rows, value as Values, shows, at, own);
    const question = around ? labelled(around, own) : own;
    if (row.ui.kind !== 'list') return [{ path: at, question, answer: valueTexts(row, value) }];
    return (value as readonly Values[]).map((part, index) => ({
      path: `${at}.${index}`,
      question: joined([question, same(String(index + 1))], ' '),
      answer: joined(
        answersIn(row.rows, part, shows, `${at}.${index}`).map((one) => labelled(one.question, one.answer)),
        '; ',
      ),
    }));
  });
}

/**
 * The answers of an insurance proposal in words, by section; what was not answered or does not apply is left out. Values
 * that are masked stay masked.
 */
export function readableAnswers(product: InsuranceCode, answers: InsuranceAnswers): AnsweredSection[] {
  const rows = insuranceRows(product);
  const shows: Shows = (path) => stateAt(rows, answers, path).isShown;
  return rows.flatMap((row) => {
    const section = row.name as InsuranceSection;
    const found = shows(section) ? answersIn(row.rows, answers[section] ?? {}, shows, section) : [];
    return found.length === 0 ? [] : [{ section, title: { pt: row.ui.pt, en: row.ui.en }, answers: found }];
  });
}

/** The answers that say what is covered, for how long and up to which amount; the others describe the risk. */
const ofCover: ReadonlySet<string> = new Set([
  'coverage',
  'deductible',
  'term',
  'initialDate',
  'startWarrantyDate',
  'financedValue',
  'planCode',
  'damages',
]);

/** The contracted cover of an insurance proposal in words. */
export const readableCover = (product: InsuranceCode, answers: InsuranceAnswers): readonly ReadableAnswer[] =>
  readableAnswers(product, { details: answers.details ?? {} }).flatMap((one) =>
    one.answers.filter(({ path }) => ofCover.has(path.split('.')[1] ?? '')),
  );
