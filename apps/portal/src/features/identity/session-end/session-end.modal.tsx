import { signInAgain } from '@estrada/web/session/sign-out.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { strings } from './strings.ts';

/**
 * Warns of the end of the session, and leads to a new one. What is kept as a draft comes along, what is not is lost.
 *
 * @param endsAt in milliseconds of this machine's clock
 */
export function SessionEndModal({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  // by the clock that the person sees beside it
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(endsAt);
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text fw={600}>{t('text', { time })}</Text>
        <Text>{t('help')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('later')}
          </Button>
          <Button data-autofocus onClick={signInAgain}>
            {t('again')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
