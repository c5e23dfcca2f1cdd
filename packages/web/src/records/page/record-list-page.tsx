import type { Fields } from '@estrada/domain/forms/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PagedInput, PagedName } from '../../calls/use-paged-call.ts';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { useSignedIn } from '../../session/use-session.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useSort } from '../list/use-sort.ts';
import { choiceFilter, textFilter } from './filters.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import type { RecordFilter, RecordKind, RecordRow, RecordsName } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordWords } from './use-record-words.ts';
import { useSwitchRecord } from './use-switch-record.ts';

/**
 * The whole page of a kind of record: heading with its count, register button, filters, order, list in its states, and the
 * form beside it (`?registro=`), all from its declaration. A list that needs more is written out on the same parts.
 */
export function RecordListPage<Many extends RecordsName, All extends Fields>({
  kind,
}: {
  kind: RecordKind<Many, All>;
}) {
  const { say, sayGendered, sayCount, own } = useRecordWords(kind.words.nouns);
  const { addressOfNew } = useDrawerAddress();
  const { switchRecord, modal } = useSwitchRecord(kind);
  const sorts = kind.sorts ?? [kind.columns[0] ?? 'id'];
  const sort = useSort(sorts);
  const filterTable = filtersOf(kind);
  const filters = useFilters(addressesOf(filterTable));
  const values = filters.values as Readonly<Record<string, string>>;
  const asked = Object.entries(values).filter(([, value]) => value !== '');
  const query = { ...Object.fromEntries(asked), sort: sort.by, direction: sort.direction };
  const list = usePagedCall(
    `list${kind.many}` as Extract<`list${Many}`, PagedName>,
    { query } as PagedInput<Extract<`list${Many}`, PagedName>>,
  );
  const columns = useRecordColumns(kind, switchRecord);
  const many = say('many');
  const title = kind.words.title ? own(kind.words.title) : many.charAt(0).toUpperCase() + many.slice(1);
  const { can } = useSignedIn();
  const register =
    kind.changes && !can(kind.changes) ? undefined : (
      <Button component={Link} to={addressOfNew}>
        {say('register')}
      </Button>
    );
  return (
    <>
      <PageHeading
        title={title}
        subtitle={list.total === null ? ' ' : sayCount(list.total, list.isCapped)}
        actions={register}
      />
      <ListFrame<RecordRow<Many>>
        label={title}
        filtersLabel={say('filters')}
        list={list}
        filters={filters}
        filterFields={Object.entries(filterTable).map(([name, { draw }]) => (
          <Fragment key={name}>
            {draw({ value: values[name] ?? '', onChange: (value) => filters.change({ [name]: value }) })}
          </Fragment>
        ))}
        columns={columns}
        rowKey={(row) => kind.address.of(row)}
        sort={sort}
        empty={<EmptyState title={sayGendered('empty')} text={sayGendered('emptyText')} action={register} />}
        noMatch={{ title: sayGendered('noMatch'), text: say('noMatchText') }}
      />
      <RecordDrawer kind={kind} />
      {modal}
    </>
  );
}

/** The search and the status that every list has, and what the record adds. */
function filtersOf<Many extends RecordsName, All extends Fields>({
  words,
  filters,
  searchFrom = 3,
}: RecordKind<Many, All>): Readonly<Record<string, RecordFilter>> {
  const { search, nouns } = words;
  const ending = nouns.pt.gender === 'f' ? 'a' : 'o';
  return {
    ...(search
      ? { search: textFilter('busca', { pt: 'Buscar', en: 'Search' }, { min: searchFrom, hint: search }) }
      : {}),
    ...filters,
    status: choiceFilter(
      'situacao',
      { pt: 'Situação', en: 'Status' },
      {
        enabled: { pt: `Habilitad${ending}`, en: 'Enabled' },
        disabled: { pt: `Desabilitad${ending}`, en: 'Disabled' },
      },
    ),
  };
}

const addressesOf = (filters: Readonly<Record<string, RecordFilter>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, { address }]) => [name, address]));
