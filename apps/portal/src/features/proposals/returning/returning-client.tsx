import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { type FormValues, toFormValues } from '../client-form/form-values.ts';
import { ReturningDialog } from './returning-dialog.tsx';
import { strings } from './strings.ts';
import { type ClientValues, type Offer, offersOf, type Taken, TakenOver } from './taken.ts';

type Registration = NonNullable<ResponseOf<typeof endpoints.readLastRegistration>['registration']>;

/**
 * Offers a returning client's last registration to the form inside: what of it is missing or different here, taken over field
 * by field, marked, and given back as it was.
 */
export function ReturningClient({
  proposal,
  record,
  children,
}: {
  proposal: ProposalDetail;
  record: RecordForm<FormValues>;
  children: ReactNode;
}) {
  const mayRead = useMayCall('readLastRegistration');
  const { data } = useCall('readLastRegistration', mayRead ? { params: { id: proposal.id } } : null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const registration = data?.registration;
  function put(paths: readonly string[], from: ClientValues): void {
    for (const path of paths)
      record.form.setValue(path as 'client.document', structuredClone(get(from, path)), {
        shouldDirty: true,
        shouldValidate: true,
      });
  }
  return (
    <TakenOver value={taken}>
      {taken && record.isDirty ? (
        <TakenNotice
          taken={taken}
          onUndo={() => {
            put(taken.paths, taken.here);
            setTaken(null);
          }}
        />
      ) : null}
      {registration && !taken ? (
        <OfferNotice
          registration={registration}
          record={record}
          onTake={(next) => {
            put(next.paths, next.earlier);
            setTaken(next);
          }}
        />
      ) : null}
      {children}
    </TakenOver>
  );
}

function TakenNotice({ taken, onUndo }: { taken: Taken; onUndo: () => void }) {
  const t = useStrings(strings);
  return (
    <div className="record-notice" role="status">
      <Text>{t('taken', { count: taken.rows, on: taken.on })}</Text>
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}

function OfferNotice({
  registration,
  record,
  onTake,
}: {
  registration: Registration;
  record: RecordForm<FormValues>;
  onTake: (taken: Taken) => void;
}) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const here = useWatch({ control: record.form.control }) as FormValues;
  const earlier = useMemo(
    () => toFormValues({ client: registration.client, vehicleAdditionalInfo: {} }),
    [registration.client],
  );
  const offers = offersOf({ client: here.client }, { client: earlier.client });
  if (offers.length === 0) return null;
  const on = formatDate(businessDay(registration.sentAt));
  return (
    <section className="record-notice" aria-labelledby="proposal-returning">
      <div>
        <Title order={3} size="h4" id="proposal-returning">
          {t('title')}
        </Title>
        <Text size="sm">{t('from', { number: registration.proposalNumber, on, parts: partsOf(t, offers) })}</Text>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('look')}
      </Button>
      {isOpen ? (
        <ReturningDialog
          on={on}
          offers={offers}
          here={{ client: here.client }}
          earlier={earlier}
          onClose={() => setOpen(false)}
          onTake={(chosen) => {
            setOpen(false);
            const { client } = record.form.getValues();
            onTake({
              on,
              rows: chosen.length,
              paths: chosen.flatMap(({ paths }) => [...paths]),
              here: structuredClone({ client }),
              earlier,
            });
          }}
        />
      ) : null}
    </section>
  );
}

function partsOf(t: Say<typeof strings>, offers: readonly Offer[]): string {
  const empty = offers.filter(({ isEmptyHere }) => isEmptyHere).length;
  const different = offers.length - empty;
  const parts = [
    ...(empty > 0 ? [t('parts.empty', { count: empty })] : []),
    ...(different > 0 ? [t('parts.different', { count: different })] : []),
  ];
  return parts.length === 2 ? t('and', { one: parts[0]!, other: parts[1]! }) : parts[0]!;
}
