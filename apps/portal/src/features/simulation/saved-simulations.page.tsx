import { financeTypes } from '@estrada/domain/enumerations/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { ChoiceFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { clientColumns } from './saved/client-columns.tsx';
import { savedColumns } from './saved/saved-columns.tsx';
import { useSavedSimulations, useSimulationClients } from './saved/use-saved-simulations.ts';
import './saved/saved.css';
import { strings } from './strings.ts';

/** The saved simulations of everybody whose simulations the person may see, one by one or by client. */
export function Page() {
  const [address] = useSearchParams();
  return address.get('ver') === 'clientes' ? <ClientList /> : <SimulationList />;
}

function SimulationList() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { filters, list } = useSavedSimulations();
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
        filterFields={<SavedFilterFields {...filters} />}
        columns={savedColumns(t, language)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('list.empty')} text={t('list.empty.text')} action={<NewButton />} />}
        noMatch={{ title: t('list.noneFound'), text: t('list.noneFound.text') }}
      />
    </>
  );
}

function ClientList() {
  const t = useStrings(strings);
  const { filters, list } = useSimulationClients();
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
        filterFields={
          <SearchField
            label={t('filters.search')}
            hint={t('clients.searchHint')}
            value={filters.values.search}
            onChange={(search) => filters.change({ search })}
          />
        }
        columns={clientColumns(t)}
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

function SavedFilterFields({ values, change }: ReturnType<typeof useSavedSimulations>['filters']) {
  const t = useStrings(strings);
  return (
    <>
      <SearchField
        label={t('filters.search')}
        hint={t('filters.searchHint')}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        label={t('plan')}
        options={financeTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.plan}
        onChange={(plan) => change({ plan })}
      />
      <DayFilter label={t('filters.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('filters.to')} value={values.to} onChange={(to) => change({ to })} />
      {values.clientOf ? (
        <Button variant="light" className="saved-client" onClick={() => change({ clientOf: '' })}>
          {t('filters.clientOf')}
        </Button>
      ) : null}
    </>
  );
}
