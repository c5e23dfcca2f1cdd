import { formatDate } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from './strings.ts';

/** When the payment is expected, by the dealer's earlier sales, and how often that figure was kept. */
export function ExpectedPayment({ proposal: { id, version } }: { proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { data, refetch } = useCall('readExpectedPayment', { params: { id } });
  // another status has another day
  useOnChange(version, () => void refetch());
  const expected = data?.expected;
  if (!expected) return null;
  const { usualDays: count, expectedOn, hits, tried } = expected;
  const day = formatDate(expectedOn);
  return (
    <Text size="sm">
      {count === 0 ? t('expected.sameDay', { day }) : t('expected', { count, day })}{' '}
      {t('expected.hits', { hits, tried })}
    </Text>
  );
}
