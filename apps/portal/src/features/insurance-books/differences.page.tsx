import './books.css';
import { formatInstant, formatMoney, formatMonth, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  adjustmentOf,
  type DifferenceKind,
  type DifferenceStatus,
  differenceKinds,
  differenceNoteForm,
  differenceStatuses,
  type InsurerId,
  insurerNames,
  insurerTitle,
  statementKinds,
} from '@estrada/domain/insurance/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordMenu, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

type Row = ResponseOf<typeof endpoints.listCommissionDifferences>['items'][number];
type Query = { state?: DifferenceStatus; kind?: DifferenceKind; provider?: InsurerId; search?: string };
type Say = Translate<typeof strings>;

const words: ListStrings = {
  nouns: {
    pt: { one: 'diferença', many: 'diferenças', gender: 'f' },
    en: { one: 'difference', many: 'differences' },
  },
  title: { pt: 'Diferenças nas comissões de seguros', en: 'Commission differences' },
  empty: {
    title: { pt: 'Nenhuma diferença a resolver', en: 'No difference to be solved' },
    text: {
      pt: 'As diferenças aparecem aqui quando o demonstrativo de uma seguradora é enviado, ou quando uma apólice não tem tabela de comissão de seguros.',
      en: 'Differences appear here when the statement of an insurer is uploaded, or when a policy has no commission table.',
    },
  },
};
const reload = ['listCommissionDifferences', 'readInsuranceCommissions', 'listInsuranceCommissions'] as const;

/** `/insurance/commissionDifferences`: what differs from the statements of insurers, and what is done about it. */
export function Page() {
  const t = useStrings(strings);
  const { say } = useRecordStrings(words.nouns);
  const [chosen, choose] = useState<{ row: Row; act: 'dispute' | 'solve' } | null>(null);
  const { ask, modal } = useConfirmAction();
  const accept = useAct('acceptCommissionDifference', { reload });
  const dispute = useAct('disputeCommissionDifference', { reload });
  const solve = useAct('solveCommissionDifference', { reload });
  const claim = useAct('claimCommissionDifference', { reload, alert: true });
  const release = useAct('releaseCommissionDifference', { reload, alert: true });
  const filters = useListFilters({
    state: choiceFilter('mostrar', said(t('difference.state')), differenceStatuses, said(t('difference.pending'))),
    kind: choiceFilter('diferenca', said(t('difference.kind')), differenceKinds),
    provider: choiceFilter(
      'seguradora',
      said(t('insurer')),
      Object.fromEntries(insurerNames.map((name) => [name, said(insurerTitle(name))])),
    ),
    search: textFilter('busca', said(t('difference.search')), { hint: said(t('difference.search.hint')) }),
  });
  const list = usePagedCall('listCommissionDifferences', { query: filters.query as Query });
  const at = ({ id, version }: Row) => ({ params: { id }, body: { version } });
  const confirmAccept = (row: Row) =>
    ask({
      title: t('difference.accept'),
      subject: subjectOf(row),
      text: t('difference.accept.text', { amount: amountText(adjustmentOf(row).commissionCents) }),
      confirmLabel: t('difference.accept.submit'),
      act: () => accept.run(at(row)),
      done: t('difference.accept.done', { policy: row.policyNumber }),
    });
  const menu: DataColumn<Row> = {
    key: 'acts',
    header: say('actions'),
    isAction: true,
    render: (row) =>
      row.can.solve ? (
        <RecordMenu nouns={words.nouns} name={row.policyNumber} editAt={null}>
          {row.can.accept ? <Menu.Item onClick={() => confirmAccept(row)}>{t('difference.accept')}</Menu.Item> : null}
          {row.can.dispute ? (
            <Menu.Item onClick={() => choose({ row, act: 'dispute' })}>{t('difference.dispute')}</Menu.Item>
          ) : null}
          <Menu.Item onClick={() => choose({ row, act: 'solve' })}>{t('difference.solve')}</Menu.Item>
          <Menu.Item
            // the banner shows a refusal
            onClick={() => void (row.claim ? release : claim).run(at(row)).catch(() => undefined)}
          >
            {t(row.claim ? 'difference.release' : 'difference.claim')}
          </Menu.Item>
        </RecordMenu>
      ) : null,
  };
  const acts = { dispute, solve };
  return (
    <ListPage<Row>
      words={words}
      list={list}
      filters={filters}
      columns={[...useColumns(t), menu]}
      rowKey={({ id }) => id}
      actions={
        <Button component={Link} to={paths.uploadInsurerStatements} variant="default">
          {t('difference.upload')}
        </Button>
      }
      around={(frame) => (
        <>
          {frame}
          {modal}
          {chosen ? (
            <ActDialog
              form={differenceNoteForm}
              first={{ note: chosen.row.note ?? '' }}
              subject={subjectOf(chosen.row)}
              words={{
                title: t(`difference.${chosen.act}`),
                text: t(`difference.${chosen.act}.text`),
                submit: t(`difference.${chosen.act}`),
                done: t(`difference.${chosen.act}.done`, { policy: chosen.row.policyNumber }),
              }}
              send={({ note }) =>
                acts[chosen.act].run({
                  params: { id: chosen.row.id },
                  body: { version: chosen.row.version, note },
                })
              }
              onClose={() => choose(null)}
            />
          ) : null}
        </>
      )}
    />
  );
}

