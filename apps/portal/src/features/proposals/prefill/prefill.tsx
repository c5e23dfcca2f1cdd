import type { ProposalDetail } from '@estrada/endpoints/index';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { PrefillContext } from '@estrada/web/records/rows/declared-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { get } from 'react-hook-form';
import type { ClientValues, Prefilled } from '../client-form/prefilled.ts';
import { type FormValues, toFormValues } from '../client-form/registration-form.ts';
import { LastRegistration } from './last-registration.tsx';
import { Readings } from './readings.tsx';
import { strings } from './strings.ts';

/**
 * Offers values for the form inside: a returning client's last registration, and data read from documents. They are
 * accepted field by field, marked, and can be undone.
 */
export function Prefill({
  proposal,
  record,
  children,
}: {
  proposal: ProposalDetail;
  record: RecordForm<FormValues>;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  const [taken, setTaken] = useState<readonly Prefilled[]>([]);
  const last = taken.at(-1);
  const mark = t('fromSimulation');
  const all = useMemo(
    () => [{ mark, paths: proposal.fromSimulation, earlier: toFormValues(proposal) }, ...taken],
    [mark, proposal, taken],
  );
  function put(paths: readonly string[], from: ClientValues): void {
    for (const path of paths)
      record.form.setValue(path as 'client.document', structuredClone(get(from, path)), {
        shouldDirty: true,
        shouldValidate: true,
      });
  }
  function take(next: Prefilled): void {
    put(next.paths, next.earlier);
    setTaken([...taken, next]);
  }
  return (
    <PrefillContext value={all}>
      {last && record.isDirty ? (
        <div className="record-notice" role="status">
          <Text>{t('taken', { count: last.rows, source: last.mark })}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              put(last.paths, last.here);
              setTaken(taken.slice(0, -1));
            }}
          >
            {t('undo')}
          </Button>
        </div>
      ) : null}
      <LastRegistration proposalId={proposal.id} record={record} onTake={take} />
      <Readings proposalId={proposal.id} record={record} onTake={take} />
      {children}
    </PrefillContext>
  );
}
