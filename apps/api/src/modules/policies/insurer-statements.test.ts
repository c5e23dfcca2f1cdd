/** The monthly statement of an insurer against the books, and what is done about each difference. */
import type { endpoints, QueryInputOf } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, aSentInsurance, decideAlways, type InsuredType, runRequests } from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let insurance: Session;
/** car policies of Liberty with a commission of 450.00, by name */
const policies: Record<'equal' | 'other' | 'absent' | 'cancelled', { id: string; number: string }> = {} as never;
let withoutTable: { id: string; number: string };
const month = '11/2026';

beforeAll(async () => {
  api = await openApi();
  await api.work();
  const manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  decideAlways(api, accepted);
  let count = 0;
  for (const port of [api.partners.liberty, api.partners.assurant]) {
    port.quote = async (requestId, { product }) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-11-27T23:59:59-03:00',
      offers: [
        {
          coverage: product === 'SEGURO_AUTO' ? 'A' : 'STANDARD',
          deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
          netCents: 300_000,
          iofCents: 22_140,
          totalCents: 322_140,
        },
      ],
    });
    port.issue = async () => ({
      policyNumber: `0531.2026.${1000 + count++}`,
      issuedOn: '2026-11-20',
      startsOn: '2026-11-21',
      endsOn: '2027-11-20',
      instalments: [{ number: 1, dueOn: '2026-11-25', amountCents: 322_140, interestCents: 0 }],
    });
  }
  const issue = async (type: InsuredType) => {
    const { id } = await aSentInsurance(manager, type);
    await runRequests(api, id);
    const { policyNumber } = await manager.ok('readInsurance', { params: { id } });
    return { id, number: policyNumber! };
  };
  for (const name of ['equal', 'other', 'absent', 'cancelled'] as const) policies[name] = await issue('SEGURO_AUTO');
  withoutTable = await issue('GAP');
  const { id } = policies.cancelled;
  const { version } = await manager.ok('readInsurance', { params: { id } });
  await manager.ok('withdrawInsurance', { params: { id }, body: { version } });
}, 120_000);
afterAll(() => api.close());

const heading = 'seguradora;mes;item;apolice;tipo;premio liquido;comissao';
async function send(...lines: string[]) {
  const { status, body } = await sendTable(api, insurance, 'demonstrativo.csv', [heading, ...lines].join('\n'), {
    table: 'InsurerStatements',
  });
  expect(status).toBe(200);
  return untilFinished(insurance, body.id, 'InsurerStatements');
}
const line = (item: number, number: string, kind: 'emissão' | 'cancelamento', commission: string, net = '3.000,00') =>
  `LIBERTY;${month};${item};${number};${kind};${net};${commission}`;
const usualLines = () => [
  line(1, policies.equal.number, 'emissão', '450,00'),
  line(2, policies.other.number, 'emissão', '400,00'),
  line(3, policies.cancelled.number, 'emissão', '450,00'),
  line(4, '9999.2026.1', 'emissão', '100,00'),
  line(5, policies.equal.number, 'emissão', '450,00'),
];
type Filters = QueryInputOf<typeof endpoints.listCommissionDifferences>;
const list = async (query: Filters = {}) =>
  (await insurance.ok('listCommissionDifferences', { query: { provider: 'LIBERTY', month: '2026-11', ...query } }))
    .items;
const find = async (kind: string) => (await list()).find((row) => row.kind === kind)!;
const at = ({ id, version }: { id: string; version: number }) => ({ params: { id }, body: { version } });

