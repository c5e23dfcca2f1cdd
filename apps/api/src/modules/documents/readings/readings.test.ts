/** Documents read by the document reader, of a proposal or before there is one. */
import { readingMinutes } from '@estrada/domain/documents/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jpeg } from '../../../../test/documents/sample-files.ts';
import { sendFromPhone, sendPage } from '../../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { testNow } from '../../../../test/test-now.ts';
import { demoApiKey } from '../../../demo/insert-accounts.ts';
import { PartnerError } from '../../../partners/index.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
});
afterAll(() => api.close());
const allow = (version: number, access: 0 | 1) =>
  manager.call('saveCaptureAccesses', { query: {}, body: { version, accesses: [{ profile: 'seller', access }] } });
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  await api.database.db.execute(sql`delete from capture_accesses`);
  api.partners.documentReader.begin = async ({ requestId }) => ({ readingId: `rd-${requestId}` });
  [seller, manager] = [await api.signIn('seller'), await api.signIn('fi-manager')];
});

let number = 700;
async function aProposalWithIdentity() {
  const person = aPerson(number++);
  const { id: proposalId } = await anOpenProposal(seller, person);
  await sendPage(api, seller, { proposalId, kind: 'IDENTITY' }, await jpeg());
  return { person, proposalId };
}
const begin = (proposalId: string, kind: 'IDENTITY' | 'ADDRESS_PROOF' = 'IDENTITY', session = seller) =>
  session.call('beginReading', { body: { proposalId, kind } });
const status = (simulationDocumentId: string, session = seller) =>
  session.call('readOcrStatus', { query: { simulationDocumentId } });
const isWithReader = (id: string) =>
  expect
    .poll(
      async () => (await rowsOf(api, sql`select reading_id from document_readings where id = ${id}`))[0]?.reading_id,
      {
        timeout: 60_000,
      },
    )
    .toBe(`rd-${id}`);
const reads = (fields: Record<string, string>) => {
  api.partners.documentReader.find = async () => ({ status: 'READ', fields }) as never;
};

