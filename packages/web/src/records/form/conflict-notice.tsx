import { Button, Group, Radio, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, get, type Path, useWatch } from 'react-hook-form';
import { useSession } from '../../session/use-session.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { type Difference, differencesOf, type Side } from './merge-typed.ts';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

export type Shown<Values extends FieldValues> = {
  record: RecordForm<Values>;
  /** the label of a field, by its path */
  labelOf: (path: Path<Values>) => string;
  /** a value as text: the name of an option, a formatted document number; `values` are all of its version */
  showValue: (path: Path<Values>, value: unknown, values: Values) => string;
  /** the field that another one belongs to, because they depend on each other: a city and its state */
  rowOf?: (path: string) => string;
};

const sides: readonly Side[] = ['theirs', 'mine'];

/**
 * The record was saved elsewhere, by another user or in another tab: shows both versions side by side, and for each
 * field changed here the choice between them.
 */
export function ConflictNotice<Values extends FieldValues>({ record, rowOf, ...shown }: Shown<Values>) {
  const t = useStrings(strings);
  const { user } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // it is above the form, and the user is at its end
  useEffect(() => title.current?.focus(), []);
  // values typed during the conflict are part of this side
  useWatch({ control: record.form.control });
  if (!record.conflict) return null;
  const { message, changedByName, current } = record.conflict;
  // a user has one session, so a change of their own came from another tab of it
  const isOwn = user !== null && changedByName === user.name;
  const typed = record.form.getValues();
  const fresh = current.values;
  const differences = differencesOf({ base: record.base, typed, fresh }, rowOf);
  const sideOf = ({ path, isMine }: Difference): Side => (isMine ? (chosen[path] ?? 'mine') : 'theirs');
  const text = differences.length > 0 ? 'conflict.text' : 'conflict.same';
  return (
    <section className="record-conflict" role="alert" aria-labelledby="record-conflict">
      <Title order={2} size="h3" id="record-conflict" ref={title} tabIndex={-1}>
        {t(isOwn ? 'conflict.own' : 'conflict.title')}
      </Title>
      {isOwn ? null : <Text>{message}</Text>}
      <Text>{t(current.isClosed ? 'conflict.closed' : text)}</Text>
      {differences.length > 0 ? (
        <table className="record-conflict-table">
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.current')}</th>
              <th scope="col">{t('conflict.typed')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row
                key={difference.path}
                {...shown}
                difference={difference}
                versions={{ theirs: fresh, mine: typed }}
                side={sideOf(difference)}
                onChoose={current.isClosed ? null : (side) => setChosen({ ...chosen, [difference.path]: side })}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <Group gap="sm" mt="xs">
        {current.isClosed ? null : (
          <Button onClick={() => record.choose(differences, sideOf)}>{t('conflict.keep')}</Button>
        )}
        <Button variant="default" onClick={() => record.choose(differences, () => 'theirs')}>
          {t('conflict.discard')}
        </Button>
      </Group>
    </section>
  );
}

type RowProps<Values> = {
  difference: Difference;
  versions: Readonly<Record<Side, Values>>;
  side: Side;
  /** null if there is no choice left */
  onChoose: ((side: Side) => void) | null;
};

function Row<Values extends FieldValues>({
  difference,
  versions,
  side,
  onChoose,
  labelOf,
  showValue,
}: RowProps<Values> & Pick<Shown<Values>, 'labelOf' | 'showValue'>) {
  const t = useStrings(strings);
  const group = useId();
  const { isMine } = difference;
  const path = difference.path as Path<Values>;
  const columns = { theirs: t('conflict.current'), mine: t('conflict.typed') };
  const sayOf = (one: Side) => showValue(path, get(versions[one], path), versions[one]) || t('conflict.empty');
  const isChoice = isMine && onChoose !== null;
  return (
    <tr>
      <th scope="row">{labelOf(path)}</th>
      {sides.map((one) => (
        <td key={one} data-label={columns[one]}>
          {isChoice ? (
            <Radio
              name={group}
              checked={side === one}
              onChange={() => onChoose(one)}
              label={sayOf(one)}
              aria-label={t('conflict.side', { field: labelOf(path), side: columns[one], value: sayOf(one) })}
            />
          ) : one === 'mine' && !isMine ? (
            t('conflict.untouched')
          ) : (
            sayOf(one)
          )}
        </td>
      ))}
    </tr>
  );
}
