import './succession.css';
import { DataTable } from '@estrada/ui/index';
import { Button, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { useMayCall } from '../../session/use-may-call.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { type SuccessionAnswer, type SuccessionRow, successionApi } from '../record-api.ts';
import { DeleteDatedRow } from '../validity/delete-dated-row.tsx';
import { strings as validityStrings } from '../validity/strings.ts';
import { type RowActs, useValidityColumns } from '../validity/validity-columns.tsx';
import { strings } from './strings.ts';
import { SuccessionDrawer } from './succession-drawer.tsx';
import { type Sequence, type SuccessionKind, whoseOf } from './succession-kind.ts';

/** One succession: its rows, the newest first, and the button that registers the next one, for users who may. */
function SuccessionSection<Row extends SuccessionRow>({
  kind,
  sequence,
  rows,
  onRegister,
  ...acts
}: RowActs<Row> & {
  kind: SuccessionKind<Row>;
  sequence: Sequence<Row>;
  rows: readonly Row[];
  onRegister: () => void;
}) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const own = useOwnStrings();
  const mayRegister = useMayCall(kind.calls.save);
  const name = own(sequence.name);
  const validity = useValidityColumns<Row>(() => name, acts);
  // the heading of the page already names the only one
  const isOnly = kind.sequences.length === 1;
  const titleId = `succession-${sequence.key}`;
  return (
    <section className="succession" {...(isOnly ? { 'aria-label': name } : { 'aria-labelledby': titleId })}>
      <div className="succession-head">
        <div>
          {isOnly ? null : (
            <Title order={2} size="h3" id={titleId}>
              {name}
            </Title>
          )}
          {sequence.about ? <p className="validity-hint">{own(sequence.about)}</p> : null}
        </div>
        {mayRegister ? (
          <Button variant="default" aria-label={t('create.label', { name })} onClick={onRegister}>
            {say('create.open')}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="validity-hint">{t('rows.none')}</p>
      ) : (
        <div className="succession-rows">
          <DataTable
            label={t('rows.label', { name })}
            columns={[
              { ...validity.span, primary: true },
              validity.phase,
              ...sequence.columns.map((column) => ({ ...column, header: own(column.header) })),
              ...(mayRegister ? [validity.acts] : []),
            ]}
            rows={rows.toReversed()}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </section>
  );
}

type Open<Row extends SuccessionRow> =
  | { kind: 'edit'; sequence: Sequence<Row>; row: Row | null }
  | { kind: 'delete'; sequence: Sequence<Row>; row: Row };

/**
 * The page of a table of successions, from its declaration: the rows of each, and the forms of future ones.
 *
 * @param around rendered below the heading, such as tabs
 */
export function SuccessionPage<Row extends SuccessionRow>({
  kind,
  words,
  around = (content) => content,
}: {
  kind: SuccessionKind<Row>;
  words: PageRow['words'];
  around?: (content: ReactNode) => ReactNode;
}) {
  const t = useStrings(strings);
  const query = successionApi<Row>(kind.calls).useRead();
  return (
    <>
      <PageTitle words={words} />
      {around(
        <Loaded query={query} label={t('loading')}>
          {(answer) => <Sequences kind={kind} {...answer} />}
        </Loaded>,
      )}
    </>
  );
}

function Sequences<Row extends SuccessionRow>({
  kind,
  today,
  items,
}: SuccessionAnswer<Row> & { kind: SuccessionKind<Row> }) {
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const rowsOf = (sequence: Sequence<Row>) => {
    const whose = Object.entries(whoseOf(kind, sequence));
    return items.filter((row) => whose.every(([name, value]) => row[name] === value));
  };
  const close = () => setOpen(null);
  return (
    <>
      {kind.sequences.map((sequence) => (
        <SuccessionSection
          key={sequence.key}
          kind={kind}
          sequence={sequence}
          rows={rowsOf(sequence)}
          onRegister={() => setOpen({ kind: 'edit', sequence, row: null })}
          onEdit={(row) => setOpen({ kind: 'edit', sequence, row })}
          onDelete={(row) => setOpen({ kind: 'delete', sequence, row })}
        />
      ))}
      {open?.kind === 'edit' ? (
        <SuccessionDrawer
          kind={kind}
          basis={{ ...open, rows: rowsOf(open.sequence), all: items, today }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'delete' ? <Deletion {...open} kind={kind} onClose={close} /> : null}
    </>
  );
}

/** Confirms the deletion of a future row. The previous row then remains in force. */
function Deletion<Row extends SuccessionRow>({
  kind,
  sequence,
  row,
  onClose,
}: {
  kind: SuccessionKind<Row>;
  sequence: Sequence<Row>;
  row: Row;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const deletion = successionApi<Row>(kind.calls).useRemove();
  return (
    <DeleteDatedRow
      subject={kind.subject}
      name={own(sequence.name)}
      row={row}
      text={t('delete.text')}
      deletion={{
        ...deletion,
        run: () => deletion.run({ params: { id: row.id }, query: { version: row.version } }),
      }}
      onClose={onClose}
    />
  );
}
