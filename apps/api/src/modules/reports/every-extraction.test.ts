import { type Capability, capabilities } from '@estrada/domain/access/index';
import { type Endpoint, extractionCalls } from '@estrada/endpoints/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { type ExtractionName, extractions } from './extractions/index.ts';

/** The guarantees of every extraction: a new row of `extractions/index.ts` is tested automatically. */
const names = Object.keys(extractions) as ExtractionName[];

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.work();
}, 60_000);
afterAll(() => api.close());

it('has a unique file name', () => {
  expect(new Set(names.map((name) => extractions[name].fileStem)).size).toBe(names.length);
});

describe.each(names)('%s', (name) => {
  const { columns, sheetName } = extractions[name];
  let session: Session;
  beforeAll(async () => {
    const { access } = extractionCalls[name] as Endpoint;
    const [capability] = (access as { anyOf: readonly Capability[] }).anyOf;
    session = await api.signIn(capabilities[capability!].roles[0]!);
  });

  async function extract(format: 'csv' | 'xlsx', language: 'pt-BR' | 'en') {
    const requested = await session.call(name, {
      query: { initialDate: '2026-11-07', finalDate: '2026-11-21', format },
      headers: { 'accept-language': language },
    });
    expect(requested.status).toBe(200);
    for (let look = 0; look < 400; look++) {
      const { items } = await session.ok('listExtractionFiles', { query: { type: name } });
      const file = items.find(({ id }) => id === requested.body.id);
      if (file?.status === 'ERROR') throw new Error(file.message ?? '');
      if (file?.status === 'SUCCESS') {
        const { url } = await session.ok('readDownloadAddress', { query: { fileName: file.fileName } });
        return { file, content: (await api.server.inject({ method: 'GET', url })).rawPayload };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The extraction did not end');
  }

  it('has its headings in both languages, without duplicates', () => {
    expect(sheetName.pt.length).toBeLessThanOrEqual(31);
    expect(sheetName.en.length).toBeLessThanOrEqual(31);
    for (const language of ['pt', 'en'] as const) {
      const headers = columns.map(({ header }) => header[language]);
      expect(headers).not.toContain('');
      expect(new Set(headers).size).toBe(headers.length);
    }
  });

  it.each(['pt-BR', 'en'] as const)(
    'writes a CSV with as many cells in every line as in the heading: %s',
    async (language) => {
      const { file, content } = await extract('csv', language);
      const [heading = '', ...lines] = content.toString().replace('\ufeff', '').trimEnd().split(/\r?\n/);
      expect(heading.split(';')).toEqual(columns.map(({ header }) => (language === 'en' ? header.en : header.pt)));
      // quoted cells may contain the separator and line ends: each counts as one
      const bare = lines
        .join('\n')
        .replace(/"(?:[^"]|"")*"/g, '')
        .split('\n')
        .filter(Boolean);
      expect(bare).toHaveLength(file.rowCount);
      for (const line of bare) expect(line.split(';')).toHaveLength(columns.length);
    },
  );

  it('writes a workbook', async () => {
    const { file, content } = await extract('xlsx', 'pt-BR');
    expect(content.subarray(0, 2).toString()).toBe('PK');
    expect(file.sizeBytes).toBe(content.length);
  });
});
