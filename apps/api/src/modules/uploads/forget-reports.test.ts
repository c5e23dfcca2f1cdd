/** The bad cells of a refused table may be people's: after thirty days only their number is shown. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  admin = await api.signIn('admin-internal');
}, 60_000);
afterAll(() => api.close());

it('deletes the report of a refused table after thirty days and retains only the outcome', async () => {
  const lines = ['codigo_bac;cpf;nome;email', '210101;11111111111;Ana Lima;ana@exemplo.com.br'].join('\n');
  const { body: sent } = await sendTable(api, admin, 'usuarios.csv', lines, { table: 'DgiUsers' });
  const { upload: refused } = await untilFinished(admin, sent.id, 'DgiUsers');
  expect(refused).toMatchObject({ status: 'ERROR', problemCount: 1 });
  const params = { id: sent.id };
  const look = async () => {
    await api.sweep();
    const session = await api.signIn('admin-internal');
    const { upload, problems } = await session.ok('readDgiUsersUpload', { params });
    const { status } = await session.call('readDgiUsersReport', { params });
    return { upload, cells: problems.map(({ value }) => value), status };
  };
  api.clock.advance({ days: 29 });
  expect(await look()).toEqual({ upload: refused, cells: ['11111111111'], status: 200 });
  api.clock.advance({ days: 2 });
  expect(await look()).toEqual({ upload: { ...refused, problemCount: 0 }, cells: [], status: 404 });
  expect(refused.message).toBeTruthy();
  const [left] = await rowsOf(
    api,
    sql`select count(*)::int as cells from upload_problems where upload_id = ${sent.id}`,
  );
  expect(left).toEqual({ cells: 0 });
});
