import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import './capture.css';
import { strings } from './strings.ts';
import { useCapture } from './use-capture.ts';

/**
 * A phone opens it by a QR code on the seller's screen and photographs the pages of one document. Opening the page does
 * not use up the link.
 */
export function Page() {
  const t = useStrings(strings);
  const { reading, retry, ...sending } = useCapture();
  return (
    <div className="capture" aria-busy={reading.state === 'loading' || undefined}>
      <PageHeading title={t('title')} />
      {reading.state === 'loading' ? <p role="status">{t('loading')}</p> : null}
      {reading.state === 'gone' ? (
        <Problem title={t('gone')} text={t('gone.text')} />
      ) : reading.state === 'failed' ? (
        <Problem title={t('failed')} text={reading.words}>
          <Button onClick={retry}>{t('retry')}</Button>
        </Problem>
      ) : null}
      {reading.state === 'ready' ? <Camera {...reading} {...sending} /> : null}
    </div>
  );
}

function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="capture-card" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

type CameraInput = { documentName: string; madeByName: string; maxPages: number } & Pick<
  ReturnType<typeof useCapture>,
  'share' | 'sent' | 'problem' | 'send' | 'sendAgain'
>;

/** The phone's own camera, by the file input that every phone supports. */
function Camera({ documentName, madeByName, maxPages, share, sent, problem, send, sendAgain }: CameraInput) {
  const t = useStrings(strings);
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isSending = share !== null || sendAgain !== null;
  const isFull = sent >= maxPages;
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // lets the user choose the same picture again after it was refused
    input.value = '';
    if (file) void send(file);
  };
  return (
    <section className="capture-card">
      <h2>{t('asks', { name: madeByName, document: documentName })}</h2>
      <p>{t('tips')}</p>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-testid="camera"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.heic,.heif"
        data-testid="picker"
        onChange={(event) => take(event.currentTarget)}
      />
      <p role="status" className="capture-state">
        {share !== null ? `${share < 1 ? `${t('sending')} ${Math.floor(share * 100)}%` : t('checking')}…` : null}
        {!isSending && sent > 0 ? `${t('sent', { count: sent })} ${t(isFull ? 'doneAll' : 'done')}` : null}
      </p>
      {sendAgain ? (
        <>
          <p role="status" className="capture-problem">
            {t('broken')}
          </p>
          <Button size="lg" fullWidth onClick={sendAgain}>
            {t('sendNow')}
          </Button>
        </>
      ) : null}
      {problem ? (
        <p role="alert" className="capture-problem">
          {t('refused', { why: problem })}
        </p>
      ) : null}
      {isFull ? null : (
        <>
          <Button size="lg" fullWidth loading={isSending} onClick={() => camera.current?.click()}>
            {t(sent > 0 ? 'more' : 'take')}
          </Button>
          <Button size="lg" fullWidth variant="default" disabled={isSending} onClick={() => picker.current?.click()}>
            {t('choose')}
          </Button>
        </>
      )}
    </section>
  );
}
