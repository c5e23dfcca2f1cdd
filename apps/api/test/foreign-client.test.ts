/** The API as a foreign system uses it: through a client that is generated from the description that the API serves. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aFilledForm, aPerson, aSellerInfo, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/insert-accounts.ts';
import { anOpenProposal } from './journey.ts';
import { openApi, type TestApi } from './open-api.ts';
import { testNow } from './test-now.ts';

const client = fileURLToPath(new URL('../../../tools/foreign-client', import.meta.url));
const run = promisify(execFile);
let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  const manager = await api.signIn('fi-manager');
  const { id } = await anOpenProposal(manager, aPerson(2));
  await api.database.db.execute(sql`insert into proposal_payments
    (id, proposal_id, dealer_id, seller_id, status, contract_number, payee_document, payee_name, amount_cents,
      requested_at, requested_by_name)
    select ${id}, id, dealer_id, seller_id, 'SENT', '71000000', '46291300000178', 'Autovia', 4200050, ${testNow}, 'Ana'
    from proposals where id = ${id}`);
  origin = await api.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => api.close());

it('sells by a generated client from sign-in to an approval, and reads the payment history and an extraction', async () => {
  await run(join(client, 'node_modules/.bin/openapi-typescript'), [`${origin}/api/openapi.json`, '-o', 'schema.d.ts'], {
    cwd: client,
  });
  const problems = await run(join(client, 'node_modules/.bin/tsc'), ['-p', client]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(problems).toBe('');

  const person = aPerson(1);
  const sale = run(process.execPath, ['sell.ts'], { cwd: client });
  sale.child.stdin!.end(
    JSON.stringify({
      origin,
      username: 'DEMO.FI-MANAGER',
      password: demoPassword,
      person: simulationClientOf(person),
      registration: aFilledForm(person),
      seller: aSellerInfo(),
      manufacturer: 'CHEVROLET',
      model: 'Onix',
      paymentsFrom: '2026-01-01',
      today: testNow.slice(0, 10),
    }),
  );
  expect(JSON.parse((await sale).stdout)).toEqual({
    status: 'AP',
    paymentsCents: [4_200_050],
    extractedLines: [expect.anything(), expect.stringContaining(person.name)],
  });
});
