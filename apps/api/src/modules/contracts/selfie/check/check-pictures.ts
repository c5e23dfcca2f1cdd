import { Worker } from 'node:worker_threads';
import { fileLimits, limitThread } from '../../../../kernel/limit-thread.ts';
import type { Frame } from '../selfie-key.ts';
import type { MeasuredPicture } from './measure-picture.ts';

/** Two pictures of up to eight megabytes each. */
export type SentPictures = Record<Frame, Uint8Array>;
/** Both pictures, and how alike their faces are; null where one shows none. */
export type MeasuredPictures = Record<Frame, MeasuredPicture> & { similarity: number | null };
/** The answer of the thread: `failed` is a fault of ours, not of the pictures. */
export type CheckAnswer = { measured: MeasuredPictures } | { failed: string };

/** Threads that run at once: each may use some hundred megabytes. */
const mostThreads = 2;
/** How long an idle thread keeps its models in memory. */
const idleMs = 60_000;

const damaged: MeasuredPictures = {
  front: { refused: 'selfie.damaged' },
  turned: { refused: 'selfie.damaged' },
  similarity: null,
};

/** A thread with the models loaded, and the pending request; null while it is idle. */
interface PictureThread {
  worker: Worker;
  tell: ((answer: CheckAnswer | null) => void) | null;
  ending?: NodeJS.Timeout;
}

let atWork = 0;
const waiting: (() => void)[] = [];
const idle: PictureThread[] = [];

/** Re-encodes both pictures and measures them, in a thread with limits that has the models loaded. */
export async function checkPictures(pictures: SentPictures): Promise<MeasuredPictures> {
  if (atWork >= mostThreads) await new Promise<void>((go) => waiting.push(go));
  else atWork++;
  try {
    const answer = await request(idle.pop() ?? beginThread(), pictures);
    // out of memory, or a crash of a reader: the pictures count as unreadable
    if (answer === null) return damaged;
    if ('failed' in answer) throw new Error(`A selfie could not be looked at: ${answer.failed}`);
    return answer.measured;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork--;
  }
}

function beginThread(): PictureThread {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    // readers' output about an untrusted file must not reach the log
    stdout: true,
    stderr: true,
  });
  const thread: PictureThread = { worker, tell: null };
  const isGone = () => {
    clearTimeout(thread.ending);
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    thread.tell?.(null);
  };
  worker.on('message', (answer: CheckAnswer) => thread.tell?.(answer));
  worker.on('error', isGone);
  worker.on('exit', isGone);
  return thread;
}

async function request(thread: PictureThread, pictures: SentPictures): Promise<CheckAnswer | null> {
  const { worker } = thread;
  clearTimeout(thread.ending);
  worker.ref();
  const endWatch = limitThread(worker, fileLimits, () => thread.tell?.(null));
  const answer = await new Promise<CheckAnswer | null>((resolve) => {
    thread.tell = resolve;
    worker.postMessage(pictures);
  });
  endWatch();
  thread.tell = null;
  if (answer === null || 'failed' in answer) void worker.terminate();
  else retainIdle(thread);
  return answer;
}

/** It waits for the next pictures for a while, without keeping an ending process alive. */
function retainIdle(thread: PictureThread): void {
  thread.worker.unref();
  thread.ending = setTimeout(() => {
    // it is not reused while it ends
    idle.splice(idle.indexOf(thread), 1);
    void thread.worker.terminate();
  }, idleMs).unref();
  idle.push(thread);
}
