import { type PagedInput, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordColumns } from '@estrada/web/records/page/use-record-columns.tsx';
import { useRecordFilters } from '@estrada/web/records/page/use-record-filters.ts';
import { useState } from 'react';
import { campaignRecordOn } from './campaign-record.ts';
import { useDisableCampaign } from './use-disable-campaign.tsx';

/** `/campaign`: campaigns, ten a page. Written out because disabling one is verified first, and is for good. */
export function Page() {
  const [kind] = useState(() => campaignRecordOn(new Date().toISOString()));
  const { addressOfNew } = useDrawerAddress();
  const { askToDisable, modal } = useDisableCampaign(kind);
  const sort = useSort(['campaignName', 'modelYear']);
  const filters = useListFilters(useRecordFilters(kind));
  // the filters and orders that stand in the address are those of its declaration
  const query = { ...filters.query, sort: sort.by, direction: sort.direction } as PagedInput<'listCampaigns'>['query'];
  const list = usePagedCall('listCampaigns', { query }, { pageSize: 10 });
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, askToDisable)}
        rowKey={({ id }) => id}
        sort={sort}
        register={{ call: 'registerCampaign', to: addressOfNew }}
      />
      <RecordDrawer kind={kind} />
      {modal}
    </>
  );
}
