import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton } from '@mantine/core';
import { strings } from './strings.ts';

/** Until the session or the record is read. */
export function Waiting() {
  const t = useStrings(strings);
  return <Skeleton height={120} radius="lg" role="status" aria-label={t('loading')} />;
}
