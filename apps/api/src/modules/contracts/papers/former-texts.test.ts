/** Contracts from before the texts of December 2026: what the migration leaves them, and what follows. */
import { readFileSync } from 'node:fs';
import { currentLegalTexts, firstLegalTexts, type PaperKind } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted, signedContract } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { checkPdf } from '../../../kernel/signing/seal-pdf.ts';
import { checkAttachedFiles, checkDossierJson } from '../dossier/make-dossier.ts';
import { makePapers } from './make-papers.ts';

const migration = readFileSync(new URL('../../../../drizzle/0072_legal-texts-of-2026-12.sql', import.meta.url), 'utf8');
// on the day on which it was written, whenever this runs
const statements = migration.replaceAll('current_date', "date '2026-11-27'").split('--> statement-breakpoint');

let api: TestApi;
let seller: Session;
/** the first day of the new texts */
const day = '2026-12-01';
let signed: string;
let unfinished: string;
let before: Awaited<ReturnType<typeof stored>>;

const changedText = '# Aviso\n\n{cliente} conhece o aviso de {financeira}.';

/** The credit note of a proposal, as it is stored. */
async function stored(proposalId: string) {
  const [row] = (await rowsOf(
    api,
    sql`select id, text_version, sha256 from proposal_papers
      where proposal_id = ${proposalId} and kind = 'CREDIT_CONTRACT' and not is_non_negotiable`,
  )) as [{ id: string; text_version: string; sha256: string }];
  const { text } = await readPdf((await api.files.read(`papers/${proposalId}/${row.id}.pdf`))!);
  return { textVersion: row.text_version, sha256: row.sha256, text };
}

/** Generates the papers of a contract again, as the worker does. */
async function makeAgain(proposalId: string) {
  const { db } = api.database;
  await db.execute(sql`delete from proposal_papers where proposal_id = ${proposalId}`);
  await db.execute(sql`update proposal_contracts set ready_at = null where proposal_id = ${proposalId}`);
  const [contract] = (await rowsOf(api, sql`select id from proposal_contracts where proposal_id = ${proposalId}`)) as [
    { id: string },
  ];
  await makePapers(api.files)({ contractId: contract.id }, api.system().context);
}

beforeAll(async () => {
  api = await openApi();
  const { db } = api.database;
  await db.execute(sql`delete from legal_texts where kind = 'DELIVERY_USED'`);
  for (const [kind, body] of Object.entries(firstLegalTexts))
    await db.execute(sql`update legal_texts set body = ${body.trim()} where kind = ${kind}`);
  // finance has written a privacy notice of its own, to begin later
  await db.execute(sql`insert into legal_texts (id, kind, effective_from, body, changed_by_name)
    values ('01jd00000000000000000own01', 'PRIVACY', '2026-11-25', ${changedText}, 'Carla')`);
  // an earlier text of the product that has not begun
  await db.execute(sql`insert into legal_texts (id, kind, effective_from, body)
    values ('01jd00000000000000000own02', 'LEASE_CONTRACT', '2026-12-15', ${changedText})`);
  seller = await api.signIn('seller');
  signed = await signedContract(api, seller, 2_610);
  await makeAgain(signed);
  before = await stored(signed);
  unfinished = await contracted(api, seller, 2_611, { isReady: false });
  for (const statement of statements) await db.execute(sql.raw(statement));
  api.clock.moveTo(`${day}T15:00:00Z`);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

it('keeps the former text of each paper, and adds the new one with a later first day, instead of one that has not begun', async () => {
  const finance = await api.signIn('finance');
  const { items } = await finance.ok('readLegalTexts');
  const textsOf = (kind: PaperKind) =>
    items.filter((row) => row.kind === kind).map(({ body, effectiveFrom, state }) => ({ body, effectiveFrom, state }));
  for (const kind of ['PROPOSAL', 'CREDIT_CONTRACT', 'LEASE_CONTRACT', 'DELIVERY', 'DELIVERY_USED'] as const)
    expect(textsOf(kind)).toEqual([
      { body: firstLegalTexts[kind].trim(), effectiveFrom: '2026-01-01', state: 'past' },
      { body: currentLegalTexts[kind].body.trim(), effectiveFrom: day, state: 'in-force' },
    ]);
});

it('does not replace a text that finance has written', async () => {
  const finance = await api.signIn('finance');
  const { items } = await finance.ok('readLegalTexts');
  const own = items.filter(({ kind }) => kind === 'PRIVACY').map(({ body, state }) => [body, state]);
  expect(own).toEqual([
    [firstLegalTexts.PRIVACY.trim(), 'past'],
    [changedText, 'in-force'],
  ]);
});

it('leaves a contract of the former text its paper, and its dossier verifies', async () => {
  expect(before.textVersion).toBe('2026-01-01');
  expect(before.text).toContain('Devedores solidários e avalistas');
  expect(await stored(signed)).toEqual(before);
  const take = async (format: 'pdf' | 'json') =>
    Buffer.from((await seller.call('makeDossier', { params: { id: signed }, body: { format } })).body);
  const pdf = await take('pdf');
  expect(checkPdf(pdf).state).toBe('whole');
  for (const { name, state } of await checkAttachedFiles(pdf)) expect([name, state]).toEqual([name, 'match']);
  const { state, evidence } = checkDossierJson(await take('json'));
  expect(state).toBe('whole');
  expect(evidence!.papers.find(({ file }) => file === 'cedula-de-credito-bancario.pdf')).toMatchObject({
    textVersion: '2026-01-01',
    sha256: before.sha256,
  });
});

it('generates the papers of a former day with the text of that day, and a new contract with the new text', async () => {
  await makeAgain(unfinished);
  expect(await stored(unfinished)).toMatchObject({
    textVersion: '2026-01-01',
    text: expect.stringContaining('Devedores solidários e avalistas'),
  });
  const next = await contracted(api, seller, 2_612, { isReady: false, issuedOn: day });
  await makeAgain(next);
  const { textVersion, text } = await stored(next);
  expect(textVersion).toBe(day);
  expect(text).toContain('ainda que sem certificado ICP-Brasil');
  expect(text).not.toContain('Devedores solidários e avalistas');
});
