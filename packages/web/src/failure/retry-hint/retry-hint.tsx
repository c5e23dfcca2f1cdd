import { Anchor, Text } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** A list to choose from did not come. */
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
