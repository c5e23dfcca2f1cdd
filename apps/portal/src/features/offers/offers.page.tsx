import { offerPageSize } from '@estrada/domain/lists/index';
import { type PagedInput, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordColumns } from '@estrada/web/records/page/use-record-columns.tsx';
import { useRecordFilters } from '@estrada/web/records/page/use-record-filters.ts';
import { useSwitchRecord } from '@estrada/web/records/page/use-switch-record.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { offerRecord } from './offer-record.tsx';
import { strings } from './strings.ts';
import { useCloneOffer } from './use-clone-offer.tsx';

/** `/ofertas/consultarOfertas`: offers, nine per page. Written out because they are cloned to branches. */
export function Page() {
  const t = useStrings(strings);
  const { addressOfNew } = useDrawerAddress();
  const { switchRecord, modal } = useSwitchRecord(offerRecord);
  const clone = useCloneOffer();
  const mayClone = useMayCall('cloneOffer');
  const sort = useSort(['validUntil', 'offerName']);
  const filters = useListFilters(useRecordFilters(offerRecord));
  // the declaration ensures the filters and sort orders in the address
  const query = { ...filters.query, sort: sort.by, direction: sort.direction } as PagedInput<'listOffers'>['query'];
  const list = usePagedCall('listOffers', { query }, { pageSize: offerPageSize });
  const kind: typeof offerRecord = {
    ...offerRecord,
    moreItems: (offer) => (
      <>
        <Menu.Item component={Link} to={paths.simulateOffer(offer.id)}>
          {t('simulate')}
        </Menu.Item>
        {mayClone ? <Menu.Item onClick={() => clone.askToClone(offer)}>{t('clone')}</Menu.Item> : null}
      </>
    ),
  };
  return (
    <>
      <ListPage
        words={kind.words}
        list={list}
        filters={filters}
        columns={useRecordColumns(kind, switchRecord)}
        rowKey={({ id }) => id}
        sort={sort}
        register={{ call: 'registerOffer', to: addressOfNew }}
      />
      <RecordDrawer kind={kind} />
      {modal}
      {clone.modal}
    </>
  );
}