const subjectOf = ({ policyNumber, provider, month }: Row) =>
  `${policyNumber} · ${insurerTitle(provider)} · ${formatMonth(month)}`;
const amountText = (cents: number) => preventAmountBreaks(formatMoney(cents));

function useColumns(t: Say): DataColumn<Row>[] {
  const own = useOwnStrings();
  return [
    {
      key: 'policy',
      header: t('policy'),
      primary: true,
      render: (row) => (
        <RecordName
          to={row.insuranceId ? paths.insurance(row.insuranceId) : null}
          below={t('difference.below', { insurer: insurerTitle(row.provider), month: formatMonth(row.month) })}
        >
          {row.policyNumber}
        </RecordName>
      ),
    },
    {
      key: 'kind',
      header: t('difference.kind'),
      render: ({ kind, statementKind, item }) => {
        const name = own(statementKinds[statementKind]);
        return (
          <RecordName to={null} below={item === null ? name : t('difference.line', { kind: name, item })}>
            {own(differenceKinds[kind])}
          </RecordName>
        );
      },
    },
    { key: 'ours', header: t('difference.ours'), align: 'end', render: ({ ours }) => <Figures figures={ours} t={t} /> },
    {
      key: 'theirs',
      header: t('difference.theirs'),
      align: 'end',
      render: ({ theirs }) => <Figures figures={theirs} t={t} />,
    },
    { key: 'status', header: t('difference.status'), render: (row) => <Standing row={row} t={t} /> },
  ];
}

function Figures({ figures, t }: { figures: Row['ours']; t: Say }) {
  if (!figures) return '–';
  return (
    <RecordName to={null} below={t('difference.net', { amount: amountText(figures.netCents) })}>
      <span className="books-amount">{formatMoney(figures.commissionCents)}</span>
    </RecordName>
  );
}

function Standing({ row: { status, note, changedByName, updatedAt, claim }, t }: { row: Row; t: Say }) {
  const own = useOwnStrings();
  const { colour, ...name } = differenceStatuses[status];
  const below =
    status === 'OPEN'
      ? claim
        ? t('difference.claimed', { user: claim.byName })
        : ''
      : t('difference.by', { user: changedByName, at: formatInstant(updatedAt) });
  return (
    <RecordName to={null} below={below}>
      <StatusPill tone={colour}>{own(name)}</StatusPill>
      {note ? (
        <Text size="sm" className="books-note">
          {note}
        </Text>
      ) : null}
    </RecordName>
  );
}
