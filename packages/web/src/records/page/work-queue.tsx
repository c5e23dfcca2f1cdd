import { deadlineNoticeDays } from '@estrada/domain/calendar/index';
import { formatDate, showMasked } from '@estrada/domain/formats/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { Button, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { type PagedInput, type PagedName, type RowOf, usePagedCall } from '../../calls/use-paged-call.ts';
import type { PagedList } from '../../calls/use-paged-list.ts';
import { defineStrings } from '../../strings/define-strings.ts';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import './record-page.css';
import { choiceFilter } from './filters.tsx';
import { ListPage } from './list-page.tsx';
import { RecordMenu, RecordName } from './record-cells.tsx';
import type { ListStrings, Nouns, RecordFilter, Said } from './record-kind.ts';
import type { ListFilters } from './use-list-filters.tsx';
import { useRecordStrings } from './use-record-strings.ts';

/** The strings of all queues of work. */
const strings = defineStrings('work-queue', {
  due: ['Prazo', 'Deadline'],
  'due.late': ['Vencido', 'Overdue'],
  'due.today': ['Vence hoje', 'Due today'],
  'due.soon_one': ['Falta 1 dia', '1 day left'],
  'due.soon_other': ['Faltam {count} dias', '{count} days left'],
  next: ['Próxima etapa', 'Next step'],
  'next.CLAIM.f': ['Assumir a {one}', 'Claim the {one}'],
  'next.CLAIM.m': ['Assumir o {one}', 'Claim the {one}'],
  'next.ANSWER': ['Responder', 'Answer'],
  'next.WAIT': ['Com {name}', 'With {name}'],
  'next.OTHERS': ['Aguardando outra pessoa', 'Awaiting another person'],
  claim: ['Assumir', 'Claim'],
  'claim.done': ['{noun} {name} está com você.', '{noun} {name} is with you.'],
  release: ['Liberar', 'Release'],
  'release.done': ['{noun} {name} está livre para outra pessoa.', '{noun} {name} is free for another person.'],
});

/** Work arrives, and is claimed by others, while the page is open. */
const pollMs = 30_000;

/** Loads the rows of a queue page by page, and again while the page is open. */
export const useWorkList = <Name extends PagedName>(name: Name, input: PagedInput<Name>): PagedList<RowOf<Name>> =>
  usePagedCall(name, input, { pollMs: () => pollMs });

/**
 * The filter of a queue by state: what waits, unless a state or everything is chosen.
 *
 * @param options.waiting the label of what the queue shows without a choice
 * @param options.states states that can be chosen, besides everything
 */
export const stateFilter = ({
  address = 'mostrar',
  label = { pt: 'Mostrar', en: 'Show' },
  waiting,
  states = {},
}: {
  address?: string;
  label?: Said;
  waiting: Said;
  states?: Readonly<Record<string, Said>>;
}): RecordFilter => choiceFilter(address, label, { ...states, all: { pt: 'Todos', en: 'All' } }, waiting);

type Due = {
  dueOn: string;
  /** negative once the deadline has passed */
  daysLeft: number;
  /** nothing is late that was done */
  isOpen: boolean;
};

/** The last day for the work, and in the days of its notices how much is left. */
export function DueDate({ dueOn, daysLeft, isOpen }: Due) {
  const t = useStrings(strings);
  const left = daysLeft < 0 ? t('due.late') : daysLeft === 0 ? t('due.today') : t('due.soon', { count: daysLeft });
  return (
    <span className="work-due">
      {formatDate(dueOn)}
      {isOpen && daysLeft <= deadlineNoticeDays ? (
        <StatusPill tone={daysLeft < 0 ? 'danger' : 'warning'}>{left}</StatusPill>
      ) : null}
    </span>
  );
}

/** A person with their masked document. */
export function WorkPerson({ name, documentMasked }: { name: string; documentMasked: string }) {
  return (
    <span className="work-person">
      <RecordName to={null} below={showMasked(documentMasked)}>
        {name}
      </RecordName>
    </span>
  );
}

type Claim = { byName: string; isOwn: boolean } | null;
type Claimable = { claim: Claim; can: { claim: boolean } };

/** Whose turn an open row is: nobody's, the user's, another user's, or that of others because the user may not. */
type Turn = 'CLAIM' | 'ANSWER' | 'WAIT' | 'OTHERS';

/** Whose turn a row is whose call does not answer it. */
export const turnOf = ({ claim, can }: Claimable): Turn => {
  if (claim) return claim.isOwn ? 'ANSWER' : 'WAIT';
  return can.claim ? 'CLAIM' : 'OTHERS';
};

/** Formats a turn: what this user does next, or who is working on it. */
export function useTurnText(nouns: Nouns): (turn: Turn, claim: Claim) => string {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (turn, claim) => {
    if (turn === 'CLAIM')
      return t(`next.CLAIM.${nouns.pt.gender}`, { one: nouns[language === 'en' ? 'en' : 'pt'].one });
    return turn === 'WAIT' ? t('next.WAIT', { name: claim?.byName ?? '' }) : t(`next.${turn}`);
  };
}

