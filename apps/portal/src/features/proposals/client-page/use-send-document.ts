import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { useGoOn } from '../documents/use-go-on.ts';
import { strings } from './document-strings.ts';
import { errorTextOf, type InVisit } from './use-client-page.ts';

type Kind = ClientPage['documents']['items'][number]['kind'];

/** A file on its way, under a name of its own: repeated after a break it is not there twice. */
interface Sending {
  file: File;
  sendId: string;
}

/** Sends files of one document from the page. One that a broken connection stopped goes on by itself. */
export function useSendDocument(kind: Kind, maxBytes: number, inVisit: InVisit, onSent: () => Promise<unknown>) {
  const t = useStrings(strings);
  /** how much of the file has gone; null while nothing is sent */
  const [share, setShare] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [broken, setBroken] = useState<Sending | null>(null);
  const goOn = useGoOn(() => broken && void leave(broken));

  async function leave(sending: Sending): Promise<void> {
    const { file, sendId } = sending;
    setProblem(null);
    setBroken(null);
    setShare(0);
    try {
      const refused = await inVisit(async (headers) => {
        const sent = { params: { kind }, query: { sendId }, files: { file } };
        const { pages } = await api.sendClientDocument({ ...sent, headers, onProgress: setShare });
        setCount(pages);
        await onSent();
      });
      if (refused?.code === 'NETWORK') {
        setBroken(sending);
        return goOn.later();
      }
      goOn.settled();
      if (refused) setProblem(errorTextOf(refused));
    } finally {
      setShare(null);
    }
  }

  return {
    share,
    count,
    problem,
    send: (file: File) => (file.size > maxBytes ? setProblem(t('tooLarge')) : void leave({ file, sendId: makeKey() })),
    /** sends at once what waits for the connection; null while nothing does */
    sendAgain: broken && (() => void leave(broken)),
  };
}
