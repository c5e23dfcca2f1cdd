import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { PrefillContext } from '@estrada/web/records/rows/declared-form.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { useContext, useMemo } from 'react';
import type { Prefilled } from '../client-form/prefilled.ts';
import { type FormValues, toFormValues } from '../client-form/registration-form.ts';
import { OfferButton, partsOf, useOffers } from './offer-notice.tsx';
import { strings } from './strings.ts';

/** Offers a returning client's last registration, until something of it is accepted. */
export function LastRegistration({
  proposalId,
  record,
  onTake,
}: {
  proposalId: string;
  record: RecordForm<FormValues>;
  onTake: (taken: Prefilled) => void;
}) {
  const t = useStrings(strings);
  const mayRead = useMayCall('readLastRegistration');
  const { data } = useCall('readLastRegistration', mayRead ? { params: { id: proposalId } } : null);
  const taken = useContext(PrefillContext);
  const registration = data?.registration ?? null;
  const earlier = useMemo(() => {
    if (!registration) return null;
    // only the client: consents are given for each proposal, and the vehicle is a different one
    const { client } = toFormValues({ client: registration.client, vehicleAdditionalInfo: {} });
    return { client };
  }, [registration]);
  const offers = useOffers(record, earlier);
  if (!registration || !earlier || offers.length === 0) return null;
  const on = formatDate(businessDay(registration.sentAt));
  const mark = t('registration.mark', { on });
  // the user has also seen the values that were not selected
  if (taken.some((one) => one.mark === mark)) return null;
  return (
    <section className="record-notice" aria-labelledby="proposal-returning">
      <div>
        <Title order={3} size="h4" id="proposal-returning">
          {t('registration.title')}
        </Title>
        <Text size="sm">
          {t('registration.from', { number: registration.proposalNumber, on, parts: partsOf(t, offers) })}
        </Text>
      </div>
      <OfferButton
        record={record}
        offers={offers}
        earlier={earlier}
        words={{
          title: t('registration.dialog', { on }),
          text: t('registration.text'),
          column: t('registration.column', { on }),
          mark,
        }}
        onTake={onTake}
      />
    </section>
  );
}
