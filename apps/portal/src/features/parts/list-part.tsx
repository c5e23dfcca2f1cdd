import { EmptyState } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { PagedList } from '@estrada/web/calls/use-paged-list.ts';
import { ChoiceFilter, ChoicesFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { Part, State } from './part.tsx';
import { strings } from './strings.ts';
import { type Car, carColumns, useSortedCars } from './table-part.tsx';

const ignore = () => undefined;
const none: PagedList<Car> = {
  rows: [],
  total: 0,
  isCapped: false,
  isLoading: false,
  isOffline: false,
  isOutdated: false,
  error: null,
  retry: ignore,
  hasMore: false,
  isLoadingMore: false,
  loadMore: ignore,
};
const options = ['SP', 'PR', 'RS'].map((state) => ({ value: state, label: state }));

function FilterFields() {
  const t = useStrings(strings);
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [states, setStates] = useState<readonly string[]>(['SP', 'RS']);
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <SearchField label={t('search')} hint={t('searchHint')} value={search} minLength={3} onChange={setSearch} />
      <ChoiceFilter label={t('city')} options={options} value={state} onChange={setState} />
      <ChoicesFilter label={t('status')} options={options} values={states} onChange={setStates} />
      <DayFilter label={t('from')} value={day} onChange={setDay} />
    </>
  );
}

/** The list around a table, in each of its states. */
export function ListPart() {
  const t = useStrings(strings);
  const { rows, sort } = useSortedCars();
  const failure = new ApiError({ status: 500, code: 'SIS001', message: t('failure'), correlationId: 'c0ffee00' });
  const words = { title: t('nothing'), text: t('nothingText') };
  const shared = { columns: carColumns(t), rowKey: (car: Car) => car.name, empty: <EmptyState {...words} /> };
  const states: [name: string, list: PagedList<Car>, isNarrowed?: true][] = [
    [t('loading'), { ...none, isLoading: true, total: null }],
    [t('empty'), none],
    [t('noMatch'), none, true],
    [t('failed'), { ...none, error: failure }],
  ];
  return (
    <Part id="list" title={t('list')}>
      <State name={t('filters')}>
        <ListFrame
          {...shared}
          label={t('list')}
          filtersLabel={t('filters')}
          list={{ ...none, rows, total: 10_000, isCapped: true, hasMore: true }}
          filters={{ isNarrowed: true, clear: ignore }}
          filterFields={<FilterFields />}
          sort={sort}
        />
      </State>
      {states.map(([name, list, isNarrowed = false]) => (
        <State key={name} name={name}>
          <ListFrame
            {...shared}
            label={name}
            list={list}
            filters={{ isNarrowed, clear: ignore }}
            noMatch={{ title: t('noMatch'), text: t('nothingText') }}
          />
        </State>
      ))}
    </Part>
  );
}
