import type { TableCell } from '@estrada/domain/uploads/index';

/** One line of a file; the heading is line 1, as spreadsheet programs number it. */
export interface Line {
  line: number;
  cells: readonly TableCell[];
  /** hidden or filtered out in the spreadsheet program */
  isHidden?: true;
}

/** What a reader sees of a file besides its lines. It fills it before it yields the first of them. */
export interface FileAspects {
  /** the names of sheets that are not read, hidden ones too */
  otherSheets: string[];
  /** the places of columns that are hidden in the spreadsheet program */
  hiddenPlaces: Set<number>;
}

export const noAspects = (): FileAspects => ({ otherSheets: [], hiddenPlaces: new Set() });
