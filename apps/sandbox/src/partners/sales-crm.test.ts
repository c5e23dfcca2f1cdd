/** The sales CRM: it takes the versions of a lead in order, and each of them once. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false });
});
afterEach(() => sandbox.close());

const call = async (path: string, body?: object) => {
  const response = await fetch(`${sandbox.url}/sales-crm/v1/leads${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const deliver = (version: number, phone = '11987650010') =>
  call('', { leadId: 'L-1', version, event: 'create', status: 'new', person: { name: 'Marina Alves', phone } });

it('counts a version once, and ignores one that is older than the last', async () => {
  for (const version of [1, 1, 3, 2]) await deliver(version);
  const { body } = await call('/L-1');
  expect(body.received).toEqual([1, 3].map((version) => ({ version, event: 'create', status: 'new' })));
  expect((await deliver(2)).body).toEqual({ leadId: 'L-1', version: 3 });
});

it('refuses a lead by its phone, and accepts the same version with a corrected one', async () => {
  expect(await deliver(1, '11987650009')).toMatchObject({ status: 422, body: { error: 'CRM-009' } });
  expect((await call('/L-1')).status).toBe(404);
  expect((await deliver(1)).status).toBe(200);
});
