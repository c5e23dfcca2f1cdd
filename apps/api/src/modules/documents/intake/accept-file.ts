import { Worker } from 'node:worker_threads';
import { DomainError } from '@estrada/domain/errors/index';
import { type MessageKey, messages } from '@estrada/domain/validation/index';
import { detectFileKind, type FileKind } from '../../../kernel/file-kind.ts';
import { fileLimits, limitThread } from '../../../kernel/limit-thread.ts';

/** A file as stored. */
export interface AcceptedFile {
  contentType: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
  pageCount: number;
}

/** The thread's answer about a file. */
export type IntakeAnswer =
  | { file: AcceptedFile }
  | { refused: { key: MessageKey; params: Record<string, number> } }
  | { failed: string };

/** Threads that run at once: each may use some hundred megabytes. */
const mostThreads = 2;
let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Validates a file by its content and returns the version to store: a picture is re-encoded as JPEG without metadata, a
 * PDF is unchanged if it contains no active content.
 *
 * @throws DomainError UPF003 at `file`, with the problem and a remedy
 */
export async function acceptFile(bytes: Uint8Array): Promise<AcceptedFile> {
  const kind = detectFileKind(bytes);
  if (kind === null) throw refusalOf('document.type');
  const answer = await inTurn(() => runThread(bytes, kind));
  if ('file' in answer) return answer.file;
  if ('failed' in answer) throw new Error(`A file could not be read: ${answer.failed}`);
  throw refusalOf(answer.refused.key, answer.refused.params);
}

/** A refusal at the file, by its key. */
export const refusalOf = (key: MessageKey, params: Record<string, number> = {}): DomainError =>
  new DomainError(messages[key].code, { fields: [{ path: 'file', key, params }] });

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atWork >= mostThreads) await new Promise<void>((go) => waiting.push(go));
  else atWork++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork--;
  }
}

function runThread(bytes: Uint8Array, kind: FileKind): Promise<IntakeAnswer> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./intake-worker.ts', import.meta.url), {
      workerData: { bytes, kind },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
      // readers' output about an untrusted file must not reach the log
      stdout: true,
      stderr: true,
    });
    const end = (answer: IntakeAnswer) => {
      endWatch();
      void thread.terminate();
      resolve(answer);
    };
    const damaged: IntakeAnswer = { refused: { key: 'document.damaged', params: {} } };
    const endWatch = limitThread(thread, fileLimits, () => end(damaged));
    thread.once('message', (answer: IntakeAnswer) => end(answer));
    // out of memory, or a crash of a reader: the file counts as unreadable
    thread.once('error', () => end(damaged));
    thread.once('exit', () => end(damaged));
  });
}
