import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readXlsx } from '../../kernel/spreadsheets/read-xlsx.ts';
import { dealers } from '../organization/index.ts';
import { extractionFiles } from './reports.tables.ts';

let api: TestApi;
let admin: Session;
let other: Session;
beforeAll(async () => {
  api = await openApi();
  admin = await api.signIn('bit');
  other = await api.signIn('finance');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const period = { initialDate: '2026-11-10', finalDate: '2026-11-20' };
const request = (session: Session, query: Record<string, string> = {}) =>
  session.call('downloadDealers', { query: { ...period, ...query } as never });

async function finished(session: Session, id: string) {
  for (let look = 0; look < 400; look++) {
    const { items } = await session.ok('listExtractionFiles', { query: { type: 'downloadDealers' } });
    const file = items.find((item) => item.id === id)!;
    if (file.status === 'SUCCESS' || file.status === 'ERROR') return file;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The extraction did not end');
}

/** Requests a file, waits for it and downloads it like a browser. */
async function extract(session: Session, query: Record<string, string> = {}) {
  const requested = await request(session, query);
  expect(requested.status).toBe(200);
  const file = await finished(session, requested.body.id);
  const { url } = await session.ok('readDownloadAddress', { query: { fileName: file.fileName } });
  const answer = await api.server.inject({ method: 'GET', url });
  return { file, url, answer };
}
const touch = (bacCode: string, changes: Partial<typeof dealers.$inferInsert>) =>
  api.database.db.update(dealers).set(changes).where(eq(dealers.baccode, bacCode));

describe('200', () => {
  it('returns the dealers that were registered or updated in the period, both days included, in São Paulo time', async () => {
    await touch('210101', { updatedAt: new Date('2026-11-10T03:00:00Z') });
    await touch('210102', { updatedAt: new Date('2026-11-10T02:59:59Z') });
    await touch('210103', { updatedAt: new Date('2026-11-21T02:59:59Z') });
    await touch('210104', { updatedAt: new Date('2026-11-21T03:00:00Z') });
    const { file, answer } = await extract(admin, { format: 'csv' });
    const lines = answer.body.replace('\ufeff', '').trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/^Código GMF;Código BAC;CNPJ;Razão social;/);
    const codes = lines.slice(1).map((line) => line.split(';')[1]);
    expect(codes).toContain('210101');
    expect(codes).toContain('210103');
    expect(codes).not.toContain('210102');
    expect(codes).not.toContain('210104');
    expect(lines.find((line) => line.includes('210101'))).toMatch(/;10\/11\/2026 00:00$/);
    expect(file).toMatchObject({ status: 'SUCCESS', rowCount: codes.length, sizeBytes: answer.rawPayload.length });
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="${file.fileName}"`);
    expect(answer.headers['content-type']).toContain('text/csv');
  });

  it('neutralizes spreadsheet formulas, and quotes what would break a line', async () => {
    const updatedAt = new Date('2026-11-15T12:00:00Z');
    await touch('210101', {
      updatedAt,
      tradingName: '=HYPERLINK("http://x";"y")',
      companyName: '+55',
      street: '@a',
      complement: '-1',
    });
    const { answer } = await extract(admin, { format: 'csv' });
    const line = answer.body.split('\n').find((text) => text.includes(';210101;'))!;
    expect(line).toContain(`;'+55;"'=HYPERLINK(""http://x"";""y"")";`);
    expect(line).toContain(`;'@a;`);
    expect(line).toContain(`;'-1;`);
  });

  it('writes a workbook in which the same texts remain texts', async () => {
    const { file, answer } = await extract(admin, { format: 'xlsx' });
    expect(file.fileName).toMatch(/^concessionarias_2026-11-10_2026-11-20_[0-9a-z]{8}\.xlsx$/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const path = join(mkdtempSync(join(tmpdir(), 'estrada-')), 'a.xlsx');
    writeFileSync(path, answer.rawPayload);
    const [lines] = await Array.fromAsync(readXlsx(path, 1_000));
    expect(lines![0]!.cells.slice(0, 2)).toEqual(['Código GMF', 'Código BAC']);
    const cells = lines!.find(({ cells: [, code] }) => code === '210101')!.cells;
    expect(cells.slice(3, 5)).toEqual(['+55', '=HYPERLINK("http://x";"y")']);
  });

  it('is in the language of the requester', async () => {
    const requested = await admin.call('downloadDealers', {
      query: { ...period, format: 'csv' },
      headers: { 'accept-language': 'en' },
    });
    const file = await finished(admin, requested.body.id);
    const { url } = await admin.ok('readDownloadAddress', { query: { fileName: file.fileName } });
    expect((await api.server.inject({ method: 'GET', url })).body).toContain('GMF code;BAC code');
  });

  it('shows users only their own files', async () => {
    const { file } = await extract(admin);
    const { items } = await other.ok('listExtractionFiles', { query: { type: 'downloadDealers' } });
    expect(items.map(({ id }) => id)).not.toContain(file.id);
  });
});

describe('a download address', () => {
  it('opens only its own file, for five minutes', async () => {
    const { url, file } = await extract(admin, { format: 'csv' });
    const second = await extract(admin, { format: 'csv' });
    const swapped = url.replace(file.fileName, second.file.fileName);
    const touched = url.replace(/signature=(.)/, (_all, first) => `signature=${first === 'x' ? 'y' : 'x'}`);
    for (const forged of [swapped, touched, url.replace(/expires=\d/, 'expires=9')]) {
      const answer = await api.server.inject({ method: 'GET', url: forged });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SEC004']);
    }
    api.clock.advance({ seconds: 301 });
    const late = await api.server.inject({ method: 'GET', url });
    expect([late.statusCode, late.json().code]).toEqual([409, 'SIS002']);
  });

  it('is not issued to other users, nor for a path to another location', async () => {
    const { file } = await extract(admin);
    const refused = await other.call('readDownloadAddress', { query: { fileName: file.fileName } });
    const missing = await other.call('readDownloadAddress', { query: { fileName: 'x.xlsx' } });
    expect({ ...refused.body, correlationId: '' }).toEqual({ ...missing.body, correlationId: '' });
    expect(refused.status).toBe(404);
    for (const fileName of ['../../etc/passwd', '..%2f..%2fdatabase', '/etc/passwd', 'concessionarias.csv\0.png'])
      expect([404, 422]).toContain((await admin.call('readDownloadAddress', { query: { fileName } })).status);
  });
});

describe('a lost worker', () => {
  it.skipIf(inject('database').kind === 'embedded')(
    'is detected within thirty seconds, with five between checks',
    async () => {
      const { file } = await extract(admin);
      const beatenAt = api.clock.now();
      await api.database.db
        .update(extractionFiles)
        .set({ status: 'PROCESSING', progressAt: beatenAt })
        .where(eq(extractionFiles.id, file.id));
      api.clock.advance({ seconds: 19 });
      await api.endLost();
      const row = async () =>
        (await api.database.db.select().from(extractionFiles).where(eq(extractionFiles.id, file.id)))[0]!;
      expect((await row()).status).toBe('PROCESSING');
      api.clock.advance({ seconds: 2 });
      await api.endLost();
      expect(await row()).toMatchObject({ status: 'ERROR', messageKey: 'lost' });
    },
  );

  it('ends as an error after five minutes', async () => {
    const { file } = await extract(admin);
    await api.database.db.update(extractionFiles).set({ status: 'PROCESSING' }).where(eq(extractionFiles.id, file.id));
    api.clock.advance({ seconds: 301 });
    await api.sweep();
    expect(await finished(admin, file.id)).toMatchObject({
      status: 'ERROR',
      message: expect.stringContaining('interrompido'),
    });
  });

  it('leaves no file behind after seven days', async () => {
    const { file } = await extract(admin);
    api.clock.advance({ days: 8 });
    await api.sweep();
    admin = await api.signIn('bit');
    const { items } = await admin.ok('listExtractionFiles', { query: { type: 'downloadDealers' } });
    expect(items).toEqual([]);
    expect((await admin.call('readDownloadAddress', { query: { fileName: file.fileName } })).status).toBe(404);
    api.clock.advance({ days: -8 });
    admin = await api.signIn('bit');
  });
});

describe('403', () => {
  it('lists the files of an extraction only to users who may request it', async () => {
    for (const type of ['downloadUsers', 'nothing']) {
      const answer = await admin.call('listExtractionFiles', { query: { type } });
      expect([answer.status, answer.body.code]).toEqual([403, 'SEC004']);
    }
  });
});

describe('422', () => {
  it.each([
    ['more than fifteen days', { initialDate: '2026-11-01', finalDate: '2026-11-16' }, 'finalDate'],
    ['an end before the beginning', { initialDate: '2026-11-10', finalDate: '2026-11-09' }, 'finalDate'],
    ['a day to come', { initialDate: '2026-12-24', finalDate: '2026-12-25' }, 'initialDate'],
    ['no date', { initialDate: '10/11/2026', finalDate: '2026-11-16' }, 'initialDate'],
    ['another format', { format: 'pdf' }, 'format'],
  ])('refuses %s at its field', async (_case, query, path) => {
    const answer = await request(admin, query);
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([422, 'DOM002', path]);
  });

  it('accepts fifteen days, both ends included', async () => {
    expect((await request(admin, { initialDate: '2026-11-01', finalDate: '2026-11-15' })).status).toBe(200);
  });
});
