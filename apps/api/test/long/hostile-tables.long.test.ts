/** Tables of attackers and of accidents, each with its verdict: refused by name, or read exactly as it is shown. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { longRun, type SeededRandom } from '@estrada/testkit/index';
import { afterAll, beforeAll, it } from 'vitest';
import { type FileStore, localFiles } from '../../src/kernel/files.ts';
import { TableFileError } from '../../src/kernel/spreadsheets/table-file-error.ts';
import { fileKey, loadFile } from '../../src/modules/uploads/run-upload.ts';
import { uploadTables } from '../../src/modules/uploads/tables/index.ts';
import { columnsOf } from '../../src/modules/uploads/upload-table.ts';
import { bookOf, sheetOf, workbookParts, zipOf } from '../make-workbook.ts';
import { compareVerdicts, type Hostility, type Verdict } from './verdicts.ts';

const { seed, runs, random, timeoutMs } = longRun(40, 261);

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estrada-hostile-'));
  files = localFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

interface TableFile {
  table: 'Vehicles' | 'Plans';
  content: Buffer;
  /** what a person sees in it, of some columns; a file that is refused needs none */
  shown?: readonly Record<string, unknown>[];
}

/** A vehicle as its cells, in the order of the columns. */
type Cells = Record<
  | 'condicao'
  | 'fabricante'
  | 'modelo'
  | 'versao'
  | 'codigo'
  | 'opcional'
  | 'combustivel'
  | 'ano_fabricacao'
  | 'ano_modelo'
  | 'preco',
  string
>;
const heading = Object.values(columnsOf(uploadTables.Vehicles)).map(({ name }) => name) as (keyof Cells)[];
const vehicle = ({ pick, below }: SeededRandom, changes: Partial<Cells> = {}): Cells => {
  const year = String(2015 + below(12));
  return {
    condicao: pick(['novo', 'usado']),
    fabricante: pick(['CHEVROLET', 'GM - Chevrolet']),
    modelo: pick(['Onix', 'Ônix Ação', 'A-10 2.5/4.1']),
    versao: 'LT 1.0 "Turbo"',
    codigo: `C${below(1_000_000)}`,
    opcional: '',
    combustivel: 'Flex',
    ano_fabricacao: year,
    ano_modelo: year,
    preco: `${1 + below(200_000)},${10 + below(90)}`,
    ...changes,
  };
};
const rowOf = ({ condicao, modelo, codigo, ano_modelo, preco }: Cells) => ({
  assetType: condicao === 'novo' ? 1 : 2,
  model: modelo,
  code: codigo,
  modelYear: Number(ano_modelo),
  priceCents: Number(preco.replace(/\D/g, '')),
});
const cellsOf = (cells: Cells) => heading.map((name) => cells[name]);
const some = (one: SeededRandom, changes: Partial<Cells> = {}) =>
  Array.from({ length: 1 + one.below(5) }, () => vehicle(one, changes));

const quoted = (text: string, mark: string) =>
  text.includes(mark) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
const csv = (lines: readonly (readonly string[])[], mark = ';', end = '\n') =>
  lines.map((cells) => cells.map((cell) => quoted(cell, mark)).join(mark) + end).join('');
const vehicles = (content: Buffer | string, shown?: readonly Cells[]): TableFile => ({
  table: 'Vehicles',
  content: Buffer.from(content as string),
  ...(shown && { shown: shown.map(rowOf) }),
});

/** A file in which one of the lines has another cell. */
const withCell = (column: keyof Cells, texts: readonly string[]) => (one: SeededRandom) => {
  const lines = [...some(one), vehicle(one, { [column]: one.pick(texts) })];
  return vehicles(csv([heading, ...lines.map(cellsOf)]));
};
const anyText = ['fabricante', 'modelo', 'versao', 'combustivel'] as const;
const inText = (texts: readonly string[]) => (one: SeededRandom) => withCell(one.pick(anyText), texts)(one);

