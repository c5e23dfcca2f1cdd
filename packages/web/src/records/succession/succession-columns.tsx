import type { DataColumn } from '@estrada/ui/index';
import { type DatedRow, type RowActs, useValidityColumns } from '../validity/validity-columns.tsx';

/**
 * The columns of every succession around its own ones: since when, where the row stands, what can be done with it.
 *
 * @param name whose rows they are, for the names of the menus
 */
export function useSuccessionColumns<Row extends DatedRow>(
  name: string,
  own: readonly DataColumn<Row>[],
  acts: RowActs<Row>,
): DataColumn<Row>[] {
  const { span, phase, acts: menu } = useValidityColumns<Row>(() => name, acts);
  return [{ ...span, primary: true }, phase, ...own, menu];
}
