import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { type FileStore, localFiles } from '../files.ts';
import { encryptedFiles } from './encrypted-files.ts';
import { type FileKey, type FileKeys, parseFileKey, secretBytes, writeFileKey } from './file-keys.ts';

type KeyConfig = Pick<Config, 'DATA_DIR' | 'FILE_KEYS'>;
type StoreConfig = Pick<
  Config,
  'DATA_DIR' | 'FILES_BUCKET' | 'FILES_REGION' | 'FILES_ENDPOINT' | 'FILES_KEY_ID' | 'FILES_SECRET'
>;

/** The store with its files as on disk: encrypted. */
export async function openStore(config: StoreConfig): Promise<FileStore> {
  const { FILES_BUCKET: bucket, FILES_REGION: region, FILES_ENDPOINT: endpoint } = config;
  if (bucket === undefined) return localFiles(join(config.DATA_DIR, 'files'));
  // loaded only where a bucket is configured: most installations have none
  const { s3Files } = await import('../s3-files.ts');
  const { FILES_KEY_ID: accessKeyId = '', FILES_SECRET: secretAccessKey = '' } = config;
  return s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey });
}

/** The stored files of this installation, decrypted; only key rotation uses the raw store. */
export async function openFiles(config: StoreConfig & KeyConfig): Promise<FileStore> {
  return encryptedFiles(await openStore(config), await openFileKeys(config));
}

/**
 * The keys of `FILE_KEYS`; without any, the folder's own key, created at the first start. It remains after the
 * configured ones: it opens the files of its time.
 */
export async function openFileKeys({ DATA_DIR, FILE_KEYS }: KeyConfig): Promise<FileKeys> {
  const path = join(DATA_DIR, 'files.key');
  const [first, ...others] = FILE_KEYS;
  const own = await readOwnKey(path);
  if (first) return [first, ...others, ...(own ? [own] : [])];
  return [own ?? (await makeOwnKey(DATA_DIR, path))];
}

async function readOwnKey(path: string): Promise<FileKey | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = parseFileKey(text);
  if (!key)
    throw new ConfigError({
      pt: `${path} não contém uma chave de arquivos: restaure a que estava lá ou defina FILE_KEYS`,
      en: `${path} contains no key for files: restore the one that was there, or set FILE_KEYS`,
    });
  return key;
}

/** Of two processes that start at once the first creates the key, and both use it. */
async function makeOwnKey(folder: string, path: string): Promise<FileKey> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const key = { id: `own-${randomBytes(4).toString('hex')}`, secret: randomBytes(secretBytes) };
  await writeFile(draft, writeFileKey(key), { mode: 0o600, flag: 'wx' });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readOwnKey(path))!;
}
