import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/open-api.ts';
import type { FileStore } from './files.ts';
import { localFiles } from './files.ts';
import { adoptStore, ensureOneInstallation, ensureOneSigningKey } from './installation.ts';
import { settings } from './kernel.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const folders: string[] = [];
const makeStore = (): FileStore => {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-store-'));
  folders.push(folder);
  return localFiles(folder);
};
const forget = (name: string) => api.database.db.delete(settings).where(eq(settings.name, name));
const start = (store: FileStore) => ensureOneInstallation(api.database.db, store);

beforeEach(() => Promise.all([forget('installation'), forget('own-signing-key')]));
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a process', () => {
  it('gives database and store of a new installation one id, and starts on them again', async () => {
    const store = makeStore();
    await Promise.all([start(store), start(store)]);
    await start(store);
    expect(Buffer.from((await store.read('installation'))!).toString()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not start on an empty database with the files of another, and leaves both as they are', async () => {
    const store = makeStore();
    await start(store);
    await forget('installation');
    await expect(start(store)).rejects.toThrow('This database is not the one that the stored files belong to');
    await expect(start(store)).rejects.toThrow('installation:adopt');
  });

  it('does not start without the files of its database, and says that all processes need the same FILES_BUCKET', async () => {
    await start(makeStore());
    await expect(start(makeStore())).rejects.toThrow('same FILES_BUCKET');
  });

  it('starts again after the command that adopts a restored store', async () => {
    const restored = makeStore();
    await start(restored);
    await forget('installation');
    await start(makeStore());
    await expect(start(restored)).rejects.toThrow('FILES_BUCKET');
    const id = await adoptStore(api.database.db, restored);
    await start(restored);
    expect(Buffer.from((await restored.read('installation'))!).toString()).toBe(id);
  });

  it('does not seal with a second key of its own', async () => {
    await ensureOneSigningKey(api.database.db, 'AA:BB');
    await ensureOneSigningKey(api.database.db, 'AA:BB');
    await expect(ensureOneSigningKey(api.database.db, 'CC:DD')).rejects.toThrow('SIGNING_FILE');
  });
});
