import { createHash } from 'node:crypto';

/** Bytes of the hash of a block: they prove nothing (the digest of the whole does), they only locate a change. */
const hashBytes = 8;
const smallestBlock = 64;
const mostBlocks = 1_024;

/** Locates changed bytes of sealed content: its length, and a short hash of each block. */
export type Locator = { readonly length: number; readonly blockBytes: number; readonly hashes: Uint8Array };

/** From the first byte that may have changed to the one after the last, as offsets in the originally sealed bytes. */
export type ByteRange = { readonly from: number; readonly to: number };

const hashOf = (block: Uint8Array) => createHash('sha256').update(block).digest().subarray(0, hashBytes);

function hashBlocks(bytes: Uint8Array, blockBytes: number): Uint8Array {
  const hashes = [];
  for (let from = 0; from < bytes.length; from += blockBytes)
    hashes.push(hashOf(bytes.subarray(from, from + blockBytes)));
  return Buffer.concat(hashes);
}

/** Hashes the blocks: of 64 bytes each, larger where there would be more than 1,024. */
export function makeLocator(bytes: Uint8Array): Locator {
  const blockBytes = Math.max(smallestBlock, Math.ceil(bytes.length / mostBlocks));
  return { length: bytes.length, blockBytes, hashes: hashBlocks(bytes, blockBytes) };
}

/**
 * Where bytes differ from those that a locator was computed from. After an insertion or deletion, all that follows
 * differs.
 *
 * @returns neighbouring blocks as one range, in order; at most the first ten
 */
export function locateChanges(bytes: Uint8Array, { length, blockBytes, hashes }: Locator): ByteRange[] {
  const now = hashBlocks(bytes, blockBytes);
  const ranges: { from: number; to: number }[] = [];
  for (let block = 0; block * blockBytes < Math.max(length, bytes.length); block++) {
    const at = block * hashBytes;
    if (Buffer.compare(now.subarray(at, at + hashBytes), hashes.subarray(at, at + hashBytes)) === 0) continue;
    const [from, to] = [block * blockBytes, Math.min((block + 1) * blockBytes, Math.max(length, bytes.length))];
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.slice(0, 10);
}

/** A locator as bytes: length and size of a block (4 bytes each, big-endian), then the hashes. */
export function packLocator({ length, blockBytes, hashes }: Locator): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.writeUInt32BE(blockBytes, 4);
  return Buffer.concat([head, hashes]);
}

export function unpackLocator(packed: Uint8Array): Locator {
  const bytes = Buffer.from(packed);
  return { length: bytes.readUInt32BE(0), blockBytes: bytes.readUInt32BE(4), hashes: bytes.subarray(8) };
}
