import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments } from '@estrada/domain/simulation/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ProposalWork } from '../use-proposal-work.ts';
import { strings } from './strings.ts';

type Passing = ResponseOf<typeof endpoints.readPassingTerms>;

/**
 * Next to a refusal or a counter-offer: entries and terms within the rules that the portal knows, each one click away from a
 * copy with these values.
 */
export function PassingTerms({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { id, status, can } = proposal;
  const isShown = can.clone && (status === 'DC' || status === 'APC');
  const { data, error, refetch } = useCall('readPassingTerms', isShown ? { params: { id } } : null);
  if (!isShown) return null;
  return (
    <div className="proposal-passing">
      <Title order={3} size="h5">
        {t('passing.title')}
      </Title>
      {data ? <Terms passing={data} proposal={proposal} work={work} /> : null}
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Computing />}
    </div>
  );
}

/** Where the terms will be: one sentence, and a line with a button for each. */
function Computing() {
  const t = useStrings(strings);
  return (
    <div className="proposal-passing" role="status" aria-label={t('passing.computing')}>
      <Skeleton height={20} width="80%" />
      {[0, 1, 2].map((line) => (
        <Group key={line} justify="space-between" gap="md" wrap="nowrap">
          <Skeleton height={44} width="50%" />
          <Skeleton height={26} width={150} />
        </Group>
      ))}
    </div>
  );
}

/** A refusal of the tables remains one when it is asked again; any other failure may not. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStrings(strings);
  const known = error instanceof ApiError ? error : null;
  const isRefused = known?.status === 409 || known?.status === 422;
  const reason = known?.detail ?? '';
  return (
    <div role="alert">
      <Text size="sm">{isRefused ? t('passing.refused', { reason }) : `${t('passing.failed')} ${reason}`}</Text>
      {isRefused ? null : (
        <Button variant="default" size="compact-sm" mt="xs" onClick={onRetry}>
          {t('passing.retry')}
        </Button>
      )}
    </div>
  );
}

/** What the rules allow, or why no entry and term can be named. */
function Terms({ passing, proposal, work }: { passing: Passing; proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { limitCents, isWithin, items } = passing;
  if (limitCents === null) return <Text size="sm">{t('passing.noIncome')}</Text>;
  const limit = formatMoney(limitCents);
  if (isWithin) return <Text size="sm">{t('passing.within', { limit })}</Text>;
  if (items.length === 0) return <Text size="sm">{t('passing.none', { limit })}</Text>;
  return (
    <>
      <Text size="sm">{t('passing.text', { limit })}</Text>
      <ul className="proposal-passing-list">
        {items.map((item) => (
          <TermLine key={item.termMonths} item={item} proposal={proposal} work={work} />
        ))}
      </ul>
    </>
  );
}

function TermLine({
  item: { entryValueCents, termMonths, payments, cetAnnualPct },
  proposal,
  work,
}: {
  item: Passing['items'][number];
  proposal: ProposalDetail;
  work: ProposalWork;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const more = entryValueCents - proposal.entryValueCents;
  const entry = formatMoney(entryValueCents);
  return (
    <li>
      <div>
        <strong>{preventAmountBreaks(describePayments(payments, language, 'exact'))}</strong>
        <Text size="sm" component="p">
          {preventAmountBreaks(
            more > 0 ? t('passing.entry.more', { entry, more: formatMoney(more) }) : t('passing.entry', { entry }),
          )}
          {' · '}
          {t('passing.cet', { cet: formatCet(cetAnnualPct) })}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={work.busy === 'clone' && isCopied}
        disabled={work.busy !== null}
        aria-label={t('passing.copy.of', { count: termMonths, entry })}
        onClick={() => {
          setCopied(true);
          void work.clone({ entryValueCents, term: termMonths }).finally(() => setCopied(false));
        }}
      >
        {t('passing.copy')}
      </Button>
    </li>
  );
}
