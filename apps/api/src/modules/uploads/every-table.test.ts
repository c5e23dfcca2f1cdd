import { type Capability, capabilities } from '@estrada/domain/access/index';
import type { UploadKind } from '@estrada/domain/uploads/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { type TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { replaceTable, sendTable, untilFinished } from '../../../test/send-table.ts';
import { uploadTables } from './tables/index.ts';
import { columnsOf, exampleLines, type UploadTable } from './upload-table.ts';

/** The guarantees of every uploaded table: a new row of `tables/index.ts` is tested automatically. */
const tables = Object.entries(uploadTables) as [TableName, UploadTable][];

/** Tables that change records instead of being read. */
const setByTemplate: ReadonlySet<UploadKind> = new Set(['dealer-channels', 'certifications', 'consortium-leads']);

const csvOf = (table: UploadTable, lines: readonly string[][]) =>
  [Object.values(columnsOf(table)).map((column) => column.name), ...lines].map((cells) => cells.join(';')).join('\n');

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  // the vehicle that the example of another table names
  const admin = await api.signIn('admin-internal');
  const content = csvOf(uploadTables.Vehicles, exampleLines(uploadTables.Vehicles));
  await untilFinished(admin, (await sendTable(api, admin, 'veiculos.csv', content)).body.id);
}, 60_000);
afterAll(() => api.close());

it('has one table for every set of upload calls, with a unique kind and file name', () => {
  expect(Object.keys(uploadNames).toSorted()).toEqual(tables.map(([name]) => name).toSorted());
  for (const name of Object.values(uploadNames).flatMap((names) => Object.values(names)))
    expect(endpoints).toHaveProperty(name);
  for (const part of ['kind', 'fileStem'] as const)
    expect(new Set(tables.map(([, table]) => table[part])).size).toBe(tables.length);
});

it('shows the condition of a vehicle and the person type with the same text in every table, in both languages', () => {
  const said = (column: string, value: unknown) =>
    tables.flatMap(([, table]) =>
      Object.values(columnsOf(table)).flatMap(({ name, show }) => (name === column && show ? [show(value)] : [])),
    );
  expect(said('condicao', 1)).toEqual(Array(6).fill({ pt: 'novo', en: 'new' }));
  // not every table offers a value for both: tiers are of one kind of person
  expect(said('pessoa', null).filter(Boolean)).toEqual(Array(5).fill({ pt: 'PF e PJ', en: 'PF and PJ' }));
});

