import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bookOf, sheetOf, workbookParts, zipOf } from '../../../test/make-workbook.ts';
import { maxColumns, maxNamedSheets } from './limits.ts';
import { noAspects } from './line.ts';
import { readXlsx } from './read-xlsx.ts';
import { writeXlsx } from './write-xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-xlsx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = async (content: Uint8Array) => {
  const path = join(folder, 'tabela.xlsx');
  writeFileSync(path, content);
  return (await Array.fromAsync(readXlsx(path, 2))).flat();
};
const aspectsOf = async (content: Uint8Array) => {
  const path = join(folder, 'tabela.xlsx');
  writeFileSync(path, content);
  const aspects = noAspects();
  for await (const _ of readXlsx(path, 2, aspects));
  return aspects;
};
const cellsOf = async (content: Uint8Array) => (await read(content)).map(({ cells }) => cells);
const rows = (xml: string) => bookOf(`<worksheet><sheetData>${xml}</sheetData></worksheet>`);

describe('the sheet', () => {
  it('is the first visible one: hidden ones before it are skipped, wherever their files are', async () => {
    const book = await zipOf({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Apoio" state="hidden" r:id="rId1"/><sheet name="Listas" state="veryHidden" r:id="rId3"/><sheet name="Tabela" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheetOf(['hidden']),
      'xl/worksheets/sheet2.xml': sheetOf(['seen']),
      'xl/worksheets/sheet3.xml': sheetOf(['hidden too']),
    });
    expect(await cellsOf(book)).toEqual([['seen']]);
  });

  it('is missing when all are hidden', async () => {
    const book = await zipOf({
      ...workbookParts,
      'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace('name=', 'state="hidden" name='),
      'xl/worksheets/sheet1.xml': sheetOf(['x']),
    });
    await expect(read(book)).rejects.toMatchObject({ key: 'sheet.missing' });
  });

  it('is read with a prefix on every XML name, as some programs write it', async () => {
    const book = await zipOf({
      'xl/workbook.xml':
        '<x:workbook xmlns:r="r" xmlns:x="m"><x:sheets><x:sheet name="T" r:id="rId1"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': workbookParts['xl/_rels/workbook.xml.rels'],
      'xl/sharedStrings.xml': '<x:sst xmlns:x="m"><x:si><x:t>novo</x:t></x:si></x:sst>',
      'xl/worksheets/sheet1.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(await cellsOf(book)).toEqual([['novo', 7]]);
  });
});

describe('cells of a table file', () => {
  it('resolve shared strings by number, rich ones whole, and are empty when only the type is set', async () => {
    const book = await zipOf({
      ...workbookParts,
      'xl/sharedStrings.xml':
        '<sst><si><t>novo</t></si><si><r><t xml:space="preserve">LT </t></r><r><rPr><b/></rPr><t>1.0 &amp; mais</t></r></si><si/></sst>',
      'xl/worksheets/sheet1.xml': sheetOf([
        '<c t="s"><v>1</v></c>',
        '<c t="s"><v>0</v></c>',
        '<c t="s"><v>2</v></c>',
        '<c t="s" s="3"/>',
        '<c t="s"><v></v></c>',
      ]),
    });
    expect(await cellsOf(book)).toEqual([['LT 1.0 & mais', 'novo', '', '', '']]);
  });

  it('distinguish numbers from texts that look like numbers', async () => {
    const cells = ['<c><v>2026</v></c>', '<c><v>1.5E3</v></c>', '2026', '<c t="str"><v>007</v></c>', '<c t="n"/>'];
    expect(await cellsOf(await bookOf(sheetOf(cells)))).toEqual([[2026, 1500, '2026', '007', '']]);
  });

  it('distinguish a formula from its last result', async () => {
    const cells = ['<c><f>1+1</f><v>2</v></c>', '<c t="str"><f>A1</f><v>novo</v></c>', '<c><f/><v>3</v></c>'];
    expect(await cellsOf(await bookOf(sheetOf(cells)))).toEqual([
      [{ formula: true }, { formula: true }, { formula: true }],
    ]);
  });

  it('are percentages and dates where their format shows them as such, and never the stored number', async () => {
    const book = await zipOf({
      ...workbookParts,
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.00&quot;%&quot;"/><numFmt numFmtId="165" formatCode="[$-416]d/mmm/yy"/><numFmt numFmtId="166" formatCode="0.000%"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheetOf([
        ...['<c s="1"><v>1</v></c>', '<c s="5"><v>0.15</v></c>', '<c s="2"><v>46346</v></c>'],
        ...['<c s="4"><v>46346.75</v></c>', '<c s="3"><v>15</v></c>', '<c s="0"><v>0.2</v></c>'],
      ]),
    });
    expect(await cellsOf(book)).toEqual([
      // a percent sign between quotation marks is only a text behind the number
      [{ percent: 100 }, { percent: 15 }, { date: '2026-11-20' }, { date: '2026-11-20' }, 15, 0.2],
    ]);
  });

  it('distinguish TRUE and errors from numbers and texts', async () => {
    const cells = ['<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', '<c t="e"><v>#N/A</v></c>'];
    expect(await cellsOf(await bookOf(sheetOf(cells)))).toEqual([
      [{ boolean: true }, { boolean: false }, { error: '#N/A' }],
    ]);
  });

  it('are placed by their cell references, with empty cells in between', async () => {
    const book = await rows('<row r="1"><c r="B1"><v>1</v></c><c><v>2</v></c><c r="AB1"><v>3</v></c></row>');
    const [cells] = await cellsOf(book);
    expect(cells).toHaveLength(28);
    expect([cells![0], cells![1], cells![2], cells![27]]).toEqual(['', 1, 2, 3]);
  });
});

