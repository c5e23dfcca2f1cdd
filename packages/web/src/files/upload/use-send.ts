import type { UploadRecord } from '@estrada/endpoints/index';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useStrings } from '../../strings/use-strings.ts';
import type { Start } from './start-choice.tsx';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';

/** Only a trial, or uploaded to take effect immediately or on a date. */
export type Sending = 'trial' | Start;

/**
 * The upload of one file: its progress, and the function that stops it. Leaving the page stops it too, unless it is
 * complete: the server may have received it, so its outcome would be unknown.
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
      // (after a renewed session the file is uploaded again)
      under.current = done < 1 ? control : null;
    };
    try {
      const parts = { files: { file }, onProgress, signal: control.signal, alert: true } as const;
      onSent(await (how === 'trial' ? calls.tryOut(parts) : calls.send({ ...parts, query: how })));
      return true;
    } catch (error) {
      if (control.signal.aborted) showAlert({ type: 'notice', text: t('send.cancelled') });
      // the banner of the call has shown a refusal of the server
      else if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setShare(null);
    }
  }

  return { isSending: share !== null, share: share ?? 0, send, cancel };
}