describe.each(tables)('%s', (name, table) => {
  const names = uploadNames[name];
  const columns = Object.values(columnsOf(table));
  const csv = (...lines: string[][]) => csvOf(table, lines);
  const example = exampleLines(table)[0]!;
  let session: Session;
  beforeAll(async () => {
    // one role sends many of the tables, and so many files in an hour are refused
    api.clock.advance({ hours: 1 });
    const { access } = endpoints[names.send] as Endpoint;
    const [capability] = (access as { anyOf: readonly Capability[] }).anyOf;
    session = await api.signIn(capabilities[capability!].roles[0]!);
  });
  const send = async (content: string | Uint8Array, fileName = 'tabela.csv', trial = false) => {
    // a table of prices that takes much away is tried first
    if (table.assess && !trial) return replaceTable(api, session, fileName, content, name);
    const { status, body } = await sendTable(api, session, fileName, content, { table: name, trial });
    expect(status).toBe(200);
    return untilFinished(session, body.id, name);
  };

  it('describes its columns in both languages, and each column accepts its own example', () => {
    for (const { name: column, about, example: cell, read } of columns) {
      expect(about.pt, column).not.toBe('');
      expect(about.en, column).not.toBe('');
      expect(read(cell), column).toHaveProperty('value');
    }
  });

  it.each(['csv', 'xlsx'] as const)('accepts its own template: %s', async (format) => {
    const template = await session.ok(names.template, { query: { format } });
    const { upload } = await send(template, `modelo.${format}`);
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: exampleLines(table).length });
    expect(upload.lineCount).toBeGreaterThanOrEqual(2);
  });

  it('shows what is in force: the last valid file with its rows, since when and by whom', async () => {
    await send(csv(example), 'boa.csv');
    const { upload } = await send('outra coisa\n1\n', 'ruim.csv');
    expect(upload.status).toBe('ERROR');
    const { inForce } = await session.ok(names.inForce, {});
    expect(inForce).toMatchObject({ fileName: 'boa.csv', rowCount: 1, user: upload.user });
    expect(Number.isNaN(Date.parse(inForce!.since))).toBe(false);
  });

  it('tries a file without changing anything, reports the difference, and puts it in force with one call', async () => {
    const lines = exampleLines(table);
    await send(csv(lines[0]!), 'antes.csv');
    const { upload: trial, difference } = await send(csv(...lines), 'ensaio.csv', true);
    expect(trial).toMatchObject({ status: 'SUCCESS', isTrial: true, can: { apply: true } });
    const inForce = async () => (await session.ok(names.inForce, {})).inForce!.fileName;
    expect(await inForce()).toBe('antes.csv');
    const { added, changed, removed, samples } = difference!;
    // what these tables change is already as the template, accepted before, has set it
    expect(added + changed).toBe(setByTemplate.has(table.kind) ? 0 : 1);
    expect(removed).toBe(0);
    const written = columns.map((column) => column.name);
    for (const { label, kind, cells } of samples) {
      expect(label).not.toBe('');
      if (kind !== 'added') continue;
      // under the names of the file, without what is empty
      for (const { column, before, after } of cells) {
        expect(written).toContain(column);
        expect([before, after]).toEqual(['', expect.stringMatching(/./)]);
      }
    }

    const applied = await session.ok(names.apply, { params: { id: trial.id } });
    expect((await untilFinished(session, applied.id, name)).upload).toMatchObject({
      status: 'SUCCESS',
      isTrial: false,
    });
    expect(await inForce()).toBe('ensaio.csv');
    // the table it was compared with is no longer in force
    const again = await session.call(names.apply, { params: { id: trial.id } });
    expect([again.status, again.body.code]).toEqual([409, 'SET001']);
  });

  it.each(['csv', 'xlsx'] as const)(
    'is downloaded as its upload takes it, which changes nothing: %s',
    async (format) => {
      const lines = exampleLines(table);
      await send(csv(...lines));
      const file = await session.ok(names.download, { query: { format } });
      const { upload, difference } = await send(file, `baixada.${format}`, true);
      expect([upload.status, upload.lineCount, upload.message]).toEqual(['SUCCESS', lines.length, expect.anything()]);
      expect(difference).toMatchObject({ added: 0, changed: 0, removed: 0, samples: [] });
    },
  );

  it('lists the lines in force, finds one by its words, and tries a correction of it as a file', async () => {
    await send(csv(...exampleLines(table)));
    const { tableId, lines, columns: shown, totalElements } = await session.ok(names.lines, { query: {} });
    expect(shown.map((column) => column.name)).toEqual(columns.map((column) => column.name));
    expect([lines.length, totalElements]).toEqual([exampleLines(table).length, exampleLines(table).length]);
    for (const line of lines) {
      const search = line.find((cell) => /^[\p{L}\d-]{3,}$/u.test(cell)) ?? '';
      expect((await session.ok(names.lines, { query: { search } })).lines).toContainEqual(line);
    }
    const [first] = lines;
    const removal = { line: first!, cells: null };
    const tried = await session.ok(names.correct, { body: { tableId, corrections: [removal] } });
    const { upload } = await untilFinished(session, tried.id, name);
    expect(upload).toMatchObject({ status: 'SUCCESS', isTrial: true, lineCount: lines.length - 1 });
    // what cannot be read is refused at the cell, in the last line: corrections follow the lines that do not change
    const cells = { [columns[0]!.name]: '=1+1' };
    const wrong = await session.ok(names.correct, { body: { tableId, corrections: [{ line: first!, cells }] } });
    const { problems } = await untilFinished(session, wrong.id, name);
    expect(problems).toMatchObject([{ line: lines.length + 1, column: columns[0]!.name }]);
  });

  it('names every required column missing from the heading', async () => {
    const { upload } = await send('outra coisa\n1\n');
    expect(upload.status).toBe('ERROR');
    for (const column of columns.filter(({ isRequired }) => isRequired)) expect(upload.message).toContain(column.name);
  });

  it('refuses the same line twice, and a formula in any column', async () => {
    const formulas = columns.map((_, place) => example.map((cell, index) => (index === place ? '=1+1' : cell)));
    const { upload, problems } = await send(csv(example, example, ...formulas));
    expect(upload).toMatchObject({ status: 'ERROR', problemCount: columns.length + 1 });
    expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [3, '', renderMessage('line.repeated', 'pt-BR')],
      ...columns.map((column, index) => [4 + index, column.name, renderMessage('cell.formula', 'pt-BR')]),
    ]);
  });
});
