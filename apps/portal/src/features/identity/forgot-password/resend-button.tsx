import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Mail takes its time: another code can be requested a minute after the last. */
const pauseMs = 60_000;

/** Asks for another code, once the last one has had its minute. */
export function ResendButton({
  lastSentMs,
  isBusy,
  onResend,
}: {
  lastSentMs: number;
  isBusy: boolean;
  onResend: () => void;
}) {
  const t = useStrings(strings);
  const seconds = useSecondsLeft(lastSentMs + pauseMs);
  return (
    <button type="button" className="estrada-login-link" disabled={seconds > 0 || isBusy} onClick={onResend}>
      {seconds > 0 ? t('reset.resendIn', { count: seconds }) : t('reset.resend')}
    </button>
  );
}
