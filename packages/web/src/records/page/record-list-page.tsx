import type { Fields } from '@estrada/domain/forms/index';
import { useSort } from '../list/use-sort.ts';
import { type RecordsName, recordApi } from '../record-api.ts';
import { choiceFilter, textFilter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import type { RecordFilter, RecordKind } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useListFilters } from './use-list-filters.tsx';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordWords } from './use-record-words.ts';
import { useSwitchRecord } from './use-switch-record.ts';

/**
 * The whole page of a kind of record: heading with its count, register button, filters, order, list in its states, and the
 * form beside it (`?registro=`), all from its declaration. A list that needs more is written out on `ListPage`.
 */
export function RecordListPage<Many extends RecordsName, All extends Fields>({
  kind,
}: {
  kind: RecordKind<Many, All>;
}) {
  const { names, useList } = recordApi(kind.one, kind.many);
  const { addressOfNew } = useDrawerAddress();
  const { switchRecord, modal } = useSwitchRecord(kind);
  const [first] = kind.columns;
  const sort = useSort(kind.sorts ?? [typeof first === 'string' ? first : 'id']);
  const filters = useListFilters(useFilterTable(kind));
  const list = useList({ query: { ...filters.query, sort: sort.by, direction: sort.direction } });
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, switchRecord)}
        rowKey={kind.address.of}
        sort={sort}
        register={{ call: names.register, to: kind.formAt?.new ?? addressOfNew }}
      />
      {kind.formAt ? null : <RecordDrawer kind={kind} />}
      {modal}
    </>
  );
}

/** The search and the status that every list has, and what the record adds. */
function useFilterTable<Many extends RecordsName, All extends Fields>({
  words,
  filters,
  searchFrom = 3,
}: RecordKind<Many, All>): Readonly<Record<string, RecordFilter>> {
  const { said, saidGendered } = useRecordWords(words.nouns);
  return {
    ...(words.search ? { search: textFilter('busca', said('search'), { min: searchFrom, hint: words.search }) } : {}),
    ...filters,
    status: choiceFilter('situacao', said('status'), {
      enabled: saidGendered('enabled'),
      disabled: saidGendered('disabled'),
    }),
  };
}