describe('a statement', () => {
  it('is compared with the books line by line, and lists each difference once', async () => {
    const { upload } = await send(...usualLines());
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 5 });
    const found = (await list()).map(({ kind, policyNumber, statementKind, item }) => [
      kind,
      policyNumber,
      statementKind,
      item,
    ]);
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        ['AMOUNT', policies.other.number, 'ISSUE', 2],
        ['UNKNOWN_POLICY', '9999.2026.1', 'ISSUE', 4],
        ['DUPLICATE', policies.equal.number, 'ISSUE', 5],
        ['MISSING_THERE', policies.absent.number, 'ISSUE', null],
        ['MISSING_THERE', policies.cancelled.number, 'CANCELLATION', null],
      ]),
    );
    expect(await find('AMOUNT')).toMatchObject({
      ours: { netCents: 300_000, commissionCents: 45_000 },
      theirs: { netCents: 300_000, commissionCents: 40_000 },
      can: { accept: true, dispute: true, solve: true, claim: true },
    });
    expect((await find('UNKNOWN_POLICY')).can.accept).toBe(false);
  });

  it('of the same insurer and month replaces the earlier one: equal differences stay, those that are gone are solved', async () => {
    const before = await list();
    await send(
      ...usualLines(),
      line(6, policies.cancelled.number, 'cancelamento', '450,00'),
      line(7, policies.absent.number, 'cancelamento', '450,00'),
    );
    const after = await list();
    const idsOf = (rows: typeof after) => rows.map(({ id }) => id).sort();
    const gone = before.find(({ statementKind }) => statementKind === 'CANCELLATION')!;
    const added = after.find(({ kind }) => kind === 'MISSING_HERE')!;
    expect(added).toMatchObject({
      policyNumber: policies.absent.number,
      theirs: { commissionCents: -45_000 },
      ours: null,
    });
    expect(idsOf(after)).toEqual(idsOf([...before.filter(({ id }) => id !== gone.id), added]));
    expect((await list({ state: 'SOLVED' })).map(({ id }) => id)).toEqual([gone.id]);
  });

  it('of a month to come, or with an unknown kind, is refused at its line', async () => {
    const { upload, problems } = await send(
      'LIBERTY;12/2026;1;0531.1;emissão;1,00;1,00',
      'LIBERTY;13/2026;2;0531.1;emissão;1,00;1,00',
      'LIBERTY;11/2026;3;0531.1;endosso;1,00;0',
    );
    expect([upload.status, problems.map(({ line: at, column }) => [at, column])]).toEqual([
      'ERROR',
      [
        [2, 'mes'],
        [3, 'mes'],
        [4, 'tipo'],
      ],
    ]);
  });
});

describe('a difference', () => {
  it("is accepted: the insurer's figure is booked today as an adjustment, and the statement then agrees", async () => {
    const difference = await find('AMOUNT');
    const done = await insurance.ok('acceptCommissionDifference', at(difference));
    expect(done).toMatchObject({ status: 'ACCEPTED', can: { accept: false, dispute: false, solve: false } });
    const [entry] = await rowsOf(
      api,
      sql`select kind, amount_cents::text, net_cents::text, booked_on::text, statement_month from insurance_commissions
        where difference_id = ${difference.id}`,
    );
    expect(entry).toEqual({
      kind: 'ADJUSTED',
      amount_cents: '-5000',
      net_cents: '0',
      booked_on: '2026-11-20',
      statement_month: '2026-11',
    });
    await send(...usualLines());
    expect((await list()).map(({ kind }) => kind)).not.toContain('AMOUNT');
    const history = await insurance.call('acceptCommissionDifference', at(done));
    expect([history.status, history.body.code]).toEqual([409, 'PRS007']);
  });

  it('without a commission table is solved by the figure of its insurer', async () => {
    const [open] = (await list({ provider: 'ASSURANT' })).filter(({ kind }) => kind === 'NO_TABLE');
    expect(open).toMatchObject({ policyNumber: withoutTable.number, ours: { commissionCents: 0 }, theirs: null });
    expect(open!.can).toEqual({ accept: false, dispute: false, solve: true, claim: true });
    await send(`ASSURANT;${month};1;${withoutTable.number};emissão;3.000,00;300,00`);
    const [other] = (await list({ provider: 'ASSURANT' })).filter(({ kind }) => kind === 'AMOUNT');
    await insurance.ok('acceptCommissionDifference', at(other!));
    expect(await list({ provider: 'ASSURANT' })).toEqual([]);
    const { items } = await insurance.ok('listInsuranceCommissions', { query: { provider: 'ASSURANT' } });
    expect(items.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['ADJUSTED', 30_000],
      ['EARNED', 0],
    ]);
  });

  it('is disputed with a text, stays in the list, and is solved with one', async () => {
    const difference = await find('DUPLICATE');
    const disputed = await insurance.ok('disputeCommissionDifference', {
      params: { id: difference.id },
      body: { version: difference.version, note: 'A apólice foi emitida uma vez' },
    });
    expect(disputed).toMatchObject({ status: 'DISPUTED', note: 'A apólice foi emitida uma vez' });
    expect((await find('DUPLICATE')).status).toBe('DISPUTED');
    const solved = await insurance.ok('solveCommissionDifference', {
      params: { id: difference.id },
      body: { version: disputed.version, note: 'A seguradora corrigiu' },
    });
    expect(solved.status).toBe('SOLVED');
    expect(await find('DUPLICATE')).toBeUndefined();
  });

  it('is claimed by one person and released by the same', async () => {
    const difference = await find('UNKNOWN_POLICY');
    const claimed = await insurance.ok('claimCommissionDifference', at(difference));
    expect(claimed.claim).toMatchObject({ isOwn: true });
    expect((await insurance.ok('releaseCommissionDifference', at(claimed))).claim).toBeNull();
  });

  it('leaves an entry of each act in the trail', async () => {
    const rows = await rowsOf(
      api,
      sql`select distinct action from audit_entries where entity = 'commission-difference' order by action`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'commission-difference.accept',
      'commission-difference.claim',
      'commission-difference.dispute',
      'commission-difference.reconcile',
      'commission-difference.release',
      'commission-difference.solve',
    ]);
  });
});

