/**
 * Reads pictures in its own thread: a hanging or memory-filling picture ends with the thread. The models are loaded
 * once.
 */
import { parentPort } from 'node:worker_threads';
import type { CheckAnswer, SentPictures } from './check-pictures.ts';
import { loadFaceModel } from './face-model.ts';
import { measurePicture } from './measure-picture.ts';

const model = loadFaceModel();

async function check({ front, turned }: SentPictures): Promise<CheckAnswer> {
  const find = await model;
  return { measured: { front: await measurePicture(front, find), turned: await measurePicture(turned, find) } };
}

parentPort!.on('message', (pictures: SentPictures) => {
  void check(pictures)
    .catch((error: unknown): CheckAnswer => ({ failed: String(error) }))
    .then((answer) => parentPort!.postMessage(answer));
});
