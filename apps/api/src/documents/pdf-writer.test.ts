import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PdfWriter } from './pdf-writer.ts';

const columns = [
  { label: 'Number', width: 0.2 },
  { label: 'Words', width: 0.8 },
];
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [String(index), `row ${index}`]);

async function draw(write: (writer: PdfWriter) => void): Promise<string[]> {
  const writer = new PdfWriter({ title: 'Sheet', language: 'en' });
  write(writer);
  return pagesOf(await writer.finish('foot', (page) => String(page)));
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Every row of a table, including its head, ends in a rule. */
const rulesOn = (page: string) => [...page.matchAll(/^0\.5 w$/gm)].length;

it('leaves no single row alone on a page, however long the table and wherever it begins', async () => {
  // around the first and the second page end, where the last row could be left alone
  for (const count of [...range(2, 5), ...range(40, 55), ...range(88, 108)]) {
    const pages = await draw((writer) => {
      writer.heading('Schedule');
      writer.table(columns, rowsOf(count));
    });
    const rows = pages.map((page) => rulesOn(page) - 1);
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(Math.min(...rows), `${count} rows`).toBeGreaterThan(1);
  }
});

it('leaves no single row alone on a page where rows have several lines', async () => {
  const wrapping = [columns[0]!, { ...columns[1]!, wraps: true as const }];
  for (const count of range(9, 45)) {
    const pages = await draw((writer) =>
      writer.table(
        wrapping,
        rowsOf(count).map(([number = '', words = '']) => [number, `${words} `.repeat(40)]),
      ),
    );
    const rows = pages.map((page) => rulesOn(page) - 1);
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(count);
    expect(Math.min(...rows), `${count} rows`).toBeGreaterThan(1);
  }
});

it('moves a short table to the next page as a whole, with its heading', async () => {
  for (let lines = 30; lines <= 60; lines += 1) {
    const pages = await draw((writer) => {
      for (let line = 0; line < lines; line += 1) writer.paragraph(`line ${line}`);
      writer.heading('Terms');
      writer.table(columns, rowsOf(3));
    });
    const withRules = pages.filter((page) => rulesOn(page) > 0);
    expect(withRules.map(rulesOn), `${lines} lines`).toEqual([4]);
    // only the heading has this size
    expect(withRules[0]).toMatch(/\/F\d 12\.5 Tf/);
  }
});

it('fills only the marked row', async () => {
  const fills = (pages: string[]) => pages.join('\n').match(/0\.89\d* 0\.94\d* 0\.93\d* scn/g) ?? [];
  expect(fills(await draw((writer) => writer.table(columns, rowsOf(3), { marked: 1 })))).toHaveLength(1);
  expect(fills(await draw((writer) => writer.table(columns, rowsOf(3))))).toHaveLength(0);
});

it('never breaks a paragraph line within an amount', async () => {
  const amount = 'R$ 1.000,00';
  for (let words = 20; words <= 40; words += 1) {
    const before = 'soma '.repeat(words);
    const [page = ''] = await draw((writer) => writer.paragraph(before + amount));
    const [first = 0] = linesOn(page);
    // all of the amount, or nothing of it
    const isWhole = first <= before.length || first === before.length + amount.length;
    expect(isWhole, `${words} words: ${first} letters`).toBe(true);
  }
});

it('never breaks a line of a cell within an amount', async () => {
  const amount = 'R$ 1.000,00';
  const wrapping = [{ label: 'Words', width: 0.5, wraps: true as const }];
  for (let words = 5; words <= 20; words += 1) {
    const before = 'soma '.repeat(words);
    const [page = ''] = await draw((writer) => writer.table(wrapping, [[before + amount]]));
    const [, first = 0] = linesOn(page);
    const isWhole = first <= before.length || first === before.length + amount.length;
    expect(isWhole, `${words} words: ${first} letters`).toBe(true);
  }
});

/** The number of letters of each line of text, from the top of the page. */
const linesOn = (page: string): number[] =>
  [...page.matchAll(/^BT$.*?^ET$/gms)].map(
    ([text]) => [...text.matchAll(/<([\da-f]+)>/g)].reduce((sum, [, codes = '']) => sum + codes.length, 0) / 4,
  );

/** The content of each page, as the operators of the file. */
function pagesOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const starts = [...file.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => index + mark.length);
  const streams = starts.map((start) => {
    try {
      return inflateSync(file.subarray(start)).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.filter((stream) => /^BT$/m.test(stream));
}
