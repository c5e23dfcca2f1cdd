/** The papers of a proposal: requested, generated, opened, voided. */
import { contractRetentionDays } from '@estrada/domain/documents/index';
import { aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { testNow } from '../../../../test/test-now.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { runTask } from '../../../kernel/jobs/schedule.ts';
import { expireDue } from '../../proposals/index.ts';
import { followPapers, makePapers } from './make-papers.ts';
import { paperSchedule } from './papers.schedule.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const chassis = '9BGKS48U0RG123456';
const before = ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'];

/** Sent, decided and with its table confirmed, as the credit engine and the worker leave it; no worker runs here. */
async function standingAt(seed: number, status: string, { documents = before, marks = { chassis } as object } = {}) {
  const { id } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  const info = JSON.stringify({ ...aSellerInfo(), ...marks });
  await api.database.db.execute(sql`update proposals
    set status = ${status}, contract_number = ${`7${id.slice(-7)}`}, srs_valid_until = '2026-12-20',
      vehicle_additional_info = ${info}::jsonb where id = ${id}`);
  for (const kind of documents)
    await api.database.db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${id}, ${kind}, 'RECEIVED', 1, '[]', '')`);
  return seller.ok('readContractPapers', { params: { id }, query: {} });
}
const make = (id: string, version: number, reason?: string, session = seller) =>
  session.call('makeContractPapers', { params: { id }, body: { version, ...(reason ? { reason } : {}) } });
const read = (id: string, query: object = {}) => seller.ok('readContractPapers', { params: { id }, query });

/** Files in memory that can be made to fail. */
function someFiles() {
  const kept = new Map<string, Uint8Array>();
  const files = {
    write: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    remove: async (key: string) => void kept.delete(key),
    async move(key: string, target: string) {
      kept.set(target, kept.get(key)!);
      kept.delete(key);
    },
    keys: async function* () {
      yield* [...kept.keys()];
    },
  } as unknown as FileStore;
  return { kept, files };
}
const run = (files: FileStore, contractId: string) => makePapers(files)({ contractId }, api.system().context);

describe('requesting a contract', () => {
  it('leaves instalment, rate and CET in the trail, as saving the simulation and sending the proposal do', async () => {
    const { proposalId: id, version } = await standingAt(799, 'AF');
    await make(id, version);
    const trail = await rowsOf(
      api,
      sql`select action, after ->> 'installmentCents' as instalment, after ->> 'rateMonthly' as rate, after ->> 'cetAnnualPct' as cet
        from audit_entries where after ->> 'installmentCents' is not null
          and entity_id in (${id}, (select simulation_id from proposals where id = ${id})) order by seq`,
    );
    const { installmentCents, rateMonthly, cetAnnualPct } = await seller.ok('readProposal', { params: { id } });
    const figures = { instalment: String(installmentCents), rate: rateMonthly, cet: cetAnnualPct };
    expect(trail).toEqual(
      ['simulation.save', 'proposal.send', 'proposal.generateContracts'].map((action) => ({ action, ...figures })),
    );
  });

  it('moves an approved proposal to its documents, and then starts generating a contract', async () => {
    const approved = await standingAt(701, 'AP');
    expect(approved.next).toEqual({ event: 'requestDocuments', isOpen: true, mayAct: true, missing: [] });
    const { body } = await make(approved.proposalId, approved.version);
    expect([body.next, body.contract]).toEqual([null, null]);
    const available = await standingAt(702, 'AF');
    expect(available.next).toEqual({ event: 'generateContracts', isOpen: true, mayAct: true, missing: [] });
    const made = await make(available.proposalId, available.version);
    expect(made.status).toBe(200);
    expect(made.body.contract).toMatchObject({ edition: 1, state: 'MAKING', papers: [], voidedAt: null });
    const { status, timeline } = await seller.ok('readProposal', { params: { id: available.proposalId } });
    expect([status, timeline.at(-1)?.event]).toEqual(['PU', 'generateContracts']);
  });

  it('also works through the GET endpoint of the wire, which requires the version', async () => {
    const { proposalId: id, version } = await standingAt(703, 'AF');
    const without = await seller.call('readContractPapers', { params: { id }, query: { createNew: 'true' } });
    expect(without.body.fields?.map(({ path }) => path)).toEqual(['version']);
    const { contract } = await read(id, { createNew: 'true', version: String(version) });
    expect(contract?.state).toBe('MAKING');
  });

  it('reports what is missing, and is refused with it: chassis and each document due before the contract', async () => {
    const { proposalId: id, version, next } = await standingAt(704, 'AF', { documents: ['IDENTITY'], marks: {} });
    expect(next).toMatchObject({ isOpen: false, mayAct: true });
    const said = [
      ['vehicleAdditionalInfo.chassis', 'contract.noChassis'],
      ['documents.INCOME_PROOF', 'contract.noDocument'],
      ['documents.ADDRESS_PROOF', 'contract.noDocument'],
    ];
    expect(next!.missing.map(({ path, key }) => [path, key])).toEqual(said);
    expect(next!.missing.map(({ name }) => name)).toEqual([null, 'Comprovante de renda', 'Comprovante de endereço']);
    const { status, body } = await make(id, version);
    expect([status, body.code, body.fields?.map(({ path, key }) => [path, key])]).toEqual([422, 'DOM002', said]);
  });

  it('waits for the conditions of a guaranteed repurchase, which its term and its contract then state', async () => {
    const { proposalId: id } = await standingAt(709, 'AF');
    await api.database.db.execute(sql`update proposals set finance_type_id = 13 where id = ${id}`);
    const { version, next } = await read(id);
    expect(next!.missing).toMatchObject([{ path: 'repurchase', key: 'contract.noRepurchase' }]);
    const refused = await make(id, version);
    expect([refused.status, refused.body.fields?.map(({ key }) => key)]).toEqual([422, ['contract.noRepurchase']]);
    const terms = { mileageLimit: 45_000, returnOn: '2029-11-20' };
    await seller.ok('updateRepurchase', { params: { id }, body: { version, ...terms } });
    const made = await make(id, version + 1);
    const { kept, files } = someFiles();
    await run(files, made.body.contract!.id);
    const { papers } = (await read(id)).contract!;
    for (const kind of ['REPURCHASE', 'CREDIT_CONTRACT']) {
      const paper = papers.find((one) => one.kind === kind)!;
      const { text } = await readPdf(kept.get(`papers/${id}/${paper.id}.pdf`)!);
      expect(text).toContain('em 20/11/2029');
      expect(text).toContain('45.000 km rodados');
    }
  });

  it('treats a refused document as missing', async () => {
    const { proposalId: id } = await standingAt(705, 'AF');
    await api.database.db.execute(
      sql`update proposal_documents set status = 'REFUSED' where proposal_id = ${id} and kind = 'IDENTITY'`,
    );
    expect((await read(id)).next!.missing.map(({ path }) => path)).toEqual(['documents.IDENTITY']);
  });

  it('is refused once the credit decision has ended', async () => {
    const { proposalId: id, version } = await standingAt(706, 'AF');
    await api.database.db.execute(sql`update proposals set srs_valid_until = '2026-11-19' where id = ${id}`);
    expect((await make(id, version)).body.fields?.map(({ key }) => key)).toEqual(['decision.expired']);
  });

  it('is limited to the own dealer: 403 for finance, 404 for another dealer, and two concurrent requests make one', async () => {
    const { proposalId: id, version } = await standingAt(707, 'AF');
    expect((await make(id, version, undefined, await api.signIn('finance'))).status).toBe(403);
    const other = await api.signIn('DEMO2.SELLER');
    for (const call of [
      other.call('readContractPapers', { params: { id }, query: {} }),
      make(id, version, undefined, other),
    ])
      expect([(await call).status, (await call).body.code]).toEqual([404, 'SEC004']);
    const both = await Promise.all([make(id, version), make(id, version)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowsOf(api, sql`select id from proposal_contracts where proposal_id = ${id}`)).toHaveLength(1);
  });

  it('is not offered in other statuses', async () => {
    const { proposalId: id, version, next } = await standingAt(708, 'PD');
    expect(next).toBeNull();
    expect((await make(id, version)).body.code).toBe('PRS007');
  });
});

describe('generating the papers', () => {
  const asked = async (seed: number) => {
    const { proposalId: id, version } = await standingAt(seed, 'AF');
    return (await make(id, version)).body;
  };

  it('stores each paper with its hash, the credit note in two copies, and the figures of the proposal', async () => {
    const { proposalId: id, contract } = await asked(711);
    const { kept, files } = someFiles();
    await run(files, contract!.id);
    const { contract: ready } = await read(id);
    expect(ready!.state).toBe('READY');
    expect(ready!.papers.map(({ kind, isNonNegotiable }) => [kind, isNonNegotiable])).toEqual([
      ['PROPOSAL', false],
      ['CREDIT_CONTRACT', false],
      ['CREDIT_CONTRACT', true],
      ['PRIVACY', false],
      ['DELIVERY', false],
    ]);
    expect((await read(id, { isNonNegotiable: 'true' })).contract!.papers).toHaveLength(1);
    const note = ready!.papers.find(({ kind }) => kind === 'CREDIT_CONTRACT')!;
    const { text } = await readPdf(kept.get(`papers/${id}/${note.id}.pdf`)!);
    const proposal = await seller.ok('readProposal', { params: { id } });
    expect(text).toContain(`Cédula de Crédito Bancário nº ${proposal.contractNumber}`);
    expect(text).toContain(chassis);
    expect(text).toContain(`${proposal.cetAnnualPct.replace('.', ',')}%`);
    expect(text).toContain('texto de 01/01/2026');
  });

  it('generates nothing twice, however often it runs, and restarts after a failure midway', async () => {
    const { proposalId: id, contract } = await asked(712);
    const { kept, files } = someFiles();
    let writes = 0;
    const failing = {
      ...files,
      write: async (key: string, bytes: Uint8Array) => {
        writes += 1;
        if (writes === 3) throw new Error('disk full');
        await files.write(key, bytes);
      },
    } as FileStore;
    await expect(run(failing, contract!.id)).rejects.toThrow('disk full');
    expect((await read(id)).contract).toMatchObject({ state: 'MAKING', papers: [] });
    await run(files, contract!.id);
    await run(files, contract!.id);
    const papers = (await read(id)).contract!.papers;
    expect(papers).toHaveLength(5);
    for (const paper of papers) expect(kept.has(`papers/${id}/${paper.id}.pdf`)).toBe(true);
  });

  it('leaves nothing behind for a contract that was voided in between', async () => {
    const { proposalId: id, contract, version } = await asked(713);
    const { kept, files } = someFiles();
    const voiding = {
      ...files,
      write: async (key: string, bytes: Uint8Array) => {
        if (kept.size === 0) await make(id, version, 'Chassi trocado');
        await files.write(key, bytes);
      },
    } as FileStore;
    await run(voiding, contract!.id);
    expect(kept.size).toBe(0);
    const after = await read(id);
    expect(after.earlier.map(({ edition, papers }) => [edition, papers])).toEqual([[1, []]]);
    expect(after.contract).toMatchObject({ edition: 2, state: 'MAKING' });
  });
});

describe('voiding a contract', () => {
  const made = async (seed: number) => {
    const { proposalId: id, version } = await standingAt(seed, 'AF');
    const { contract } = (await make(id, version)).body;
    await run(someFiles().files, contract!.id);
    return read(id);
  };

  it('records who did it and why when a new one is created, and retains the papers', async () => {
    const { proposalId: id, version } = await made(721);
    expect((await make(id, version)).body.fields?.map(({ path, key }) => [path, key])).toEqual([
      ['reason', 'reason.required'],
    ]);
    const { body } = await make(id, version, 'Avalista incluído');
    expect(body.contract).toMatchObject({ edition: 2, state: 'MAKING' });
    expect(body.earlier).toHaveLength(1);
    expect(body.earlier[0]).toMatchObject({ edition: 1, state: 'VOID', voidReason: 'Avalista incluído' });
    expect(body.earlier[0]!.papers).toHaveLength(5);
  });

  it('happens when vehicle and seller are rectified, and the proposal returns to the status before its contract', async () => {
    const { proposalId: id, version } = await made(722);
    const proposal = await seller.ok('readProposal', { params: { id } });
    expect(proposal.rectification.data).toEqual({ to: 'AF', undoes: ['contract', 'signatures', 'selfies', 'lien'] });
    const marks = { chassis: '9BGKS48U0RG654321' };
    const body = { id, version, reason: 'Chassi', vehicleAdditionalInfo: { ...aSellerInfo(), ...marks } };
    expect((await seller.ok('rectifyProposal', { body })).status).toBe('AF');
    const after = await read(id);
    expect([after.contract, after.earlier[0]!.voidReason, after.next?.event]).toEqual([
      null,
      'Chassi',
      'generateContracts',
    ]);
  });

  it('happens when the credit decision behind it ends', async () => {
    const { proposalId: id } = await made(725);
    await api.database.db.execute(sql`update proposals set srs_valid_until = '2026-11-24' where id = ${id}`);
    api.clock.moveTo('2026-11-25T03:00:00Z');
    await expireDue({}, api.system().context);
    seller = await api.signIn('seller');
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('RA');
    expect((await read(id)).earlier.map(({ state }) => state)).toEqual(['VOID']);
    api.clock.moveTo(testNow);
    seller = await api.signIn('seller');
  });

  it('happens when finance returns or cancels the proposal', async () => {
    for (const [seed, status] of [
      [723, 'RA'],
      [724, 'NU'],
    ] as const) {
      const { proposalId: id, version } = await made(seed);
      const finance = await api.signIn('finance');
      const body = { version, reason: 'Cliente desistiu' };
      expect((await finance.ok('changeProposalStatus', { params: { id, status }, body })).status).toBe(status);
      expect((await read(id)).earlier.map(({ state }) => state)).toEqual(['VOID']);
    }
  });
});

it('shows on a contract that generating its papers has failed, until it is retried', async () => {
  const { proposalId: id, version } = await standingAt(731, 'AF');
  const { contract } = (await make(id, version)).body;
  for (const [fate, state] of [
    ['failed', 'FAILED'],
    ['given-up', 'GIVEN_UP'],
    ['tried-again', 'MAKING'],
  ] as const) {
    await followPapers({ contractId: contract!.id }, fate, api.system().context);
    expect((await read(id)).contract!.state).toBe(state);
  }
  await run(someFiles().files, contract!.id);
  await followPapers({ contractId: contract!.id }, 'failed', api.system().context);
  expect((await read(id)).contract!.state).toBe('READY');
});

it('deletes papers when their retention period ends, and no day before', async () => {
  const { proposalId: id, version } = await standingAt(741, 'AF');
  const { contract } = (await make(id, version)).body;
  const { kept, files } = someFiles();
  await run(files, contract!.id);
  // from a worker that was killed before the rows: no other task would erase it
  const lost = `papers/${id}/${contract!.id}.pdf`;
  await files.write(lost, new Uint8Array(1));
  const { context } = api.system();
  const erasePapers = async (days: number) => {
    const now = new Date(context.now.getTime() + days * 86_400_000);
    const later = { ...context, now, today: now.toISOString().slice(0, 10), alone: false };
    for (const task of paperSchedule(files)) expect(await runTask(task, later)).toEqual([]);
  };
  await erasePapers(contractRetentionDays - 1);
  const storedPapers = () => [...kept.keys()].filter((key) => key.startsWith('papers/')).length;
  expect([storedPapers(), kept.has(lost)]).toEqual([5, false]);
  await erasePapers(contractRetentionDays + 1);
  expect([storedPapers(), (await read(id)).contract!.papers]).toEqual([0, []]);
});

describe('a generated paper', () => {
  // a worker would process the contracts of the other tests, too
  beforeAll(async () => {
    await api.close();
    api = await openApi();
    seller = await api.signIn('seller');
  });

  it('opens from an address valid for two minutes, and the trail records who opened it', async () => {
    const { proposalId: id, version } = await standingAt(714, 'AF');
    await make(id, version);
    await api.work();
    await expect.poll(async () => (await read(id)).contract?.state).toBe('READY');
    const paper = (await read(id)).contract!.papers[0]!;
    const params = { id, paperId: paper.id };
    const { url } = await seller.ok('readPaperAddress', { params });
    const answer = await api.server.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await readPdf(answer.rawPayload)).text).toContain('Proposta de financiamento');
    const wrong = await api.server.inject({
      method: 'GET',
      url: url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    });
    expect(wrong.statusCode).toBe(404);
    const other = await api.signIn('DEMO2.SELLER');
    expect((await other.call('readPaperAddress', { params })).body.code).toBe('SEC004');
    const acts = await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.paper.%'`,
    );
    expect(acts.map(({ action }) => action)).toEqual(['proposal.paper.make', 'proposal.paper.view']);
  });

  it('opens for users who read registrations masked only within an hour after they opened the registration', async () => {
    const { proposalId: id, version } = await standingAt(715, 'AF');
    const { proposalId: other } = await standingAt(716, 'AF');
    await make(id, version);
    await api.work();
    await expect.poll(async () => (await read(id)).contract?.state).toBe('READY');
    const params = { id, paperId: (await read(id)).contract!.papers[0]!.id };
    const reveal = (session: Session, of: string) =>
      session.ok('revealRegistration', { params: { id: of }, body: { reason: 'Conferência da cédula' } });
    for (const role of ['insurance', 'feirao', 'consulta', 'compras'] as const) {
      const session = await api.signIn(role);
      await reveal(session, other);
      const refused = await session.call('readPaperAddress', { params });
      expect([refused.status, refused.body.code]).toEqual([403, 'SEC004']);
      expect(refused.body.message).toContain('abra antes a ficha completa do cliente');
      await reveal(session, id);
      expect((await session.call('readPaperAddress', { params })).status).toBe(200);
    }
    api.clock.advance({ minutes: 61 });
    expect((await (await api.signIn('consulta')).call('readPaperAddress', { params })).status).toBe(403);
  });
});
