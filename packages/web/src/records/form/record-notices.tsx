import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStrings } from '../../words/use-strings.ts';
import { isSameValue } from './merge-typed.ts';
import './record-form.css';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

type Shown<Values> = {
  record: RecordForm<Values & FieldValues>;
  labelOf: (name: keyof Values & string) => string;
  /** a value in words: the name of a choice, a document with its mask */
  showValue: (name: keyof Values & string, value: unknown) => string;
};

/** What has to be told above the form: a draft that was brought back, or a change of somebody else. */
export function RecordNotices<Values>(props: Shown<Values>) {
  const t = useStrings(strings);
  const { record } = props;
  if (record.conflict) return <ConflictNotice {...props} current={record.conflict.values} />;
  if (!record.isRestored) return null;
  return (
    <div className="record-notice" role="status">
      <Text>{t('restored')}</Text>
      <Button variant="subtle" size="compact-sm" onClick={record.discard}>
        {t('discard')}
      </Button>
    </div>
  );
}

function ConflictNotice<Values>({ record, labelOf, showValue, current }: Shown<Values> & { current: Values }) {
  const t = useStrings(strings);
  const title = useRef<HTMLHeadingElement>(null);
  // it stands above the form, and the person is at its end
  useEffect(() => title.current?.focus(), []);
  const typed = record.form.getValues();
  const names = Object.keys(current as object) as (keyof Values & string)[];
  const changed = names.filter((name) => !isSameValue(record.base[name], current[name]));
  const show = (name: keyof Values & string, value: unknown) => showValue(name, value) || t('conflict.empty');
  return (
    <section className="record-conflict" role="alert" aria-labelledby="record-conflict">
      <Title order={2} size="h3" id="record-conflict" ref={title} tabIndex={-1}>
        {t('conflict.title')}
      </Title>
      <Text>{t(changed.length > 0 ? 'conflict.text' : 'conflict.same')}</Text>
      {changed.length > 0 ? (
        <Table className="record-conflict-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('conflict.field')}</Table.Th>
              <Table.Th scope="col">{t('conflict.current')}</Table.Th>
              <Table.Th scope="col">{t('conflict.typed')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{labelOf(name)}</Table.Th>
                <Table.Td>{show(name, current[name])}</Table.Td>
                <Table.Td>
                  {isSameValue(typed[name], record.base[name]) ? t('conflict.untouched') : show(name, typed[name])}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <Group gap="sm" mt="xs">
        <Button onClick={record.keepTyped}>{t('conflict.keep')}</Button>
        <Button variant="default" onClick={record.takeCurrent}>
          {t('conflict.discard')}
        </Button>
      </Group>
    </section>
  );
}
