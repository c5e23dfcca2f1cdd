import { useState } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { type SuccessionAnswer, type SuccessionRow, successionApi } from '../record-api.ts';
import { DeleteDatedRow } from '../validity/delete-dated-row.tsx';
import { strings } from './strings.ts';
import { SuccessionDrawer } from './succession-drawer.tsx';
import type { Sequence, SuccessionKind } from './succession-kind.ts';
import { SuccessionSection } from './succession-section.tsx';

type Open<Row extends SuccessionRow> =
  | { kind: 'edit'; sequence: Sequence<Row>; row: Row | null }
  | { kind: 'delete'; sequence: Sequence<Row>; row: Row };

/**
 * The page of a table of successions, from its declaration: the rows of each, and the forms of those that are still to come.
 */
export function SuccessionPage<Row extends SuccessionRow>({
  kind,
  words,
}: {
  kind: SuccessionKind<Row>;
  words: PageRow['words'];
}) {
  const t = useStrings(strings);
  const query = successionApi<Row>(kind.one).useRead();
  return (
    <>
      <PageTitle words={words} />
      <Loaded query={query} label={t('loading')}>
        {(answer) => <Sequences kind={kind} {...answer} />}
      </Loaded>
    </>
  );
}

function Sequences<Row extends SuccessionRow>({
  kind,
  today,
  items,
}: SuccessionAnswer<Row> & { kind: SuccessionKind<Row> }) {
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const { keyField } = kind;
  const rowsOf = ({ key }: Sequence<Row>) => (keyField ? items.filter((row) => row[keyField] === key) : items);
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

/** Asks before a future row goes. What stood before it then holds on. */
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
  const deletion = successionApi<Row>(kind.one).useRemove();
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