describe('lines of a table file', () => {
  it('have the row number that the person sees; empty rows are skipped', async () => {
    const book = await rows(
      '<row r="2"><c><v>1</v></c></row><row r="3"><c s="1"/></row><row r="7"><c><v>2</v></c></row><row><c><v>3</v></c></row>',
    );
    expect(await read(book)).toEqual([
      { line: 2, cells: [1] },
      { line: 7, cells: [2] },
      { line: 8, cells: [3] },
    ]);
  });

  it('are read back as they were written', async () => {
    const table = [
      ['código', 'preço'],
      ['=1+1', -12.5],
      [' <&"> ', 0],
    ] as const;
    async function* batches() {
      yield table.slice(1);
    }
    const file = writeXlsx(
      'Tabela',
      table[0].map((header) => ({ header, width: 10 })),
      batches(),
    );
    expect(await cellsOf(Buffer.concat(await Array.fromAsync(file)))).toEqual(table);
  });
});

describe('what a spreadsheet program does not show', () => {
  it('is read in hidden and filtered lines, which are marked as such', async () => {
    const book = await rows(
      '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>' +
        '<row r="3" hidden="true"><c><v>3</v></c></row><row r="4" ht="0" customHeight="1"><c><v>4</v></c></row>' +
        '<row r="5" hidden="0" ht="15"><c><v>5</v></c></row>',
    );
    expect(await read(book)).toEqual([
      { line: 1, cells: [1] },
      ...[2, 3, 4].map((line) => ({ line, cells: [line], isHidden: true })),
      { line: 5, cells: [5] },
    ]);
  });

  it('is read in hidden columns, whose places are stated', async () => {
    const columns = [
      '<col min="1" max="1" width="9"/>',
      '<col min="2" max="3" hidden="1"/>',
      '<col min="5" max="5" width="0"/>',
      `<col min="${maxColumns}" max="1e308" hidden="true"/>`,
      '<col min="-1e308" max="0" hidden="1"/><col min="x" max="9" hidden="1"/>',
    ];
    const cells = '<row><c><v>1</v></c><c><v>2</v></c></row>';
    const book = await bookOf(`<worksheet><cols>${columns.join('')}</cols><sheetData>${cells}</sheetData></worksheet>`);
    expect(await cellsOf(book)).toEqual([[1, 2]]);
    expect([...(await aspectsOf(book)).hiddenPlaces]).toEqual([1, 2, 4, maxColumns - 1]);
  });

  it('is not read in further sheets, visible or hidden, whose names are stated', async () => {
    const bookWith = (sheets: string) =>
      zipOf({
        ...workbookParts,
        'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace('</sheets>', `${sheets}</sheets>`),
        'xl/worksheets/sheet1.xml': sheetOf(['x']),
      });
    const two = '<sheet name="Usados" r:id="rId2"/><sheet name="Apoio" state="veryHidden" r:id="rId3"/>';
    expect((await aspectsOf(await bookWith(two))).otherSheets).toEqual(['Usados', 'Apoio']);
    const many = `<sheet name="${'x'.repeat(300)}" r:id="rId9"/>`.repeat(maxNamedSheets + 9);
    const { otherSheets } = await aspectsOf(await bookWith(many));
    expect([otherSheets.length, otherSheets[0]!.length]).toEqual([maxNamedSheets, 100]);
  });
});

describe('a file that is not a table', () => {
  const cell = (attributes: string, value = '1') => rows(`<row r="1"><c ${attributes}><v>${value}</v></c></row>`);
  const dots = (amount: number) => '.'.repeat(amount);
  it.each<[string, () => Promise<Buffer>, string]>([
    ['a column far out', () => cell('r="XFD1"'), 'file.tooManyColumns'],
    [
      'one column too many',
      () => rows(`<row>${'<c><v>1</v></c>'.repeat(maxColumns + 1)}</row>`),
      'file.tooManyColumns',
    ],
    ['a cell without a column', () => cell('r="12"'), 'file.broken'],
    ['a text that is not there', () => cell('t="s"', '5'), 'file.broken'],
    ['a line that cannot be', () => rows('<row r="1e9"><c><v>1</v></c></row>'), 'file.broken'],
    ['a line without a number', () => rows('<row r="x"><c><v>1</v></c></row>'), 'file.broken'],
    [
      'dates that count from 1904',
      () =>
        zipOf({
          ...workbookParts,
          'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
          'xl/worksheets/sheet1.xml': sheetOf(['x']),
        }),
      'file.date1904',
    ],
    ['a ZIP of something else', () => zipOf({ 'word/document.xml': '<x/>' }), 'file.notATable'],
    ['a sheet that is named and not there', () => zipOf(workbookParts), 'sheet.missing'],
    ['a sheet that ends in the middle', () => bookOf('<worksheet><sheetData><row><c><v>1</v>'), 'file.broken'],
    ['half a ZIP', async () => (await rows(dots(5_000))).subarray(0, 300), 'file.broken'],
    [
      'two sheets of one name in the ZIP',
      async () => {
        const two = await zipOf({
          ...workbookParts,
          'xl/worksheets/sheet1.xml': sheetOf(['shown']),
          'xl/worksheets/sheet2.xml': sheetOf(['read']),
        });
        return Buffer.from(two.toString('latin1').replaceAll('sheet2.xml', 'sheet1.xml'), 'latin1');
      },
      'file.broken',
    ],
    ['a bomb', () => rows(' '.repeat(10_000_000)), 'zip.tooLarge'],
    [
      'more parts than a workbook has',
      () => zipOf(Object.fromEntries(Array.from({ length: 2_100 }, (_, part) => [`${part}`, '']))),
      'zip.tooLarge',
    ],
  ])('is refused: %s', async (_case, make, key) => {
    await expect(read(await make())).rejects.toMatchObject({ key });
  });
});
