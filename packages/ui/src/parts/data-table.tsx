import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import './data-table.css';

/** One column: what stands in its cells. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, figures of one width */
  align?: 'end';
  /** the column that names the row; its cell is the row's heading and the title of the card on a phone */
  primary?: boolean;
};

/**
 * A table to read. Under 640 px every row is a card with the column's name beside each value.
 *
 * @param label what the table holds, for screen readers
 * @param empty shown instead of rows when there are none
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  skeletonRows = 8,
  empty,
}: {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  loading?: boolean;
  skeletonRows?: number;
  empty?: ReactNode;
}) {
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <Table className="estrada-table" aria-label={label} aria-busy={loading}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.key} scope="col" data-align={column.align}>
              {column.header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {loading ? skeletons(columns, skeletonRows) : rows.map((row) => line(columns, row, rowKey))}
      </Table.Tbody>
    </Table>
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
          <Table.Td key={column.key} data-align={column.align} data-label={column.header}>
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
        <Table.Td key={column.key} data-label={column.header} data-align={column.align}>
          <Skeleton height={14} width={column.primary ? '80%' : '60%'} ml={column.align ? 'auto' : 0} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
