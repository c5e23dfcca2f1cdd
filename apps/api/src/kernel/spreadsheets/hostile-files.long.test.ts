/** Random table files: each is read or refused with a message, quickly, and without ending the process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longRun, type SeededRandom } from '@estrada/testkit/index';
import { afterAll, expect, it } from 'vitest';
import { bookOf, sheetOf, workbookParts, zipOf } from '../../../test/make-workbook.ts';
import { readTableFile } from './read-table-file.ts';
import { TableFileError } from './table-file-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { seed, runs, random, timeoutMs } = longRun(250, 20_000);
/** The time limit of one file on a machine that runs other tests too. */
const patienceMs = 5_000;

const nasty = [
  '',
  '"',
  '""',
  '"\n',
  ';',
  '\0',
  '\r',
  '\ufeff',
  '\ud800',
  '=1+1',
  '<x>',
  '&#0;',
  '&lol;',
  '９',
  '1e999',
];
const xml = [
  '<!DOCTYPE x [<!ENTITY lol "lol">]>',
  '<row r="99999999999">',
  '<c r="ZZZZZZZ1">',
  '<v>',
  ']]>',
  '<c t="s">',
];

function someText({ below, pick }: SeededRandom): string {
  return Array.from({ length: below(6) }, () =>
    pick([...nasty, 'Onix', '2026', '98.900,50', 'x'.repeat(below(3_000))]),
  ).join('');
}
const someCsv = (one: SeededRandom): Buffer =>
  Buffer.from(
    Array.from({ length: one.below(12) }, () =>
      Array.from({ length: one.below(9) }, () => someText(one)).join(';'),
    ).join(one.pick(['\n', '\r\n', '\r', '\n\n'])),
    one.pick(['utf8', 'latin1', 'utf16le']),
  );
const safe = (text: string) => text.replace(/[<&\0\ud800-\udfff]/g, '');
async function someBook(one: SeededRandom): Promise<Buffer> {
  const rows = Array.from({ length: one.below(6) }, () =>
    Array.from({ length: one.below(5) }, () => safe(someText(one))),
  );
  const sheet = sheetOf(...rows);
  const broken = one.next() < 0.5 ? sheet.replace('</sheetData>', `${one.pick(xml)}</sheetData>`) : sheet;
  if (one.next() < 0.7) return bookOf(broken);
  return zipOf({
    ...workbookParts,
    [one.pick(['xl/sharedStrings.xml', 'xl/styles.xml', 'xl/worksheets/sheet9.xml', 'xl/workbook.xml'])]: broken,
  });
}
/** Bytes flipped, cut off or doubled. */
function damage(content: Buffer, { below, next }: SeededRandom): Buffer {
  const copy = Buffer.from(content);
  for (let count = below(8); count > 0 && copy.length > 0; count--) copy[below(copy.length)] = below(256);
  if (next() < 0.2) return copy.subarray(0, below(copy.length + 1));
  return next() < 0.1 ? Buffer.concat([copy, copy]) : copy;
}

it(`${runs} hostile table files are read or refused quickly (seed ${seed})`, { timeout: timeoutMs }, async () => {
  const ends = { read: 0, refused: 0 };
  for (let run = 0; run < runs; run++) {
    const made = random.next() < 0.5 ? someCsv(random) : await someBook(random);
    const path = join(folder, 'tabela');
    writeFileSync(path, random.next() < 0.7 ? damage(made, random) : made);
    const begin = performance.now();
    try {
      for await (const lines of readTableFile(path, 100)) expect(Array.isArray(lines)).toBe(true);
      ends.read++;
    } catch (error) {
      expect(error, `file ${run} of seed ${seed}: ${(error as Error).stack}`).toBeInstanceOf(TableFileError);
      ends.refused++;
    }
    expect(performance.now() - begin, `file ${run} of seed ${seed}`).toBeLessThan(patienceMs);
  }
  // both outcomes occur: otherwise the files would prove little
  expect(Math.min(ends.read, ends.refused)).toBeGreaterThan(runs / 20);
});
