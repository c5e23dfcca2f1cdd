import { Workbook } from '@cj-tech-master/excelts';
import { type Capability, capabilities } from '@estrada/domain/access/index';
import { type Endpoint, extractionCalls } from '@estrada/endpoints/index';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { disarm } from '../../kernel/spreadsheets/csv-line.ts';
import type { ColumnType } from './extraction.ts';
import { type ExtractionName, extractions } from './extractions/index.ts';

/** The guarantees of every extraction: a new row of `extractions/index.ts` is tested automatically. */
const names = Object.keys(extractions) as ExtractionName[];

const formats: Partial<Record<ColumnType, string>> = {
  money: '[$R$-416] #,##0.00',
  percent: '0.00####"%"',
  date: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
};

/** What the CSV has for a cell of the workbook; a value of another kind is shown as such. */
function shown(type: ColumnType, value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) {
    // a spreadsheet's day has no zone: the library takes it as one of UTC
    const [day = '', time = ''] = value.toISOString().split('T');
    const date = day.split('-').toReversed().join('/');
    if (type === 'date') return date;
    if (type === 'instant') return `${date} ${time.slice(0, 5)}`;
  }
  if (typeof value === 'number') {
    if (type === 'money') return value.toFixed(2).replace('.', ',');
    if (type === 'percent' || type === 'integer') return String(value).replace('.', ',');
  }
  if (typeof value === 'string') return type === 'text' ? disarm(value) : type === 'code' ? value : `text ${value}`;
  return `${type}: ${JSON.stringify(value)}`;
}

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

  const extracted = new Map<string, ReturnType<typeof request>>();
  /** Each file once: a user may request forty an hour. */
  function extract(format: 'csv' | 'xlsx', language: 'pt-BR' | 'en') {
    const key = `${format} ${language}`;
    const file = extracted.get(key) ?? request(format, language);
    extracted.set(key, file);
    return file;
  }

  async function request(format: 'csv' | 'xlsx', language: 'pt-BR' | 'en') {
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

  it('writes a workbook with the values of the CSV: money, days and instants as numbers in their formats', async () => {
    const { file, content } = await extract('xlsx', 'pt-BR');
    expect(file.sizeBytes).toBe(content.length);
    const book = new Workbook();
    await book.xlsx.load(content);
    const sheet = book.worksheets[0]!;
    const { content: csv } = await extract('csv', 'pt-BR');
    const lines = parse(csv, { delimiter: ';', record_delimiter: ['\r\n', '\n'], bom: true });
    expect(sheet.rowCount).toBe(lines.length);
    for (const [line, texts] of lines.slice(1).entries())
      for (const [place, { type, header }] of columns.entries()) {
        const { value, numFmt } = sheet.getRow(line + 2).getCell(place + 1);
        const where = `${header.pt}, line ${line + 2}`;
        expect(shown(type, value), where).toBe(texts[place]);
        // a person sees the format, not the number
        if (value !== null && formats[type]) expect(numFmt, where).toBe(formats[type]);
      }
  });
});
