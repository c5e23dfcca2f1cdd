/**
 * From the contract to the payment, on paper: the electronic-signature setting, the lien, the activation, the payment
 * and its outcomes.
 */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chassis, contractedOnPaper } from '../../../test/contracted.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { makeId } from '../../kernel/ids.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';
import { payDealer } from './pay-dealer.ts';
import { registerLien } from './register-lien.ts';
import { releaseLien } from './release-lien.ts';
import { insertPayment, listPayments } from './settlement.repository.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let registry: Partners['lienRegistry'];
let payments: Partners['dealerPayments'];
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  registry = { ...api.partners.lienRegistry };
  payments = { ...api.partners.dealerPayments };
});
beforeEach(() => {
  Object.assign(api.partners.lienRegistry, registry);
  Object.assign(api.partners.dealerPayments, payments);
});
afterAll(() => api.close());

let seed = 1_600;

const standingAt = (status: string, more: { vehicle?: object; issuedOn?: string } = {}) =>
  contractedOnPaper(api, seller, seed++, { status, ...more });
const read = (id: string, session = seller) => session.ok('readSettlement', { params: { id } });
const at = async (id: string) => ({ params: { id }, body: { version: (await read(id)).version } });
const context = () => api.system().context;
const newest = async (table: 'proposal_liens' | 'proposal_payments', id: string) =>
  (await rowsOf(api, sql`select id from ${sql.raw(table)} where proposal_id = ${id} order by id desc limit 1`))[0]!
    .id as string;
const runLien = async (id: string) =>
  registerLien(api.partners.lienRegistry)({ lienId: await newest('proposal_liens', id) }, context());
const runRelease = async (id: string) =>
  releaseLien(api.partners.lienRegistry)({ lienId: await newest('proposal_liens', id) }, context());
const runPayment = async (id: string) =>
  payDealer(api.partners.dealerPayments)({ paymentId: await newest('proposal_payments', id) }, context());
/** the poller takes one turn every ten seconds */
async function poll(): Promise<void> {
  api.clock.advance({ seconds: 10 });
  await api.poll();
}

