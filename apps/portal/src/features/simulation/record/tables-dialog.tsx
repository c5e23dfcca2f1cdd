import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The price tables changed between two steps: the figures must be recalculated before the next step. */
export function TablesDialog() {
  const t = useStrings(strings);
  const { journey } = useSharedSimulator();
  return (
    <Modal
      opened={journey.problem?.kind === 'tables'}
      onClose={journey.dismissProblem}
      title={t('tables.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text>{t('tables.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={journey.dismissProblem}>
          {t('tables.later')}
        </Button>
        <Button onClick={journey.recalculate} data-autofocus>
          {t('tables.recalculate')}
        </Button>
      </Group>
    </Modal>
  );
}
