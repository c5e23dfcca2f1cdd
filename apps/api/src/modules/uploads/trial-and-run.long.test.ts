/**
 * Random tables, first tried and then sent: both have the same result, and the prediction of the trial equals the table
 * in force.
 */
import { longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';

const { seed, runs, random, timeoutMs } = longRun(50, 1_000);

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  admin = await api.signIn('admin-internal');
}, 60_000);
afterAll(() => api.close());

const cpfs = ['31572040092', '52998224725', '01234567890', '11144477735', '12345678909', '98765432100'];
const names = ['Ana Lima', 'Rui Sá', 'Eva (Neri)', 'Bia, Reis & Cia.', "Otto d'Ávila"];
type Table = Map<string, { name: string; email: string }>;

/** Lines with a key each; occasionally an invalid or a duplicate one. */
function drawFile(): { content: string; table: Table } {
  const table: Table = new Map();
  const lines: string[] = [];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  for (const bacCode of ['210101', '210102'])
    for (const cpf of cpfs) {
      if (random.below(3) === 0) continue;
      const person = { name: random.pick(names), email: `${random.pick(['a', 'b'])}@exemplo.com.br` };
      table.set(`${bacCode}|${cpf}`, person);
      lines.push([bacCode, cpf, quoted(person.name), person.email].join(';'));
    }
  if (random.below(6) === 0)
    lines.push(random.pick(['210101;1;Ana;a@b.com.br', lines[0] ?? '', '999999;31572040092;A;']));
  return { content: ['codigo_bac;cpf;nome;email', ...lines].join('\n'), table };
}

const send = async (content: string, trial: boolean) => {
  await api.database.db.execute(sql`delete from rate_limits`);
  const { body } = await sendTable(api, admin, 'tabela.csv', content, { table: 'DgiUsers', trial });
  return untilFinished(admin, body.id, 'DgiUsers');
};

/** The rows of the table in force. */
const held = async (): Promise<Table> =>
  new Map(
    (
      await rowsOf(
        api,
        sql`select bac_code, document, name, email from dgi_users u where u.table_id = ${tableInForce('dgi-users', '2026-11-20')}`,
      )
    ).map((row) => [`${row.bac_code}|${row.document}`, { name: row.name as string, email: row.email as string }]),
  );

const differs = (one: object | undefined, other: object | undefined) => JSON.stringify(one) !== JSON.stringify(other);

it(`a trial and the real run agree on ${runs} random tables (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let applied = 0;
  for (let run = 0; run < runs; run++) {
    const before = await held();
    const { content, table } = drawFile();
    const trial = await send(content, true);
    expect(await held(), `run ${run}: a trial changes nothing`).toEqual(before);
    const real = await send(content, false);
    expect([real.upload.status, real.upload.lineCount, real.upload.problemCount, real.problems]).toEqual([
      trial.upload.status,
      trial.upload.lineCount,
      trial.upload.problemCount,
      trial.problems,
    ]);
    if (real.upload.status === 'ERROR') {
      expect(await held(), `run ${run}: a refused table changes nothing`).toEqual(before);
      continue;
    }
    applied += 1;
    expect(await held()).toEqual(table);
    const keys = [...new Set([...before.keys(), ...table.keys()])];
    expect(trial.difference, `run ${run}`).toMatchObject({
      added: keys.filter((key) => !before.has(key)).length,
      removed: keys.filter((key) => !table.has(key)).length,
      changed: keys.filter((key) => before.has(key) && table.has(key) && differs(before.get(key), table.get(key)))
        .length,
    });
  }
  expect(applied).toBeGreaterThan(runs / 2);
});
