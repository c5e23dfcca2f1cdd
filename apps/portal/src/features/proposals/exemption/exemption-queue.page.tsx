import { formatMoney } from '@estrada/domain/formats/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { Instant, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import type { ListStrings } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import {
  stateFilter,
  useWorkList,
  type WorkAct,
  WorkPerson,
  WorkQueue,
} from '@estrada/web/records/page/work-queue.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ExemptionPill } from './exemption-pill.tsx';
import { strings } from './strings.ts';

type Row = ResponseOf<typeof endpoints.listTccExemptions>['items'][number];

const words: ListStrings = {
  nouns: {
    pt: { one: 'pedido', many: 'pedidos', gender: 'm' },
    en: { one: 'request', many: 'requests' },
  },
  title: { pt: 'Isenções da TCC', en: 'TCC exemptions' },
  empty: {
    title: { pt: 'Nenhum pedido aguarda você', en: 'No request awaits you' },
    text: {
      pt: 'Os pedidos de isenção das concessionárias de que você é gestor de TCC aparecem aqui.',
      en: 'Exemption requests of the dealers for which you are the TCC manager appear here.',
    },
  },
};
const stale = ['listTccExemptions', 'readTccExemption'] as const;

/** `/tccExemptions`: the requests that wait for a TCC manager, and the manager's decisions. */
export function Page() {
  const t = useStrings(strings);
  const { ask, modal } = useConfirmAction();
  const approve = useAct('approveTccExemption', { reload: stale });
  const refuse = useAct('refuseTccExemption', { reload: stale });
  const filters = useListFilters({
    state: stateFilter({ waiting: { pt: 'Aguardando decisão', en: 'Awaiting a decision' } }),
  });
  const list = useWorkList('listTccExemptions', { query: { state: filters.query.state as 'all' | undefined } });
  const subjectOf = ({ proposalNumber, clientName }: Row) => `${proposalNumber} · ${clientName}`;
  const acts: WorkAct<Row>[] = [
    {
      label: t('approve'),
      may: ({ can }) => can.approve,
      run: (row) =>
        ask({
          title: t('approve.title'),
          subject: subjectOf(row),
          text: t('approve.text', { amount: formatMoney(row.feeCents), reason: sentence(row.reason) }),
          confirmLabel: t('approve'),
          act: () => approve.run({ params: { id: row.proposalId } }),
          done: t('approve.done', { number: row.proposalNumber }),
        }),
    },
    {
      label: t('refuse'),
      may: ({ can }) => can.refuse,
      danger: true,
      dialog: (row, onClose) => (
        <ReasonDialog
          subject={subjectOf(row)}
          words={{
            title: t('refuse.title'),
            text: t('refuse.text', { reason: sentence(row.reason) }),
            label: t('refuse.reason'),
            submit: t('refuse'),
            done: t('refuse.done', { number: row.proposalNumber }),
          }}
          danger
          send={(body) => refuse.run({ params: { id: row.proposalId }, body })}
          onClose={onClose}
        />
      ),
    },
  ];
  return (
    <WorkQueue<Row>
      words={words}
      list={list}
      filters={filters}
      columns={columns(t)}
      rowKey={({ id }) => id}
      acts={acts}
      nameOf={({ proposalNumber }) => proposalNumber}
    >
      {modal}
    </WorkQueue>
  );
}

/** Ends a typed reason like a sentence. */
const sentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

const columns = (t: ReturnType<typeof useStrings<typeof strings>>): DataColumn<Row>[] => [
  {
    key: 'proposal',
    header: t('proposal'),
    primary: true,
    render: (row) => (
      <RecordName to={null} below={row.dealerName}>
        {row.proposalNumber}
      </RecordName>
    ),
  },
  {
    key: 'client',
    header: t('client'),
    render: (row) => <WorkPerson name={row.clientName} documentMasked={row.clientDocumentMasked} />,
  },
  { key: 'why', header: t('why'), cut: true, render: ({ reason }) => reason },
  { key: 'fee', header: t('feeColumn'), align: 'end', render: ({ feeCents }) => formatMoney(feeCents) },
  {
    key: 'financed',
    header: t('financed'),
    align: 'end',
    priority: 'low',
    render: ({ financeValueCents }) => formatMoney(financeValueCents),
  },
  { key: 'status', header: t('status'), render: ({ status }) => <ExemptionPill status={status} /> },
  { key: 'askedAt', header: t('askedAt'), priority: 'low', render: ({ requestedAt }) => <Instant at={requestedAt} /> },
];
