import './parameters.css';
import { states } from '@estrada/domain/enumerations/index';
import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type ParameterKind, unsharedCents } from '@estrada/domain/parameters/index';
import type { ParameterOutlookAnswer, ParameterRowAnswer } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState } from '@estrada/ui/index';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { ChoiceFilter, DayFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { type RowActs, TwoLines, useValidityColumns } from '@estrada/web/records/validity/validity-columns.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { DeleteParameter } from './delete-parameter.tsx';
import { OutlookPanel } from './outlook-panel.tsx';
import { ParameterDrawer } from './parameter-drawer.tsx';
import { useParameterList, useParametersInForce } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';
import { stateOptions } from './state-select.tsx';
import { strings } from './strings.ts';

const showMoney = (cents: number) => preventAmountBreaks(formatMoney(cents));
const nameOf = (uf: string) => states.find(({ id }) => id === uf)?.name ?? uf;

/** The columns of the table; the employee's value only for a kind that has it. */
function useParameterColumns(kind: ParameterKind, acts: RowActs<ParameterRowAnswer>): DataColumn<ParameterRowAnswer>[] {
  const t = useStrings(strings);
  const validity = useValidityColumns<ParameterRowAnswer>(({ uf }) => uf, acts);
  const money = (key: 'clientCents' | 'dealerCents', header: string): DataColumn<ParameterRowAnswer> => ({
    key,
    header,
    align: 'end',
    render: (row) => showMoney(row[key]),
  });
  const employee: DataColumn<ParameterRowAnswer> = {
    key: 'employeeCents',
    header: t('column.employee'),
    align: 'end',
    render: (row) => (row.employeeCents === null ? t('employee.asClient') : showMoney(row.employeeCents)),
  };
  return [
    {
      key: 'uf',
      header: t('column.uf'),
      primary: true,
      render: ({ uf }) => <TwoLines first={<strong>{uf}</strong>} second={nameOf(uf)} />,
    },
    validity.span,
    // with four amounts, a small screen hides the phase, which the dates imply
    kind.hasEmployeeValue ? { ...validity.phase, priority: 'low' } : validity.phase,
    { key: 'baseCents', header: t('column.base'), align: 'end', render: (row) => <BaseValue row={row} /> },
    money('clientCents', t('column.client')),
    money('dealerCents', t('column.dealer')),
    ...(kind.hasEmployeeValue ? [employee] : []),
    validity.acts,
  ];
}

/** The base value, and the part that is not shared between client and dealer. */
function BaseValue({ row }: { row: ParameterRowAnswer }) {
  const t = useStrings(strings);
  const openCents = unsharedCents(row);
  return (
    <TwoLines
      first={<span>{showMoney(row.baseCents)}</span>}
      second={openCents === 0 ? null : t('unshared', { amount: showMoney(openCents) })}
    />
  );
}

/** The states without a row today, in which no simulation is possible. */
function MissingStates({
  items,
  onChoose,
}: {
  items: readonly ParameterOutlookAnswer[];
  onChoose: (uf: string) => void;
}) {
  const t = useStrings(strings);
  const missing = items.filter((item) => item.today === null);
  if (missing.length === 0) return null;
  return (
    <section className="parameter-missing" aria-labelledby="parameter-missing-title">
      <h2 id="parameter-missing-title">{t('missing.title', { count: missing.length })}</h2>
      <p>{t('missing.text')}</p>
      <ul>
        {missing.map(({ uf }) => (
          <li key={uf}>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('panel.choose', { uf })}
              onClick={() => onChoose(uf)}
            >
              {uf}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; row: ParameterRowAnswer } | null;

/** A dated parameter by state: its rows, the values that simulations use, and the forms to change them. */
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
