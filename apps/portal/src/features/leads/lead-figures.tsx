import './leads.css';
import { formatDate, formatPercent } from '@estrada/domain/formats/index';
import { leadChannels } from '@estrada/domain/leads/index';
import { listedInFigures } from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, EmptyState, FormSection, PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { choiceField, dayField } from '@estrada/web/records/list/address-fields.ts';
import { DayFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

type Figures = ResponseOf<typeof endpoints.readLeadFigures>;
type Counts = Figures['totals'];
type Say = Translate<typeof strings>;

const fields = { from: dayField('de'), to: dayField('ate'), dealerId: choiceField('concessionaria') };

/** For managers: how fast leads of a period are contacted, and how many become sales, by source and by seller. */
export function LeadFigures() {
  const t = useStrings(strings);
  const { values, change } = useFilters(fields);
  const maySearchDealers = useMayCall('listDealers');
  const query = useCall('readLeadFigures', {
    query: {
      ...(values.from ? { initialDate: values.from } : {}),
      ...(values.to ? { finalDate: values.to } : {}),
      ...(values.dealerId ? { dealerId: values.dealerId } : {}),
    },
  });
  const { data } = query;
  const period = data && { from: formatDate(data.initialDate), to: formatDate(data.finalDate) };
  return (
    <>
      <Anchor component={Link} to={paths.leads} size="sm" className="leads-back">
        {t('back')}
      </Anchor>
      <PageHeading title={t('figures.title')} subtitle={period ? t('figures.period', period) : ' '} />
      <search className="leads-figure-filters" aria-label={t('figures.filters')}>
        <DayFilter label={t('figures.from')} value={values.from} onChange={(from) => change({ from })} />
        <DayFilter label={t('figures.to')} value={values.to} onChange={(to) => change({ to })} />
        {maySearchDealers ? (
          <DealerSelect
            value={values.dealerId || null}
            onChange={(dealerId) => change({ dealerId: dealerId ?? '' })}
            optional={{ placeholder: t('filter.anyDealer'), clear: t('filter.dealerClear') }}
          />
        ) : null}
      </search>
      <Loaded query={query} label={t('figures.loading')} height={360}>
        {(figures) => <Parts figures={figures} t={t} />}
      </Loaded>
    </>
  );
}

function Parts({ figures, t }: { figures: Figures; t: Say }) {
  const own = useOwnStrings();
  const { totals, sources, sellers } = figures;
  if (totals.received === 0) return <EmptyState title={t('figures.none')} text={t('figures.noneText')} />;
  return (
    <>
      <dl className="leads-figures" aria-label={t('figures.summary')}>
        <div>
          <dt>{t('figures.received')}</dt>
          <dd>
            <strong>{totals.received}</strong>
            {figures.isCapped ? t('figures.capped') : t('figures.contacted', { count: totals.contacted })}
          </dd>
        </div>
        <div>
          <dt>{t('figures.median')}</dt>
          <dd>
            <strong>{minutesOf(totals, t)}</strong>
            {t('figures.medianAbout')}
          </dd>
        </div>
        <div>
          <dt>{t('figures.conversion')}</dt>
          <dd>
            <strong>{conversionOf(totals)}</strong>
            {t('figures.sold', { count: totals.sold })}
          </dd>
        </div>
      </dl>
      <FormSection id="by-source" title={t('figures.bySource')}>
        <DataTable
          label={t('figures.bySource')}
          rows={sources}
          rowKey={({ channel, source }) => `${channel} ${source}`}
          columns={[
            {
              key: 'source',
              header: t('facts.source'),
              primary: true,
              render: ({ channel, source }) => (
                <span className="estrada-two-lines">
                  <span>{source || own(leadChannels[channel])}</span>
                  <small>{source ? own(leadChannels[channel]) : ''}</small>
                </span>
              ),
            },
            ...countColumns<Figures['sources'][number]>(t),
          ]}
        />
        <LeftOut count={figures.sourcesLeftOut} t={t} />
      </FormSection>
      <FormSection id="by-seller" title={t('figures.bySeller')}>
        <DataTable
          label={t('figures.bySeller')}
          rows={sellers}
          rowKey={({ id }) => id}
          columns={[
            { key: 'seller', header: t('facts.owner'), primary: true, render: ({ name }) => name },
            ...countColumns<Figures['sellers'][number]>(t),
          ]}
          empty={<Text size="sm">{t('figures.noSellers')}</Text>}
        />
        <LeftOut count={figures.sellersLeftOut} t={t} />
      </FormSection>
    </>
  );
}

const LeftOut = ({ count, t }: { count: number; t: Say }) =>
  count > 0 ? (
    <Text size="sm" c="dimmed">
      {t('figures.leftOut', { count: listedInFigures })}
    </Text>
  ) : null;

const minutesOf = ({ medianMinutes }: Counts, t: Say) =>
  medianMinutes === null ? '–' : t('facts.minutes', { count: medianMinutes });
const conversionOf = ({ sold, received }: Counts) => (received === 0 ? '–' : formatPercent(sold / received, 1));

const countColumns = <Row extends Counts>(t: Say): DataColumn<Row>[] => [
  { key: 'received', header: t('figures.received'), align: 'end', render: ({ received }) => received },
  { key: 'sold', header: t('figures.sales'), align: 'end', render: ({ sold }) => sold },
  { key: 'conversion', header: t('figures.conversion'), align: 'end', render: (row) => conversionOf(row) },
  { key: 'median', header: t('figures.median'), align: 'end', priority: 'low', render: (row) => minutesOf(row, t) },
];