/** A value with an unquoted comma moves what is behind it; also into a column without a name. */
function moved(one: SeededRandom): TableFile {
  const names = one.pick([[...heading], [...heading, ''], [...heading, '', 'obs']]);
  const lines = some(one).map((cells) => cellsOf({ ...cells, versao: 'LT' }).join(','));
  return vehicles([names.join(','), ...lines].join('\n'));
}

/** In one of the ways in which programs write a table. */
function written(one: SeededRandom): TableFile {
  const lines = some(one);
  const mark = one.pick([';', ',', '\t']);
  const names = one.pick([heading, heading.map((name) => name.toUpperCase().replace('_', ' '))]);
  const end = one.pick(['\n', '\r\n']);
  const text = csv([names, ...lines.map(cellsOf)], mark, end);
  const content = one.pick([
    () => Buffer.from(text),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(`sep=${mark}${end}${text}`),
    () => Buffer.from(`\ufeff${text}`, 'utf16le'),
    () => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.from(csv([[...names, 'obs'], ...lines.map((cells) => [...cellsOf(cells), '=1+1'])], mark, end)),
  ])();
  return { ...vehicles('', lines), content };
}

function encoded(one: SeededRandom): TableFile {
  const text = csv([heading, ...some(one, { modelo: 'Ônix Ação' }).map(cellsOf)]);
  const wide = Buffer.from(text, 'utf16le');
  return vehicles(
    one.pick([
      () => Buffer.from(csv([heading, ...some(one).map(cellsOf)]), 'utf16le'),
      () => Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from(text, 'utf8')]),
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), wide.subarray(0, -1)]),
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), wide.subarray(0, -2), Buffer.from([0, 0xd8])]),
      () => Buffer.from(text.replaceAll('\n', '\r')),
    ])(),
  );
}
const mixed = (one: SeededRandom) => {
  const [first, second] = [some(one), some(one)].map((lines) =>
    csv(lines.map((cells) => cellsOf({ ...cells, modelo: 'Ação' }))),
  );
  return vehicles(Buffer.concat([Buffer.from(csv([heading]) + first), Buffer.from(second!, 'latin1')]));
};

const number = (text: string, style = 0) => `<c s="${style}"><v>${text}</v></c>`;
/** A workbook whose numbers are numbers. */
const sheetRows = (lines: readonly Cells[], names: readonly string[] = heading) => [
  [...names],
  ...lines.map((cells) =>
    cellsOf({
      ...cells,
      versao: 'LT',
      ano_modelo: number(cells.ano_modelo),
      preco: number(cells.preco.replace(',', '.')),
    }),
  ),
];
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';
const book = (sheet: string, parts: Record<string, string> = {}) =>
  zipOf({ ...workbookParts, 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet, ...parts });

/** In one of the ways in which a workbook contains more than a person sees. */
async function hiding(one: SeededRandom): Promise<TableFile> {
  const lines = some(one);
  const sheet = sheetOf(...sheetRows(lines));
  const more = (sheets: string) => ({
    'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace(/(?=<sheet )/, sheets),
  });
  const content = await one.pick([
    () => book(sheet.replaceAll('<row><c t="inlineStr"><is><t>novo', '<row hidden="1"><c t="inlineStr"><is><t>novo')),
    () => book(sheet.replace('<sheetData>', '<cols><col min="3" max="9" hidden="1"/></cols><sheetData>')),
    () => book(sheet, more('<sheet name="Outra" state="veryHidden" r:id="rId7"/>')),
    () => book(sheet, { 'xl/vbaProject.bin': 'Sub AutoOpen()', 'xl/externalLinks/externalLink1.xml': '<x/>' }),
    () => book(sheet, { 'xl/worksheets/sheet2.xml': sheetOf(['x']) }),
  ])();
  return { ...vehicles('', lines), content };
}

/** A cell that is no plain value. */
const special =
  (cells: readonly string[], columns: readonly (keyof Cells)[] = heading) =>
  async (one: SeededRandom) => {
    const rows = sheetRows(some(one));
    const line = 1 + one.below(rows.length - 1);
    rows[line]![heading.indexOf(one.pick(columns))] = one.pick(cells);
    return vehicles(await book(sheetOf(...rows)));
  };
