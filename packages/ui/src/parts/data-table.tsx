import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import './data-table.css';
import { SortHeader, type TableSort } from './sort-header.tsx';

/** One column: what stands in its cells. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, figures of one width */
  align?: 'end';
  /** the column that names the row; its cell is the row's heading and the title of the card where there is little room */
  primary?: boolean;
  /** `low`: leaves the table first when it gets narrow; a card shows it */
  priority?: 'low';
  /** long text: where the table is wide it is cut off rather than broken into more lines, so that all rows are alike */
  cut?: true;
  /** the column holds what can be done with a row: its header is not shown, and it stands in the corner of a card */
  isAction?: true;
  /** the name of its order; the header sorts by it */
  sort?: string;
};

/**
 * A table to read. By its own width the columns of low priority leave; below a window of 768 px every row becomes a card with
 * the column's name beside each value.
 *
 * @param label what the table holds, for screen readers
 * @param empty shown instead of rows when there are none
 * @param sort the order of the rows; columns with a `sort` of their own change it
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  skeletonRows = 8,
  empty,
  sort,
}: {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  loading?: boolean;
  skeletonRows?: number;
  empty?: ReactNode;
  sort?: TableSort;
}) {
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <div className="estrada-table-frame">
      <Table className="estrada-table" aria-label={label} aria-busy={loading}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <ColumnHeader key={column.key} column={column} sort={sort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loading ? skeletons(columns, skeletonRows) : rows.map((row) => line(columns, row, rowKey))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function ColumnHeader<Row>({ column, sort }: { column: DataColumn<Row>; sort?: TableSort | undefined }) {
  const look = { scope: 'col', 'data-align': column.align, 'data-priority': column.priority } as const;
  if (column.sort && sort) return <SortHeader {...look} name={column.sort} label={column.header} sort={sort} />;
  return (
    <Table.Th {...look} data-action={column.isAction}>
      {column.isAction ? <span className="estrada-table-unseen">{column.header}</span> : column.header}
    </Table.Th>
  );
}

function line<Row>(columns: readonly DataColumn<Row>[], row: Row, rowKey: (row: Row) => string) {
  return (
    <Table.Tr key={rowKey(row)}>
      {columns.map((column) =>
        column.primary ? (
          <Table.Th key={column.key} scope="row" data-align={column.align} data-primary>
            {column.render(row)}
          </Table.Th>
        ) : (
          <Table.Td
            key={column.key}
            data-align={column.align}
            data-label={column.header}
            data-priority={column.priority}
            data-cut={column.cut}
            data-action={column.isAction}
          >
            {column.render(row)}
          </Table.Td>
        ),
      )}
    </Table.Tr>
  );
}

function skeletons<Row>(columns: readonly DataColumn<Row>[], amount: number) {
  const numbers = Array.from({ length: amount }, (_, index) => index + 1);
  return numbers.map((number) => (
    <Table.Tr key={number} aria-hidden="true">
      {columns.map((column) => (
        <Table.Td
          key={column.key}
          data-label={column.header}
          data-align={column.align}
          data-priority={column.priority}
          data-action={column.isAction}
        >
          <Skeleton height={14} width={column.primary ? '80%' : '60%'} ml={column.align ? 'auto' : 0} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
