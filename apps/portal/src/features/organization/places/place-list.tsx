import { EmptyState, PageHeading } from '@estrada/ui/index';
import { ChoiceFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useDrawerAddress } from '../use-drawer-address.ts';
import type { PlaceKind } from './place.ts';
import { placeColumns } from './place-columns.tsx';
import { PlaceDrawer } from './place-drawer.tsx';
import { strings } from './strings.ts';
import { usePlaceList, useSwitchPlace } from './use-places.ts';

/** All branches or all groups, with the form to register and change one beside them. */
export function PlaceList({ kind }: { kind: PlaceKind }) {
  const t = useStrings(strings);
  const { list, filters, sort } = usePlaceList(kind);
  const { switchPlace, modal } = useSwitchPlace();
  const { addressOfNew } = useDrawerAddress();
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t(`${kind}.countCapped`, { total: total.toLocaleString('pt-BR') })
    : t(`${kind}.count`, { count: total });
  const register = (
    <Button component={Link} to={addressOfNew}>
      {t(`${kind}.register`)}
    </Button>
  );
  return (
    <>
      <PageHeading title={t(`${kind}.title`)} subtitle={list.total === null ? ' ' : count} actions={register} />
      <ListFrame
        label={t(`${kind}.title`)}
        filtersLabel={t(`${kind}.filters`)}
        list={list}
        filters={filters}
        filterFields={
          <>
            <SearchField
              label={t('filter.search')}
              hint={t(`${kind}.searchHint`)}
              value={filters.values.search}
              onChange={(search) => filters.change({ search })}
            />
            <ChoiceFilter
              label={t('filter.status')}
              options={(['enabled', 'disabled'] as const).map((value) => ({
                value,
                label: t(value === 'enabled' ? `${kind}.isEnabled` : `${kind}.isDisabled`),
              }))}
              value={filters.values.status}
              onChange={(status) => filters.change({ status })}
            />
          </>
        }
        columns={placeColumns(kind, t, switchPlace)}
        rowKey={(row) => row.id}
        sort={sort}
        empty={<EmptyState title={t(`${kind}.emptyTitle`)} text={t(`${kind}.emptyText`)} action={register} />}
        noMatch={{ title: t(`${kind}.noMatchTitle`), text: t(`${kind}.noMatchText`) }}
      />
      <PlaceDrawer kind={kind} />
      {modal}
    </>
  );
}
