import { businessDay } from '@estrada/domain/calendar/index';
import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { VehicleRow } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { type PagedInput, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { strings } from './strings.ts';
import { VehicleDrawer } from './vehicle-drawer.tsx';

const words = {
  nouns: {
    pt: { one: 'veículo', many: 'veículos', gender: 'm' },
    en: { one: 'vehicle', many: 'vehicles' },
  },
  empty: {
    text: {
      pt: 'Os veículos aparecem aqui quando uma tabela de veículos entra em vigor.',
      en: 'Vehicles appear here when a vehicle table takes effect.',
    },
  },
} as const;
/** How many past years can be selected; older vehicles are found by name. */
const yearsBack = 30;

/** `/vehicles`: the vehicle table in force; read-only. */
export function Page() {
  const t = useStrings(strings);
  const { addressOf } = useDrawerAddress();
  const [year] = useState(() => Number(businessDay(new Date().toISOString()).slice(0, 4)));
  const years = Array.from({ length: yearsBack + 3 }, (_, back) => String(year + 2 - back));
  const filters = useListFilters({
    search: textFilter('busca', { pt: 'Buscar', en: 'Search' }, { min: 3, hint: searchHint }),
    vehicleType: choiceFilter('condicao', said(t('condition')), { '1': said(t('new')), '2': said(t('used')) }),
    modelYear: choiceFilter(
      'ano',
      { pt: 'Ano do modelo', en: 'Model year' },
      Object.fromEntries(years.map((one) => [`${one}`, said(one)])),
    ),
  });
  const sort = useSort(['modelYear'], 'desc');
  const query = { ...filters.query, sort: sort.by, direction: sort.direction } as PagedInput<'listVehicles'>['query'];
  return (
    <>
      <ListPage<VehicleRow>
        words={words}
        list={usePagedCall('listVehicles', { query })}
        filters={filters}
        columns={columns(t, addressOf)}
        rowKey={(row) => [row.versionId, row.vehicleType, row.manufacturerYear, row.modelYear].join('-')}
        sort={sort}
      />
      <VehicleDrawer />
    </>
  );
}

const searchHint = { pt: 'Montadora, modelo, versão ou código', en: 'Manufacturer, model, version or code' };

const columns = (t: Translate<typeof strings>, addressOf: (versionId: string) => string): DataColumn<VehicleRow>[] => [
  {
    key: 'vehicle',
    header: t('vehicle'),
    primary: true,
    render: (row) => (
      <RecordName to={addressOf(String(row.versionId))} below={row.version}>
        {row.model}
      </RecordName>
    ),
  },
  { key: 'manufacturer', header: t('manufacturer'), priority: 'low', render: (row) => row.manufacturer },
  { key: 'code', header: t('code'), render: (row) => row.code },
  { key: 'option', header: t('option'), priority: 'low', render: (row) => row.optionCode || '–' },
  { key: 'condition', header: t('condition'), render: (row) => t(row.vehicleType === 1 ? 'new' : 'used') },
  {
    key: 'years',
    header: t('years'),
    align: 'end',
    sort: 'modelYear',
    render: (row) => `${row.manufacturerYear}/${row.modelYear}`,
  },
  {
    key: 'price',
    header: t('price'),
    align: 'end',
    render: (row) => preventAmountBreaks(formatMoney(row.priceCents)),
  },
];
