import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../app/alerts/alerts.ts';
import { ApiError } from '../../app/api/api-error.ts';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { strings } from './strings.ts';
import type { TableCalls } from './upload-calls.ts';

/** The sending of one file: how much has left, and the way to stop it. Leaving the page stops it too. */
export function useSend(calls: TableCalls, onSent: () => void) {
  const t = useStrings(strings);
  const [share, setShare] = useState<number | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  /** @returns whether the file has arrived */
  async function send(file: File): Promise<boolean> {
    const control = new AbortController();
    under.current = control;
    setShare(0);
    try {
      await calls.send({ file, onProgress: setShare, signal: control.signal });
      onSent();
      return true;
    } catch (error) {
      if (control.signal.aborted) showAlert({ type: 'notice', text: t('send.cancelled') });
      // an answer of the server has been told by the banner of its call
      else if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setShare(null);
    }
  }

  return { isSending: share !== null, share: share ?? 0, send, cancel: () => under.current?.abort() };
}
