import { EmptyState, PageHeading } from '@estrada/ui/index';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { dealerColumns } from './dealer-columns.tsx';
import { DealerFilterFields, useDealerFilters } from './dealer-filters.tsx';
import { useDealerList } from './use-dealer-list.ts';
import { useSwitchDealer } from './use-switch-dealer.ts';

/** The dealers that the person may see. */
export function Page() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const filters = useDealerFilters();
  const { list, sort } = useDealerList(filters.values);
  const { switchDealer, modal } = useSwitchDealer();
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t('list.countCapped', { total: total.toLocaleString('pt-BR') })
    : t('list.count', { count: total });
  const register = can('dealer-register') ? (
    <Button component={Link} to={paths.registerDealer}>
      {t('list.register')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeading title={t('list.title')} subtitle={list.total === null ? ' ' : count} actions={register} />
      <ListFrame
        label={t('list.title')}
        filtersLabel={t('filter.label')}
        list={list}
        filters={filters}
        filterFields={<DealerFilterFields {...filters} />}
        columns={dealerColumns(t, switchDealer)}
        rowKey={(row) => row.id}
        sort={sort}
        empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={register} />}
        noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
      />
      {modal}
    </>
  );
}
