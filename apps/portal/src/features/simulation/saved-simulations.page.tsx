import { availableFinanceTypes } from '@estrada/domain/simulation/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { ChoiceFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { savedColumns } from './saved/saved-columns.tsx';
import { useSavedSimulations } from './saved/use-saved-simulations.ts';
import './saved/saved.css';
import { strings } from './strings.ts';

/** The saved simulations of everybody whose simulations the person may see. */
export function Page() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { filters, list } = useSavedSimulations();
  const newOne = (
    <Button component={Link} to={paths.simulator}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={
          list.total === null ? undefined : t(list.isCapped ? 'list.countCapped' : 'list.count', { count: list.total })
        }
        actions={newOne}
      />
      <ListFrame
        label={t('list.title')}
        filtersLabel={t('filters.label')}
        list={list}
        filters={filters}
        filterFields={<SavedFilterFields {...filters} />}
        columns={savedColumns(t, language)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('list.empty')} text={t('list.empty.text')} action={newOne} />}
        noMatch={{ title: t('list.noneFound'), text: t('list.noneFound.text') }}
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
        options={availableFinanceTypes().map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.plan}
        onChange={(plan) => change({ plan })}
      />
      <DayFilter label={t('filters.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('filters.to')} value={values.to} onChange={(to) => change({ to })} />
    </>
  );
}
