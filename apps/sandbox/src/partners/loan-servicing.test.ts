/** The company that collects instalments: what it knows is what was registered, and slips that a bank would read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { slipLine } from '../rules/slip-line.ts';

let now = new Date('2027-02-10T13:00:00Z');
let sandbox: Sandbox;
beforeEach(async () => {
  now = new Date('2027-02-10T13:00:00Z');
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, now: () => now });
});
afterEach(() => sandbox.close());

const instalments = ['2026-12-20', '2027-01-20', '2027-02-20'].map((dueOn, index) => ({
  number: index + 1,
  dueOn,
  amountCents: 100_000,
  principalCents: 98_000,
  interestCents: 2_000,
}));
const call = async (path: string, body?: object) => {
  const response = await fetch(`${sandbox.url}/loan-servicing/v1/contracts${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const register = (contractNumber: string) =>
  call('', { contractNumber, releasedOn: '2026-11-20', rateMonthly: '0.0149', instalments });

describe('the statement', () => {
  it('is that of the registered contract; what was due before today is paid', async () => {
    await register('70000001');
    const { body } = await call('/70000001');
    expect(body).toMatchObject({ asOf: '2027-02-10', rateMonthly: '0.0149', outstandingCents: 98_000 });
    expect((body.instalments as { paidOn: string | null }[]).map(({ paidOn }) => paidOn)).toEqual([
      '2026-12-20',
      '2027-01-20',
      null,
    ]);
  });

  it('leaves the last due instalment of a contract that ends in 7 open', async () => {
    await register('70000007');
    const { body } = await call('/70000007');
    expect((body.instalments as { paidOn: string | null }[]).map(({ paidOn }) => paidOn)).toEqual([
      '2026-12-20',
      null,
      null,
    ]);
  });

  it('does not exist for a contract that was not registered, and cannot for one that ends in 99', async () => {
    expect((await call('/70000002')).status).toBe(404);
    expect((await register('70000099')).status).toBe(422);
  });
});

describe('a slip', () => {
  it('exists for what is open, with a line of 47 digits', async () => {
    await register('70000001');
    const { body } = await call('/70000001/slips/3');
    expect(body).toEqual({ line: expect.stringMatching(/^\d{47}$/), dueOn: '2027-02-20', amountCents: 100_000 });
    for (const number of [1, 9]) expect((await call(`/70000001/slips/${number}`)).status).toBe(404);
  });

  it('has the due date, the amount and the check digits of its fields in its line', () => {
    const line = slipLine({ key: 'a', dueOn: '2025-02-23', amountCents: 123_45 });
    expect(line.slice(-14)).toBe('10010000012345');
    const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
    for (const field of fields) {
      const sum = [...field].reverse().reduce((total, digit, index) => {
        const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return total + (product > 9 ? product - 9 : product);
      }, 0);
      expect(sum % 10).toBe(0);
    }
  });
});

describe('an early settlement', () => {
  const request = { requestId: 'r1', kind: 'WHOLE', on: '2027-02-12', amountCents: 98_500 };

  it('is received once, confirmed with a line, and expires after its day', async () => {
    await register('70000001');
    const first = await call('/70000001/settlements', request);
    expect(first.body).toMatchObject({ status: 'RECEIVED', line: null, on: '2027-02-12', amountCents: 98_500 });
    now = new Date('2027-02-10T13:01:00Z');
    const again = await call('/70000001/settlements', request);
    expect(again.body).toMatchObject({
      settlementId: first.body.settlementId,
      status: 'CONFIRMED',
      line: expect.stringMatching(/^\d{47}$/),
    });
    now = new Date('2027-02-13T13:00:00Z');
    const { body } = await call('/70000001');
    expect(body.settlements).toEqual([expect.objectContaining({ status: 'EXPIRED', line: null })]);
  });

  it('is known from the beginning for contracts that end in 11 (paid), 15 (confirmed) and 16 (a part, requested)', async () => {
    for (const ending of ['11', '15', '16']) await register(`700000${ending}`);
    const paid = (await call('/70000011')).body;
    expect(paid).toMatchObject({ outstandingCents: 0, settlements: [] });
    const rows = paid.instalments as { paidOn: string; paidCents: number }[];
    expect(rows.map(({ paidOn }) => paidOn)).toEqual(['2026-12-20', '2026-12-20', '2026-12-20']);
    expect(rows[2]!.paidCents).toBeLessThan(rows[1]!.paidCents);
    const known = async (number: string) => (await call(number)).body.settlements;
    expect(await known('/70000015')).toMatchObject([{ kind: 'WHOLE', on: '2027-02-20', status: 'CONFIRMED' }]);
    expect(await known('/70000016')).toMatchObject([{ kind: 'FEWER', status: 'RECEIVED', line: null }]);
    now = new Date('2027-02-21T13:00:00Z');
    expect(await known('/70000015')).toMatchObject([{ status: 'EXPIRED', line: null }]);
  });
});
