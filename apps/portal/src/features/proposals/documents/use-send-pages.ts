import type { ProposalDocuments } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useEffect, useRef, useState } from 'react';
import { strings } from './strings.ts';
import type { ProposalDocument } from './use-documents.ts';

type Kind = ProposalDocument['kind'];

/** A file on its way to a document: it waits, leaves, or was not taken, and why. */
export interface SentFile {
  key: number;
  /** the same each time that it is sent: what had come before a break is not there twice */
  sendId: string;
  kind: Kind;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  share: number;
  problem: string | null;
}

/**
 * Sends files one after the other, so that pages stand in the order in which they were chosen. What fails stays on the screen
 * until it is sent again or discarded: nothing is lost in silence. What a broken connection stopped goes on when it is back.
 */
export function useSendPages(proposalId: string, maxBytes: number, onSent: (answer: ProposalDocuments) => void) {
  const t = useStrings(strings);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const queue = useRef<SentFile[]>([]);
  const running = useRef(false);
  const lastKey = useRef(0);
  /** what a broken connection stopped, in the order of its sending */
  const broken = useRef<SentFile[]>([]);
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
      const state = problem ? 'failed' : 'waiting';
      return { key: ++lastKey.current, sendId: makeKey(), kind, file, state, share: 0, problem };
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

  async function send(sent: SentFile): Promise<void> {
    const { key, sendId, kind, file } = sent;
    const control = new AbortController();
    leaving.current = control;
    change(key, { state: 'sending', share: 0, problem: null });
    try {
      const answer = await api.sendProposalDocument({
        query: { proposalId, kind, sendId },
        files: { file },
        onProgress: (share) => change(key, { share }),
        signal: control.signal,
      });
      change(key, null);
      onSent(answer);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'NETWORK') broken.current.push(sent);
      change(key, { state: 'failed', problem: error.fields[0]?.message ?? error.words });
    }
  }

  function again(sent: SentFile): void {
    broken.current = broken.current.filter(({ key }) => key !== sent.key);
    change(sent.key, { state: 'waiting', problem: null });
    queue.current.push(sent);
    void work();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is broken and what runs stand in refs
  useEffect(() => {
    const goOn = () => {
      for (const sent of broken.current) again(sent);
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return {
    files,
    add,
    retry(sent: SentFile): void {
      if (!problemOf(sent.file)) again(sent);
    },
    discard(sent: SentFile): void {
      broken.current = broken.current.filter(({ key }) => key !== sent.key);
      change(sent.key, null);
    },
  };
}
