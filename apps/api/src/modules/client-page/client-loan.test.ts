/** The instalments of a paid contract at its client's page: statement, slips and early settlement, by the company that collects them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitOfPerson } from '../../../test/client-visit.ts';
import { contracted } from '../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../test/test-now.ts';
import { type LoanServicing, type LoanStatement, PartnerError } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
let servicing: ReturnType<typeof playServicing>;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
  servicing = playServicing();
  Object.assign(api.partners.loanServicing, servicing.port);
});
afterAll(() => api.close());

const line = '00094554525725718062098651436333916660000576190';

/** Knows what was registered; payments and settlements are set by the test. */
function playServicing() {
  const statements = new Map<string, LoanStatement>();
  const requests: string[] = [];
  const port: LoanServicing = {
    async register({ contractNumber, instalments, ...contract }) {
      statements.set(contractNumber, {
        ...contract,
        asOf: '2026-11-20',
        outstandingCents: instalments.reduce((sum, { principalCents }) => sum + principalCents, 0),
        instalments: instalments.map((row) => ({ ...row, paidOn: null, paidCents: null })),
        settlements: [],
      });
      return {};
    },
    findStatement: async (contractNumber) => statements.get(contractNumber) ?? null,
    async findSlip(contractNumber, number) {
      const row = statements.get(contractNumber)?.instalments.find((one) => one.number === number);
      return row && row.paidOn === null ? { line, dueOn: row.dueOn, amountCents: row.amountCents } : null;
    },
    async requestSettlement({ contractNumber, requestId, kind, on, amountCents }) {
      const { settlements } = statements.get(contractNumber)!;
      requests.push(requestId);
      const settlementId = `set-${requestId.slice(0, 12)}`;
      const known = settlements.find((one) => one.settlementId === settlementId);
      const settlement = known ?? { settlementId, kind, on, amountCents, status: 'RECEIVED' as const, line: null };
      if (!known) settlements.push(settlement);
      return settlement;
    },
  };
  return { port, statements, requests };
}
const away = async () => {
  throw new PartnerError('loan-servicing', 'timeout');
};

let seed = 6_900;
const paidSale = (status = 'OC') => contracted(api, seller, seed++, { status });
async function aVisit(status?: string) {
  const id = await paidSale(status);
  return { id, visit: await visitOfPerson(api, id) };
}
const read = (visit: string) => api.stranger.call('readClientLoan', { headers: headersOf(visit) });
const loanOf = async (visit: string) => (await api.stranger.ok('readClientLoan', { headers: headersOf(visit) })).loan!;
const slip = (visit: string, number: number) =>
  api.stranger.call('readClientSlip', { params: { number }, headers: headersOf(visit) });
type Choice = { kind: 'WHOLE' | 'FEWER' | 'LOWER'; on: string; amountCents?: number };
const quote = (visit: string, query: Choice) =>
  api.stranger.call('quoteClientSettlement', { query, headers: headersOf(visit) });
const settle = (visit: string, { amountCents, ...choice }: Choice, valueCents: number) =>
  api.stranger.call('requestClientSettlement', {
    body: { ...choice, amountCents: amountCents ?? null, valueCents },
    headers: headersOf(visit),
  });
const trailOf = (id: string, action: string) =>
  rowsOf(
    api,
    sql`select actor_id as "actorId", after from audit_entries where entity_id = ${id} and action = ${action} order by seq`,
  );
const scheduleOf = async (id: string) => {
  const [row] = await rowsOf(
    api,
    sql`select item -> 'schedule' as schedule from proposal_loans where proposal_id = ${id}`,
  );
  return row!.schedule as { number: number; dueDate: string; paymentCents: number; balanceCents: number }[];
};

