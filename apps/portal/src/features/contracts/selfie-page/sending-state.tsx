import { clientPagePath, clientVisit } from '@estrada/web/session/client-visit.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Card } from './card.tsx';
import { strings } from './strings.ts';
import type { Refusal, Sending } from './use-sending.ts';

/** The upload from start to end: progress, disconnection, refusals with reasons, the next step. */
export function SendingState({
  sending,
  dealerName,
  onSendNow,
  onRestart,
}: {
  sending: Sending;
  dealerName: string;
  onSendNow: () => void;
  onRestart: () => void;
}) {
  const t = useStrings(strings);
  if (sending.state === 'refused') return <Refused refusal={sending.refusal} onRestart={onRestart} />;
  if (sending.state === 'done' || sending.state === 'unsure') {
    const text =
      sending.state === 'unsure' ? 'unsure.text' : sending.progress === 'COMPLETED' ? 'done.text' : 'doubt.text';
    return (
      <Card key="done" title={t('done')} focus="done">
        <p role="status">{t(text)}</p>
        {clientVisit.secret() ? (
          <a className="selfie-button" href={clientPagePath}>
            {t('done.back')}
          </a>
        ) : (
          <>
            <p>{t('done.next', { dealer: dealerName })}</p>
            <p className="selfie-quiet">{t('done.close')}</p>
          </>
        )}
      </Card>
    );
  }
  const share = sending.state === 'sending' ? sending.share : 1;
  const percent = Math.floor(share * 100);
  const words =
    sending.state === 'confirming'
      ? `${t('confirming')}…`
      : share < 1
        ? `${t('sending', { share: percent })}…`
        : t('checking');
  return (
    <Card key="sending" title={t('send')} focus="sending">
      {sending.state === 'broken' ? (
        <>
          <p role="status" className="selfie-problem">
            {t('broken')}
          </p>
          <button type="button" className="selfie-button" onClick={onSendNow}>
            {t('sendNow')}
          </button>
        </>
      ) : (
        <>
          <p role="status">{words}</p>
          <progress
            max={100}
            value={sending.state === 'sending' && share < 1 ? percent : undefined}
            aria-label={words}
          />
        </>
      )}
    </Card>
  );
}

/** Each refused picture with the server's reason; a reason without a picture is shown alone. */
function Refused({ refusal, onRestart }: { refusal: Refusal; onRestart: () => void }) {
  const t = useStrings(strings);
  const said = refusal.fields.map(({ path, message }) =>
    path === 'front' || path === 'turned' ? t('refused.at', { shot: t(`review.${path}`), why: message }) : message,
  );
  return (
    <Card key="refused" title={t('refused')} role="alert" focus="refused">
      {said.length > 0 ? (
        <ul>
          {said.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : (
        <p>{refusal.words}</p>
      )}
      <button type="button" className="selfie-button" onClick={onRestart}>
        {t('restart')}
      </button>
    </Card>
  );
}
