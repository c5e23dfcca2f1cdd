/** The legal texts of the papers, by dated rows. The migrations insert the first ones. */
import { currentLegalTexts, type PaperKind } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { readLegalTextOn } from './legal-texts.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const typed = {
  kind: 'DELIVERY' as PaperKind,
  id: null as string | null,
  version: 0,
  effectiveFrom: '2027-01-10',
  body: '# Entrega\n\n{cliente} recebe {veiculo}.\n',
  sources: 'Lei nº 8.078/1990, art. 18',
};
const save = (changes: object = {}, session = finance) =>
  session.call('saveLegalText', { body: { ...typed, ...changes } });
const confirm = (id: string, version: number | undefined, session: Pick<Session, 'call'> = finance) =>
  session.call('confirmLegalText', { params: { id }, body: { version } });

describe('200', () => {
  it('begins with a text for each paper, which is read-only', async () => {
    const { items } = await finance.ok('readLegalTexts');
    expect(Object.fromEntries(items.map(({ kind, body }) => [kind, body]))).toEqual(
      Object.fromEntries(Object.entries(currentLegalTexts).map(([kind, { body }]) => [kind, body.trim()])),
    );
    for (const { state, can } of items)
      expect([state, can]).toEqual(['in-force', { edit: false, delete: false, confirm: true }]);
    for (const { kind, sources, confirmation } of items)
      expect([sources, confirmation]).toEqual([currentLegalTexts[kind].sources, null]);
  });

  it('applies the next text from its day, and not before', async () => {
    const { status, body } = await save();
    expect([status, body.state, body.body]).toEqual([200, 'future', '# Entrega\n\n{cliente} recebe {veiculo}.']);
    const { db } = api.system().context;
    expect((await readLegalTextOn(db, 'DELIVERY', '2027-01-09')).effectiveFrom).toBe('2026-01-01');
    expect(await readLegalTextOn(db, 'DELIVERY', '2027-01-10')).toEqual({
      body: '# Entrega\n\n{cliente} recebe {veiculo}.',
      effectiveFrom: '2027-01-10',
    });
    const admin = await api.signIn('admin-internal');
    const [entry] = (await admin.ok('listAuditEntries', { query: { entity: 'legalText' } })).items;
    expect(entry).toMatchObject({ action: 'legalText.create' });
    expect(JSON.stringify(entry)).toMatch(/[0-9a-f]{64}/);
    expect(JSON.stringify(entry)).not.toContain('recebe {veiculo}');
    await finance.ok('deleteLegalText', { params: { id: body.id }, query: { version: 1 } });
  });

  it('awaits the legal review until a user confirms it, and again after a change', async () => {
    const { body: row } = await save({ effectiveFrom: '2027-02-01' });
    expect((await confirm(row.id, 1, await api.signIn('bit'))).status).toBe(403);
    expect(row.confirmation).toBeNull();
    const { status, body } = await confirm(row.id, 1);
    const confirmation = { at: api.clock.now().toISOString(), byName: expect.stringMatching(/./) };
    expect([status, body.version, body.confirmation, body.can.confirm]).toEqual([200, 2, confirmation, false]);
    expect((await confirm(row.id, 1)).body).toMatchObject({ code: 'SET001' });
    // a second confirmation changes nothing
    expect((await confirm(row.id, 2)).body).toEqual(body);
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'legalText', entityId: row.id } });
    expect(items.map(({ action }) => action)).toEqual(['legalText.confirm', 'legalText.create']);
    const changed = await save({ id: row.id, version: 2, effectiveFrom: '2027-02-01', body: `${typed.body}Outro.` });
    expect([changed.status, changed.body.confirmation]).toEqual([200, null]);
    await finance.ok('deleteLegalText', { params: { id: row.id }, query: { version: 3 } });
  });

  it('accepts only one of a change and a confirmation at the same time', async () => {
    const { body: row } = await save({ effectiveFrom: '2027-03-01' });
    const both = await Promise.all([
      confirm(row.id, 1),
      save({ id: row.id, version: 1, effectiveFrom: '2027-03-01', sources: 'Lei nº 8.078/1990, art. 26' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await finance.ok('deleteLegalText', { params: { id: row.id }, query: { version: 2 } });
  });

  it('confirms a text that is in force, which stays as it is', async () => {
    const [first] = (await finance.ok('readLegalTexts')).items;
    const { body: confirmed } = await confirm(first!.id, first!.version);
    expect(confirmed).toMatchObject({
      body: first!.body,
      state: 'in-force',
      confirmation: { byName: expect.stringMatching(/./) },
    });
  });

  it('confirms a past text, which contracts of its day have', async () => {
    const id = '01jd00000000000000000past1';
    await api.database.db.execute(sql`insert into legal_texts (id, kind, effective_from, body)
      values (${id}, 'DELIVERY', '2020-01-01', ${typed.body})`);
    const confirmed = await confirm(id, 1);
    expect([confirmed.status, confirmed.body.state, confirmed.body.validUntil]).toEqual([200, 'past', '2025-12-31']);
    expect(confirmed.body).toMatchObject({
      confirmation: { byName: expect.stringMatching(/./) },
      can: { confirm: false },
    });
  });

  it('previews a text in its paper before it is saved', async () => {
    const { status, body } = await finance.call('previewLegalText', { body: { kind: 'DELIVERY', body: typed.body } });
    expect(status).toBe(200);
    const { text } = await readPdf(body as unknown as Buffer);
    expect(text).toContain('MODELO SEM VALOR');
    expect(text).toContain('Rosana Teles Braga recebe Chevrolet Tracker');
  });
});

const unknownId = '01jd0000000000000000000009';

describe('401 and 404', () => {
  it('requires a login to confirm a text', async () => {
    const { status, body } = await confirm(unknownId, 1, api.stranger);
    expect([status, body.code]).toEqual([401, 'USE003']);
  });

  it('confirms no text that does not exist', async () => {
    const { status, body } = await confirm(unknownId, 1);
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it('previews no text with an unknown field', async () => {
    const { status, body } = await finance.call('previewLegalText', { body: { kind: 'DELIVERY', body: '{nome}' } });
    expect([status, body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['body', 'legalText.unknownField']],
    ]);
  });

  it('requires the version of the text that is confirmed', async () => {
    const { status, body } = await confirm(unknownId, undefined);
    expect([status, body.code, body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      'DOM002',
      [['version', 'version.required']],
    ]);
  });

  it.each([
    ['DOM002', { body: '{nome}' }, 'body', 'legalText.unknownField'],
    ['DOM002', { kind: 'CREDIT_CONTRACT', body: 'Prometo pagar.' }, 'body', 'legalText.noHighlight'],
    ['DOM002', { kind: 'OTHER' }, 'kind', 'value.notAllowed'],
    ['DOM002', { sources: '' }, 'sources', 'required'],
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom', 'parameter.startTooSoon'],
  ])('%s %j', async (code, changes, path, key) => {
    const { status, body } = await save(changes);
    expect([status, body.code, body.fields?.map((field) => [field.path, field.key])]).toEqual([
      422,
      code,
      [[path, key]],
    ]);
  });
});
