/**
 * The dossier of a signed contract: what it proves, who may download it, and that a third party detects every change.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { selfieConsent } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyDossier } from '../../../../../../tools/dossier-verify.ts';
import { contracted, signedContract } from '../../../../test/contracted.ts';
import { aCompleteInsurance, accepted, aSentInsurance, decideAlways, runRequests } from '../../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { makeId } from '../../../kernel/ids.ts';
import { sealBytes } from '../../../kernel/signing/seal-bytes.ts';
import { checkPdf } from '../../../kernel/signing/seal-pdf.ts';
import { openSigningIdentity } from '../../../kernel/signing/signing-identity.ts';
import { sealedKey } from '../paper-key.ts';
import { checkAttachedFiles, checkDossierJson } from './make-dossier.ts';

const sealed = Buffer.from('%PDF sealed by the partner');
let api: TestApi;
let seller: Session;
let id: string;
const folder = mkdtempSync(join(tmpdir(), 'estrada-dossier-'));
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  id = await signedContract(api, seller, 2_400, { sealed });
});
afterAll(() => api.close());

const request = (format: 'pdf' | 'json', session = seller, proposal = id) =>
  session.call('makeDossier', { params: { id: proposal }, body: { format } });
async function take(format: 'pdf' | 'json', proposal = id): Promise<Buffer> {
  const answer = await request(format, seller, proposal);
  expect(answer.status).toBe(200);
  return Buffer.from(answer.body);
}
const sameOf = ({ status, body }: { status: number; body: object }) => ({ status, ...body, correlationId: '' });
const changedAt = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed[at]! ^= 1;
  return changed;
};
const verify = async (bytes: Buffer, language: 'pt' | 'en' = 'pt') => {
  const { exitCode, lines } = await verifyDossier(bytes, language);
  return { code: exitCode, said: lines.join('\n') };
};

describe('200', () => {
  it('the PDF is sealed as a whole, and contains every paper and the JSON with their hashes', async () => {
    const pdf = await take('pdf');
    expect(checkPdf(pdf).state).toBe('whole');
    expect((await checkAttachedFiles(pdf)).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'dossie.json match',
      'cedula-de-credito-bancario.pdf match',
      'contrato-assinado.pdf match',
    ]);
  });

  it('the JSON shows who signed, when and in which time zone, what was accepted, and the history', async () => {
    const { state, evidence } = checkDossierJson(await take('json'));
    expect(state).toBe('whole');
    expect(evidence).toMatchObject({
      signedBy: 'electronic',
      signers: [{ name: 'Marina Alves', document: '52998224725', signedAt: '2026-11-20T10:05:00-03:00' }],
      consents: [{ title: 'Autorização de consulta ao SCR' }, { title: 'Ciência do aviso de privacidade' }],
    });
    expect(evidence!.selfies).toEqual([]);
    expect(evidence!.consents[0]!.text).toContain('SCR');
    expect(evidence!.history.length).toBeGreaterThan(0);
    expect(evidence!.trail[0]!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('the JSON shows which selfies were confirmed, from where, and the consent; never the pictures', async () => {
    const withSelfie = await signedContract(api, seller, 2_404, { sealed });
    const shotId = makeId(api.clock.now());
    await api.database.db.execute(sql`insert into selfie_shots
      (id, proposal_id, front_sha256, turned_sha256, size_bytes, taken_at, received_at, device, doubts)
      values (${shotId}, ${withSelfie}, 'front', 'turned', 9, now(), now(), '{"source":"camera","userAgent":"Phone","width":480,"height":640}', '[]')`);
    await api.database.db.execute(sql`insert into proposal_selfies
      (id, proposal_id, contract_id, document, status, shot_id, confirmed_at, confirmed_from, consent_version, accepted_at)
      select ${makeId(api.clock.now())}, ${withSelfie}, c.id, '52998224725', 'ACCEPTED', ${shotId}, now(), '203.0.113.7', ${selfieConsent.version}, now()
      from proposal_contracts c where c.proposal_id = ${withSelfie}`);
    const { evidence } = checkDossierJson(Buffer.from((await request('json', seller, withSelfie)).body));
    expect(evidence!.selfies).toMatchObject([
      {
        frontSha256: 'front',
        turnedSha256: 'turned',
        confirmedFrom: '203.0.113.7',
        consent: { text: selfieConsent.pt },
      },
    ]);
  });

  it('records in the trail who downloaded it, with its hash', async () => {
    await take('json');
    const [entry] = await rowsOf(
      api,
      sql`select actor_name, after from audit_entries where action = 'proposal.dossier.make' order by seq desc limit 1`,
    );
    expect(entry).toMatchObject({ after: { dossierFormat: 'json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  it('includes the scanned pages of a contract on paper', async () => {
    const onPaper = await contracted(api, seller, 2_401);
    await api.database.db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${onPaper}, 'CONTRACT', 'RECEIVED', 1, '[]', '')`);
    await api.database.db.execute(sql`insert into document_pages
      (id, proposal_id, kind, position, turn, file_name, content_type, size_bytes, page_count, sha256, sent_by_name, sent_at)
      values ('01jd0000000000000000dossie', ${onPaper}, 'CONTRACT', 0, 0, 'a.jpg', 'image/jpeg', 9, 1, 'abc', 'Júlia', now())`);
    const answer = await request('json', seller, onPaper);
    const { evidence } = checkDossierJson(Buffer.from(answer.body));
    expect(evidence).toMatchObject({
      signedBy: 'paper',
      envelope: null,
      signedPages: [{ position: 1, sha256: 'abc' }],
    });
  });
});

describe('the insurance of the sale', () => {
  /** Issued and paid, with the insurer's own file, next to one that was not sent. */
  async function insured(saleProposalId: string) {
    const manager = await api.signIn('fi-manager');
    decideAlways(api, accepted);
    api.partners.assurant.charge = async (_, { requestId }) => ({
      chargeId: `c-${requestId}`,
      mandateId: null,
      status: 'paid',
      paidOn: '2026-11-20',
    });
    await aCompleteInsurance(manager, 'LIFE', { saleProposalId });
    const sent = await aSentInsurance(manager, 'GAP', { saleProposalId });
    await runRequests(api, sent.id);
    const key = `policies/${sent.id}`;
    await api.files.write(key, Buffer.from('%PDF of the insurer'));
    await api.database.db.execute(sql`update insurance_proposals set policy_file = ${key} where id = ${sent.id}`);
    return { ...(await manager.ok('readInsurance', { params: { id: sent.id } })), key };
  }
  let sale: string;
  let record: Awaited<ReturnType<typeof insured>>;
  beforeAll(async () => {
    sale = await signedContract(api, seller, 2_410, { sealed });
    record = await insured(sale);
  });
  const filesOf = ({ number }: { number: string }) =>
    ['proposta', 'questionario', 'resumo-da-apolice', 'apolice', 'recibo-1'].map(
      (stem) => `seguro-${number}-${stem}.pdf`,
    );

  it('is in the PDF with our papers and the policy of the insurer, each with its hash', async () => {
    const pdf = await take('pdf', sale);
    const found = await checkAttachedFiles(pdf);
    expect(found.slice(3).map(({ name, state }) => [name, state])).toEqual(
      filesOf(record).map((name) => [name, 'match']),
    );
    const { code, said } = await verify(pdf, 'en');
    expect([code, said]).toEqual([0, expect.stringContaining(`seguro-${record.number}-recibo-1.pdf: matches`)]);
  });

  it('is in the JSON with its dates and the consent; of its files only the one that is stored', async () => {
    const { evidence } = checkDossierJson(await take('json', sale));
    expect(evidence!.insurances).toMatchObject([
      {
        number: record.number,
        product: 'Nota Garantida (GAP)',
        insurer: 'Assurant',
        assured: { name: 'Marina Alves Souza', document: record.client.document },
        status: 'Apólice emitida',
        policyNumber: record.policyNumber,
        premiumCents: record.insurancePremium,
        sentAt: record.sentAt,
        acceptedOn: '2026-11-20',
        issuedOn: record.policy!.issuedOn,
        cancelledOn: null,
        consent: {
          textVersion: '2026-12',
          text: expect.stringContaining('livre escolha'),
          givenAt: record.sentAt,
          recordedByName: expect.stringMatching(/./),
        },
        files: [{ file: `seguro-${record.number}-apolice.pdf`, sizeBytes: 19 }],
      },
    ]);
  });

  it('is found changed or missing by its hash, file by file', async () => {
    const whole = await PDFDocument.load(await take('pdf', sale), { updateMetadata: false });
    const [changed, missing] = filesOf(record);
    const forged = await PDFDocument.create();
    for (const { name, data } of whole.getAttachments())
      if (name !== missing) await forged.attach(name === changed ? changedAt(Buffer.from(data), 300) : data, name);
    const found = await checkAttachedFiles(await forged.save());
    expect(found.filter(({ state }) => state !== 'match').map(({ name, state }) => [name, state])).toEqual([
      [changed, 'differ'],
      [missing, 'missing'],
    ]);
  });

  it('is absent from older dossiers, which are still verified', async () => {
    const { evidence } = checkDossierJson(await take('json', sale));
    const { insurances: _later, ...older } = evidence!;
    const text = JSON.stringify(older, null, 1);
    const identity = await openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: undefined });
    const seal = Buffer.from(await sealBytes(Buffer.from(text), identity)).toString('base64');
    const json = Buffer.from(`{\n"evidence": ${text},\n"seal": "${seal}"\n}\n`);
    expect(await verify(json)).toMatchObject({ code: 0, said: expect.stringMatching(/^Íntegro/) });
    const pdf = await PDFDocument.create();
    await pdf.attach(json, 'dossie.json');
    const states = (await checkAttachedFiles(await pdf.save())).map(({ name, state }) => `${name} ${state}`);
    expect(states).toEqual([
      'dossie.json match',
      'cedula-de-credito-bancario.pdf missing',
      'contrato-assinado.pdf missing',
    ]);
  });

  it('makes no dossier while the file of the insurer is missing', async () => {
    await api.files.remove(record.key);
    expect((await request('pdf', seller, sale)).status).toBe(500);
  });
});

