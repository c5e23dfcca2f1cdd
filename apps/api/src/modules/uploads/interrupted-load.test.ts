/** A database outage at any point of a load, permanent or for the rest of that load: the old table stays in force. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import type { FlowContext } from '../../kernel/context.ts';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import { type FileStore, localFiles } from '../../kernel/files.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { loadTable } from './jobs/load-table.ts';
import { fileKey } from './run-upload.ts';
import { findUpload, insertUpload } from './uploads.repository.ts';

let api: TestApi;
let files: FileStore;
let folder: string;
beforeAll(async () => {
  api = await openApi();
  folder = await mkdtemp(join(tmpdir(), 'estrada-interrupted-'));
  files = localFiles(folder);
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

class GoneAway extends Error {}

/**
 * The database and the context of a worker that loses its database at a given query.
 *
 * @param at counted from 1
 * @param comesBack whether it responds again after that one
 */
function breakAt(at: number, comesBack: boolean) {
  const { context } = api.system();
  let asked = 0;
  const ask = () => {
    asked += 1;
    if (asked === at || (asked > at && !comesBack)) throw new GoneAway('The database has gone away');
  };
  const guarded = <Handle extends Db>(db: Handle): Handle =>
    new Proxy(db, {
      get(target, name) {
        if (['select', 'insert', 'update', 'delete', 'execute', 'transaction'].includes(String(name))) ask();
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const database: DatabaseHandle = {
    ...api.database,
    db: guarded(api.database.db),
    async openCopyIn(target) {
      ask();
      const copy = await api.database.openCopyIn(target);
      // a broken connection ends its copy
      const orAbort = async (act: () => Promise<void>) => {
        try {
          ask();
        } catch (error) {
          await copy.abort();
          throw error;
        }
        await act();
      };
      return {
        write: (lines) => orAbort(() => copy.write(lines)),
        end: () => orAbort(() => copy.end()),
        abort: () => copy.abort(),
      };
    },
  };
  const broken: FlowContext = {
    ...context,
    db: database.db,
    transaction: (work) => {
      ask();
      return context.transaction(async (tx) => {
        const result = await work({ ...tx, db: guarded(tx.db) });
        // the response to the commit is lost: it was not executed
        ask();
        return result;
      });
    },
  };
  const platform = { database, clock: api.clock } as unknown as Platform;
  return { context: broken, platform };
}

const content = (name: string) =>
  `codigo_bac;cpf;nome;email\n210101;315.720.400-92;${name};ana@exemplo.com.br\n210102;529.982.247-25;${name};rui@exemplo.com.br\n`;

async function load(
  name: string,
  { platform, context }: { platform: Platform; context: FlowContext },
): Promise<string> {
  api.clock.advance({ minutes: 1 });
  const now = api.clock.now();
  const id = makeId(now);
  await files.write(fileKey(id), Buffer.from(content(name)));
  await insertUpload(api.database.db, {
    id,
    kind: 'dgi-users',
    fileName: 'a.csv',
    sizeBytes: 100,
    status: 'PENDING',
    userId: '0'.repeat(26),
    userName: 'Ana Lima',
    uploadedAt: now,
    progressAt: now,
  });
  await loadTable(platform, files)({ kind: 'dgi-users' }, context).catch((error: unknown) => {
    if (!(error instanceof GoneAway)) throw error;
  });
  return id;
}
const inForce = () => readTableInForce(api.database.db, 'dgi-users', '2026-11-20');
const names = async (tableId: string) =>
  (await rowsOf(api, sql`select name from dgi_users u where u.table_id = ${tableId}`)).map(({ name }) => name);

it.each([
  ['answers again afterwards', true],
  ['stays away', false],
])('leaves the previous table in force at whatever point the database fails and %s', async (_case, comesBack) => {
  const never = breakAt(Number.POSITIVE_INFINITY, true);
  const before = await load('Antes', never);
  expect(await inForce()).toBe(before);
  let broken = 0;
  for (let at = 1; ; at++) {
    const worker = breakAt(at, comesBack);
    const id = await load('Depois', worker);
    if ((await findUpload(api.database.db, { kind: 'dgi-users', dealerId: null }, id))?.status === 'SUCCESS') {
      // all that it needs was done before
      expect([await inForce(), await names(id)]).toEqual([id, ['Depois', 'Depois']]);
      break;
    }
    broken += 1;
    expect([at, await inForce(), await names(before)]).toEqual([at, before, ['Antes', 'Antes']]);
    // what a lost worker left is ended and removed; one that never started is still there for the next
    await loadTable(never.platform, files)({ kind: 'dgi-users' }, never.context);
    api.clock.advance({ minutes: 3 });
    await api.endLost();
    const upload = await findUpload(api.database.db, { kind: 'dgi-users', dealerId: null }, id);
    if (upload?.status === 'SUCCESS') expect(await inForce()).toBe(id);
    else expect([at, upload?.status, await inForce(), await names(id)]).toEqual([at, 'ERROR', before, []]);
    await api.database.db.execute(sql`delete from tables_in_force where kind = 'dgi-users' and table_id <> ${before}`);
  }
  expect(broken).toBeGreaterThan(8);
});
