import type { ProposalDocuments } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { makeKey } from '@estrada/web/calls/idempotency-keys.ts';
import type { ProposalDocument } from '@estrada/web/documents/use-documents.ts';
import { useGoOn } from '@estrada/web/files/use-go-on.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef, useState } from 'react';
import { strings } from './strings.ts';

type Kind = ProposalDocument['kind'];

/** A file being uploaded to a document: waiting, uploading, stopped by a lost connection, or refused with a reason. */
export interface SentFile {
  key: number;
  /** the same at each retry: what had arrived before a disconnection is not duplicated */
  sendId: string;
  kind: Kind;
  file: File;
  state: 'waiting' | 'sending' | 'broken' | 'failed';
  share: number;
  problem: string | null;
}

/**
 * Uploads files one after the other, so that pages are in the order in which they were chosen. A failed file stays on
 * the screen until the user retries or discards it: nothing is lost silently. A lost connection stops the current
 * upload; those behind it wait, in order, and the upload resumes automatically.
 */
export function useSendPages(proposalId: string, maxBytes: number, onSent: (answer: ProposalDocuments) => void) {
  const t = useStrings(strings);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const queue = useRef<SentFile[]>([]);
  const running = useRef(false);
  const lastKey = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const goOn = useGoOn(() => void work());

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
    for (let next = queue.current[0]; next && (await send(next)); next = queue.current[0]) queue.current.shift();
    running.current = false;
  }

  /** @returns true when it is done, accepted or refused; false when the connection was lost */
  async function send(sent: SentFile): Promise<boolean> {
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
      if (control.signal.aborted) return false;
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'NETWORK') {
        change(key, { state: 'broken' });
        goOn.later();
        return false;
      }
      change(key, { state: 'failed', problem: error.detail });
    }
    goOn.settled();
    return true;
  }

  return {
    files,
    add,
    retry(sent: SentFile): void {
      if (problemOf(sent.file)) return;
      // a file that a lost connection stopped is still first in the queue
      if (!queue.current.some(({ key }) => key === sent.key)) {
        change(sent.key, { state: 'waiting', problem: null });
        queue.current.push(sent);
      }
      void work();
    },
    discard(sent: SentFile): void {
      queue.current = queue.current.filter(({ key }) => key !== sent.key);
      change(sent.key, null);
      void work();
    },
  };
}
