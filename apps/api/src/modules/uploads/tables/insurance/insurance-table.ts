import type { CalendarDate } from '@estrada/domain/calendar/index';
import { checkBandedLine, type LineShape, makeBandOverlapCheck } from '@estrada/domain/products/index';
import type { DatabaseHandle } from '../../../../kernel/database/database.ts';
import { openTableLoad } from '../../../../kernel/database/table-load.ts';
import { type CheckedLoad, type UploadTable, uploadTable } from '../../upload-table.ts';
import { checkEnd } from '../validity-columns.ts';

type Period = { effectiveFrom: CalendarDate; validUntil: CalendarDate };

/**
 * An uploaded table of an insurance product: lines by choices and bands of values, each valid for a period. No two lines
 * of a file are for the same choice and values on one day. The whole table is replaced.
 *
 * @param shape the fields that name what a line is for, and its bands
 * @param check a further problem of a line on its own
 * @param checkWith a check against the database, read once per file
 */
export function insuranceTable<Row extends Period>({
  shape,
  check,
  checkWith,
  ...table
}: Pick<UploadTable<Row>, 'kind' | 'fileStem' | 'columns' | 'examples' | 'stored'> & {
  shape: LineShape<Row>;
  check?: NonNullable<CheckedLoad<Row>['check']>;
  checkWith?(database: DatabaseHandle): Promise<NonNullable<CheckedLoad<Row>['check']>>;
}): UploadTable {
  const named = [...shape.choices, ...shape.bands.map(([lowest]) => lowest)];
  // the first field of a comparison is never empty, and a line may be for both types of person
  const key = named.toSorted((one, other) => Number(one === 'personType') - Number(other === 'personType'));
  return uploadTable<Row>({
    ...table,
    maxLines: 50_000,
    check: (row, day) => checkBandedLine(shape, row) ?? check?.(row) ?? checkEnd(row, day),
    keyOf: (row) => [...key, 'effectiveFrom' as const].map((field) => row[field] ?? '').join('|'),
    comparison: { key, latestFirst: 'effectiveFrom' },
    open: async (database, uploadId) => {
      const known = await checkWith?.(database);
      const overlaps = makeBandOverlapCheck(shape);
      return {
        ...openTableLoad(database, table.stored, uploadId),
        check: (row) => known?.(row) ?? overlaps(row),
      };
    },
  });
}
