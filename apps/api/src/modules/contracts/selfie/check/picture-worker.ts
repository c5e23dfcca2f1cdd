/**
 * Reads pictures in its own thread: a hanging or memory-filling picture ends with the thread. The models are loaded
 * once.
 */
import { parentPort } from 'node:worker_threads';
import type { CheckAnswer, SentPictures } from './check-pictures.ts';
import { loadFaceModel } from './face-model.ts';
import { measurePicture, similarityOf } from './measure-picture.ts';

const model = loadFaceModel();

async function check(sent: SentPictures): Promise<CheckAnswer> {
  const find = await model;
  const [front, turned] = [await measurePicture(sent.front, find), await measurePicture(sent.turned, find)];
  const similarity = front.descriptor && turned.descriptor ? similarityOf(front.descriptor, turned.descriptor) : null;
  return { measured: { front: front.picture, turned: turned.picture, similarity } };
}

parentPort!.on('message', (pictures: SentPictures) => {
  void check(pictures)
    .catch((error: unknown): CheckAnswer => ({ failed: String(error) }))
    .then((answer) => parentPort!.postMessage(answer));
});
