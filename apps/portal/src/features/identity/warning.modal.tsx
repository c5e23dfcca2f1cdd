import { Button, Group, Modal, Stack, Text } from '@mantine/core';

/** A warning of something that ends soon: what, the consequence, and the action that prevents it. */
export function WarningModal({
  words,
  onAct,
  onClose,
}: {
  words: { title: string; text: string; help: string; act: string; later: string; close: string };
  onAct: () => void;
  onClose: () => void;
}) {
  return (
    <Modal opened onClose={onClose} title={words.title} closeButtonProps={{ 'aria-label': words.close }}>
      <Stack gap="md">
        <Text fw={600}>{words.text}</Text>
        <Text>{words.help}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.later}
          </Button>
          <Button data-autofocus onClick={onAct}>
            {words.act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
