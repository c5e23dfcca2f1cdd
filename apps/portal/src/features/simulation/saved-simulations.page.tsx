import { seesOnlyOwn } from '@estrada/domain/access/index';
import { financeTypes, planTitle } from '@estrada/domain/enumerations/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { textField } from '@estrada/web/records/list/address-fields.ts';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { choiceFilter, dayFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { clientColumns } from './saved/client-columns.tsx';
import { savedColumns } from './saved/saved-columns.tsx';
import './saved/saved.css';
import { strings } from './strings.ts';

/** The saved simulations that the user may see, individually or by client. */
export function Page() {
  const [address] = useSearchParams();
  return address.get('ver') === 'clientes' ? <ClientList /> : <SimulationList />;
}

function SimulationList() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { viewer } = useSignedIn();
  const filters = useListFilters({
    search: textFilter('busca', said(t('filters.search')), { hint: said(t('filters.searchHint')) }),
    plan: choiceFilter(
      'plano',
      said(t('plan')),
      Object.fromEntries(financeTypes.map(({ id }) => [id, said(planTitle(id, language))])),
    ),
    from: dayFilter('de', said(t('filters.from'))),
    to: dayFilter('ate', said(t('filters.to'))),
    // the client of this simulation: addresses contain no document numbers
    clientOf: { address: textField('clienteDe'), draw: (props) => <OnlyOneClient {...props} /> },
  });
  const { plan, ...query } = filters.query;
  const list = usePagedCall('listSavedSimulations', { body: { ...query, financeTypeId: Number(plan) || undefined } });
  return (
    <>
      <SavedHeading
        view=""
        subtitle={
          list.total === null ? undefined : t(list.isCapped ? 'list.countCapped' : 'list.count', { count: list.total })
        }
      />
      <ListFrame
        label={t('list.title')}
        filtersLabel={t('filters.label')}
        list={list}
        filters={filters}
        filterFields={filters.fields}
        columns={savedColumns(t, language, seesOnlyOwn(viewer))}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('list.empty')} text={t('list.empty.text')} action={<NewButton />} />}
        noMatch={{ title: t('list.noneFound'), text: t('list.noneFound.text') }}
      />
    </>
  );
}

function ClientList() {
  const t = useStrings(strings);
  const { viewer } = useSignedIn();
  const filters = useListFilters({
    search: textFilter('busca', said(t('filters.search')), { hint: said(t('clients.searchHint')) }),
  });
  const list = usePagedCall('listSimulationClients', { body: filters.query });
  return (
    <>
      <SavedHeading
        view="clientes"
        subtitle={
          list.total === null
            ? undefined
            : t(list.isCapped ? 'clients.countCapped' : 'clients.count', { count: list.total })
        }
      />
      <ListFrame
        label={t('clients.title')}
        filtersLabel={t('clients.filters')}
        list={list}
        filters={filters}
        filterFields={filters.fields}
        columns={clientColumns(t, seesOnlyOwn(viewer))}
        rowKey={(row) => row.last.id}
        empty={<EmptyState title={t('clients.empty')} text={t('clients.empty.text')} action={<NewButton />} />}
        noMatch={{ title: t('clients.noneFound'), text: t('clients.noneFound.text') }}
      />
    </>
  );
}

function NewButton() {
  const t = useStrings(strings);
  return (
    <Button component={Link} to={paths.simulator}>
      {t('new')}
    </Button>
  );
}

function SavedHeading({ view, subtitle }: { view: '' | 'clientes'; subtitle: string | undefined }) {
  const t = useStrings(strings);
  const [, setAddress] = useSearchParams();
  return (
    <>
      <PageHeading title={t('list.title')} subtitle={subtitle} actions={<NewButton />} />
      <SegmentedControl
        aria-label={t('list.view')}
        mb="md"
        data={[
          { value: '', label: t('list.bySimulation') },
          { value: 'clientes', label: t('list.byClient') },
        ]}
        value={view}
        onChange={(next) => setAddress(next === '' ? {} : { ver: next })}
      />
    </>
  );
}

/** Shows that the list is limited to one client, and removes that filter. */
function OnlyOneClient({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useStrings(strings);
  return value ? (
    <Button variant="light" className="saved-client" onClick={() => onChange('')}>
      {t('filters.clientOf')}
    </Button>
  ) : null;
}
