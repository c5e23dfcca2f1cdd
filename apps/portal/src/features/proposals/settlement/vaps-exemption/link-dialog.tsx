import { formatInstant } from '@estrada/domain/formats/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Settled } from '../settled.ts';
import { strings } from './strings.ts';

type Made = { url: string; expiresAt: string };

/** The link of the client: as a code that a phone reads, and to be copied. */
export function LinkDialog({ proposal, onClose }: { proposal: Settled; onClose: () => void }) {
  const t = useStrings(strings);
  const { run, error } = useAct('makeVapExemptionLink', { reload: ['readVapExemption'] });
  const [link, setLink] = useState<Made | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link each time that the dialog is opened
  useEffect(() => {
    // why none was made is said in the dialog
    run({ params: { id: proposal.id } }).then(setLink, () => undefined);
  }, [proposal.id]);
  return (
    <Modal opened onClose={onClose} title={t('link.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text size="sm">{t('link.text')}</Text>
        {error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {error.fields[0]?.message ?? error.words}
          </Text>
        ) : link ? (
          <Link link={link} />
        ) : (
          <Skeleton width={180} height={180} role="status" aria-label={t('link.making')} />
        )}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Stack>
    </Modal>
  );
}

function Link({ link: { url, expiresAt } }: { link: Made }) {
  const t = useStrings(strings);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showAlert({ type: 'success', text: t('copied') });
    } catch {
      showAlert({ type: 'error', text: t('copy.failed') });
    }
  };
  return (
    <>
      <QrCode className="selfie-qr" text={url} label={t('link.code')} />
      <Textarea label={t('link.address')} value={url} readOnly autosize minRows={2} />
      <Group gap="sm">
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('link.valid', { time: formatInstant(expiresAt) })}
      </Text>
    </>
  );
}
