import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aPaidContract, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let seller: Session;
/** the demo's TCC manager, of every dealer */
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const read = (id: string, session = seller) => session.ok('readTccExemption', { params: { id } });
const request = (id: string, reason = 'Cliente da casa', session = seller) =>
  session.call('requestTccExemption', { params: { id }, body: { reason } });
const approve = (id: string, session = finance) => session.call('approveTccExemption', { params: { id } });
const refuse = (id: string, reason: string, session = finance) =>
  session.call('refuseTccExemption', { params: { id }, body: { reason } });
const cancel = (id: string, session = seller) => session.call('cancelTccExemption', { params: { id } });
const hasFee = ({ financedItems }: { financedItems: readonly { code: string }[] }) =>
  financedItems.some(({ code }) => code === 'TCC');
const noticesOf = async (username: string) =>
  (
    await rowsOf(
      api,
      sql`select message from notifications n join users u on u.id = n.user_id where u.username = ${username} order by n.id`,
    )
  ).map(({ message }) => String(message));
const redo = (id: string, simulationId: string, version: number) =>
  seller.ok('relateProposalToSimulation', { params: { id, simulationId }, body: { version, term: 36 } });

describe('200', () => {
  it('leads from a request through approval and new figures to a proposal that is sent without the fee', async () => {
    const { id, number, simulationId, version } = await aCompleteProposal(seller, aPerson(301));
    const before = await seller.ok('readProposal', { params: { id } });
    expect(hasFee(before)).toBe(true);
    expect(await read(id)).toMatchObject({ status: 'APPLICABLE', request: null, can: { request: true, redo: false } });

    const asked = await request(id, ' Cliente da casa ');
    expect([asked.status, asked.body.status, asked.body.request?.reason]).toEqual([200, 'PENDING', 'Cliente da casa']);
    expect(asked.body.can).toEqual({ request: false, cancel: true, redo: false });
    expect((await noticesOf('DEMO.FINANCE')).filter((message) => message.includes(number))).toHaveLength(1);

    const early = { query: { ignoreTCC: 'true' }, body: { id: simulationId } } as const;
    expect((await seller.call('recalculateSavedSimulation', early)).body.fields?.[0]?.path).toBe('ignoreTCC');

    const { items } = await finance.ok('listTccExemptions', { query: {} });
    const row = items.find(({ proposalId }) => proposalId === id)!;
    expect(row).toMatchObject({ proposalNumber: number, status: 'PENDING', can: { approve: true, refuse: true } });
    expect(row.feeCents).toBe(asked.body.feeCents);
    expect(row.clientDocumentMasked).not.toContain(aPerson(301).cpf);

    expect((await approve(id)).body).toMatchObject({ status: 'PENDING SIMULATION', decidedByName: expect.any(String) });
    expect((await noticesOf('DEMO.SELLER')).at(-1)).toContain(number);
    // the saved simulation can be recalculated without the fee from now on, when that is requested
    const again = async (query: { ignoreTCC?: 'true' }) =>
      (await seller.ok('recalculateSavedSimulation', { query, body: { id: simulationId } })).simulationItems.map(
        hasFee,
      );
    expect([await again({}), await again({ ignoreTCC: 'true' })]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    // nothing has changed in the figures shown
    expect(hasFee(await seller.ok('readProposal', { params: { id } }))).toBe(true);
    expect((await read(id)).can.redo).toBe(true);

    const redone = await redo(id, simulationId, version);
    expect(hasFee(redone)).toBe(false);
    // the fee was financed, and its share of the IOF with it
    const withoutIof = ({ financeValueCents, iofCents }: typeof redone) => financeValueCents - iofCents;
    expect(withoutIof(redone)).toBe(withoutIof(before) - row.feeCents);
    expect(redone.installmentCents).toBeLessThan(before.installmentCents);
    expect(await read(id)).toMatchObject({ status: 'APPROVED', feeCents: 0 });

    const sent = (await sendProposal(seller, redone)).body;
    expect(sent.status).toBe('SU');
    expect((await read(id)).status).toBe('APPLIED');
    const events = (await seller.ok('readProposal', { params: { id } })).timeline.map(({ event }) => event);
    expect(events.filter((event) => event.startsWith('exemption.'))).toEqual([
      'exemption.request',
      'exemption.approve',
      'exemption.redo',
      'exemption.apply',
    ]);
    const trail = await rowsOf(
      api,
      sql`select action from audit_entries where entity = 'tcc-exemption' and entity_id = ${id} order by seq`,
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'tcc-exemption.request',
      'tcc-exemption.approve',
      'tcc-exemption.redo',
      'tcc-exemption.apply',
    ]);
  });

  it('requires a recalculation at sending when an approval, or the fee in a copy, is missing from the figures', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(312));
    const { id, simulationId } = proposal;
    await request(id);
    await approve(id);
    const refused = await sendProposal(seller, proposal);
    expect([refused.status, refused.body.code]).toEqual([409, 'GSIM014']);
    const redone = await redo(id, simulationId, proposal.version);
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id } });
    expect(hasFee(copy)).toBe(false);
    // the exemption was of the original: its copy owes the fee, and may ask at once
    const { request: asked } = await read(id);
    const [{ feeCents }] = (await rowsOf(
      api,
      sql`select fee_cents as "feeCents" from tcc_exemptions
      where proposal_id = ${id}`,
    )) as [{ feeCents: number }];
    expect(await read(copy.id)).toMatchObject({
      status: 'APPLICABLE',
      feeCents: Number(feeCents),
      request: null,
      can: { request: true },
    });
    expect(asked).not.toBeNull();
    const free = await sendProposal(seller, copy);
    expect([free.status, free.body.code]).toEqual([409, 'GSIM014']);
    expect(hasFee(await redo(copy.id, simulationId, copy.version))).toBe(true);
    expect((await sendProposal(seller, redone)).status).toBe(200);
  });

  it('names a waiting request at sending, which goes on once it is decided or withdrawn', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(313));
    await request(proposal.id);
    const waiting = await sendProposal(seller, proposal);
    expect([waiting.status, waiting.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      ...[422, [['tccExemption', 'exemption.waiting']]],
    ]);
    await cancel(proposal.id);
    expect((await sendProposal(seller, proposal)).status).toBe(200);
  });

  it('decides a request of an earlier version that was sent with it, until the contract', async () => {
    const { id } = await aCompleteProposal(seller, aPerson(314));
    await request(id);
    const inStatus = (status: string) =>
      api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
    const queued = async () =>
      (await finance.ok('listTccExemptions', { query: {} })).items.find(({ proposalId }) => proposalId === id);
    await inStatus('PU');
    expect(await queued()).toBeUndefined();
    expect((await approve(id)).body.code).toBe('PRS006');
    await inStatus('PD');
    expect((await queued())?.can).toEqual({ approve: true, refuse: true });
    expect((await approve(id)).body.status).toBe('PENDING SIMULATION');
  });

  it('ends a request that no longer counts with a line in the history', async () => {
    const { id, version } = await aCompleteProposal(seller, aPerson(315));
    await request(id);
    await seller.ok('changeProposalStatus', { params: { id, status: 'NU' }, body: { version } });
    expect((await read(id)).status).toBe('CANCELED');
    const { timeline } = await seller.ok('readProposal', { params: { id } });
    expect(
      timeline
        .map(({ event }) => event)
        .slice(-2)
        .toSorted(),
    ).toEqual(['delete', 'exemption.lapse']);
  });

  it('reports a refusal with its reason, and requires another reason for the next request', async () => {
    const { id } = await anOpenProposal(seller, aPerson(302));
    await request(id, 'Desconto');
    expect((await refuse(id, 'Não é desconto')).body).toMatchObject({
      status: 'REFUSED',
      decisionReason: 'Não é desconto',
    });
    expect((await noticesOf('DEMO.SELLER')).at(-1)).toContain('Não é desconto');
    const same = await request(id, 'desconto');
    expect([same.status, same.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['reason', 'exemption.sameReason']],
    ]);
    expect((await request(id, 'Já pagou em outro contrato')).body.status).toBe('PENDING');
    // the refused one remains: nothing is overwritten
    const { items } = await finance.ok('listTccExemptions', { query: { state: 'all', size: 100 } });
    expect(items.filter(({ proposalId }) => proposalId === id).map(({ status }) => status)).toEqual([
      'PENDING',
      'REFUSED',
    ]);
  });

  it('removes a withdrawn request from the queue, and allows a new one', async () => {
    const { id } = await anOpenProposal(seller, aPerson(303));
    await request(id);
    expect((await cancel(id)).body).toMatchObject({ status: 'CANCELED', can: { request: true, cancel: false } });
    const { items } = await finance.ok('listTccExemptions', { query: { size: 100 } });
    expect(items.some(({ proposalId }) => proposalId === id)).toBe(false);
    expect((await request(id)).status).toBe(200);
  });

  it('accepts one of two concurrent requests', async () => {
    const { id } = await anOpenProposal(seller, aPerson(305));
    const answers = await Promise.all([request(id, 'Um'), request(id, 'Dois')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('SP-018');
  });
});

