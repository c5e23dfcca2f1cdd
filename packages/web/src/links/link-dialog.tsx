import { formatInstant } from '@estrada/domain/formats/index';
import { Button, Group, Modal, Skeleton, Text, Textarea } from '@mantine/core';
import { showAlert } from '../alerts/alerts.ts';
import { ApiError } from '../calls/api-error.ts';
import { useReading } from '../calls/use-reading.ts';
import { useStrings } from '../strings/use-strings.ts';
import { QrCode } from './qr-code.tsx';
import { strings } from './strings.ts';
import './link-dialog.css';

/**
 * A link when it is created: its address and its expiry, and the text to send it with. Without a text it is only shown, for
 * a phone that is here.
 */
type MadeLink = { url: string; text?: string; expiresAt: string };

type Strings = {
  title: string;
  /** whose link it is, and what to do with it */
  text: string;
  /** describes the QR code, for screen readers */
  code: string;
  /** only for a link with a text to copy */
  copied?: string;
  /** when it expires, and what ends it */
  valid: (time: string) => string;
};

type Making = { state: 'made'; link: MadeLink } | { state: 'failed'; words: string };

/**
 * Creates a personal link each time that it mounts, and shows it: as a QR code for a phone, and with a text to send. It
 * shows why none was created.
 */
export function LinkDialog({
  words,
  make,
  onClose,
}: {
  words: Strings;
  make: () => Promise<MadeLink>;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { reading } = useReading<Making>(
    '',
    async () => ({ state: 'made', link: await make() }),
    (error) => ({ state: 'failed', words: errorTextOf(error) }),
  );
  return (
    <Modal opened onClose={onClose} title={words.title} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className="link-dialog">
        <Text size="sm">{words.text}</Text>
        {reading.state === 'failed' ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {reading.words}
          </Text>
        ) : reading.state === 'made' ? (
          <Made link={reading.link} words={words} />
        ) : (
          <Skeleton width={180} height={180} role="status" aria-label={t('making')} />
        )}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Modal>
  );
}

/** The message of a field is more specific than the general one. */
const errorTextOf = (error: unknown) => (error instanceof ApiError ? error.detail : String(error));

function Made({ link: { url, text, expiresAt }, words }: { link: MadeLink; words: Strings }) {
  const t = useStrings(strings);
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      showAlert({ type: 'success', text: words.copied ?? '' });
    } catch {
      showAlert({ type: 'error', text: t('copy.failed') });
    }
  };
  return (
    <>
      <QrCode className="link-dialog-code" text={url} label={words.code} />
      {text === undefined ? null : (
        <>
          <Textarea className="link-dialog-message" label={t('message')} value={text} readOnly autosize minRows={3} />
          <Group gap="sm">
            <Button onClick={() => void copy(text)}>{t('copyText')}</Button>
            <Button variant="default" onClick={() => void copy(url)}>
              {t('copyLink')}
            </Button>
          </Group>
        </>
      )}
      <Text size="sm" c="dimmed">
        {words.valid(formatInstant(expiresAt))}
      </Text>
    </>
  );
}