describe('403', () => {
  it('is closed to everybody but role insurance', async () => {
    for (const role of ['finance', 'fi-manager', 'seller'] as const) {
      const { status } = await (await api.signIn(role)).call('listCommissionDifferences', { query: {} });
      expect([role, status]).toEqual([role, 403]);
    }
  });
});

describe('404', () => {
  it('does not know another id', async () => {
    const answer = await insurance.call(
      'acceptCommissionDifference',
      at({ id: '01jd00000000000000000000zz', version: 0 }),
    );
    expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('409', () => {
  it('refuses a stale version, and a difference that is claimed by another user', async () => {
    const difference = await find('UNKNOWN_POLICY');
    const stale = await insurance.call('acceptCommissionDifference', at({ ...difference, version: 7 }));
    expect([stale.status, stale.body.code]).toEqual([409, 'PRS001']);
    await api.database.db.execute(sql`update commission_differences
      set claimed_by = '01jd0000000000000000000099', claimed_by_name = 'Rui Peixoto', claimed_at = ${api.clock.now()}
      where id = ${difference.id}`);
    const claimed = await insurance.call('solveCommissionDifference', {
      params: { id: difference.id },
      body: { version: difference.version, note: 'Resolvida' },
    });
    expect([claimed.status, claimed.body.code, claimed.body.message]).toEqual([
      409,
      'PRS001',
      expect.stringContaining('Rui Peixoto'),
    ]);
    expect((await find('UNKNOWN_POLICY')).can).toEqual({ accept: false, dispute: false, solve: false, claim: false });
  });

  it('never books the figure of a policy that we do not know, or of a line too many', async () => {
    await api.database.db.execute(sql`update commission_differences set claimed_by = null, claimed_at = null`);
    const answer = await insurance.call('acceptCommissionDifference', at(await find('UNKNOWN_POLICY')));
    expect([answer.status, answer.body.code]).toEqual([409, 'PRS007']);
  });
});

describe('422', () => {
  it('requires a text for a dispute and a solution', async () => {
    const { id, version } = await find('UNKNOWN_POLICY');
    for (const call of ['disputeCommissionDifference', 'solveCommissionDifference'] as const) {
      const { status, body } = await insurance.call(call, { params: { id }, body: { version, note: ' ' } });
      expect([status, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual([422, ['note required']]);
    }
  });
});
