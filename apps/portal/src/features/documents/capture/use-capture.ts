import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { useGoOn } from '@estrada/web/files/use-go-on.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { strings } from './strings.ts';

type Reading =
  /** ended, used up by another phone, or never created: the server does not report which */
  | { state: 'gone' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; documentName: string; madeByName: string; maxPages: number };

const maxBytes = 10 * 1024 * 1024;

/** A picture being uploaded, with its own id: a retry after a disconnection does not duplicate it. */
interface Sending {
  file: File;
  sendId: string;
}

/**
 * The link in the address, and the upload of pages. Its secret is after the `#`, which browsers do not send. The first
 * picture uses up the link; from then on this page has its own secret, which a reload loses. An upload that a lost
 * connection stopped resumes automatically.
 */
export function useCapture() {
  const t = useStrings(strings);
  const token = useLocation().hash.slice(1);
  const { reading, setReading, retry } = useReading<Reading>(
    token,
    () => read(token),
    (error) => ({ state: 'failed', words: error instanceof ApiError ? error.words : '' }),
  );
  const [share, setShare] = useState<number | null>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const session = useRef<string | null>(null);
  /** the upload that a lost connection stopped */
  const [broken, setBroken] = useState<Sending | null>(null);
  const goOn = useGoOn(() => broken && void leave(broken));

  async function send(file: File): Promise<void> {
    if (file.size > maxBytes) return setProblem(t('tooLarge'));
    await leave({ file, sendId: makeKey() });
  }

  async function leave(sending: Sending): Promise<void> {
    const { file, sendId } = sending;
    setProblem(null);
    setBroken(null);
    setShare(0);
    try {
      session.current ??= (await api.beginCapture({ body: { token } })).session;
      const headers = { captureToken: session.current };
      await api.sendCapturedPage({ query: { sendId }, headers, files: { file }, onProgress: setShare });
      setSent((count) => count + 1);
      goOn.settled();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'NETWORK') {
        setBroken(sending);
        return goOn.later();
      }
      goOn.settled();
      if (error.code === 'SEC004') setReading({ state: 'gone' });
      else setProblem(error.detail);
    } finally {
      setShare(null);
    }
  }

  return {
    reading,
    share,
    sent,
    problem,
    send,
    retry,
    /** retries the stopped upload immediately; null while there is none */
    sendAgain: broken && (() => void leave(broken)),
  };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { state: 'gone' };
  try {
    return { state: 'ready', ...(await api.readCaptureLink({ body: { token } })) };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SEC004' || error.code === 'DOM002')) return { state: 'gone' };
    throw error;
  }
}
