import { Anchor, Text } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** Shown when a list of options failed to load, with a retry. */
export function RetryHint({ onRetry }: { onRetry: () => void }) {
  const t = useStrings(strings);
  return (
    <Text role="status" size="xs" mt={4} c="var(--mantine-color-error)">
      {t('failed')}{' '}
      <Anchor component="button" type="button" fz="inherit" onClick={onRetry}>
        {t('retry')}
      </Anchor>
    </Text>
  );
}
