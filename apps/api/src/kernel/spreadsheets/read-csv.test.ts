import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { maxColumns } from './limits.ts';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'tabela.csv');
const read = async (content: string | Uint8Array, batchSize = 1_000) => {
  writeFileSync(path, content);
  return (await Array.fromAsync(readCsv(path, batchSize))).flat();
};

describe('cells of a table file', () => {
  it.each([
    [
      'semicolons',
      'a;b,c\n1;2,5\n',
      [
        ['a', 'b,c'],
        ['1', '2,5'],
      ],
    ],
    [
      'commas',
      'a,b\n"1,5",2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2;3\n',
      [
        ['a', 'b'],
        ['1', '2;3'],
      ],
    ],
    ['one column', 'a\n1\n', [['a'], ['1']]],
    [
      'separators in a quoted heading',
      '"a,b,c";d\n1;2\n',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
  ])('are separated by %s', async (_case, text, cells) => {
    expect((await read(text)).map((line) => line.cells)).toEqual(cells);
  });

  it.each([
    ['UTF-8', Buffer.from('preço;ação\nç;ã\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffpreço;ação\nç;ã\n')],
    ['the Latin-1 of Windows', Buffer.from('preço;ação\nç;ã\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffpreço;ação\nç;ã\n', 'utf16le')],
  ])('preserve accents in %s', async (_case, content) => {
    expect((await read(content)).map((line) => line.cells)).toEqual([
      ['preço', 'ação'],
      ['ç', 'ã'],
    ]);
  });

  it('are separated as the first line of Excel says', async () => {
    expect(await read('sep=,\na;b,c\n1;2,3\n')).toEqual([
      { line: 2, cells: ['a;b', 'c'] },
      { line: 3, cells: ['1;2', '3'] },
    ]);
  });

  it.each(['sep=;\na;b\n1;2\n', '"sep=;"\na;b\n1;2\n', 'SEP=|\na|b\n1|2\n', 'sep=\t\na\tb\n1\t2\n'])(
    'do not include the line that names their separator: %j',
    async (text) => {
      for (const content of [text, Buffer.from(`\ufeff${text}`, 'utf16le'), `\ufeff${text.replaceAll('\n', '\r\n')}`])
        expect(await read(content)).toEqual([
          { line: 2, cells: ['a', 'b'] },
          { line: 3, cells: ['1', '2'] },
        ]);
    },
  );

  it('preserve accents when a letter is split across two chunks', async () => {
    const lines = Array.from({ length: 60_000 }, (_, index) => `${'ç'.repeat(index % 9)};ação ${index}`);
    const cells = (await read(`a;b\n${lines.join('\n')}\n`)).slice(1).map((line) => line.cells.join(';'));
    expect(cells).toEqual(lines);
  });

  it('may contain separators, quotation marks and line ends inside quotation marks', async () => {
    const text = 'a;b\r\nplain;1\r\n"x;""y""\r\nz";2\r\nlast;3\r\n';
    expect((await read(text)).map((line) => line.cells)).toEqual([
      ['a', 'b'],
      ['plain', '1'],
      ['x;"y"\nz', '2'],
      ['last', '3'],
    ]);
  });
});

describe('lines of a table file', () => {
  it('end with LF or CRLF, the last one also without a line end', async () => {
    for (const end of ['\n', '\r\n'])
      expect(await read(`a;b${end}1;2${end}3;4`)).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2'] },
        { line: 3, cells: ['3', '4'] },
      ]);
  });

  it('skip empty ones and have the line number that the person sees', async () => {
    expect((await read('a;b\n\n1;2\n;\n  \n3;4\n')).map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it('have that number also after quoted cells, and a cell with line ends counts from its first line', async () => {
    const text = 'a;b\n1;2\n"3";4\n\n5;6\n"x\ny";7\n8;9\n';
    const lines = await read(text);
    expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'a'],
      [2, '1'],
      [3, '3'],
      [5, '5'],
      [6, 'x\ny'],
      [8, '8'],
    ]);
  });

  it('come in batches of the requested size', async () => {
    writeFileSync(path, `a\n${'x\n'.repeat(24)}`);
    expect((await Array.fromAsync(readCsv(path, 10))).map((batch) => batch.length)).toEqual([10, 10, 5]);
  });

  it('may have different lengths', async () => {
    expect((await read('a;b;c\n1\n1;2;3;4\n')).map((line) => line.cells.length)).toEqual([3, 1, 4]);
  });
});

describe('a file that is not a table', () => {
  it.each([
    ['quotation marks that do not close', 'a;b\n"1;2\n3;4\n', 'file.broken'],
    [
      'two encodings of accents',
      Buffer.concat([Buffer.from('ação\n'), Buffer.from('ação\n', 'latin1')]),
      'file.mixedEncoding',
    ],
    [
      'two encodings of another sign',
      Buffer.concat([Buffer.from('1º\n'), Buffer.from('ação\n', 'latin1')]),
      'file.mixedEncoding',
    ],
    [
      'two encodings, the only letter of one split across two chunks',
      Buffer.concat([Buffer.from(`${'x'.repeat(64 * 1024 - 1)}ç\n`), Buffer.from('ação\n', 'latin1')]),
      'file.mixedEncoding',
    ],
    ['UTF-16 that ends in the middle', Buffer.from('\ufeffa;b\n1;2', 'utf16le').subarray(0, -1), 'file.encoding'],
    ['UTF-16 with half a letter', Buffer.from('\ufeffa;\ud800\n1;2\n', 'utf16le'), 'file.encoding'],
    ['the line ends of an old Macintosh', 'a;b\r1;2\r', 'file.encoding'],
    ['a separator that no table has', 'sep=x\naxb\n', 'file.separator'],
    ['a separator that is a quotation mark', 'sep="\na"b\n', 'file.separator'],
    ['no separator', 'sep=\na;b\n', 'file.separator'],
    ['a line wider than any table', `a;b\n${';'.repeat(maxColumns)}x\n`, 'file.tooManyColumns'],
  ])('is refused: %s', async (_case, text, key) => {
    await expect(read(text)).rejects.toMatchObject({ key });
  });
});