const numbers = ['ano_fabricacao', 'ano_modelo', 'preco'] as const;

async function broken(one: SeededRandom): Promise<TableFile> {
  const sheet = sheetOf(...sheetRows(some(one)));
  const inRow = (xml: string) => sheet.replace('</row></sheetData>', `${xml}</row></sheetData>`);
  const content = await one.pick<() => Promise<Buffer>>([
    async () => (await book(sheet)).subarray(0, 200 + one.below(300)),
    () => book(sheet.slice(0, -one.below(40) - 1)),
    () => book(inRow('<c t="s"><v>9</v></c>')),
    () => book(inRow('<c r="12"><v>1</v></c>')),
    () => book(sheet.replace('<row>', '<row r="99999999999">')),
    () => book(sheet.replace('<worksheet>', '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>').replace('>Flex<', '>&a;<')),
    async () =>
      Buffer.from(
        (await book(sheet, { 'xl/worksheets/sheet2.xml': sheet }))
          .toString('latin1')
          .replaceAll('sheet2.xml', 'sheet1.xml'),
        'latin1',
      ),
    async () =>
      Buffer.from(
        (await book(sheet, { 'xl/aaaaaaaaaa': 'x' })).toString('latin1').replaceAll('xl/aaaaaaaaaa', '../../../../x'),
        'latin1',
      ),
  ])();
  return vehicles(content);
}

