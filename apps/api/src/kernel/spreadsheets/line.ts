import type { TableCell } from '@estrada/domain/uploads/index';

/** One line of a file; the heading is line 1, as in the program that the person opens it with. */
export interface Line {
  line: number;
  cells: readonly TableCell[];
}
