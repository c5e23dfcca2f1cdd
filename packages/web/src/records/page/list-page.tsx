import type { EndpointName } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading, type TableSort } from '@estrada/ui/index';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PagedList } from '../../calls/use-paged-list.ts';
import { useMayCall } from '../../session/use-may-call.ts';
import { ListFrame } from '../list/list-frame.tsx';
import type { ListStrings } from './record-kind.ts';
import type { ListFilters } from './use-list-filters.tsx';
import { useRecordStrings } from './use-record-strings.ts';

/**
 * The page of a list: heading with its count, buttons, filters, sort order, and the table in its states, in the shared
 * strings with the record's own nouns.
 *
 * @param register the call that registers a record, and the address of its form; users who may not make the call see no
 * button
 * @param actions buttons next to that one
 * @param around rendered between heading and list, such as tabs
 */
export function ListPage<Row>({
  words,
  list,
  filters,
  columns,
  rowKey,
  sort,
  register,
  actions,
  around = (frame) => frame,
}: {
  words: ListStrings;
  list: PagedList<Row>;
  filters: ListFilters<string>;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  register?: { call: EndpointName; to: string };
  actions?: ReactNode;
  around?: (frame: ReactNode) => ReactNode;
}) {
  const { say, sayGendered, sayCount, own, Many } = useRecordStrings(words.nouns);
  const title = words.title ? own(words.title) : Many;
  const mayRegister = useMayCall(register?.call ?? null);
  const button =
    register && mayRegister ? (
      <Button component={Link} to={register.to}>
        {say('register')}
      </Button>
    ) : null;
  return (
    <>
      <PageHeading
        title={title}
        subtitle={list.total === null ? ' ' : sayCount(list.total, list.isCapped)}
        actions={
          actions || button ? (
            <>
              {actions}
              {button}
            </>
          ) : undefined
        }
      />
      {around(
        <ListFrame<Row>
          label={title}
          filtersLabel={say('filters')}
          list={list}
          filters={filters}
          filterFields={filters.fields}
          columns={columns}
          rowKey={rowKey}
          {...(sort ? { sort } : {})}
          empty={
            <EmptyState
              title={words.empty?.title ? own(words.empty.title) : sayGendered('empty')}
              text={words.empty?.text ? own(words.empty.text) : sayGendered('emptyText')}
              action={button}
            />
          }
          noMatch={{ title: sayGendered('noMatch'), text: say('noMatchText') }}
        />,
      )}
    </>
  );
}
