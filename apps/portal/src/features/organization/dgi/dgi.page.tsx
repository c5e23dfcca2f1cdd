import { formatInstant, formatPhone, showMasked } from '@estrada/domain/formats/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { textField } from '@estrada/web/records/list/address-fields.ts';
import { SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { usePagedList } from '@estrada/web/records/list/use-paged-list.ts';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Drawer } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useDrawerAddress } from '../use-drawer-address.ts';
import { DgiForm } from './dgi-form.tsx';
import './dgi.css';
import { strings } from './strings.ts';

const clientsKey = ['dgi-clients'] as const;
const fields = { search: textField('busca') };
/** Fewer characters would find by no index; the server refuses them. */
const searchMinLength = 3;

/** `/DGI`: the clients of the dealers' digital channel. */
export function Page() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const client = useQueryClient();
  const filters = useFilters(fields);
  const drawer = useDrawerAddress();
  const { search } = filters.values;
  const list = usePagedList<DgiClient>({
    queryKey: [...clientsKey, filters.values],
    load: ({ signal, ...page }) =>
      api.listClientNames({
        query: { ...page, channelAccess: 'DGI', name: search || undefined },
        signal,
        suppressAlert: true,
      }),
  });
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
            void client.invalidateQueries({ queryKey: clientsKey });
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