describe('404', () => {
  it('for the proposal of another dealer, in every call', async () => {
    const { id } = await anOpenProposal(seller, aPerson(306));
    const other = await api.signIn('DEMO2.FI-MANAGER');
    const answers = [
      await other.call('readTccExemption', { params: { id } }),
      await request(id, 'Motivo', other),
      await cancel(id, other),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      answers.map(() => [404, 'SEC004']),
    );
  });

  it('for users who are not a TCC manager of the dealer: neither in the queue nor by id', async () => {
    const { id } = await anOpenProposal(seller, aPerson(307));
    await request(id);
    const bit = await api.signIn('bit');
    expect((await bit.ok('listTccExemptions', { query: { state: 'all' } })).items).toEqual([]);
    for (const { status, body } of [await approve(id, bit), await refuse(id, 'Não', bit)])
      expect([status, (body as { code?: string }).code]).toEqual([404, 'SEC004']);
    expect((await read(id)).status).toBe('PENDING');
  });
});

describe('409', () => {
  it('for a second decision of any kind (SP-019), and for withdrawing a decided request (SP-020)', async () => {
    const { id } = await anOpenProposal(seller, aPerson(308));
    await request(id);
    await approve(id);
    for (const { status, body } of [await approve(id), await refuse(id, 'Tarde')])
      expect([status, (body as { code?: string }).code]).toEqual([409, 'SP-019']);
    const late = await cancel(id);
    expect([late.status, late.body.code]).toEqual([409, 'SP-020']);
  });

  it('for withdrawing the request of a colleague (SP-020)', async () => {
    const { id } = await anOpenProposal(seller, aPerson(309));
    await request(id);
    const { status, body } = await cancel(id, await api.signIn('fi-manager'));
    expect([status, body.code]).toEqual([409, 'SP-020']);
  });

  it('while the proposal is blocked (PRS002), for deciding and for withdrawing', async () => {
    const { id } = await anOpenProposal(seller, aPerson(316));
    await request(id);
    await api.database.db.execute(sql`update proposals set blocked = true, blocked_by = 'dealer' where id = ${id}`);
    expect((await read(id)).can.cancel).toBe(false);
    for (const { status, body } of [await cancel(id), await approve(id), await refuse(id, 'Não')])
      expect([status, body.code]).toEqual([409, 'PRS002']);
  });

  it('when the figures have no fee (SP-018)', async () => {
    const person = aPerson(310);
    await aPaidContract(api, seller, person);
    const { id } = await anOpenProposal(seller, person);
    expect(await read(id)).toMatchObject({ status: 'NOT APPLICABLE', feeCents: 0, can: { request: false } });
    const { status, body } = await request(id);
    expect([status, body.code]).toEqual([409, 'SP-018']);
  });

  it('when there is no one to decide: the dealer has no manager (SP-018)', async () => {
    const { id } = await anOpenProposal(seller, aPerson(311));
    await api.database.db.execute(sql`update tcc_managers set enabled = false`);
    try {
      const { status, body } = await request(id);
      expect([status, body.code, body.fields?.map(({ key }) => key)]).toEqual([409, 'SP-018', ['exemption.noManager']]);
    } finally {
      await api.database.db.execute(sql`update tcc_managers set enabled = true`);
    }
  });
});
