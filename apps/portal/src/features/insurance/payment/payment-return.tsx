import { returnMessage } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { EmptyState } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { forgetLeft, readLeft } from './left-for-payment.ts';
import { strings } from './strings.ts';
import { Waiting } from './waiting.tsx';

/** The return inside the frame of `/contratarSeguro`: the page around it shows the outcome. */
export function FramedReturn() {
  const t = useStrings(strings);
  useEffect(() => window.parent.postMessage(returnMessage, window.location.origin), []);
  return <Text>{t('framed')}</Text>;
}

type Reading = { state: 'read'; record: InsuranceDetail } | { state: 'failed'; error: unknown };

/** The outcome of the proposal that this user left for. */
export function Returned({ username }: { username: string }) {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const [left] = useState(() => readLeft(username));
  const named = search.get('proposalNumber');
  const own = left && (named === null || named === left.number) ? left : null;
  const id = own?.id ?? null;
  const { reading, retry } = useReading<Reading>(
    id,
    async (signal) => ({ state: 'read', record: await api.readInsurance({ params: { id: id! }, signal }) }),
    (error) => ({ state: 'failed', error }),
  );
  if (!own)
    return (
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={
          <Button component={Link} to={paths.insurances}>
            {t('unknown.action')}
          </Button>
        }
      />
    );
  if (reading.state === 'failed') return <FailureState error={reading.error} onRetry={retry} />;
  return reading.state === 'read' ? <Outcome record={reading.record} /> : <Waiting />;
}

function Outcome({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  // the return is over with the first reading of its outcome
  useEffect(() => forgetLeft(), []);
  const premium = record.premiums.find(({ status }) => status === 'PAID' || status === 'PENDING');
  const outcome = record.unknown
    ? 'outcome.unknown'
    : premium?.status === 'PAID'
      ? 'outcome.paid'
      : record.isPaymentSaved
        ? 'outcome.recorded'
        : 'outcome.open';
  return (
    <>
      <Text role="status" mb="md">
        {t(outcome, { number: record.number })}
      </Text>
      <Button component={Link} to={paths.insurance(record.id)}>
        {t('back', { number: record.number })}
      </Button>
    </>
  );
}
