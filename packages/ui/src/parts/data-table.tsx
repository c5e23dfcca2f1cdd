import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import './data-table.css';
import { SortHeader, type TableSort } from './sort-header.tsx';

/** One column: the content of its cells. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, tabular figures */
  align?: 'end';
  /** the column that names the row; its cell is the row's header, and the title of the card on narrow screens */
  primary?: boolean;
  /** `low`: hidden first when the table gets narrow; a card shows it */
  priority?: 'low';
  /** long text: in a wide table it is truncated instead of wrapped, so that all rows have the same height */
  cut?: true;
  /** the column contains the acts on a row: its header is hidden, and it is in the corner of a card */
  isAction?: true;
  /** the name of its sort order; the header sorts by it */
  sort?: string;
};

/**
 * A read-only table. By its own width the columns of low priority are hidden; below a window of 768 px every row
 * becomes a card with the column's name next to each value.
 *
 * @param label what the table contains, for screen readers
 * @param empty shown instead of rows when there are none
 * @param sort the sort order of the rows; columns with their own `sort` change it
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
