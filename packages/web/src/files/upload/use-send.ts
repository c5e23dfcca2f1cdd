import type { UploadRecord } from '@estrada/endpoints/index';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useStrings } from '../../strings/use-strings.ts';
import type { Start } from './start-choice.tsx';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';

/** Only tried, or sent to take effect at once or from a day on. */
export type Sending = 'trial' | Start;

/**
 * The sending of one file: how much has left, and the way to stop it. Leaving the page stops it too, but not once all of it
 * has left: the server may have it by then, and nobody could say that nothing came of it.
 */
export function useSend(calls: TableCalls, onSent: (upload: UploadRecord) => void) {
  const t = useStrings(strings);
  const [share, setShare] = useState<number | null>(null);
  const under = useRef<AbortController | null>(null);
  const cancel = () => under.current?.abort();
  useEffect(() => () => under.current?.abort(), []);

  /** @returns whether the file has arrived */
  async function send(file: File, how: Sending): Promise<boolean> {
    const control = new AbortController();
    under.current = control;
    setShare(0);
    const onProgress = (done: number) => {
      setShare(done);
      // (after a renewed session the file leaves once more)
      under.current = done < 1 ? control : null;
    };
    try {
      const parts = { files: { file }, onProgress, signal: control.signal, alert: true } as const;
      onSent(await (how === 'trial' ? calls.tryOut(parts) : calls.send({ ...parts, query: how })));
      return true;
    } catch (error) {
      if (control.signal.aborted) showAlert({ type: 'notice', text: t('send.cancelled') });
      // an answer of the server has been shown by the banner of its call
      else if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setShare(null);
    }
  }

  return { isSending: share !== null, share: share ?? 0, send, cancel };
}