async function growing({ pick, below }: SeededRandom): Promise<TableFile> {
  const size = 5_000_000 + below(20_000_000);
  return vehicles(
    await pick([
      () => bookOf(`<worksheet><sheetData>${' '.repeat(size)}</sheetData></worksheet>`),
      () => book(sheetOf(['x']), { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(size)}</t></si></sst>` }),
      () => book(sheetOf(['x']), Object.fromEntries(Array.from({ length: 2_001 }, (_, part) => [`xl/${part}`, '']))),
    ])(),
  );
}
const wide = async ({ pick }: SeededRandom) =>
  vehicles(
    await pick([
      () => bookOf('<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
      () => bookOf(`<worksheet><sheetData><row>${'<c><v>1</v></c>'.repeat(300)}</row></sheetData></worksheet>`),
      async () => Buffer.from(`${';'.repeat(300)}x\n`),
    ])(),
  );

/** A line of price tables. */
const priceLine = {
  plano: 'Regular FDU',
  codigo_tabela: 'REG-36',
  tabela_origem: 'REG',
  descricao: 'Regular',
  pessoa: 'ambas',
  condicao: 'novo',
  tipo_venda: 'TD',
  tipo_taxa: 'normal',
  prazo: '36',
  taxa_mensal: '1,49',
  entrada_minima: '20',
  inicio_vigencia: '01/11/2026',
  fim_vigencia: '31/12/2026',
};
type PriceCells = Partial<Record<keyof typeof priceLine | 'comissao' | 'entrada_maxima', string>>;
const prices =
  (choices: readonly PriceCells[]) =>
  (one: SeededRandom): TableFile => {
    const cells = { ...priceLine, ...one.pick(choices) };
    return { table: 'Plans', content: Buffer.from(csv([Object.keys(cells), Object.values(cells)])) };
  };
/** Percentages as a spreadsheet stores them: the fraction, with the format of the cell. */
async function percentages(one: SeededRandom): Promise<TableFile> {
  const [share, rate] = [one.below(101), one.below(200) / 100];
  const cells = {
    ...priceLine,
    entrada_minima: number(String(share / 100), 1),
    taxa_mensal: number(String(rate / 100), 3),
  };
  const shown = [{ minEntryShare: share / 100, rateMonthly: (rate / 100).toFixed(8) }];
  return { table: 'Plans', shown, content: await book(sheetOf(Object.keys(cells), Object.values(cells))) };
}

const others = ['89504e470d0a1a0a0000', 'ffd8ffe000104a46', '7f454c4602010100', '255044462d312e37'];
const kinds: readonly Hostility<TableFile>[] = [
  ['a comma that is not quoted', moved, ['line.moreCells']],
  ['a formula as text', inText(['=1+1', '=HYPERLINK("http://x";"y")', " =cmd|' /C calc'!A0"]), ['cell.formula']],
  [
    'a name that a spreadsheet executes',
    withCell('fabricante', ['+1', '-1+1', '@SUM(A1)', '<script>']),
    ['companyName.invalid'],
  ],
  [
    'hidden and direction-changing characters',
    inText(['Onix\u202Excod', 'On\u0007ix', 'On\u2066ix']),
    ['text.hiddenCharacters'],
  ],
  ['a text of thousands of letters', inText(['x'.repeat(3_000), 'ç'.repeat(200)]), ['text.tooLong']],
  ['an amount of three decimals', withCell('preco', ['1,234', '13.088,123', '118490.505', '0.500']), ['decimals.two']],
  [
    'an amount that reads in two ways',
    withCell('preco', ['13,088.00', '1.30.88', '９９９', '1e999', '13 088 reais']),
    ['number.invalid'],
  ],
  ['an amount beyond all prices', withCell('preco', ['999999999999,00', '9'.repeat(40)]), ['number.outOfRange']],
  ['no amount', withCell('preco', ['0', '0,00']), ['money.positive']],
  ['a year that is none', withCell('ano_modelo', ['20x6', '２０２６', '2.026', '2e3', '0x7EA']), ['number.invalid']],
  ['a year of another century', withCell('ano_modelo', ['26', '1', '20266']), ['number.outOfRange']],
  [
    'a line twice',
    (one) => {
      const lines = some(one);
      return vehicles(csv([heading, ...[...lines, lines[0]!].map(cellsOf)]));
    },
    ['line.repeated'],
  ],
  [
    'a heading without a column',
    (one) => {
      const place = heading.indexOf(one.pick(['condicao', 'modelo', 'preco']));
      return vehicles(csv([heading, ...some(one).map(cellsOf)].map((cells) => cells.toSpliced(place, 1))));
    },
    ['heading.missing'],
  ],
  [
    'a heading with a column twice',
    (one) => vehicles(csv([[...heading, one.pick(heading)], ...some(one).map((cells) => [...cellsOf(cells), 'x'])])),
    ['heading.repeated'],
  ],
  [
    'quotation marks that do not close',
    (one) =>
      vehicles(`${csv([heading, ...some(one).map(cellsOf)])}"novo;${cellsOf(vehicle(one)).slice(1, 3).join(';')}`),
    ['file.broken'],
  ],
  ['two encodings', mixed, ['file.mixedEncoding']],
  ['an encoding that is not read', encoded, ['file.encoding']],
  [
    'a separator that is none',
    ({ pick }) => vehicles(`sep=${pick(['x', '"', ''])}\n${heading.join(';')}\n`),
    ['file.separator'],
  ],
  ['a line of hundreds of columns', wide, ['file.tooManyColumns']],
  ['another file', ({ pick }) => vehicles(Buffer.from(pick(others), 'hex')), ['file.notATable']],
  [
    'an archive of something else',
    async ({ pick }) => vehicles(await zipOf({ [pick(['word/document.xml', 'a.exe'])]: 'x' })),
    ['file.notATable'],
  ],
  [
    'a workbook of old, or with a password',
    ({ pick }) =>
      vehicles(
        Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(600),
          Buffer.from(pick(['x', 'EncryptionInfo']), 'utf16le'),
        ]),
      ),
    ['file.oldExcel', 'file.protected'],
  ],
  [
    'a cell with a formula',
    special(['<c><f>1+1</f><v>2</v></c>', '<c t="str"><f>A1</f><v>novo</v></c>']),
    ['cell.formula'],
  ],
  ['TRUE or FALSE', special(['<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>']), ['cell.boolean']],
  ['an error such as #N/A', special(['<c t="e"><v>#N/A</v></c>', '<c t="e"><v>#REF!</v></c>']), ['cell.error']],
  [
    'a number that is shown as a percentage or a date',
    special([number('1', 1), number('46346', 2), number('0.15', 3)], numbers),
    ['cell.format'],
  ],
  [
    'the date system of 1904',
    async (one) =>
      vehicles(
        await book(sheetOf(...sheetRows(some(one))), {
          'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace(
            '<sheets>',
            '<workbookPr date1904="true"/><sheets>',
          ),
        }),
      ),
    ['file.date1904'],
  ],
  ['a workbook that is damaged or lies', broken, ['file.broken']],
  ['a workbook that expands', growing, ['zip.tooLarge']],
  [
    'a fraction for a percentage',
    prices([{ entrada_minima: '0,2' }, { taxa_mensal: '0,0149' }]),
    ['percent.asFraction'],
  ],
  [
    'a day that is none',
    prices([{ fim_vigencia: '31/12/26' }, { fim_vigencia: '31/11/2026' }, { fim_vigencia: '2026-13-01' }]),
    ['date.invalid'],
  ],
  [
    'a year of another time',
    prices([{ fim_vigencia: '31/12/0026' }, { fim_vigencia: '31/12/2206' }]),
    ['date.outOfRange'],
  ],
  [
    'a validity that has ended',
    prices([{ fim_vigencia: '19/11/2026' }, { inicio_vigencia: '01/01/2025', fim_vigencia: '31/12/2025' }]),
    ['validity.ended'],
  ],
  ['a used vehicle in a direct sale', prices([{ condicao: 'usado', tipo_venda: 'VD' }]), ['sale.directIsNew']],
  [
    'a plan without entry that has one',
    prices([{ plano: 'Plan 100' }, { plano: 'Plan 100', entrada_minima: '0', entrada_maxima: '50' }]),
    ['plan.noEntry'],
  ],
  ['a subsidised rate alone', prices([{ tipo_taxa: 'subsidiada' }]), ['rate.targetRequired']],
  ['a commission of 31 % and more', prices([{ comissao: '100' }, { comissao: '31' }]), ['number.outOfRange']],
  ['percentages by the format of their cells', percentages, ['read as shown']],
  ['an unusual encoding, separator or heading, and columns of others', written, ['read as shown']],
  ['hidden lines, columns and sheets, and macros', hiding, ['read as shown']],
];

