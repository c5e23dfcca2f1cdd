import { formatPhone, showMasked } from '@estrada/domain/formats/index';
import type { DgiClient } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { textFilter } from '@estrada/web/records/page/filters.tsx';
import { FormDrawer } from '@estrada/web/records/page/form-drawer.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { Instant } from '@estrada/web/records/page/record-cells.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { recordApi } from '@estrada/web/records/record-api.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import './dgi.css';
import { clientCalls } from './client-calls.ts';
import { DgiForm } from './dgi-form.tsx';
import { strings } from './strings.ts';

const { words } = clientCalls;
/** Fewer characters would find by no index; the server refuses them. */
const min = 3;

/** `/DGI`: the clients of the dealers' digital channel. They are registered; nothing of them is changed here. */
export function Page() {
  const t = useStrings(strings);
  const drawer = useDrawerAddress();
  const search = useRecordStrings(words.nouns).said('search');
  const filters = useListFilters({ name: textFilter('busca', search, { min, hint: said(t('field.name')) }) });
  const { names, useList } = recordApi(clientCalls.one, clientCalls.many);
  const list = useList({ query: { channelAccess: 'DGI', ...filters.query } });
  return (
    <>
      <ListPage<DgiClient>
        words={words}
        list={list}
        filters={filters}
        columns={columns(t)}
        rowKey={(row) => row.id}
        register={{ call: names.register, to: drawer.addressOfNew }}
      />
      <FormDrawer nouns={words.nouns}>
        <DgiForm backTo={drawer.closed} />
      </FormDrawer>
    </>
  );
}

const columns = (t: Translate<typeof strings>): DataColumn<DgiClient>[] => [
  { key: 'name', header: t('field.name'), primary: true, render: (row) => row.name },
  {
    key: 'document',
    header: t('column.document'),
    render: (row) => <span className="dgi-whole">{showMasked(row.document)}</span>,
  },
  {
    key: 'email',
    header: t('field.email'),
    render: (row) => <span className="dgi-email">{row.email}</span>,
  },
  {
    key: 'phone',
    header: t('field.phone'),
    render: (row) => <span className="dgi-whole">{row.phone ? formatPhone(row.phone) : '–'}</span>,
  },
  {
    key: 'createdAt',
    header: t('column.createdAt'),
    priority: 'low',
    render: (row) => <Instant at={row.createdAt} />,
  },
];
