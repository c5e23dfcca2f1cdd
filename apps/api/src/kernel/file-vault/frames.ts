import { createCipheriv, createDecipheriv } from 'node:crypto';
import { FileDamaged } from './file-keys.ts';

/** Plain bytes of a frame; the last one may have fewer, and has none where the file is empty or ends with a full frame. */
export const frameBytes = 64 * 1024;
export const markBytes = 16;
const cipher = 'aes-256-gcm';

/**
 * The nonce of a frame: its number and whether it is the last. Each key belongs to one file and each number is used
 * once, so no nonce repeats; a swapped, missing or truncated frame fails its tag.
 */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 1, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a stream frame by frame; at most one frame is in memory. */
export async function* sealFrames(content: AsyncIterable<Uint8Array>, secret: Buffer): AsyncGenerator<Uint8Array> {
  let index = 0;
  for await (const { bytes, isLast } of cut(content, frameBytes)) {
    const sealing = createCipheriv(cipher, secret, nonceOf(index++, isLast));
    yield Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
  }
}

/**
 * The plain bytes of a sealed stream. Each frame is released only after its tag is verified.
 *
 * @throws FileDamaged at the first frame that is not what was written
 */
export async function* openFrames(sealed: AsyncIterable<Uint8Array>, secret: Buffer): AsyncGenerator<Uint8Array> {
  let index = 0;
  for await (const { bytes, isLast } of cut(sealed, frameBytes + markBytes)) {
    if (bytes.length < markBytes) throw new FileDamaged('The file is cut off');
    const opening = createDecipheriv(cipher, secret, nonceOf(index++, isLast), { authTagLength: markBytes }).setAuthTag(
      bytes.subarray(-markBytes),
    );
    const plain = opening.update(bytes.subarray(0, -markBytes));
    try {
      opening.final();
    } catch {
      throw new FileDamaged(`Frame ${index} is not what was written`);
    }
    yield plain;
  }
}

/** The plain size for a sealed size. */
export function plainSize(sealedBytes: number): number {
  const frames = Math.max(1, Math.ceil(sealedBytes / (frameBytes + markBytes)));
  return Math.max(0, sealedBytes - frames * markBytes);
}

/** The stream in chunks of exactly `size`; the last one, which is always produced, may be shorter or empty. */
async function* cut(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const part of content) {
    waiting = waiting.length === 0 ? Buffer.from(part) : Buffer.concat([waiting, part]);
    // a full chunk waits for the next bytes: only then is it known not to be the last
    let from = 0;
    for (; waiting.length - from > size; from += size)
      yield { bytes: waiting.subarray(from, from + size), isLast: false };
    waiting = waiting.subarray(from);
  }
  yield { bytes: waiting, isLast: true };
}
