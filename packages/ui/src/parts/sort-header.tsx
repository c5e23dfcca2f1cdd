import { Table, UnstyledButton } from '@mantine/core';

export type SortDirection = 'asc' | 'desc';

/** The sort order of the rows, and how a header changes it. */
export type TableSort = {
  by: string;
  direction: SortDirection;
  onChange: (by: string, direction: SortDirection) => void;
};

/** The header of a sortable column: a button; the cell around it announces the order to screen readers. */
export function SortHeader({
  name,
  label,
  sort,
  ...cell
}: {
  name: string;
  label: string;
  sort: TableSort;
  scope: 'col';
  'data-align'?: 'end' | undefined;
  'data-priority'?: 'low' | undefined;
}) {
  const isSorted = sort.by === name;
  const next: SortDirection = isSorted && sort.direction === 'asc' ? 'desc' : 'asc';
  const order = isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none';
  return (
    <Table.Th {...cell} aria-sort={order}>
      <UnstyledButton className="estrada-sort" data-order={order} onClick={() => sort.onChange(name, next)}>
        {label}
        <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
          <path d="M4 0 8 5H0Z" data-way="up" />
          <path d="M4 12 0 7h8Z" data-way="down" />
        </svg>
      </UnstyledButton>
    </Table.Th>
  );
}