async function verdictOf({ table, content, shown = [] }: TableFile): Promise<Verdict> {
  await files.write(fileKey('hostile'), content);
  const rows: Record<string, unknown>[] = [];
  const begin = performance.now();
  const parts = {
    table: uploadTables[table],
    uploadId: 'hostile',
    day: '2026-11-20',
    ended: new Set<string>(),
    language: 'pt-BR',
    database: {} as never,
    files,
    onProgress: async () => true,
  } as const;
  const load = { add: async (more: object[]) => void rows.push(...(more as Record<string, unknown>[])) };
  try {
    const { problemCount, problems } = await loadFile(parts, load as never);
    if (performance.now() - begin > 5_000) return 'slow';
    if (problemCount > 0) return [...new Set(problems.map(({ reason }) => reason))].join(', ');
    const seen = rows.map((row, line) =>
      Object.fromEntries(Object.keys(shown[line] ?? {}).map((field) => [field, row[field]])),
    );
    return isDeepStrictEqual(seen, shown)
      ? 'read as shown'
      : `read otherwise: ${JSON.stringify(seen)} for ${JSON.stringify(shown)}`;
  } catch (error) {
    return error instanceof TableFileError ? error.key : `failed: ${(error as Error).message}`;
  }
}

it(`refuses or reads exactly ${runs} hostile tables (seed ${seed})`, { timeout: timeoutMs }, () =>
  compareVerdicts(kinds, { seed, runs, random, verdictOf }),
);
