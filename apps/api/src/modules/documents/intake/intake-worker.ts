/** Reads one file in its own thread: a hanging or memory-filling file ends with the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileKind } from '../../../kernel/file-kind.ts';
import type { AcceptedFile, IntakeAnswer } from './accept-file.ts';
import { FileRefused } from './refusal.ts';

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: FileKind };

/** Each reader is loaded on demand: the thread starts sooner. */
async function acceptInWorker(): Promise<AcceptedFile> {
  if (kind === 'pdf') {
    const { inspectPdf } = await import('./inspect-pdf.ts');
    return { contentType: 'application/pdf', bytes, pageCount: await inspectPdf(bytes) };
  }
  const { readPicture } = await import('./read-picture.ts');
  return { contentType: 'image/jpeg', bytes: await readPicture(bytes, kind), pageCount: 1 };
}

const answer = await acceptInWorker().then(
  (file): IntakeAnswer => ({ file }),
  (error: unknown): IntakeAnswer => {
    if (error instanceof FileRefused) return { refused: { key: error.key, params: error.params } };
    return { failed: String(error) };
  },
);
parentPort!.postMessage(answer);
