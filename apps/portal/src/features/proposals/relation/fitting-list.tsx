import { seesOnlyOwn } from '@estrada/domain/access/index';
import { planTitle } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatCet, formatInstant } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState } from '@estrada/ui/index';
import { type RowOf, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { DayFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useSession } from '@estrada/web/session/use-session.ts';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';

type Row = RowOf<'listFittingSimulations'>;
type Chosen = Pick<Row, 'id' | 'code'>;

const noDates = { from: '', to: '' };

/**
 * The simulations that the proposal may use, page by page; the dates are not in the address, because a dialog has none.
 */
export function FittingList({
  proposal,
  subject,
  onChoose,
}: {
  proposal: ProposalDetail;
  subject: string;
  onChoose: (chosen: Chosen) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { viewer } = useSession();
  const [dates, setDates] = useState(noDates);
  const { from, to } = dates;
  const list = usePagedCall(
    'listFittingSimulations',
    { params: { id: proposal.id }, query: { from: from || undefined, to: to || undefined } },
    { pageSize: 10 },
  );
  return (
    <Stack gap="md">
      <Text fw={600}>{subject}</Text>
      <Text>{t('about', { code: proposal.simulationCode })}</Text>
      <ListFrame
        label={t('list')}
        filtersLabel={t('filters')}
        list={list}
        filters={{ isNarrowed: from !== '' || to !== '', clear: () => setDates(noDates) }}
        filterFields={
          <>
            <DayFilter label={t('from')} value={from} onChange={(day) => setDates((now) => ({ ...now, from: day }))} />
            <DayFilter label={t('to')} value={to} onChange={(day) => setDates((now) => ({ ...now, to: day }))} />
          </>
        }
        columns={columnsOf(t, { language, isOwn: viewer !== null && seesOnlyOwn(viewer), onChoose })}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={t('empty')}
            text={t('empty.text')}
            action={
              <Button component={Link} to={paths.simulator}>
                {t('empty.action')}
              </Button>
            }
          />
        }
        noMatch={{ title: t('noneFound'), text: t('noneFound.text') }}
        tableClass="relation-list"
      />
    </Stack>
  );
}

function columnsOf(
  t: Translate<typeof strings>,
  { language, isOwn, onChoose }: { language: Language; isOwn: boolean; onChoose: (chosen: Chosen) => void },
): DataColumn<Row>[] {
  return [
    {
      key: 'code',
      header: t('column.code'),
      primary: true,
      render: ({ code, hasExpired }) => (
        <span className="estrada-two-lines">
          <strong>{code}</strong>
          {hasExpired ? (
            <Badge color="gray" variant="light" size="sm">
              {t('expired')}
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'vehicle',
      header: t('column.vehicle'),
      render: ({ vehicleLabel, financeTypeId }) => (
        <TwoLines first={vehicleLabel} second={planTitle(financeTypeId, language)} />
      ),
    },
    {
      key: 'installment',
      header: t('column.installment'),
      render: ({ payments, cetAnnualPct }) =>
        payments === null ? (
          '–'
        ) : (
          <TwoLines
            first={<PaymentsText payments={payments} />}
            second={cetAnnualPct && `${t('cet')} ${t('cet.value', { rate: formatCet(cetAnnualPct) })}`}
          />
        ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      render: ({ updatedAt, sellerName }) => (
        <TwoLines first={formatInstant(updatedAt)} second={isOwn ? null : sellerName} />
      ),
    },
    {
      key: 'choose',
      header: t('column.choose'),
      render: ({ id, code }) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('chooseOf', { code })}
          onClick={() => onChoose({ id, code })}
        >
          {t('choose')}
        </Button>
      ),
    },
  ];
}

const TwoLines = ({ first, second }: { first: ReactNode; second?: string | null | undefined }) => (
  <span className="estrada-two-lines">
    <strong>{first}</strong>
    {second ? <small>{second}</small> : null}
  </span>
);
