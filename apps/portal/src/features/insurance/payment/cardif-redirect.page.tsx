import { returnMessage } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import '@estrada/web/styles/parts.css';
import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { forgetLeft, readLeft } from './left-for-payment.ts';
import { strings } from './strings.ts';

const isFramed = () => window.parent !== window;

/**
 * Where an insurer's payment page returns to. The return itself proves nothing: the proposal is the one that this session
 * left for, and what came of it is read from the server.
 */
export function Page() {
  const t = useStrings(strings);
  const session = useSession();
  useEffect(() => {
    // the page around the frame shows the outcome
    if (isFramed()) window.parent.postMessage(returnMessage, window.location.origin);
  }, []);
  return (
    <>
      <PageHeading title={t('title')} />
      {isFramed() ? (
        <Text>{t('framed')}</Text>
      ) : session.status === 'starting' ? (
        <Waiting />
      ) : session.status === 'signed-in' ? (
        <Returned username={session.user.username} />
      ) : (
        <SignedOut />
      )}
    </>
  );
}

type Reading = { state: 'read'; record: InsuranceDetail } | { state: 'failed'; error: unknown };

function Waiting() {
  const t = useStrings(strings);
  return <Skeleton height={120} radius="lg" role="status" aria-label={t('loading')} />;
}

function SignedOut() {
  const t = useStrings(strings);
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      action={
        <Button component={Link} to={paths.login} onClick={() => rememberReturnAddress(`${pathname}${search}`)}>
          {t('signedOut.action')}
        </Button>
      }
    />
  );
}

function Returned({ username }: { username: string }) {
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
