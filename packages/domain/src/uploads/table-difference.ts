import type { Language } from '../errors/texts.ts';
import { inLanguage, type Translatable } from '../errors/translatable.ts';
import type { Money } from '../money/index.ts';
import { renderTableNote, type TableNoteKey } from './table-notes.ts';

/** The number of sample lines per sort in a difference; the counts include all. */
export const sampleLimit = 20;

/** The number of lines that are corrected on screen at a time; more are corrected in a file. */
export const mostCorrections = 200;

/** A cell that would change; `before` is empty in a line that would be added. */
export type ChangedCell<Word = Translatable> = { column: string; before: Word; after: Word };

/**
 * A line that would be added, changed or removed, with its identifying text; a changed one with the cells that differ, an
 * added one with all that are not empty.
 */
export type DifferenceSample<Word = Translatable> = {
  kind: 'added' | 'changed' | 'removed';
  label: Word;
  cells: ChangedCell<Word>[];
};

/** A count, with the first samples. */
export type Counted<Word = Translatable> = { count: number; samples: Word[] };

/**
 * The instalment of a reference loan under the tables in force and under the tried ones; null where a side has none.
 */
export type ReferenceChange = {
  plan: string;
  assetType: 1 | 2;
  beforeTermMonths: number | null;
  beforeCents: Money | null;
  afterTermMonths: number | null;
  afterCents: Money | null;
};

/** The effect of price tables besides their lines. */
export type PriceAssessment<Word = Translatable> = {
  loans: ReferenceChange[];
  /** choices that can be financed today and could not be any more */
  gaps: Counted<Word>;
  /** choices that several tables price on the same days: the lowest rate would apply */
  overlaps: Counted<Word>;
};

/** The effect of a tried table compared with the one in force, stored with texts in both languages. */
export type TableDifference<Word = Translatable> = {
  added: number;
  changed: number;
  removed: number;
  /** lines of the table in force; a difference stored by an earlier version has none */
  linesBefore?: number;
  samples: DifferenceSample<Word>[];
  prices?: PriceAssessment<Word> | undefined;
};

/** A table that removes more than this share of the lines in force is confirmed by their number. */
const largeRemoval = 0.2;

/** What must be confirmed before a table takes effect: by typing the first of the numbers that is not zero. */
export type TableRisk = {
  /** lines that a large removal removes; 0 where it is not large */
  removed: number;
  linesBefore: number;
  /** combinations of vehicle and plan that are no longer financed */
  unfinanced: number;
  toType: number;
};

/** What a table would take away that a correction does not; null: nothing. */
export function riskOf({ removed, linesBefore = removed, prices }: TableDifference<unknown>): TableRisk | null {
  const isLarge = removed > largeRemoval * linesBefore;
  const risk = { removed: isLarge ? removed : 0, linesBefore, unfinanced: prices?.gaps.count ?? 0 };
  const toType = risk.removed || risk.unfinanced;
  return toType === 0 ? null : { ...risk, toType };
}

/** A note on a table: the number of its cases, with samples. */
export type TableNote = Counted & { key: TableNoteKey };

/** A stored difference, with notes on the tried table. */
export type NotedDifference = TableDifference & { notes?: TableNote[] };

/** A difference in one language. */
export function renderDifference(
  difference: NotedDifference,
  language: Language,
): TableDifference<string> & { notes: (Counted<string> & { text: string })[]; risk: TableRisk | null } {
  const words = (said: Translatable) => inLanguage(said, language);
  const { samples, prices, notes = [], linesBefore: _compared, ...counts } = difference;
  const counted = ({ count, samples: first }: Counted) => ({ count, samples: first.map(words) });
  return {
    ...counts,
    risk: riskOf(difference),
    samples: samples.map(({ kind, label, cells }) => ({
      kind,
      label: words(label),
      cells: cells.map(({ column, before, after }) => ({ column, before: words(before), after: words(after) })),
    })),
    notes: notes.map(({ key, ...found }) => ({
      text: renderTableNote(key, found.count, language),
      ...counted(found),
    })),
    ...(prices && {
      prices: { loans: prices.loans, gaps: counted(prices.gaps), overlaps: counted(prices.overlaps) },
    }),
  };
}