describe('refusals', () => {
  it('404 for another dealer, as for a proposal that does not exist', async () => {
    const other = await request('pdf', await api.signIn('DEMO2.FI-MANAGER'));
    const nobody = await request('pdf', seller, '01jd0000000000000000000000');
    expect(sameOf(other)).toEqual(sameOf(nobody));
    expect(other.status).toBe(404);
  });

  it('409 PRS020 before the contract is signed', async () => {
    const answer = await request('pdf', seller, await contracted(api, seller, 2_402));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'PRS020' }]);
  });

  it('no dossier is created for a sealed contract that differs from what was signed', async () => {
    const broken = await signedContract(api, seller, 2_403, { sealed: Buffer.from('%PDF other') });
    const [{ id: envelopeId }] = (await rowsOf(
      api,
      sql`select id from proposal_envelopes where proposal_id = ${broken}`,
    )) as [{ id: string }];
    await api.files.write(sealedKey({ proposalId: broken, id: envelopeId }), Buffer.from('%PDF forged'));
    expect((await request('pdf', seller, broken)).status).toBe(500);
  });
});

describe('dossier:verify', () => {
  it('reports that both files are intact, and the name on the certificate', async () => {
    for (const format of ['pdf', 'json'] as const) {
      const { code, said } = await verify(await take(format));
      expect([code, said]).toEqual([0, expect.stringMatching(/^Íntegro/)]);
      expect(said).toContain('CN=Estrada (instalação sem certificado próprio)');
    }
  });

  it('reports the changed line of the JSON', async () => {
    const json = await take('json');
    const at = json.indexOf('marina@example.com');
    const { code, said } = await verify(changedAt(json, at), 'en');
    expect(code).toBe(1);
    expect(said).toContain('CHANGED');
    expect(said).toMatch(/line \d+: "email": "larina@example.com"/);
  });

  it('reports the changed bytes of the PDF', async () => {
    const pdf = await take('pdf');
    const { code, said } = await verify(changedAt(pdf, 300), 'en');
    expect(code).toBe(1);
    const [, from, to] = /between bytes (\d+) and (\d+)/.exec(said)!.map(Number);
    expect(from! <= 300 && 300 <= to!).toBe(true);
  });

  it('reports that any other file is not a dossier', async () => {
    expect((await verify(Buffer.from('%PDF-1.7\nnothing'))).code).toBe(2);
    expect((await verify(Buffer.from('{}'))).code).toBe(2);
  });

  it('runs on the command line, and prints its usage without a file', async () => {
    const path = join(folder, 'dossier');
    const bytes = await take('json');
    writeFileSync(path, bytes);
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/dossier-verify.ts', ...args], { encoding: 'utf8' });
    const { status, stdout } = run(path, '--en');
    expect([status, stdout.trimEnd()]).toEqual([0, (await verify(bytes, 'en')).said]);
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Uso:/) });
  });
});
