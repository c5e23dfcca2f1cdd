import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ClientFields } from './client-fields.tsx';

/** Prompts for the client's data when an act needs it, and then continues the act. */
export function ClientDialog() {
  const t = useStrings(strings);
  const { journey } = useSharedSimulator();
  const { waiting } = journey;
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  return (
    <Modal
      opened={waiting !== null}
      onClose={journey.stopWaiting}
      title={t('client.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          journey.resume();
          setTries((count) => count + 1);
        }}
      >
        <Text mb="md">{t(waiting?.need === 'preApproval' ? 'client.forBureau' : 'client.forSaving')}</Text>
        <ClientFields need={waiting?.need ?? 'saving'} focusesDocument />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={journey.stopWaiting}>
            {t('cancel')}
          </Button>
          <Button type="submit">{waiting ? t(`client.go.${waiting.act}`) : t('next')}</Button>
        </Group>
      </form>
    </Modal>
  );
}