describe('a document of a proposal', () => {
  it('is sent to the reader with the expected CPF, and its reading is stored apart from the proposal data', async () => {
    const { person, proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const asked = vi.fn(async ({ requestId }: { requestId: string }) => ({ readingId: `rd-${requestId}` }));
    api.partners.documentReader.begin = asked;
    const { body: begun } = await begin(proposalId);
    expect(begun).toMatchObject({ kind: 'IDENTITY', status: 'READING', read: null, isOtherPerson: false });
    // a second click starts no second reading
    expect((await begin(proposalId)).body.simulationDocumentId).toBe(begun.simulationDocumentId);
    await isWithReader(begun.simulationDocumentId);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]![0]).toMatchObject({
      kind: 'IDENTITY',
      clientDocument: person.cpf,
      files: [expect.any(String)],
    });
    reads({ motherName: 'Helena Alves', cpf: person.cpf, documentIssuer: 'XYZ' });
    const before = await seller.ok('readProposal', { params: { id: proposalId } });
    await api.poll();
    expect((await status(begun.simulationDocumentId)).body).toMatchObject({
      status: 'READ',
      read: { motherName: 'Helena Alves', cpf: person.cpf },
      isOtherPerson: false,
    });
    expect((await seller.ok('readProposal', { params: { id: proposalId } })).client).toEqual(before.client);
    const { items, access } = await seller.ok('listProposalReadings', { query: { proposalId } });
    expect([access, items.map(({ status }) => status)]).toEqual([1, ['READ']]);
  });

  it('is not shown to users who read registrations masked', async () => {
    const { person, proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const { simulationDocumentId } = (await begin(proposalId)).body;
    await isWithReader(simulationDocumentId);
    reads({ motherName: 'Helena Alves', cpf: person.cpf });
    await api.poll();
    for (const role of ['feirao', 'consulta', 'compras'] as const) {
      const session = await api.signIn(role);
      expect((await status(simulationDocumentId, session)).body).toMatchObject({ status: 'READ', read: null });
      const { items } = await session.ok('listProposalReadings', { query: { proposalId } });
      expect(items).toMatchObject([{ status: 'READ', read: null }]);
    }
  });

  it('of another person is reported as such', async () => {
    const { proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const { body } = await begin(proposalId);
    await isWithReader(body.simulationDocumentId);
    reads({ cpf: aPerson(1).cpf });
    await api.poll();
    expect((await status(body.simulationDocumentId)).body.isOtherPerson).toBe(true);
  });

  it('is completed with the street and the city of the postal code on it', async () => {
    const { proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    await sendPage(api, seller, { proposalId, kind: 'ADDRESS_PROOF' }, await jpeg());
    const { body } = await begin(proposalId, 'ADDRESS_PROOF');
    await isWithReader(body.simulationDocumentId);
    reads({ zipCode: '01310100', number: '28' });
    await api.poll();
    expect((await status(body.simulationDocumentId)).body.read).toEqual({
      zipCode: '01310100',
      number: '28',
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      stateId: 'SP',
      cityId: '3550308',
      cityName: 'São Paulo',
    });
  });

  it('that cannot be read reports it, and can be read again', async () => {
    const { proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const { body } = await begin(proposalId);
    await isWithReader(body.simulationDocumentId);
    api.partners.documentReader.find = async () => ({ status: 'UNREADABLE' });
    await api.poll();
    expect((await status(body.simulationDocumentId)).body.status).toBe('UNREADABLE');
    expect((await begin(proposalId)).body.status).toBe('READING');
  });
});

describe('the poller', () => {
  it('queries once per interval, waits while the reader is down, and gives up after an hour', async () => {
    const { proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const { body } = await begin(proposalId);
    await isWithReader(body.simulationDocumentId);
    let asked = 0;
    api.partners.documentReader.find = async (readingId) => {
      if (readingId === `rd-${body.simulationDocumentId}`) asked++;
      throw new PartnerError('document-reader', 'unreachable');
    };
    await api.poll();
    expect(asked).toBeGreaterThan(0);
    const before = asked;
    api.clock.advance({ seconds: 10 });
    await api.poll();
    expect(asked).toBeGreaterThan(before);
    expect((await status(body.simulationDocumentId)).body.status).toBe('READING');
    api.clock.advance({ minutes: readingMinutes + 1 });
    await api.sweep();
    seller = await api.signIn('seller');
    expect((await status(body.simulationDocumentId)).body.status).toBe('FAILED');
    const [ended] = await rowsOf(
      api,
      sql`select after from audit_entries where action = 'document-reading.end' and entity_id = ${body.simulationDocumentId}`,
    );
    expect(ended!.after).toMatchObject({ status: 'FAILED' });
  });

  it('queries the readings behind one that the reader answers with garbage, and the worker retries that one', async () => {
    const begun: string[] = [];
    for (let count = 0; count < 2; count++) {
      const { proposalId } = await aProposalWithIdentity();
      await allow(0, 1);
      begun.push((await begin(proposalId)).body.simulationDocumentId);
      await isWithReader(begun.at(-1)!);
    }
    const [first, second] = begun as [string, string];
    let isGarbage = true;
    api.partners.documentReader.find = async (readingId) => {
      if (isGarbage && readingId === `rd-${first}`) throw new PartnerError('document-reader', 'garbage');
      return { status: 'UNREADABLE' };
    };
    await expect(api.poll()).rejects.toThrow('document-reader: garbage');
    expect((await status(first)).body.status).toBe('READING');
    expect((await status(second)).body.status).toBe('UNREADABLE');
    const desk = await api.signIn('service-desk');
    const shown = async () =>
      (await desk.ok('listJobs')).items.filter(({ recordId }) => recordId === first).map(({ name }) => name);
    expect(await shown()).toEqual(['documents.ask-reader']);
    isGarbage = false;
    await expect.poll(async () => (await status(first)).body.status).toBe('UNREADABLE');
    await expect.poll(shown).toEqual([]);
  });
});

describe('reading before there is a proposal', () => {
  const headers = { 'x-api-key': demoApiKey };
  async function aCapture() {
    await allow(0, 1);
    const { body } = await seller.call('beginCaptureReading', {});
    const { session } = (await api.stranger.call('beginCapture', { body: { token: body.token }, headers })).body;
    return { id: body.simulationDocumentId, token: body.token, session };
  }

  it('reads one picture of a phone for the person who started it, and deletes its file afterwards', async () => {
    await allow(0, 1);
    const { body } = await seller.call('beginCaptureReading', {});
    expect(body.status).toBe('WAITING');
    const look = await api.stranger.call('readCaptureLink', { body: { token: body.token }, headers });
    expect(look.body).toMatchObject({ documentName: 'Documento de identidade', maxPages: 1 });
    const { session } = (await api.stranger.call('beginCapture', { body: { token: body.token }, headers })).body;
    expect((await sendFromPhone(api, session, await jpeg())).status).toBe(200);
    expect((await sendFromPhone(api, session, await jpeg())).status).toBe(404);
    await isWithReader(body.simulationDocumentId);
    reads({ name: 'Marina Alves', cpf: aPerson(3).cpf, birthDate: '1990-05-20' });
    await api.poll();
    expect((await status(body.simulationDocumentId)).body).toMatchObject({
      status: 'READ',
      read: { name: 'Marina Alves', birthDate: '1990-05-20' },
    });
    expect((await status(body.simulationDocumentId, manager)).status).toBe(404);
  });

  it('accepts pictures only', async () => {
    const { session } = await aCapture();
    const { status: code, body } = await sendFromPhone(api, session, Buffer.from('<svg onload="x()"/>'));
    expect([code, body.code]).toEqual([422, 'UPF003']);
  });
});

describe('access to readings', () => {
  it('is denied until granted, and the access number shows it', async () => {
    const { proposalId } = await aProposalWithIdentity();
    expect((await seller.ok('readCaptureAccess', {})).access).toBe(0);
    const refused = await begin(proposalId);
    expect([refused.status, refused.body.code]).toEqual([422, 'WTD001']);
    expect((await seller.call('beginCaptureReading', {})).body.code).toBe('WTD001');
    await allow(0, 1);
    expect((await seller.ok('readCaptureAccess', {})).access).toBe(1);
    expect((await manager.ok('readCaptureAccess', {})).access).toBe(0);
    await allow(1, 0);
    expect((await seller.ok('readCaptureAccess', {})).access).toBe(0);
  });

  it('reports that there is nothing to read when the document has no page', async () => {
    const { id } = await anOpenProposal(seller, aPerson(number++));
    await allow(0, 1);
    expect((await begin(id)).body.code).toBe('WTD002');
  });

  it('excludes the documents and the access settings of other dealers', async () => {
    const { proposalId } = await aProposalWithIdentity();
    await allow(0, 1);
    const { body } = await begin(proposalId);
    const stranger = await api.signIn('DEMO2.FI-MANAGER');
    for (const answer of [
      await status(body.simulationDocumentId, stranger),
      await begin(proposalId, 'IDENTITY', stranger),
      await stranger.call('listProposalReadings', { query: { proposalId } }),
      await stranger.call('readCaptureAccesses', { query: { dealerId: manager.activeDealerId } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
    expect((await stranger.ok('readCaptureAccesses', { query: {} })).isOwn).toBe(false);
  });
});

describe('access settings', () => {
  it('of all dealers apply to a dealer without its own, and each save has its version and its author', async () => {
    const admin = await api.signIn('admin-internal');
    const general = { version: 0, accesses: [{ profile: 'seller', access: 1 as const }] };
    expect((await admin.ok('saveCaptureAccesses', { query: {}, body: general })).dealer).toBeNull();
    expect((await seller.ok('readCaptureAccess', {})).access).toBe(1);
    expect(await manager.ok('readCaptureAccesses', { query: {} })).toMatchObject({ isOwn: false, version: 0 });
    const own = await allow(0, 0);
    expect(own.body).toMatchObject({ isOwn: true, version: 1, changedByName: expect.any(String) });
    expect((await seller.ok('readCaptureAccess', {})).access).toBe(0);
    const late = await allow(0, 1);
    expect([late.status, late.body.code]).toEqual([409, 'SET001']);
    expect((await admin.ok('listCaptureProfiles', {})).items.map(({ id }) => id)).toContain('seller');
  });

  it('of a named dealer are open to a representative, who reads those of all dealers and does not save them', async () => {
    const representative = await api.signIn('representante');
    const general = await representative.ok('readCaptureAccesses', { query: {} });
    expect(general.dealer).toBeNull();
    const { version, accesses } = general;
    const saved = await representative.call('saveCaptureAccesses', { query: {}, body: { version, accesses } });
    expect([saved.status, saved.body.code]).toEqual([404, 'SEC004']);
    const own = await representative.call('readCaptureAccesses', { query: { dealerId: manager.activeDealerId } });
    expect(own.body.dealer?.id).toBe(manager.activeDealerId);
  });
});
