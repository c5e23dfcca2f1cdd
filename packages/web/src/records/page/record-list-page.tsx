import type { Fields } from '@estrada/domain/forms/index';
import type { ReactNode } from 'react';
import type { PagedName } from '../../calls/use-paged-call.ts';
import { useSort } from '../list/use-sort.ts';
import { recordApi } from '../record-api.ts';
import { ListPage } from './list-page.tsx';
import { RecordDrawer } from './record-drawer.tsx';
import type { RecordKind } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useListFilters } from './use-list-filters.tsx';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordFilters } from './use-record-filters.ts';
import { useSwitchRecord } from './use-switch-record.ts';

/**
 * The whole page of a kind of record: heading with its count, register button, filters, sort order, list in its states,
 * and the form next to it (`?registro=`), all from its declaration. A list that needs more is written out on
 * `ListPage`.
 *
 * @param pageSize rows of a page, if not the usual number
 * @param actions buttons next to the one that registers
 * @param around rendered between heading and list, such as tabs
 */
export function RecordListPage<List extends PagedName, All extends Fields>({
  kind,
  pageSize,
  actions,
  around,
}: {
  kind: RecordKind<List, All>;
  pageSize?: number;
  actions?: ReactNode;
  around?: (frame: ReactNode) => ReactNode;
}) {
  const { useList } = recordApi(kind.calls);
  const { addressOfNew } = useDrawerAddress();
  const { switchRecord, modal } = useSwitchRecord(kind);
  const [first] = kind.columns;
  const sort = useSort(kind.sorts ?? [typeof first === 'string' ? first : 'id'], kind.newestFirst ? 'desc' : 'asc');
  const filters = useListFilters(useRecordFilters(kind));
  const list = useList({ query: { ...filters.query, sort: sort.by, direction: sort.direction } }, { pageSize });
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, switchRecord)}
        rowKey={kind.address.of}
        sort={sort}
        actions={actions}
        register={{ call: kind.calls.register, to: kind.formAt?.new ?? addressOfNew }}
        {...(around ? { around } : {})}
      />
      {kind.formAt ? null : <RecordDrawer kind={kind} />}
      {modal}
    </>
  );
}
