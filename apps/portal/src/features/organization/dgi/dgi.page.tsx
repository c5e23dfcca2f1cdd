import { formatInstant, formatPhone, showMasked } from '@estrada/domain/formats/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading } from '@estrada/ui/index';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { textField } from '@estrada/web/records/list/address-fields.ts';
import { SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Drawer } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { DgiForm } from './dgi-form.tsx';
import './dgi.css';
import { strings } from './strings.ts';

const fields = { search: textField('busca') };
/** Fewer characters would find by no index; the server refuses them. */
const searchMinLength = 3;

/** `/DGI`: the clients of the dealers' digital channel. */
export function Page() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const reload = useReload();
  const filters = useFilters(fields);
  const drawer = useDrawerAddress();
  const { search } = filters.values;
  const list = usePagedCall('listClientNames', { query: { channelAccess: 'DGI', name: search || undefined } });
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t('countCapped', { total: total.toLocaleString('pt-BR') })
    : t('count', { count: total });
  const register = (
    <Button component={Link} to={drawer.addressOfNew}>
      {t('register')}
    </Button>
  );
  return (
    <>
      <PageHeading title={t('title')} subtitle={list.total === null ? ' ' : count} actions={register} />
      <ListFrame
        label={t('title')}
        filtersLabel={t('filters')}
        list={list}
        filters={filters}
        filterFields={
          <SearchField
            label={t('search')}
            hint={t('searchHint')}
            minLength={searchMinLength}
            value={search}
            onChange={(typed) => filters.change({ search: typed })}
          />
        }
        columns={columns(t)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} action={register} />}
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      />
      <Drawer
        opened={drawer.key !== null}
        onClose={() => navigate(drawer.closed)}
        position="right"
        size="md"
        title={t('register')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
      >
        <DgiForm
          cancelTo={drawer.closed}
          onSaved={() => {
            navigate(drawer.closed);
            void reload('listClientNames');
          }}
        />
      </Drawer>
    </>
  );
}

const columns = (t: Say<typeof strings>): DataColumn<DgiClient>[] => [
  { key: 'name', header: t('column.name'), primary: true, render: (row) => row.name },
  {
    key: 'document',
    header: t('column.document'),
    render: (row) => <span className="dgi-whole">{showMasked(row.document)}</span>,
  },
  {
    key: 'email',
    header: t('column.email'),
    render: (row) => <span className="dgi-email">{row.email}</span>,
  },
  {
    key: 'phone',
    header: t('column.phone'),
    render: (row) => <span className="dgi-whole">{row.phone ? formatPhone(row.phone) : '–'}</span>,
  },
  {
    key: 'createdAt',
    header: t('column.createdAt'),
    priority: 'low',
    render: (row) => <span className="dgi-whole">{formatInstant(row.createdAt)}</span>,
  },
];
