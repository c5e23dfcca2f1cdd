import type { ProposalDocuments } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useEffect, useRef, useState } from 'react';
import { strings } from './strings.ts';
import type { ProposalDocument } from './use-documents.ts';

type Kind = ProposalDocument['kind'];

/** A file on its way to a document: it waits, leaves, or was not taken, and why. */
export interface SentFile {
  key: number;
  kind: Kind;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  share: number;
  problem: string | null;
}

/**
 * Sends files one after the other, so that pages stand in the order in which they were chosen. What fails stays on the screen
 * until it is sent again or discarded: nothing is lost in silence.
 */
export function useSendPages(proposalId: string, maxBytes: number, onSent: (answer: ProposalDocuments) => void) {
  const t = useStrings(strings);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const queue = useRef<SentFile[]>([]);
  const running = useRef(false);
  const lastKey = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const change = (key: number, part: Partial<SentFile> | null) =>
    setFiles((all) => all.flatMap((one) => (one.key !== key ? [one] : part ? [{ ...one, ...part }] : [])));

  function problemOf({ size }: File): string | null {
    if (size === 0) return t('send.empty');
    return size > maxBytes ? t('send.tooLarge', { size: showSize(maxBytes) }) : null;
  }

  function add(kind: Kind, chosen: readonly File[]): void {
    const added = chosen.map((file): SentFile => {
      const problem = problemOf(file);
      return { key: ++lastKey.current, kind, file, state: problem ? 'failed' : 'waiting', share: 0, problem };
    });
    setFiles((all) => [...all, ...added]);
    queue.current.push(...added.filter(({ problem }) => problem === null));
    void work();
  }

  async function work(): Promise<void> {
    if (running.current) return;
    running.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    running.current = false;
  }

  async function send({ key, kind, file }: SentFile): Promise<void> {
    const control = new AbortController();
    leaving.current = control;
    change(key, { state: 'sending', share: 0, problem: null });
    try {
      const answer = await api.sendProposalDocument({
        query: { proposalId, kind },
        files: { file },
        onProgress: (share) => change(key, { share }),
        signal: control.signal,
      });
      change(key, null);
      onSent(answer);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      change(key, { state: 'failed', problem: error.fields[0]?.message ?? error.words });
    }
  }

  return {
    files,
    add,
    retry(sent: SentFile): void {
      if (problemOf(sent.file)) return;
      change(sent.key, { state: 'waiting', problem: null });
      queue.current.push(sent);
      void work();
    },
    discard: (sent: SentFile) => change(sent.key, null),
  };
}
