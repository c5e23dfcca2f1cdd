import { formatMoney } from '@estrada/domain/formats/index';
import { type DataColumn, DataTable, RowMenu, StatusPill, type TableSort } from '@estrada/ui/index';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { Part, State } from './part.tsx';
import { strings } from './strings.ts';

export type Car = { name: string; city: string; priceCents: number };

const cars: readonly Car[] = [
  { name: 'Onix', city: 'São Caetano do Sul', priceCents: 9_999_000 },
  { name: 'Spin', city: 'Gravataí', priceCents: 12_499_050 },
  { name: 'Tracker', city: 'São José dos Campos', priceCents: 15_149_000 },
];

export const carColumns = (t: Translate<typeof strings>): DataColumn<Car>[] => [
  { key: 'name', header: t('name'), primary: true, sort: 'name', render: (car) => car.name },
  { key: 'city', header: t('city'), priority: 'low', render: (car) => car.city },
  { key: 'status', header: t('status'), render: () => <StatusPill tone="success">{t('normal')}</StatusPill> },
  { key: 'price', header: t('price'), align: 'end', sort: 'price', render: (car) => formatMoney(car.priceCents) },
  {
    key: 'actions',
    header: t('actions'),
    isAction: true,
    render: (car) => (
      <RowMenu label={t('actionsOf', { name: car.name })}>
        <Menu.Item>{t('edit')}</Menu.Item>
        <Menu.Item color="red">{t('remove')}</Menu.Item>
      </RowMenu>
    ),
  },
];

/** The order of the made-up rows, and the rows in it. */
export function useSortedCars(): { rows: readonly Car[]; sort: TableSort } {
  const [order, setOrder] = useState<Pick<TableSort, 'by' | 'direction'>>({ by: 'name', direction: 'asc' });
  const way = order.direction === 'asc' ? 1 : -1;
  const compare = (a: Car, b: Car) =>
    order.by === 'price' ? a.priceCents - b.priceCents : a.name.localeCompare(b.name, 'pt-BR');
  return {
    rows: cars.toSorted((a, b) => way * compare(a, b)),
    sort: { ...order, onChange: (by, direction) => setOrder({ by, direction }) },
  };
}

/** The table: rows that can be sorted and acted on, its loading, its emptiness. */
export function TablePart() {
  const t = useStrings(strings);
  const sorted = useSortedCars();
  const columns = carColumns(t);
  const rowKey = (car: Car) => car.name;
  return (
    <Part id="table" title={t('table')}>
      <State name={t('rows')}>
        <DataTable label={t('rows')} columns={columns} rowKey={rowKey} {...sorted} />
      </State>
      <State name={t('loading')}>
        <DataTable label={t('loading')} columns={columns} rowKey={rowKey} rows={[]} loading skeletonRows={2} />
      </State>
      <State name={t('empty')}>
        <DataTable label={t('empty')} columns={columns} rowKey={rowKey} rows={[]} empty={<p>{t('nothing')}</p>} />
      </State>
    </Part>
  );
}