describe('the instalments', () => {
  it('are those of the contract to the centavo, registered with the company at the first reading', async () => {
    const { id, visit } = await aVisit();
    expect((await api.stranger.ok('readClientPage', { headers: headersOf(visit) })).isServiced).toBe(true);
    const loan = await loanOf(visit);
    const schedule = await scheduleOf(id);
    expect(loan.instalments.map(({ number, dueOn, amountCents }) => [number, dueOn, amountCents])).toEqual(
      schedule.map(({ number, dueDate, paymentCents }) => [number, dueDate, paymentCents]),
    );
    const [row] = await rowsOf(api, sql`select finance_value_cents::int as cents from proposals where id = ${id}`);
    expect([loan.outstandingCents, loan.maySettle, loan.settlements]).toEqual([row!.cents, true, []]);
  });

  it('are shown as paid and overdue as the company reports them', async () => {
    const { id, visit } = await aVisit();
    const { instalments } = await loanOf(visit);
    const [statement] = servicing.statements.values();
    Object.assign(statement!.instalments[0]!, {
      paidOn: instalments[0]!.dueOn,
      paidCents: instalments[0]!.amountCents,
    });
    api.clock.moveTo(`${instalments[1]!.dueOn}T15:00:00Z`);
    const shown = (await loanOf(await visitOfPerson(api, id))).instalments;
    expect(shown.slice(0, 3).map(({ paidOn, isOverdue }) => [paidOn, isOverdue])).toEqual([
      [instalments[0]!.dueOn, false],
      [null, false],
      [null, false],
    ]);
    api.clock.moveTo(`${instalments[2]!.dueOn}T15:00:00Z`);
    const later = (await loanOf(await visitOfPerson(api, id))).instalments;
    expect(later.slice(0, 3).map(({ isOverdue }) => isOverdue)).toEqual([false, true, false]);
  });

  it('are null for a contract that the company does not accept', async () => {
    api.partners.loanServicing.register = async () => {
      throw new PartnerError('loan-servicing', 'refused');
    };
    const { visit } = await aVisit();
    expect((await read(visit)).body).toEqual({ loan: null });
    expect((await slip(visit, 1)).body.code).toBe('PRS007');
  });
});

