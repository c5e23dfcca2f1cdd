import { formatDate, formatPercent } from '@estrada/domain/formats/index';
import type { ZeroRateModelAnswer } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, FormSection, PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { FoldedRows } from '@estrada/web/records/list/folded-rows.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from './strings.ts';

/** `/rateZero`: the models with a zero rate, in a table for each kind of sale. */
export function Page() {
  const t = useStrings(strings);
  const query = useCall('readZeroRate', {});
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('about')} />
      <Loaded query={query} label={t('loading')}>
        {(found) =>
          (['VD', 'TD'] as const).map((table) => (
            <FormSection key={table} id={`zero-rate-${table}`} title={t(table)}>
              <FoldedRows isEmpty={found[table].length === 0}>
                <DataTable
                  label={t(table)}
                  rows={found[table]}
                  columns={columns(t)}
                  rowKey={(row) => JSON.stringify(row)}
                  empty={<Text size="sm">{t(`none.${table}`)}</Text>}
                />
              </FoldedRows>
            </FormSection>
          ))
        }
      </Loaded>
    </>
  );
}

const yearsOf = ({ firstYear, lastYear }: ZeroRateModelAnswer) =>
  firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`;

const columns = (t: Translate<typeof strings>): DataColumn<ZeroRateModelAnswer>[] => [
  {
    key: 'vehicle',
    header: t('vehicle'),
    primary: true,
    render: (row) => (
      <RecordName to={null} below={row.manufacturer}>
        {row.model}
      </RecordName>
    ),
  },
  { key: 'condition', header: t('condition'), render: (row) => t(row.vehicleType === 1 ? 'new' : 'used') },
  { key: 'years', header: t('years'), render: yearsOf },
  { key: 'versions', header: t('versions'), align: 'end', priority: 'low', render: (row) => row.versions },
  { key: 'plan', header: t('plan'), render: (row) => row.planName },
  { key: 'terms', header: t('terms'), render: (row) => t('termsMonths', { terms: row.termsMonths.join(', ') }) },
  { key: 'entry', header: t('entry'), align: 'end', render: (row) => formatPercent(row.minEntryShare) },
  { key: 'person', header: t('person'), priority: 'low', render: (row) => row.personType ?? t('anyPerson') },
  { key: 'until', header: t('until'), render: (row) => formatDate(row.validUntil) },
];
