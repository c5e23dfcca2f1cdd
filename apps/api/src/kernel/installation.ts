import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from './config.ts';
import type { Db } from './database/database.ts';
import type { FileStore } from './files.ts';
import { settings } from './kernel.tables.ts';

/** The row of the settings and the file of the store, plain, that hold the id of the installation. */
const idName = 'installation';
const signingName = 'own-signing-key';

const adopt = {
  pt: 'se um deles foi restaurado e os dois são da mesma instalação, execute `npm run installation:adopt` uma vez',
  en: 'if one of them was restored and they belong together, run `npm run installation:adopt` once',
};

/**
 * Lets a process run only where database and file store are of one installation: from another database the stored files would look
 * abandoned, and another store lacks them. The first start of an installation gives both the same id.
 *
 * @param store the files as they are stored, not decrypted
 * @throws ConfigError where the ids differ, or one of the two has none
 */
export async function ensureOneInstallation(db: Db, store: FileStore): Promise<void> {
  await db.transaction(async (tx) => {
    // a second process that starts at once waits here until the first has written both
    const [made] = await tx
      .insert(settings)
      .values({ name: idName, value: randomUUID() })
      .onConflictDoNothing()
      .returning({ value: settings.value });
    const storeId = await readStoreId(store);
    if (made && storeId !== null)
      throw new ConfigError({
        pt: `Este banco de dados não é o dos arquivos armazenados: defina DATABASE_URL ou DATA_DIR com o banco de dados certo; ${adopt.pt}.`,
        en: `This database is not the one that the stored files belong to: set DATABASE_URL or DATA_DIR to that one; ${adopt.en}.`,
      });
    if (made) await store.write(idName, Buffer.from(String(made.value)));
    else if ((await readDatabaseId(tx)) !== storeId)
      throw new ConfigError({
        pt: `Os arquivos deste banco de dados estão em outro lugar: todos os processos precisam do mesmo FILES_BUCKET ou da mesma DATA_DIR; ${adopt.pt}.`,
        en: `The files of this database are stored elsewhere: all processes need the same FILES_BUCKET, or the same DATA_DIR; ${adopt.en}.`,
      });
  });
}

/**
 * Makes database and file store one installation, whatever ids they had, after one of them was restored. The key that seals papers
 * may then be another one, too.
 *
 * @returns the id that both have now: the database's, or the store's where the database has none
 */
export async function adoptStore(db: Db, store: FileStore): Promise<string> {
  const id = (await readDatabaseId(db)) ?? (await readStoreId(store)) ?? randomUUID();
  await db.insert(settings).values({ name: idName, value: id }).onConflictDoNothing();
  await db.delete(settings).where(eq(settings.name, signingName));
  await store.write(idName, Buffer.from(id));
  return id;
}

/**
 * Lets a process seal with a key that it made itself only where no other process of the installation has made one.
 *
 * @param fingerprint of the certificate of that key
 * @throws ConfigError where another one is in use
 */
export async function ensureOneSigningKey(db: Db, fingerprint: string): Promise<void> {
  await db.insert(settings).values({ name: signingName, value: fingerprint }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, signingName));
  if (row?.value !== fingerprint)
    throw new ConfigError({
      pt: `Outro processo desta instalação usa outra chave de selo: defina SIGNING_FILE com uma cópia do signing.pem dele ou compartilhe DATA_DIR; ${adopt.pt}.`,
      en: `Another process of this installation seals with another key: set SIGNING_FILE to a copy of its signing.pem, or share DATA_DIR; ${adopt.en}.`,
    });
}

async function readDatabaseId(db: Pick<Db, 'select'>): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, idName));
  return row ? String(row.value) : null;
}

async function readStoreId(store: FileStore): Promise<string | null> {
  const bytes = await store.read(idName);
  return bytes ? Buffer.from(bytes).toString('utf8').trim() : null;
}
