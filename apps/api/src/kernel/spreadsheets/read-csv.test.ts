import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array, batchSize = 1_000) {
  const path = join(folder, 'table.csv');
  writeFileSync(path, content);
  return (await Array.fromAsync(readCsv(path, batchSize))).flat();
}

it.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
])('calls every line by its place in the file, with %s, quoted or not, empty ones counted', async (_case, end) => {
  const lines = await read(['a;b', '1;2', '', '3;"x;', 'y"', '5;6', '7;"8""9"', ''].join(end));
  expect(lines).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['3', 'x;\ny'] },
    { line: 6, cells: ['5', '6'] },
    { line: 7, cells: ['7', '8"9'] },
  ]);
});

it('reads the same lines however they fall into parts', async () => {
  const long = 'é'.repeat(300);
  const rows = Array.from({ length: 3_000 }, (_, index) => [String(index), index % 7 === 3 ? `"${long}"` : long]);
  const lines = await read(`a;b\r\n${rows.map((cells) => cells.join(';')).join('\r\n')}`, 64);
  expect(lines).toHaveLength(3_001);
  expect(
    lines
      .slice(1)
      .every(({ line, cells }, index) => line === index + 2 && cells[0] === String(index) && cells[1] === long),
  ).toBe(true);
});

it('tells the separator by the heading, and Latin-1 by bytes that UTF-8 does not have', async () => {
  expect((await read('a,b\n"1,5",2'))[1]!.cells).toEqual(['1,5', '2']);
  expect((await read('a\tb\n1\t2'))[1]!.cells).toEqual(['1', '2']);
  expect((await read('"x;y;z",b\n1,2'))[1]!.cells).toEqual(['1', '2']);
  expect((await read(Buffer.from('a;b\nAção;ü', 'latin1')))[1]!.cells).toEqual(['Ação', 'ü']);
  expect((await read('\ufeffa;b\n1;2'))[0]!.cells).toEqual(['a', 'b']);
});

it('refuses quotation marks that never close and lines that are too wide', async () => {
  await expect(read('a;b\n1;"2\n')).rejects.toMatchObject({ key: 'file.broken' });
  await expect(read(`a\n${';'.repeat(300)}`)).rejects.toMatchObject({ key: 'file.tooManyColumns' });
});
