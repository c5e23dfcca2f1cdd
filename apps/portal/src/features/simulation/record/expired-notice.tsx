import { formatDate } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** Shown when a saved simulation is opened whose offer has expired, before any act on it. */
export function ExpiredNotice() {
  const t = useStrings(strings);
  const { hasExpired, item, journey } = useSharedSimulator();
  if (!hasExpired || !item) return null;
  return (
    <Alert
      className="simulator-notice"
      color="ipe"
      variant="light"
      mb="md"
      title={t('expired.title', { day: formatDate(item.validUntil) })}
    >
      <p>{t('expired.text')}</p>
      <Button
        size="compact-sm"
        mt="xs"
        onClick={journey.recalculate}
        loading={journey.act === 'recalculate'}
        disabled={journey.act !== null}
      >
        {t('recalculate')}
      </Button>
    </Alert>
  );
}
