import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { EmptyState } from '@estrada/ui/index';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { ChoiceFilter, DayFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { DeleteParameter } from './delete-parameter.tsx';
import { MissingStates } from './missing-states.tsx';
import { OutlookPanel } from './outlook-panel.tsx';
import { useParameterColumns } from './parameter-columns.tsx';
import { ParameterDrawer } from './parameter-drawer.tsx';
import { useParameterList, useParametersInForce } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';
import './parameters.css';
import { stateOptions } from './state-select.tsx';
import { strings } from './strings.ts';

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; row: ParameterRowAnswer } | null;

/** A dated parameter by state: its rows, what simulations use of them, and the forms to change them. */
export function Page(screen: ParameterScreen) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const name = usePageStrings()(screen.words).title;
  const { filters, list } = useParameterList(screen.kind.typeName);
  const choose = (uf: string) => filters.change({ uf });
  const inForce = useParametersInForce(screen.kind.typeName);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const columns = useParameterColumns(screen.kind, {
    onEdit: (row) => setOpen({ kind: 'edit', row }),
    onDelete: (row) => setOpen({ kind: 'delete', row }),
  });
  const today = inForce.data?.today;
  return (
    <>
      <PageTitle
        words={screen.words}
        actions={
          <Button disabled={!today} onClick={() => setOpen({ kind: 'create' })}>
            {say('create.open')}
          </Button>
        }
      />
      <MissingStates items={inForce.data?.items ?? []} onChoose={choose} />
      <div className="parameter-columns">
        {inForce.isError ? (
          <div className="parameter-panel">
            <FailureState error={inForce.error} onRetry={() => void inForce.refetch()} />
          </div>
        ) : inForce.data ? (
          <OutlookPanel items={inForce.data.items} uf={filters.values.uf} onChoose={choose} />
        ) : (
          <Skeleton className="parameter-panel" height={220} radius="lg" />
        )}
        <div className="parameter-list">
          <ListFrame
            label={t('list.label', { parameter: name })}
            filtersLabel={t('filter.label')}
            list={list}
            filters={filters}
            filterFields={<FilterFields filters={filters} />}
            columns={columns}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />}
            noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
          />
        </div>
      </div>
      {today && (open?.kind === 'create' || open?.kind === 'edit') ? (
        <ParameterDrawer
          screen={screen}
          today={today}
          row={open.kind === 'edit' ? open.row : null}
          firstUf={filters.values.uf}
          onClose={close}
        />
      ) : null}
      {today && open?.kind === 'delete' ? (
        <DeleteParameter screen={screen} today={today} row={open.row} onClose={close} />
      ) : null}
    </>
  );
}

function FilterFields({ filters }: Pick<ReturnType<typeof useParameterList>, 'filters'>) {
  const t = useStrings(strings);
  const { values, change } = filters;
  return (
    <>
      <ChoiceFilter label={t('filter.uf')} options={stateOptions} value={values.uf} onChange={(uf) => change({ uf })} />
      <DayFilter label={t('filter.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('filter.to')} value={values.to} onChange={(to) => change({ to })} />
    </>
  );
}
