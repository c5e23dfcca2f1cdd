import { DataTable } from '@estrada/ui/index';
import { Button, Title } from '@mantine/core';
import { useMayCall } from '../../session/use-may-call.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { type SuccessionRow, successionApi } from '../record-api.ts';
import { strings as validityStrings } from '../validity/strings.ts';
import { type RowActs, useValidityColumns } from '../validity/validity-columns.tsx';
import { strings } from './strings.ts';
import './succession.css';
import type { Sequence, SuccessionKind } from './succession-kind.ts';

/** One succession: its rows, the newest first, and the button that registers the next one for who may. */
export function SuccessionSection<Row extends SuccessionRow>({
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
  const mayRegister = useMayCall(successionApi(kind.one).saveCall);
  const name = own(sequence.name);
  const validity = useValidityColumns<Row>(() => name, acts);
  // the heading of the page names the only one there is
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
    </section>
  );
}
