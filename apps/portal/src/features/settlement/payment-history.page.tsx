import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate, formatInstant, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { paymentHistorySize, paymentKinds, paymentStatuses } from '@estrada/domain/settlement/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { saveFile } from '@estrada/web/files/open-file.ts';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { paths } from '../../paths.ts';

/** Strings of the payment history. */
const strings = defineStrings('payment-history', {
  search: ['Proposta, contrato ou cliente', 'Proposal, contract or client'],
  'search.hint': ['Número completo ou parte do nome', 'Full number or part of the name'],
  dealer: ['Concessionária', 'Dealer'],
  'dealer.hint': ['Nome ou código', 'Name or code'],
  status: ['Status', 'Status'],
  period: ['Período', 'Period'],
  'period.last': ['Últimos {days} dias', 'Last {days} days'],
  export: ['Exportar CSV', 'Export CSV'],
  proposal: ['Proposta', 'Proposal'],
  contract: ['Contrato {number}', 'Contract {number}'],
  client: ['Cliente', 'Client'],
  amount: ['Valor', 'Amount'],
  requested: ['Solicitado em', 'Requested on'],
  paid: ['Pago em', 'Paid on'],
  byHand: ['Confirmado manualmente', 'Confirmed manually'],
});

type Payment = ResponseOf<typeof endpoints.listPaymentHistory>['items'][number];

const words: ListStrings = {
  nouns: { pt: { one: 'pagamento', many: 'pagamentos', gender: 'm' }, en: { one: 'payment', many: 'payments' } },
  title: { pt: 'Histórico de pagamentos', en: 'Payment history' },
  empty: {
    title: { pt: 'Nenhum pagamento', en: 'No payments' },
    text: {
      pt: 'Os pagamentos das propostas ativadas e confirmadas aparecem aqui.',
      en: 'The payments of proposals that were activated and confirmed appear here.',
    },
  },
};
const periods = ['15', '30', '90'] as const;

/** `/vendas/historico`: the payments of the dealers in the user's scope, and their export with the same filters. */
export function Page() {
  const t = useStrings(strings);
  const filters = useListFilters({
    search: textFilter('busca', said(t('search')), { hint: said(t('search.hint')) }),
    dealer: textFilter('concessionaria', said(t('dealer')), { hint: said(t('dealer.hint')) }),
    status: choiceFilter('situacao', said(t('status')), paymentStatuses),
    period: choiceFilter(
      'periodo',
      said(t('period')),
      Object.fromEntries(periods.map((days) => [days, said(t('period.last', { days }))])),
    ),
  });
  const { status, period, search, dealer } = filters.query as Record<string, string | undefined>;
  const body = {
    search,
    dealer,
    status: status ? [status] : undefined,
    from: period ? addDays(businessDay(new Date().toISOString()), -Number(period)) : undefined,
  };
  const list = usePagedCall(
    'listPaymentHistory',
    { query: {}, body },
    { pageSize: paymentHistorySize, pageIn: 'query' },
  );
  const download = useAct('exportPaymentHistory', { alert: true });
  const save = () =>
    // the banner shows a refusal
    download.run({ body }).then(saveFile, () => undefined);
  return (
    <ListPage<Payment>
      words={words}
      list={list}
      filters={filters}
      columns={columns(t)}
      rowKey={({ id }) => id}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={download.isBusy}
          onClick={() => void save()}
        >
          {t('export')}
        </Button>
      }
    />
  );
}

const columns = (t: Translate<typeof strings>): DataColumn<Payment>[] => [
  {
    key: 'proposal',
    header: t('proposal'),
    primary: true,
    render: (row) => (
      <RecordName to={paths.proposal(row.proposalId)} below={t('contract', { number: row.contractNumber })}>
        {row.proposalNumber}
      </RecordName>
    ),
  },
  {
    key: 'client',
    header: t('client'),
    render: (row) => (
      <RecordName to={null} below={`${row.dealerName} · ${row.sellerName}`}>
        {row.clientName}
      </RecordName>
    ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    render: ({ amountCents, kind }) => <Amount amountCents={amountCents} kind={kind} />,
  },
  {
    key: 'status',
    header: t('status'),
    render: ({ status }) => <ShownPill shown={paymentStatuses[status as keyof typeof paymentStatuses]} />,
  },
  {
    key: 'requested',
    header: t('requested'),
    priority: 'low',
    render: ({ requestedAt }) => formatInstant(requestedAt),
  },
  { key: 'paid', header: t('paid'), render: (row) => <Paid row={row} t={t} /> },
];

/** The paid amount; for a refund after a withdrawal, marked as such. */
function Amount({ amountCents, kind }: Pick<Payment, 'amountCents' | 'kind'>) {
  const { language } = useLanguage();
  const amount = preventAmountBreaks(formatMoney(amountCents));
  return kind === 'PAYMENT' ? (
    amount
  ) : (
    <RecordName to={null} below={paymentKinds[kind][language === 'en' ? 'en' : 'pt']}>
      {amount}
    </RecordName>
  );
}

/** When it was paid, or why it was not. */
function Paid({ row: { settledOn, receipt, reason, isByHand }, t }: { row: Payment; t: Translate<typeof strings> }) {
  if (!settledOn) return reason ?? '–';
  return (
    <RecordName to={null} below={isByHand ? t('byHand') : (receipt ?? '')}>
      {formatDate(settledOn)}
    </RecordName>
  );
}
