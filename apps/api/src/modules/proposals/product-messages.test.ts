/** Texts of the credit engine and of the product, and their reasons, in the language of the reader. */
import { aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { expireDue } from './index.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

const inPortuguese = { 'accept-language': 'pt-BR' };
const inEnglish = { 'accept-language': 'en' };
const read = (id: string, headers: Record<string, string>) => seller.ok('readProposal', { params: { id }, headers });
const send = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id, {})).status).toBe(status);

it.each([
  ['pt-BR', inPortuguese, 'Motor de crédito'],
  ['en', inEnglish, 'Credit engine'],
])(
  'shows the credit engine in %s: in timeline, decision, credit answer, and as the actor who saved first',
  async (_, headers, name) => {
    const { id, version } = await send(811);
    await api.work();
    await reaches(id, 'AP');
    const { timeline, decisions } = await read(id, headers);
    expect(timeline.map(({ actorName }) => actorName)).toEqual([
      expect.not.stringMatching(/motor|engine/i),
      expect.not.stringMatching(/motor|engine/i),
      name,
      name,
    ]);
    expect(decisions.map(({ actorName }) => actorName)).toEqual([name]);
    expect((await seller.ok('readProposalSrs', { params: { id }, headers })).actorName).toBe(name);
    const body = { version, blocked: true, reason: 'Conferência' };
    const late = await (await api.signIn('fi-manager')).call('blockProposal', { params: { id }, body, headers });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'PRS001', changedByName: name, message: expect.stringContaining(name) },
    ]);
  },
);

it.each([
  [null, /^Proposta \d+: Aprovada/, 'Olá'],
  ['en', /^Proposal \d+: Approved/, 'Hello'],
] as const)('mails a decision in the language of the account (%s)', async (language, subject, greeting) => {
  await api.database.db.execute(sql`update users set language = ${language} where username = 'DEMO.SELLER'`);
  const { id } = await send(812);
  await api.work();
  await reaches(id, 'AP');
  await expect.poll(() => api.mails.length).toBe(1);
  expect(api.mails[0]!.subject).toMatch(subject);
  expect(api.mails[0]!.text).toContain(greeting);
});

/** Before its contract, as engine and worker leave it; no worker runs here. */
async function beforeContract(seed: number) {
  const { id } = await send(seed);
  const info = JSON.stringify({ ...aSellerInfo(), chassis: '9BGKS48U0RG123456' });
  await api.database.db.execute(sql`update proposals
    set status = 'AF', contract_number = ${`7${id.slice(-7)}`}, srs_valid_until = '2026-11-24',
      vehicle_additional_info = ${info}::jsonb where id = ${id}`);
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'])
    await api.database.db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${id}, ${kind}, 'RECEIVED', 1, '[]', '')`);
  return read(id, {});
}

it.each([
  ['pt-BR', inPortuguese, 'Sistema', 'A decisão de crédito valia até 24/11/2026.'],
  ['en', inEnglish, 'System', 'The credit decision was valid until 24/11/2026.'],
])(
  'shows in %s why a proposal was returned: in status, timeline, contract and trail',
  async (_, headers, name, reason) => {
    const { id, version } = await beforeContract(813);
    await seller.ok('makeContractPapers', { params: { id }, body: { version } });
    api.clock.moveTo('2026-11-25T03:00:00Z');
    await expireDue({}, api.system().context);
    seller = await api.signIn('seller');
    const { status, statusReason, timeline } = await read(id, headers);
    expect([status, statusReason]).toEqual(['RA', reason]);
    expect(timeline.at(-1)).toMatchObject({ event: 'expire', actorName: name, reason });
    const { earlier } = await seller.ok('readContractPapers', { params: { id }, query: {}, headers });
    expect(earlier[0]).toMatchObject({ voidedByName: name, voidReason: reason });
    const { items } = await (await api.signIn('admin-internal')).ok('listAuditEntries', {
      query: { entity: 'proposal', entityId: id, action: 'proposal.expire' },
      headers,
    });
    expect(items[0]!.changes).toContainEqual({ field: 'reason', before: null, after: reason });
  },
);

it('shows in both languages that a counter-offer was accepted', async () => {
  const { id } = await send(814);
  await api.database.db.execute(sql`update proposals
    set status = 'APC', conditions_answer = 'Contraproposta aceita.' where id = ${id}`);
  const answers = [await read(id, inPortuguese), await read(id, inEnglish)];
  expect(answers.map(({ conditionsAnswer }) => conditionsAnswer)).toEqual([
    'Contraproposta aceita.',
    'Counter-offer accepted.',
  ]);
});

it('does not translate user input', async () => {
  const { id, version } = await send(815);
  const body = { version, blocked: true, reason: 'O sistema do cliente parou' };
  await (await api.signIn('fi-manager')).ok('blockProposal', { params: { id }, body });
  const { block, timeline } = await read(id, inEnglish);
  expect([block!.reason, timeline.at(-1)!.reason]).toEqual([body.reason, body.reason]);
});
