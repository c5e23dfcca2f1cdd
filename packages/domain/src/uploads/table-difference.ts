import type { Money } from '../money/index.ts';

/** Lines of one sort that are shown of a difference; the counts speak of all. */
export const sampleLimit = 20;

/** A cell that would be another. */
export type ChangedCell = { column: string; before: string; after: string };

/** A line that would be added, changed or removed, called by what identifies it; the cells only of a changed one. */
export type DifferenceSample = { kind: 'added' | 'changed' | 'removed'; label: string; cells: ChangedCell[] };

/** How many there are of something, and the first of them. */
export type Counted = { count: number; samples: string[] };

/** The instalment of a loan of reference under the tables that hold and under those tried; null where a side has none. */
export type ReferenceChange = {
  plan: string;
  assetType: 1 | 2;
  beforeTermMonths: number | null;
  beforeCents: Money | null;
  afterTermMonths: number | null;
  afterCents: Money | null;
};

/** What price tables would do beside their lines. */
export type PriceAssessment = {
  loans: ReferenceChange[];
  /** choices that can be financed today and could not be any more */
  gaps: Counted;
  /** choices that several tables price on the same days: the lowest rate would win */
  overlaps: Counted;
};

/** What a table that was tried would change against the one that holds. */
export type TableDifference = {
  added: number;
  changed: number;
  removed: number;
  samples: DifferenceSample[];
  prices?: PriceAssessment | undefined;
};