describe('a slip', () => {
  it('has its line to copy and a PDF, and the trail records who opened it', async () => {
    const { id, visit } = await aVisit();
    const [first] = (await loanOf(visit)).instalments;
    expect((await slip(visit, 1)).body).toEqual({ line, dueOn: first!.dueOn, amountCents: first!.amountCents });
    const file = await api.stranger.call('printClientSlip', { params: { number: 1 }, headers: headersOf(visit) });
    expect(file.status).toBe(200);
    const { text } = await readPdf(file.body as never);
    expect(text).toContain('00094.55452 57257.180620 98651.436333 9 16660000576190');
    const trail = await trailOf(id, 'proposal.clientPage.slip');
    expect(
      trail.map(({ actorId, after }) => [actorId, (after as { instalmentNumber: number }).instalmentNumber]),
    ).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('does not exist for a paid instalment (409)', async () => {
    const { visit } = await aVisit();
    await loanOf(visit);
    const [statement] = servicing.statements.values();
    Object.assign(statement!.instalments[0]!, { paidOn: '2026-11-20', paidCents: 1 });
    expect([(await slip(visit, 1)).status, (await slip(visit, 1)).body.code]).toEqual([409, 'PRS007']);
  });
});

describe('an early settlement', () => {
  it('is computed at the contract rate: on a due date it is the payment and the balance of the contract', async () => {
    const { id, visit } = await aVisit();
    const schedule = await scheduleOf(id);
    const { body } = await quote(visit, { kind: 'WHOLE', on: schedule[0]!.dueDate });
    expect(Math.abs(body.valueCents - schedule[0]!.paymentCents - schedule[0]!.balanceCents)).toBeLessThan(
      schedule.length,
    );
    expect(body.payments).toHaveLength(schedule.length);
    expect(body.nominalCents).toBe(schedule.reduce((sum, { paymentCents }) => sum + paymentCents, 0));
    expect(body.savingCents).toBe(body.nominalCents - body.valueCents);
  });

  it.each(['FEWER', 'LOWER'] as const)('leaves %s instalments where a part is settled', async (kind) => {
    const { visit } = await aVisit();
    const { instalments } = await loanOf(visit);
    const { body } = await quote(visit, { kind, on: instalments[0]!.dueOn, amountCents: 500_000 });
    expect(body.valueCents).toBe(500_000);
    if (kind === 'FEWER') expect(body.remainingCount).toBeLessThan(instalments.length);
    else expect(body.payments[0]!.afterCents).toBeLessThan(body.payments[0]!.amountCents);
  });

  it('is requested once for the figure that the client saw, and the trail records it', async () => {
    const { id, visit } = await aVisit();
    const on = (await loanOf(visit)).instalments[0]!.dueOn;
    const { valueCents } = (await quote(visit, { kind: 'WHOLE', on })).body;
    const first = await settle(visit, { kind: 'WHOLE', on }, valueCents);
    expect(first.body).toMatchObject({ kind: 'WHOLE', on, amountCents: valueCents, status: 'RECEIVED' });
    expect((await settle(visit, { kind: 'WHOLE', on }, valueCents)).body.id).toBe(first.body.id);
    expect(new Set(servicing.requests).size).toBe(1);
    expect((await loanOf(visit)).settlements.map((one) => one.id)).toEqual([first.body.id]);
    const [entry] = await trailOf(id, 'proposal.clientPage.settlement');
    expect(entry!.after).toMatchObject({
      settlementKind: 'WHOLE',
      settleOn: on,
      amountCents: valueCents,
      settlementRequest: 'accepted',
    });
  });

  it('can be requested again under the same id where the answer was lost', async () => {
    const { id, visit } = await aVisit();
    const on = (await loanOf(visit)).instalments[0]!.dueOn;
    const { valueCents } = (await quote(visit, { kind: 'WHOLE', on })).body;
    const { requestSettlement } = servicing.port;
    api.partners.loanServicing.requestSettlement = async (request) => {
      await requestSettlement(request);
      return away();
    };
    expect((await settle(visit, { kind: 'WHOLE', on }, valueCents)).body.code).toBe('SIS004');
    api.partners.loanServicing.requestSettlement = requestSettlement;
    expect((await settle(visit, { kind: 'WHOLE', on }, valueCents)).status).toBe(200);
    expect((await loanOf(visit)).settlements).toHaveLength(1);
    const trail = await trailOf(id, 'proposal.clientPage.settlement');
    expect(trail.map(({ after }) => (after as { settlementRequest: string }).settlementRequest)).toEqual([
      'unknown',
      'accepted',
    ]);
  });

  it('is refused with a figure that is not that of the day, and beyond five open requests (422)', async () => {
    const { visit } = await aVisit();
    const on = (await loanOf(visit)).instalments[0]!.dueOn;
    const { valueCents } = (await quote(visit, { kind: 'WHOLE', on })).body;
    const wrong = await settle(visit, { kind: 'WHOLE', on }, valueCents - 1);
    expect([wrong.status, wrong.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['valueCents', 'settlement.figureChanged']],
    ]);
    for (const amountCents of [10_000, 20_000, 30_000, 40_000, 50_000])
      await settle(visit, { kind: 'LOWER', on, amountCents }, amountCents);
    const sixth = await settle(visit, { kind: 'LOWER', on, amountCents: 60_000 }, 60_000);
    expect(sixth.body.fields?.map(({ key }) => key)).toEqual(['settlement.tooMany']);
    expect(servicing.requests).toHaveLength(5);
  });

  it('does not exist for a lease (409)', async () => {
    const { id, visit } = await aVisit();
    await api.database.db.execute(sql`update proposals set finance_type_id = 6 where id = ${id}`);
    expect((await loanOf(visit)).maySettle).toBe(false);
    expect((await quote(visit, { kind: 'WHOLE', on: '2026-12-20' })).body.code).toBe('PRS007');
  });
});

describe('access', () => {
  it('is refused for a contract that is not paid, was withdrawn from, or to a guarantor (404)', async () => {
    const { visit } = await aVisit('PS');
    expect((await read(visit)).body.code).toBe('SEC004');
    const withdrawn = await aVisit();
    await api.database.db.execute(sql`insert into proposal_withdrawals
      (id, proposal_id, contract_id, contract_signed_on, recorded_at, recorded_by_name, wished_on, channel, reason,
        principal_from, client_paid_cents, correction, terms, figures)
      select ${'0'.repeat(26)}, ${withdrawn.id}, id, '2026-11-18', now(), 'R', '2026-11-19', 'email', 'r', 'dealer', 0, '0', '{}', '{}'
        from proposal_contracts where proposal_id = ${withdrawn.id}`);
    expect((await read(withdrawn.visit)).body.code).toBe('SEC004');
    const id = await contracted(api, seller, seed++);
    await sendOut(api, seller, id);
    await addSigner(api, id, seed++);
    const [row] = await rowsOf(
      api,
      sql`select s.document from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id
        where e.proposal_id = ${id} order by place desc limit 1`,
    );
    const guarantor = await visitOfPerson(api, id, String(row!.document));
    await api.database.db.execute(sql`update proposals set status = 'OC' where id = ${id}`);
    expect((await read(guarantor)).body.code).toBe('SEC004');
  });

  it('is refused without a visit (404), and limited for each link (429)', async () => {
    expect((await read('nothing')).body.code).toBe('SEC004');
    const { visit } = await aVisit();
    await loanOf(visit);
    await api.database.db.execute(sql`update rate_limits set hits = 500 where bucket like 'client-page-loan:%'`);
    expect((await read(visit)).status).toBe(429);
  });

  it('says that the company cannot be reached (SIS004), and the rest of the page works', async () => {
    const { visit } = await aVisit();
    api.partners.loanServicing.findStatement = away;
    expect((await read(visit)).body.code).toBe('SIS004');
    expect((await api.stranger.call('readClientPage', { headers: headersOf(visit) })).status).toBe(200);
  });

  it('refuses a day that is none, and an unknown kind (422)', async () => {
    const { visit } = await aVisit();
    const wrong = await quote(visit, { kind: 'HALF' as never, on: '2026-02-31' });
    expect([wrong.status, wrong.body.fields?.map(({ path }) => path).sort()]).toEqual([422, ['kind', 'on']]);
  });
});