async function withLien(): Promise<string> {
  const id = await standingAt('PU');
  await seller.ok('requestLien', await at(id));
  await runLien(id);
  return id;
}
/** The reasons for all items of the checklist that are not done. */
const reasonsFor = ({ checklist }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(checklist.filter(({ needsReason }) => needsReason).map(({ id }) => [id, 'Conferido na loja']));
const confirm = async (id: string) => {
  const settlement = await read(id, finance);
  return finance.call('changeProposalStatus', {
    params: { id, status: 'AV' },
    body: { version: settlement.version, exceptions: reasonsFor(settlement) },
  });
};
/** Activated and confirmed: the payment is requested. */
async function payable(): Promise<string> {
  const id = await withLien();
  await seller.ok('activateProposal', await at(id));
  expect((await confirm(id)).status).toBe(200);
  return id;
}
const statusOf = async (id: string) => (await read(id)).status;

describe('the electronic signature switch', () => {
  it('is off when any level is off, and names the widest such level', async () => {
    const { id } = await anOpenProposal(seller, aPerson(seed++));
    expect((await read(id)).esign).toEqual({ isOn: true, offAt: null, proposal: true });
    const { params, body } = await at(id);
    const off = await seller.ok('switchProposalEsign', { params, body: { ...body, enabled: false } });
    expect(off.esign).toEqual({ isOn: false, offAt: 'proposal', proposal: false });
    await api.database.db.execute(sql`update dealers set esign_enabled = false where id = ${seller.activeDealerId}`);
    expect((await read(id)).esign).toEqual({ isOn: false, offAt: 'dealer', proposal: false });
    await api.database.db.execute(sql`update dealers set esign_enabled = true where id = ${seller.activeDealerId}`);
    const stale = await seller.call('switchProposalEsign', { params, body: { ...body, enabled: true } });
    expect([stale.status, stale.body.code]).toEqual([409, 'PRS001']);
  });

  it('cannot be changed once the proposal is activated, and never by finance', async () => {
    const id = await standingAt('WFA');
    const { params, body } = await at(id);
    const late = await seller.call('switchProposalEsign', { params, body: { ...body, enabled: true } });
    expect([late.status, late.body.code]).toEqual([409, 'PRS006']);
    expect((await finance.call('switchProposalEsign', { params, body: { ...body, enabled: true } })).status).toBe(403);
  });
});

describe('the lien', () => {
  it('is requested with the contract, registered by the registry, and valid for thirty days', async () => {
    const id = await standingAt('PU');
    expect((await read(id)).missing.map(({ key }) => key)).toEqual(['lien.pending']);
    const asked = await seller.ok('requestLien', await at(id));
    expect(asked.liens).toMatchObject([{ status: 'REQUESTED', chassis, byHand: false, lapsesOn: null }]);
    const again = await seller.call('requestLien', await at(id));
    expect([again.status, again.body.code]).toEqual([409, 'PRS013']);
    await runLien(id);
    const { liens, missing, can } = await read(id);
    expect(liens).toMatchObject([{ status: 'REGISTERED', registration: 'GRV-1', lapsesOn: '2026-12-20' }]);
    expect([missing, can.requestLien, can.activate]).toEqual([[], false, true]);
  });

  it('is registered with the date of the contract, not of the simulation', async () => {
    const id = await standingAt('PU', { issuedOn: '2026-11-18' });
    await api.database.db.execute(sql`update proposals set simulation_date = '2026-10-01' where id = ${id}`);
    await seller.ok('requestLien', await at(id));
    const days: string[] = [];
    api.partners.lienRegistry.register = async (request) => {
      days.push(request.issuedOn);
      return registry.register(request);
    };
    await runLien(id);
    expect(days).toEqual(['2026-11-18']);
  });

  it('lapses on its own, then prevents the activation, and can be requested again', async () => {
    const id = await withLien();
    await api.database.db.execute(sql`update proposal_liens set lapses_on = '2026-11-19' where proposal_id = ${id}`);
    const lapsed = await read(id);
    expect(lapsed.liens[0]!.status).toBe('LAPSED');
    expect(lapsed.missing.map(({ key }) => key)).toEqual(['lien.pending']);
    const { body } = await seller.call('activateProposal', await at(id));
    expect(body.fields?.map(({ key }) => key)).toEqual(['lien.pending']);
    const anew = await seller.ok('requestLien', await at(id));
    expect(anew.liens.map(({ status }) => status)).toEqual(['REQUESTED', 'LAPSED']);
  });

  it('is refused with the message of the registry, and can be requested again', async () => {
    const id = await standingAt('PU');
    await seller.ok('requestLien', await at(id));
    api.partners.lienRegistry.register = async () => {
      throw new PartnerError('lien-registry', 'refused', { partnerMessage: 'Gravame de outro credor' });
    };
    await runLien(id);
    const { liens, can } = await read(id);
    expect(liens).toMatchObject([{ status: 'REFUSED', reason: 'Gravame de outro credor' }]);
    expect(can.requestLien).toBe(true);
  });

  it('is unknown after a time-out, and is queried, never requested a second time', async () => {
    const id = await standingAt('PU');
    await seller.ok('requestLien', await at(id));
    let registered = 0;
    api.partners.lienRegistry.register = async () => {
      registered++;
      throw new PartnerError('lien-registry', 'timeout');
    };
    await expect(runLien(id)).rejects.toThrow('timeout');
    expect((await read(id)).liens[0]!.status).toBe('UNKNOWN');
    api.partners.lienRegistry.find = async () => ({
      status: 'REGISTERED',
      registration: 'GRV-9',
      registeredOn: '2026-11-20',
    });
    await runLien(id);
    await runLien(id);
    expect([registered, (await read(id)).liens]).toMatchObject([1, [{ status: 'REGISTERED', registration: 'GRV-9' }]]);
  });

  it('stays requested while the circuit breaker is open: nothing was sent', async () => {
    const id = await standingAt('PU');
    await seller.ok('requestLien', await at(id));
    api.partners.lienRegistry.register = async () => {
      throw new PartnerError('lien-registry', 'circuit-open');
    };
    await expect(runLien(id)).rejects.toThrow('circuit-open');
    expect((await read(id)).liens[0]!.status).toBe('REQUESTED');
  });

  it('is recorded by finance with a reason when it was registered elsewhere', async () => {
    const id = await standingAt('PU');
    const { params, body } = await at(id);
    const typed = { ...body, registration: 'SNG-77', registeredOn: '2026-11-18', reason: 'Registrado no balcão' };
    expect((await seller.call('recordLien', { params, body: typed })).status).toBe(403);
    for (const [registeredOn, key] of [
      ['2026-11-21', 'date.future'],
      ['2026-10-01', 'lien.lapsed'],
    ]) {
      const refused = await finance.call('recordLien', { params, body: { ...typed, registeredOn } });
      expect(refused.body.fields).toMatchObject([{ path: 'registeredOn', key }]);
    }
    const { liens } = await finance.ok('recordLien', { params, body: typed });
    expect(liens).toMatchObject([
      { status: 'REGISTERED', byHand: true, registration: 'SNG-77', lapsesOn: '2026-12-18' },
    ]);
  });

  it('is released with its contract, and simply ends when it was never sent to the registry', async () => {
    const cancel = async (id: string) =>
      finance.ok('changeProposalStatus', {
        params: { id, status: 'NU' },
        body: { version: (await read(id)).version, reason: 'Cliente desistiu' },
      });
    const unsent = await standingAt('PU');
    await seller.ok('requestLien', await at(unsent));
    await cancel(unsent);
    expect((await read(unsent)).liens[0]!.status).toBe('RELEASED');

    const noted = await withLien();
    api.partners.lienRegistry.find = async () => ({
      status: 'REGISTERED',
      registration: 'GRV-1',
      registeredOn: '2026-11-20',
    });
    const released: string[] = [];
    api.partners.lienRegistry.release = async (registration) => {
      released.push(registration);
      return { status: 'RELEASED', registration, registeredOn: '2026-11-20', releasedOn: '2026-11-20' };
    };
    await cancel(noted);
    expect((await read(noted)).liens[0]!.status).toBe('RELEASING');
    await runRelease(noted);
    await runRelease(noted);
    expect([released, (await read(noted)).liens[0]!.status]).toEqual([['GRV-1'], 'RELEASED']);
  });

  it('delays its release while its request may still be in transit', async () => {
    const id = await standingAt('PU');
    await seller.ok('requestLien', await at(id));
    await api.database.db.execute(
      sql`update proposal_liens set status = 'RELEASING', sent_at = ${api.clock.now().toISOString()} where proposal_id = ${id}`,
    );
    await expect(runRelease(id)).rejects.toThrow('timeout');
    api.clock.advance({ seconds: 301 });
    await runRelease(id);
    expect((await read(id)).liens[0]!.status).toBe('RELEASED');
  });

  it('requires a chassis, and is limited to the own dealer', async () => {
    const bare = await standingAt('PU', { vehicle: { chassis: '' } });
    const { body } = await seller.call('requestLien', await at(bare));
    expect(body.fields).toMatchObject([{ path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis' }]);
    const other = await api.signIn('DEMO2.SELLER');
    for (const answer of [
      await other.call('readSettlement', { params: { id: bare } }),
      await other.call('requestLien', { params: { id: bare }, body: { version: 1 } }),
      await other.call('activateProposal', { params: { id: bare }, body: { version: 1 } }),
      await other.call('switchProposalEsign', { params: { id: bare }, body: { version: 1, enabled: true } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('the activation', () => {
  it('requires the signed contract: on paper its scan', async () => {
    const id = await withLien();
    await api.database.db.execute(
      sql`delete from proposal_documents where proposal_id = ${id} and kind = 'FINANCE_KIT'`,
    );
    const { body } = await seller.call('activateProposal', await at(id));
    expect(body.fields?.map(({ key }) => key)).toEqual(['signature.pending']);
  });

  it('is confirmed by a person other than the credit decider, or refused with a reason', async () => {
    const id = await withLien();
    expect((await seller.ok('activateProposal', await at(id))).status).toBe('WFA');
    const [decider] = await rowsOf(api, sql`select id from users where username = 'DEMO.FINANCE'`);
    await api.database.db.execute(
      sql`update proposals set credit_decided_by = ${decider!.id as string} where id = ${id}`,
    );
    const own = await confirm(id);
    expect([own.status, own.body.fields?.map(({ key }) => key)]).toEqual([422, ['payment.sameDecider']]);
    const back = (reason?: string) =>
      read(id).then(({ version }) =>
        finance.call('changeProposalStatus', {
          params: { id, status: 'PU' },
          body: { version, ...(reason ? { reason } : {}) },
        }),
      );
    expect((await back()).body.fields?.map(({ key }) => key)).toEqual(['reason.required']);
    expect((await back('Assinatura ilegível')).body).toMatchObject({
      status: 'PU',
      statusReason: 'Assinatura ilegível',
    });
    expect((await read(id)).liens[0]!.status).toBe('REGISTERED');
  });
});

describe('the checklist', () => {
  it('lets the activation be confirmed with a reason for each item that is not done, and shows them', async () => {
    const id = await withLien();
    await seller.ok('activateProposal', await at(id));
    const before = await read(id, finance);
    const open = before.checklist.filter(({ needsReason }) => needsReason).map((item) => item.id);
    expect(open).toContain('document.INCOME_PROOF');
    const confirmWith = (exceptions: Record<string, string>) =>
      finance.call('changeProposalStatus', {
        params: { id, status: 'AV' },
        body: { version: before.version, exceptions },
      });
    const refused = await confirmWith({ [open[0]!]: 'Conferido na loja', [open[1]!]: '  ' });
    expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([
      422,
      open.slice(1).map((item) => `exceptions.${item}`),
    ]);
    expect((await confirmWith({ ...reasonsFor(before), lien: 'Não se aplica' })).status).toBe(200);
    const { checklist } = await read(id);
    const explained = checklist.filter(({ exception }) => exception);
    expect(explained.map((item) => item.id)).toEqual(open);
    expect(explained[0]!.exception).toMatchObject({ reason: 'Conferido na loja', byName: expect.any(String) });
  });

  it('says of each open item whose turn it is', async () => {
    const id = await withLien();
    const waiting = (await read(id)).checklist.filter(({ state }) => state === 'open');
    expect(waiting.map(({ id: item, owner }) => [item, owner])).toContainEqual(['activation', 'dealer']);
    expect(waiting.every(({ owner, since }) => owner !== null && since !== null)).toBe(true);
  });
});

describe('the payment', () => {
  it('is sent once the activation is confirmed, tracked, and confirmed', async () => {
    const id = await payable();
    const asked = await read(id);
    expect(asked.payments).toMatchObject([{ status: 'REQUESTED', amountCents: asked.payableCents }]);
    await runPayment(id);
    expect(await read(id)).toMatchObject({ status: 'PS', payments: [{ status: 'SENT', expectedOn: '2026-11-20' }] });
    await poll();
    expect(await read(id)).toMatchObject({
      status: 'OC',
      payments: [{ status: 'CONFIRMED', receipt: 'CP-1', confirmedByName: null }],
    });
    await poll();
    const { timeline } = await seller.ok('readProposal', { params: { id } });
    expect(timeline.slice(-4).map(({ event }) => event)).toEqual([
      ...['activate', 'confirmActivation', 'sendPayment', 'confirmPayment'],
    ]);
  });

  it('ends the lead that the sale is linked to as sold', async () => {
    const id = await payable();
    const { name } = aPerson(1_777);
    const { lead } = await seller.ok('createLead', {
      body: {
        name,
        phone: '11981817777',
        contactPreference: 'CALL',
        vehicleTypeId: '1',
        channel: 'WALK_IN',
      },
    });
    const linked = await seller.ok('relateLead', { params: { id: lead.id, proposalId: id } });
    expect(linked).toMatchObject({ proposal: { id }, can: { relate: false } });
    await runPayment(id);
    expect(await seller.ok('readLead', { params: { id: lead.id } })).toMatchObject({ status: 'new' });
    await poll();
    const sold = await seller.ok('readLead', { params: { id: lead.id } });
    expect(sold).toMatchObject({ status: 'sold', statusId: 7, situation: 'FINISHED' });
    expect(sold.history.at(-1)).toMatchObject({ event: 'sell', to: 'sold' });
  });

  it('is sent once however often its job runs, and queried after a time-out', async () => {
    const id = await payable();
    let paid = 0;
    api.partners.dealerPayments.pay = async () => {
      paid++;
      throw new PartnerError('dealer-payments', 'timeout');
    };
    await expect(runPayment(id)).rejects.toThrow('timeout');
    const unknown = await read(id, finance);
    expect([unknown.status, unknown.payments[0]!.status]).toEqual(['AV', 'UNKNOWN']);
    const off = await finance.call('changeProposalStatus', {
      params: { id, status: 'NU' },
      body: { version: unknown.version, reason: 'Desistiu' },
    });
    expect(off.body.fields?.map(({ key }) => key)).toEqual(['payment.underWay']);
    api.partners.dealerPayments.findRequest = async () => ({ paymentId: 'pay-7', expectedOn: '2026-11-20' });
    await runPayment(id);
    await runPayment(id);
    expect([paid, await statusOf(id)]).toEqual([1, 'PS']);
  });

  it('is sent under the same id by a database restored from before it, and under another one for a second attempt', async () => {
    const id = await payable();
    const sent: string[] = [];
    const { pay } = api.partners.dealerPayments;
    api.partners.dealerPayments.pay = async (payment) => {
      sent.push(payment.requestId);
      return pay(payment);
    };
    await runPayment(id);
    // restored from before the payment was requested, and requested again
    const { db } = api.database;
    const [lost] = await listPayments(db, id);
    await db.execute(sql`delete from proposal_payments where proposal_id = ${id}`);
    const { requestId: _, ...again } = lost!;
    await insertPayment(db, {
      ...again,
      id: makeId(api.clock.now()),
      status: 'REQUESTED',
      sentAt: null,
      paymentId: null,
    });
    await api.database.db.execute(sql`update proposals set status = 'AV' where id = ${id}`);
    await runPayment(id);
    expect(sent).toEqual([`${id}-payment-1`, `${id}-payment-1`]);
    api.partners.dealerPayments.find = async () => ({ status: 'RETURNED', reason: 'Conta encerrada' });
    await poll();
    await finance.ok('resendPayment', await at(id));
    await runPayment(id);
    expect(sent.at(-1)).toBe(`${id}-payment-2`);
  });

  it('can be returned with a reason, waits for finance, and is sent again', async () => {
    const id = await payable();
    await runPayment(id);
    api.partners.dealerPayments.find = async () => ({ status: 'RETURNED', reason: 'Conta encerrada' });
    await poll();
    const returned = await read(id, finance);
    expect(returned).toMatchObject({ status: 'AV', payments: [{ status: 'RETURNED', reason: 'Conta encerrada' }] });
    expect((await seller.ok('readProposal', { params: { id } })).nextActor).toBe('finance');
    expect([returned.can.resendPayment, (await read(id)).can.resendPayment]).toEqual([true, false]);
    expect((await seller.call('resendPayment', await at(id))).status).toBe(403);
    const again = await finance.ok('resendPayment', await at(id));
    expect(again.payments.map(({ status }) => status)).toEqual(['REQUESTED', 'RETURNED']);
    await runPayment(id);
    expect(await statusOf(id)).toBe('PS');
  });

  it('is confirmed manually with a reason, by a person other than the credit decider', async () => {
    const id = await payable();
    await runPayment(id);
    const byHand = async (reason?: string) =>
      finance.call('changeProposalStatus', {
        params: { id, status: 'OCM' },
        body: { version: (await read(id)).version, ...(reason ? { reason } : {}) },
      });
    expect((await byHand()).body.fields?.map(({ key }) => key)).toEqual(['reason.required']);
    expect((await byHand('Comprovante 123')).body).toMatchObject({ status: 'OCM' });
    expect((await read(id)).payments).toMatchObject([{ status: 'CONFIRMED', reason: 'Comprovante 123' }]);
    expect((await read(id)).payments[0]!.confirmedByName).not.toBeNull();
  });

  it('does not start while the proposal is blocked, and starts with the unblocking', async () => {
    const id = await payable();
    const block = async (blocked: boolean) =>
      finance.ok('blockProposal', {
        params: { id },
        body: { version: (await read(id)).version, blocked, reason: 'Conferência' },
      });
    await block(true);
    await runPayment(id);
    expect((await read(id)).payments[0]!.status).toBe('REQUESTED');
    await block(false);
    const jobs = await rowsOf(
      api,
      sql`select data from jobs.job where name = 'proposals.pay-dealer' and data::text like ${`%${await newest('proposal_payments', id)}%`}`,
    );
    expect(jobs).toHaveLength(2);
    await runPayment(id);
    expect(await statusOf(id)).toBe('PS');
  });

  it('is settled after the unblocking when the proposal was blocked in between', async () => {
    const id = await payable();
    await runPayment(id);
    await api.database.db.execute(sql`update proposals set blocked = true, blocked_by = 'provider' where id = ${id}`);
    await poll();
    expect(await statusOf(id)).toBe('PS');
    await api.database.db.execute(sql`update proposals set blocked = false, blocked_by = null where id = ${id}`);
    await poll();
    expect(await statusOf(id)).toBe('OC');
  });
});
