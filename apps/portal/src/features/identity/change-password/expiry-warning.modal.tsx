import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { strings } from './strings.ts';

/** Warns of a password that is about to expire, and leads to the change of it. */
export function ExpiryWarningModal({
  daysLeft,
  onChange,
  onClose,
}: {
  daysLeft: number;
  onChange: () => void;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  return (
    <Modal opened onClose={onClose} title={t('warning.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text fw={600}>{t('warning.text', { count: daysLeft })}</Text>
        <Text>{t('warning.help')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('warning.later')}
          </Button>
          <Button data-autofocus onClick={onChange}>
            {t('warning.change')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
