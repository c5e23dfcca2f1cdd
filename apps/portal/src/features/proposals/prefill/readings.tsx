import { formPathOf, isReadable, type ReadClient } from '@estrada/domain/documents/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { type ProposalDocument, useDocuments } from '@estrada/web/documents/use-documents.ts';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text, Title } from '@mantine/core';
import { set, useWatch } from 'react-hook-form';
import type { ClientValues, Prefilled } from '../client-form/prefilled.ts';
import type { FormValues } from '../client-form/registration-form.ts';
import { OfferButton, partsOf, useOffers } from './offer-notice.tsx';
import { strings } from './strings.ts';

type Reading = ResponseOf<typeof endpoints.listProposalReadings>['items'][number];

/** The OCR service is polled every ten seconds; polling the server more often returns nothing new. */
const followMs = 10_000;

interface ReadingsInput {
  proposalId: string;
  record: RecordForm<FormValues>;
  onTake: (taken: Prefilled) => void;
}

/** The readable documents: starting a reading, its progress, and its data next to the form's values. */
export function Readings({ proposalId, record, onTake }: ReadingsInput) {
  const t = useStrings(strings);
  const mayRead = useMayCall('listProposalReadings');
  const { query } = useDocuments(proposalId);
  const readable = (query.data?.documents ?? []).filter(({ kind, pages }) => isReadable(kind) && pages.length > 0);
  const isAsked = mayRead && readable.length > 0;
  const { data } = useCall('listProposalReadings', isAsked ? { query: { proposalId } } : null, {
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'READING') ? followMs : false),
  });
  if (!data || data.access === 0) return null;
  return (
    <section className="record-notice proposal-readings" aria-labelledby="proposal-readings">
      <Title order={3} size="h4" id="proposal-readings">
        {t('reading.title')}
      </Title>
      {readable.map(({ kind }) => (
        <ReadDocument
          key={kind}
          kind={kind}
          reading={data.items.find((item) => item.kind === kind) ?? null}
          proposalId={proposalId}
          record={record}
          onTake={onTake}
        />
      ))}
    </section>
  );
}

function ReadDocument({
  kind,
  reading,
  proposalId,
  record,
  onTake,
}: ReadingsInput & { kind: ProposalDocument['kind']; reading: Reading | null }) {
  const t = useStrings(strings);
  const begin = useAct('beginReading', { reload: ['listProposalReadings'] });
  const typed = useWatch({ control: record.form.control }) as FormValues;
  const earlier = reading?.read ? withRead(typed, reading.read) : null;
  const offers = useOffers(record, earlier);
  if (!isReadable(kind)) return null;
  const document = t(`reading.${kind}`);
  const status = reading?.status;
  const isRead = status === 'READ';
  const said = !status
    ? null
    : isRead
      ? t(offers.length > 0 ? 'reading.says' : 'reading.same', { document, parts: partsOf(t, offers) })
      : t(`reading.${status}`, { document });
  return (
    <div className="proposal-reading">
      <div role="status">
        {said ? <Text size="sm">{said}</Text> : null}
        {reading?.isOtherPerson ? (
          <Text size="sm" fw={600} c="var(--mantine-color-error)">
            {t('reading.other')}
          </Text>
        ) : null}
        {begin.error ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {begin.error.words}
          </Text>
        ) : null}
      </div>
      <span className="proposal-reading-acts">
        {isRead && earlier && offers.length > 0 ? (
          <OfferButton
            record={record}
            offers={offers}
            earlier={earlier}
            words={{
              title: t('reading.dialog', { document }),
              text: t('reading.text'),
              column: t('reading.column'),
              mark: t('reading.mark', { document }),
            }}
            onTake={onTake}
          />
        ) : null}
        {status === 'READING' ? null : (
          <Button
            variant={status ? 'subtle' : 'default'}
            loading={begin.isBusy}
            onClick={() => void begin.run({ body: { proposalId, kind } }).catch(() => undefined)}
          >
            {t(status ? 'reading.again' : 'reading.begin', { document })}
          </Button>
        )}
      </span>
    </div>
  );
}

/** The form's values with everything that was read, and empty where nothing was. */
function withRead({ client }: FormValues, read: ReadClient): ClientValues {
  const values: ClientValues = structuredClone({ client });
  for (const [name, path] of Object.entries(formPathOf)) {
    const value = read[name as keyof typeof formPathOf];
    set(values, path, value ?? '');
  }
  return values;
}
