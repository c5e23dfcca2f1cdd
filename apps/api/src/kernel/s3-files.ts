import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertPlainKey, type FileStore, FileTooLarge } from './files.ts';

/** The address of a bucket, and the credentials for it. */
export interface BucketAddress {
  bucket: string;
  region: string;
  /** for a server other than Amazon's */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound;
const nothing = (error: unknown) => {
  if (isMissing(error)) return null;
  throw error;
};

/**
 * Files in a bucket of an S3-compatible store, so that several machines share them.
 * @throws Error for an invalid key
 */
export function s3Files({ bucket: Bucket, region, endpoint, ...credentials }: BucketAddress): FileStore {
  const client = new S3Client({
    region,
    credentials,
    // other servers have no host name for each bucket, and store the frames of newer checksums with the bytes
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => {
    assertPlainKey(key);
    return { Bucket, Key: key };
  };
  /** All or nothing: the object becomes visible once complete, and parts of an interrupted upload are removed. */
  const put = async (key: string, Body: AsyncIterable<Uint8Array>, more: { IfMatch?: string } = {}) => {
    const stream = Readable.from(Body, { objectMode: false });
    const upload = new Upload({ client, params: { ...place(key), Body: stream, ...more } });
    // otherwise a source that fails between two parts would be awaited for ever
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    try {
      await Promise.race([upload.done(), failed]);
    } catch (error) {
      await upload.abort().catch(() => undefined);
      throw error;
    }
  };
  const open = async (key: string) => client.send(new GetObjectCommand(place(key))).catch(nothing);
  return {
    async read(key) {
      const found = await open(key);
      return found ? await found.Body!.transformToByteArray() : null;
    },
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentLength: bytes.length }));
    },
    async openRead(key) {
      const found = await open(key);
      if (!found) return null;
      const content = found.Body as Readable;
      // on a failure before the first byte the stream has no reader: it must not end the process
      return { content: content.on('error', () => {}), sizeBytes: found.ContentLength! };
    },
    async writeStream(key, content, maxBytes = Number.POSITIVE_INFINITY) {
      let sizeBytes = 0;
      async function* counted() {
        for await (const part of content) {
          sizeBytes += part.length;
          if (sizeBytes > maxBytes) throw new FileTooLarge();
          yield part;
        }
      }
      await put(key, counted());
      return sizeBytes;
    },
    async overwrite(key, content) {
      const head = () => client.send(new HeadObjectCommand(place(key))).catch(nothing);
      const found = await head();
      if (!found) return false;
      try {
        await put(key, content, found.ETag ? { IfMatch: found.ETag } : {});
      } catch (error) {
        if (isMissing(error) || (error as Error).name === 'PreconditionFailed') return false;
        throw error;
      }
      // (a server that ignores the condition has restored a file removed during the write)
      return true;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async move(key, target) {
      const { Key } = place(key);
      const copy = new CopyObjectCommand({ ...place(target), CopySource: `${Bucket}/${Key}` });
      if (await client.send(copy).catch(nothing)) await client.send(new DeleteObjectCommand(place(key)));
    },
    async *keys() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
    },
    // a bucket reports no limit
    room: async () => Number.MAX_SAFE_INTEGER,
    // parts of killed uploads are invisible: a rule of the bucket (abort incomplete uploads) removes them
    removeDrafts: async () => {},
  };
}