/**
 * The columns that queues have in common: `due`, and `next` with whose turn an open row is; for a row without a turn it
 * shows what came of it.
 */
export function useQueueColumns(nouns: Nouns) {
  const t = useStrings(strings);
  const turnText = useTurnText(nouns);
  return {
    due: <Row extends Omit<Due, 'isOpen'>>(isOpen: (row: Row) => boolean): DataColumn<Row> => ({
      key: 'due',
      header: t('due'),
      render: (row) => <DueDate dueOn={row.dueOn} daysLeft={row.daysLeft} isOpen={isOpen(row)} />,
    }),
    next: <Row extends { claim: Claim }>(
      turn: (row: Row) => Turn | null,
      outcome: (row: Row) => ReactNode,
    ): DataColumn<Row> => ({
      key: 'next',
      header: t('next'),
      render: (row) => {
        const whose = turn(row);
        return whose ? turnText(whose, row.claim) : outcome(row);
      },
    }),
  };
}

/** What may be done with a row: at once, or after a dialog. */
export type WorkAct<Row> = {
  label: string;
  /** whether the server allows it to this user now */
  may: (row: Row) => boolean;
  danger?: boolean;
  /** the decision itself, next to claim and release */
  isMain?: boolean;
  isBusy?: boolean;
} & ({ run: (row: Row) => void } | { dialog: (row: Row, onClose: () => void) => ReactNode });

/** The acts on the rows of a queue, as menu items or buttons, and the dialog of the one that was chosen. */
export function useWorkActs<Row>(acts: readonly WorkAct<Row>[]) {
  const [chosen, choose] = useState<{ row: Row; label: string } | null>(null);
  const close = () => choose(null);
  const start = (act: WorkAct<Row>, row: Row) => ('run' in act ? act.run(row) : choose({ row, label: act.label }));
  const open = chosen ? acts.find(({ label }) => label === chosen.label) : undefined;
  return {
    dialog: chosen && open && 'dialog' in open ? open.dialog(chosen.row, close) : null,
    itemsOf: (row: Row): ReactNode[] =>
      acts
        .filter(({ may }) => may(row))
        .map((act) => (
          <Menu.Item key={act.label} color={act.danger ? 'red' : undefined} onClick={() => start(act, row)}>
            {act.label}
          </Menu.Item>
        )),
    buttonsOf: (row: Row): ReactNode[] =>
      acts
        .filter(({ may }) => may(row))
        .map((act) => (
          <Button
            key={act.label}
            variant={act.isMain ? 'filled' : 'default'}
            color={act.danger ? 'red' : undefined}
            loading={act.isBusy ?? false}
            onClick={() => start(act, row)}
          >
            {act.label}
          </Button>
        )),
  };
}

type ClaimCall = { run: (input: { params: { id: string } }) => Promise<unknown>; isBusy: boolean };
type ClaimRow = { id: string; can: { claim: boolean; release: boolean } };

/**
 * Claim and release of a row.
 *
 * @param calls the two calls, as `useAct` with `alert`: the banner shows that another user was first
 * @param nameOf the number of a row, for the success message
 */
export function useClaimActs<Row extends ClaimRow>(
  nouns: Nouns,
  { claim, release }: { claim: ClaimCall; release: ClaimCall },
  nameOf: (row: Row) => string,
): WorkAct<Row>[] {
  const t = useStrings(strings);
  const { One: noun } = useRecordStrings(nouns);
  const act = (key: 'claim' | 'release', call: ClaimCall): WorkAct<Row> => ({
    label: t(key),
    may: ({ can }) => can[key],
    isBusy: call.isBusy,
    run: (row) =>
      void call.run({ params: { id: row.id } }).then(
        () => showAlert({ type: 'success', text: t(`${key}.done`, { noun, name: nameOf(row) }) }),
        // the banner shows a refusal
        () => undefined,
      ),
  });
  return [act('claim', claim), act('release', release)];
}

/**
 * The page of a queue that several users share: its rows by state, the acts on each that the server allows, and their
 * dialogs.
 *
 * @param nameOf the number of a row, which names its menu
 * @param actions buttons of the page
 * @param children dialogs of the page
 */
export function WorkQueue<Row>({
  words,
  list,
  filters,
  columns,
  rowKey,
  acts,
  nameOf,
  actions,
  children,
}: {
  words: ListStrings;
  list: PagedList<Row>;
  filters: ListFilters<string>;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  acts: readonly WorkAct<Row>[];
  nameOf: (row: Row) => string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { say } = useRecordStrings(words.nouns);
  const { itemsOf, dialog } = useWorkActs(acts);
  const menu: DataColumn<Row> = {
    key: 'acts',
    header: say('actions'),
    isAction: true,
    render: (row) => (
      <RecordMenu nouns={words.nouns} name={nameOf(row)} editAt={null}>
        {itemsOf(row)}
      </RecordMenu>
    ),
  };
  return (
    <ListPage<Row>
      words={words}
      list={list}
      filters={filters}
      columns={[...columns, menu]}
      rowKey={rowKey}
      actions={actions}
      around={(frame) => (
        <>
          {frame}
          {dialog}
          {children}
        </>
      )}
    />
  );
}
