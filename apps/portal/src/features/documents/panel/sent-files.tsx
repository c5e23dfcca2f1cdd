import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Progress, Text } from '@mantine/core';
import { strings } from './strings.ts';
import type { SentFile } from './use-send-pages.ts';

interface SentInput {
  sent: readonly SentFile[];
  onRetry: (sent: SentFile) => void;
  onDiscard: (sent: SentFile) => void;
}

/** The files being uploaded to a document, and those that were refused. */
export function SentFiles({ sent, onRetry, onDiscard }: SentInput) {
  if (sent.length === 0) return null;
  return (
    <ul className="documents-sent">
      {sent.map((one) => (
        <li key={one.key}>
          {one.state === 'failed' || one.state === 'broken' ? (
            <Stopped sent={one} onRetry={onRetry} onDiscard={onDiscard} />
          ) : (
            <UnderWay sent={one} />
          )}
        </li>
      ))}
    </ul>
  );
}

function UnderWay({ sent: { file, state, share } }: { sent: SentFile }) {
  const t = useStrings(strings);
  const { name } = file;
  const isChecked = share >= 1;
  const words =
    state === 'waiting'
      ? t('send.waiting', { name })
      : isChecked
        ? t('send.checking', { name })
        : `${t('send.sending', { name })} · ${t('send.share', { percent: Math.floor(share * 100) })}`;
  return (
    <>
      <Text size="sm" className="documents-file" role="status">
        {words}
      </Text>
      {state === 'sending' ? (
        <Progress value={share * 100} animated={isChecked} aria-label={t('send.sending', { name })} />
      ) : null}
    </>
  );
}

/** A refused file and the reason; or one that resumes automatically, so the user need not wait. */
function Stopped({ sent, onRetry, onDiscard }: Omit<SentInput, 'sent'> & { sent: SentFile }) {
  const t = useStrings(strings);
  const { name } = sent.file;
  const isBroken = sent.state === 'broken';
  return (
    <div className="documents-failed" data-goes-on={isBroken || undefined} role={isBroken ? 'status' : 'alert'}>
      <Text size="sm" className="documents-file">
        <strong>{t(isBroken ? 'send.broken' : 'send.failed', { name })}</strong>{' '}
        {isBroken ? t('send.goesOn') : sent.problem}
      </Text>
      <span className="documents-acts">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('send.retryOf', { name })}
          onClick={() => onRetry(sent)}
        >
          {t('send.retry')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('send.discardOf', { name })}
          onClick={() => onDiscard(sent)}
        >
          {t('send.discard')}
        </Button>
      </span>
    </div>
  );
}
