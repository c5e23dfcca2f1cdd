import type { TableCell } from '@estrada/domain/uploads/index';

/** One line of a file; the heading is line 1, as spreadsheet programs number it. */
export interface Line {
  line: number;
  cells: readonly TableCell[];
}
