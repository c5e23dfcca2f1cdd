import { formatInstant } from '@estrada/domain/formats/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Skeleton, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Settled } from '../settled.ts';
import type { PersonOfSelfie } from './person-of-selfie.ts';
import { staleHere } from './stale-here.ts';
import { strings } from './strings.ts';

type Made = { url: string; text: string; expiresAt: string };

/** A link of one person: as a code that his phone reads, and with the words to send it by. */
export function LinkDialog({
  person: { signerId, signerName: name },
  proposal,
  onClose,
}: {
  person: PersonOfSelfie;
  proposal: Settled;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { run, error } = useAct('makeSelfieLink', { reload: staleHere });
  const [link, setLink] = useState<Made | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link each time that the dialog is opened
  useEffect(() => {
    // why none was made is said in the dialog
    run({ params: { id: proposal.id, signerId } }).then(setLink, () => undefined);
  }, [proposal.id, signerId]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('pictures.title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className="selfie-link">
        <Text size="sm">{t('link.text', { name })}</Text>
        {error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {error.words}
          </Text>
        ) : link ? (
          <Link link={link} name={name} />
        ) : (
          <Skeleton width={180} height={180} role="status" aria-label={t('link.making')} />
        )}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Modal>
  );
}

function Link({ link: { url, text, expiresAt }, name }: { link: Made; name: string }) {
  const t = useStrings(strings);
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      showAlert({ type: 'success', text: t('copied', { name }) });
    } catch {
      showAlert({ type: 'error', text: t('copy.failed') });
    }
  };
  return (
    <>
      <QrCode className="selfie-qr" text={url} label={t('link.code', { name })} />
      <Textarea className="selfie-message" label={t('link.message')} value={text} readOnly autosize minRows={3} />
      <Group gap="sm">
        <Button onClick={() => void copy(text)}>{t('copyText')}</Button>
        <Button variant="default" onClick={() => void copy(url)}>
          {t('copyLink')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('link.valid', { time: formatInstant(expiresAt) })}
      </Text>
    </>
  );
}
