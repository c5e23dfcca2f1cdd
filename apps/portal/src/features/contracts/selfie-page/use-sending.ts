import { selfieConsent } from '@estrada/domain/contracts/selfie/selfie-consent';
import { ApiError, type FieldError } from '@estrada/web/calls/api-error.ts';
import { useGoOn } from '@estrada/web/files/use-go-on.ts';
import { useState } from 'react';
import type { Picture } from './measure-picture.ts';
import { isBroken, isGone, type SelfieCalls, type SelfieProgress } from './selfie-calls.ts';

/** Both pictures. */
export interface Pictures {
  front: Picture;
  turned: Picture;
}

/** Why the pictures were refused: the message, and the reasons by picture. */
export interface Refusal {
  words: string;
  fields: readonly FieldError[];
}

export type Sending =
  | { state: 'idle' }
  | { state: 'sending'; share: number }
  | { state: 'confirming' }
  /** resumes automatically */
  | { state: 'broken' }
  | { state: 'refused'; refusal: Refusal }
  /** the response to the confirmation was lost, and the link is no longer valid: most likely it was confirmed */
  | { state: 'unsure' }
  | { state: 'done'; progress: SelfieProgress };

/**
 * Uploads both pictures and confirms them. After a lost connection it resumes automatically: pictures that have arrived
 * are not uploaded again.
 */
export function useSending(calls: SelfieCalls, onGone: () => void) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const [waiting, setWaiting] = useState<{ pictures: Pictures; hasCome: boolean } | null>(null);
  const goOn = useGoOn(() => waiting && void send(waiting.pictures, waiting.hasCome));

  async function send(pictures: Pictures, hasCome = false): Promise<void> {
    setWaiting(null);
    let isThere = hasCome;
    try {
      if (!isThere) {
        setSending({ state: 'sending', share: 0 });
        await calls.upload(pictures.front, pictures.turned, (share) => setSending({ state: 'sending', share }));
        isThere = true;
      }
      setSending({ state: 'confirming' });
      const progress = await calls.confirm(selfieConsent.version);
      goOn.settled();
      setSending({ state: 'done', progress });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isBroken(error)) {
        setWaiting({ pictures, hasCome: isThere });
        setSending({ state: 'broken' });
        return goOn.later();
      }
      goOn.settled();
      if (isGone(error)) return hasCome ? setSending({ state: 'unsure' }) : onGone();
      setSending({ state: 'refused', refusal: { words: error.words, fields: error.fields } });
    }
  }

  return {
    sending,
    send: (pictures: Pictures) => void send(pictures),
    /** retries the stopped upload immediately */
    sendNow: () => waiting && void send(waiting.pictures, waiting.hasCome),
    /** starts again from the pictures */
    reset: () => {
      goOn.settled();
      setWaiting(null);
      setSending({ state: 'idle' });
    },
  };
}
