import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOf, sheetOf, workbookParts, zipOf } from '../../../test/make-workbook.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { uploads } from './uploads.tables.ts';

let api: TestApi;
let admin: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  admin = await api.signIn('bit');
  seller = await api.signIn('fi-manager');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const heading = 'condicao;fabricante;modelo;versao;codigo;opcional;combustivel;ano_fabricacao;ano_modelo;preco';
const line = (
  changes: Partial<Record<'condition' | 'model' | 'code' | 'year' | 'modelYear' | 'price', string>> = {},
) => {
  const {
    condition = 'novo',
    model = 'Onix',
    code = '004504-8',
    year = '2026',
    modelYear = year,
    price = '99.990,00',
  } = changes;
  return `${condition};CHEVROLET;${model};LT 1.0;${code};R7E;Flex;${year};${modelYear};${price}`;
};
const csv = (...lines: string[]) => `${[heading, ...lines].join('\r\n')}\r\n`;
const send = async (content: string | Uint8Array, fileName = 'tabela.csv') => {
  const answer = await sendTable(api, admin, fileName, content);
  expect(answer.status).toBe(200);
  return untilFinished(admin, answer.body.id);
};
const modelsNow = async () =>
  (await seller.ok('listModels', { query: { vehicleType: 1, manufacturerId: 12 } })).items.map(({ name }) => name);

describe('a valid table', () => {
  it('waits, is processed, and takes effect as a whole: the simulator has the new models and no old ones', async () => {
    const before = await modelsNow();
    expect(before).toContain('Tracker');
    const sent = await sendTable(
      api,
      admin,
      'tabela novembro.csv',
      csv(line(), line({ model: 'Corvette', code: 'C8' })),
    );
    expect(sent.body).toMatchObject({ status: 'PENDING', fileName: 'tabela novembro.csv', message: null, line: null });
    const { upload, problems } = await untilFinished(admin, sent.body.id);
    expect(upload).toMatchObject({
      status: 'SUCCESS',
      lineCount: 2,
      problemCount: 0,
      message: '2 linhas aplicadas. A nova tabela está em vigor.',
      user: expect.any(String),
    });
    expect(problems).toEqual([]);
    expect(await modelsNow()).toEqual(['Corvette', 'Onix']);
  });

  it('retains the id of an existing vehicle and updates its price and description', async () => {
    const { items } = await seller.ok('listModels', { query: { vehicleType: 1, manufacturerId: 12 } });
    const onix = items.find(({ name }) => name === 'Onix')!;
    await send(csv(line({ price: '101.500,50' }).replace('LT 1.0', 'LT 1.0 2027')));
    const again = await seller.ok('listModels', { query: { vehicleType: 1, manufacturerId: 12 } });
    expect(again.items).toEqual([onix]);
    const { items: versions } = await seller.ok('listVersions', { query: { vehicleType: 1, modelId: onix.id } });
    expect(versions[0]!.description).toBe('LT 1.0 2027');
    const years = await seller.ok('listVersionYears', { query: { vehicleType: 1, versionId: versions[0]!.id } });
    expect(years.items).toEqual([{ manufacturerYear: 2026, modelYear: 2026, referencePriceCents: 10_150_050 }]);
  });

  it.each([
    ['commas and quotation marks', csv(line({ price: '"99.990,00"' })).replaceAll(';', ','), 'utf8'],
    ['a byte order mark', `\ufeff${csv(line())}`, 'utf8'],
    ['Latin-1', csv(line({ model: 'Ônix Ação' })), 'latin1'],
    [
      'other capitals, order and extra columns',
      `PREÇO;Condição;FABRICANTE;Modelo;Versão;Código;Opcional;Combustível;Ano fabricação;Ano-Modelo;obs\n99990;NOVO;CHEVROLET;Ônix Ação;LT;1;;;2026;2027;x\n`,
      'utf8',
    ],
  ] as const)('is read with %s', async (_case, text, encoding) => {
    const { upload } = await send(Buffer.from(text, encoding));
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 1 });
    expect(upload.message).toMatch(/^1 linha aplicada. A nova tabela está em vigor./);
    if (text.includes('Ônix Ação')) expect(await modelsNow()).toEqual(['Ônix Ação']);
  });

  it('is read from a workbook with numbers as numbers, whatever the file name', async () => {
    const cells = ['novo', 'CHEVROLET', 'Spin', 'LT', 'SP1', '', '', '<c><v>2026</v></c>', '<c><v>2027</v></c>'];
    const book = await bookOf(sheetOf(heading.split(';'), [...cells, '<c><v>124990.5</v></c>']));
    expect((await send(book, 'tabela.csv')).upload.status).toBe('SUCCESS');
    expect(await modelsNow()).toEqual(['Spin']);
  });
});

describe('an invalid table', () => {
  it('is listed among the failed ones for seven days, only for users who may send that table', async () => {
    const { upload } = await send(csv(line({ price: 'caro' })), 'precos.csv');
    const failed = async (session: Session) => (await session.ok('listFailedUploads', {})).items.map(({ id }) => id);
    expect((await failed(admin))[0]).toBe(upload.id);
    // who sends the stock of a dealer sees the failed ones of that alone
    expect(await failed(seller)).not.toContain(upload.id);
    expect((await (await api.signIn('seller')).call('listFailedUploads', {})).status).toBe(403);
    // BIT sends vehicles, the internal administration the DGI users too
    const internal = await api.signIn('admin-internal');
    await api.database.db.update(uploads).set({ kind: 'dgi-users' }).where(eq(uploads.id, upload.id));
    expect([(await failed(admin))[0], (await failed(internal))[0]]).toEqual([undefined, upload.id]);
    await api.database.db.update(uploads).set({ kind: 'vehicles' }).where(eq(uploads.id, upload.id));
    await api.database.db
      .update(uploads)
      .set({ progressAt: sql`${uploads.progressAt} - interval '8 days'` })
      .where(eq(uploads.id, upload.id));
    expect(await failed(admin)).not.toContain(upload.id);
  });

  it('changes nothing and reports line, column, value and reason of every invalid cell, on screen and in the report', async () => {
    const inForce = await modelsNow();
    const { upload, problems } = await send(
      csv(
        line({ model: 'Novíssimo' }),
        line({ price: 'barato' }),
        line({ condition: 'seminovo', year: '20x6', modelYear: '2026' }),
        line({ model: 'Novíssimo' }),
        line({ code: 'K', year: '2026', modelYear: '2029' }),
        line({ code: '' }),
        line({ model: '=1+1', price: '-5' }),
      ),
    );
    expect(upload).toMatchObject({
      status: 'ERROR',
      line: 3,
      problemCount: 8,
      lineCount: 7,
      message: 'Nada foi aplicado: 8 problemas encontrados, o primeiro na linha 3. Veja o relatório.',
    });
    expect(problems).toEqual([
      { line: 3, column: 'preco', value: 'barato', reason: 'Informe um número válido' },
      { line: 4, column: 'condicao', value: 'seminovo', reason: 'Escolha um valor da lista' },
      { line: 4, column: 'ano_fabricacao', value: '20x6', reason: 'Informe um número válido' },
      { line: 5, column: '', value: '#2', reason: 'Linha repetida no arquivo: remova uma delas' },
      { line: 6, column: 'ano_modelo', value: '2029', reason: expect.stringContaining('ano do modelo') },
      { line: 7, column: 'codigo', value: '', reason: 'Campo obrigatório' },
      { line: 8, column: 'modelo', value: '=1+1', reason: expect.stringContaining('Fórmulas') },
      { line: 8, column: 'preco', value: '-5', reason: 'Informe um número válido' },
    ]);
    const answer = await admin.call('readVehiclesReport', { params: { id: upload.id } });
    expect(answer.headers['content-disposition']).toContain('attachment; filename="tabela-de-veiculos-problemas.csv"');
    const report = Buffer.from(answer.body as unknown as Uint8Array).toString();
    expect(report.split('\r\n')).toHaveLength(10);
    // what came in as a formula does not go out as one
    expect(report).toContain("8;modelo;'=1+1;");
    expect(await modelsNow()).toEqual(inForce);
  });

  it.each([
    ['en', 'line;column;value;reason', 'Enter a valid number'],
    ['pt-BR', 'linha;coluna;valor;motivo', 'Informe um número válido'],
  ])('writes the report in the language of the sender: %s', async (language, headings, reason) => {
    const { body: sent } = await sendTable(api, admin, 'tabela.csv', csv(line({ price: 'barato' })), { language });
    await untilFinished(admin, sent.id);
    const { body } = await admin.call('readVehiclesReport', { params: { id: sent.id } });
    const report = Buffer.from(body as unknown as Uint8Array).toString();
    expect(report).toBe(`\ufeff${headings}\r\n2;preco;barato;${reason}\r\n`);
  });

  it.each([
    ['an empty file', '', 'O arquivo está vazio'],
    ['blank lines only', '\r\n\r\n', 'O arquivo está vazio'],
    ['only a heading', `${heading}\n`, 'só tem o cabeçalho'],
    ['another table', 'nome;idade\nAna;30\n', 'Adicione as colunas que faltam: condicao, fabricante'],
    ['a column twice', `${heading};preco\n${line()};1\n`, 'Remova as repetições: preco'],
    ['an image with another name', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'nem um CSV'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'nem um CSV'],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'arquivo .xls antigo'],
    ['quotation marks that never close', `${heading}\n"novo;CHEV`, 'danificado'],
  ])('describes the error in %s', async (_case, content, words) => {
    const inForce = await modelsNow();
    const { upload } = await send(content);
    expect(upload.status).toBe('ERROR');
    expect(upload.message).toContain(words);
    expect(await modelsNow()).toEqual(inForce);
  });

  it('refuses a workbook with a formula, on another subject, damaged, or in another format', async () => {
    const formula = '<c><f>1+1</f><v>2</v></c>';
    const cells = ['novo', 'CHEVROLET', 'Spin', 'LT', 'SP1', '', '', '2026', '2026', formula];
    const { upload, problems } = await send(await bookOf(sheetOf(heading.split(';'), cells)), 'a.xlsx');
    expect(upload.status).toBe('ERROR');
    expect(problems).toMatchObject([{ line: 2, column: 'preco', value: '=…' }]);
    const words = async (content: Uint8Array) => (await send(content, 'a.xlsx')).upload.message;
    expect(await words(await bookOf(sheetOf(['nome'], ['Ana'])))).toContain('Adicione as colunas que faltam');
    expect(await words(await zipOf({ 'foto.jpg': 'x' }))).toContain('nem um CSV');
    const book = await bookOf(sheetOf(heading.split(';'), cells));
    expect(await words(book.subarray(0, book.length / 2))).toContain('danificado');
    expect(await words(await bookOf('<worksheet><sheetData><row><c><v>1</v></c></row>'))).toContain('danificado');
  });

  it('does not unpack a zip bomb', async () => {
    const bomb = await bookOf(`<worksheet><sheetData>${' '.repeat(30_000_000)}</sheetData></worksheet>`);
    expect(bomb.length).toBeLessThan(100_000);
    const { upload } = await send(bomb, 'a.xlsx');
    expect(upload).toMatchObject({ status: 'ERROR', message: expect.stringContaining('grande demais') });
  });

  it('does not expand nested entities of a document', async () => {
    const sheet = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheetOf(['&b;'])}`;
    expect((await send(await bookOf(sheet), 'a.xlsx')).upload.status).toBe('ERROR');
  });
});

describe('what a file has besides its lines', () => {
  const cells = ['novo', 'CHEVROLET', 'Spin', 'LT', 'SP1', '', '', '2026', '2027', '124990'];
  const others = (code: string) => cells.map((cell) => (cell === 'SP1' ? code : cell));
  const book = (rows: string[][], sheets: string) =>
    zipOf({
      ...workbookParts,
      'xl/workbook.xml': workbookParts['xl/workbook.xml'].replace('</sheets>', `${sheets}</sheets>`),
      'xl/worksheets/sheet1.xml': sheetOf(...rows)
        .replaceAll('<row><c t="inlineStr"><is><t>novo', '<row hidden="1"><c t="inlineStr"><is><t>novo')
        .replace('<sheetData>', '<cols><col min="10" max="11" hidden="1"/></cols><sheetData>'),
    });
  const notes = [
    ['Colunas que não pertencem a esta tabela e não foram lidas: 2', ['obs', 'cor\ufffd']],
    ['Colunas ocultas, que foram lidas: 1', ['preco']],
    ['Linhas ocultas ou filtradas, que foram lidas: 2', ['#2', '#3']],
    ['Outras abas, que não foram lidas: 1', ['Usados']],
  ] as const;
  const withNotes = () =>
    book(
      [
        [...heading.split(';'), 'obs', 'cor\u202E'],
        [...cells, 'x', ''],
        [...others('SP2'), '', ''],
      ],
      // the sheet that explains the columns of a template is no surprise
      '<sheet name="Usados" r:id="rId2"/><sheet name="Colunas" r:id="rId3"/>',
    );

  it('is stated by its trial, in the language of the reader, and by the message of the upload', async () => {
    const { body } = await sendTable(api, admin, 'a.xlsx', await withNotes(), { trial: true });
    const { difference } = await untilFinished(admin, body.id);
    expect(difference!.notes).toEqual(notes.map(([text, samples]) => ({ text, count: samples.length, samples })));
    const headers = { 'accept-language': 'en' };
    const english = await admin.ok('readVehiclesUpload', { params: { id: body.id }, headers });
    expect(english.difference!.notes.map(({ text }) => text)).toContain('Other sheets, which were not read: 1');

    const { upload } = await send(await withNotes(), 'a.xlsx');
    const said = notes.map(([text, samples]) => `${text} (${samples.join(', ')}).`);
    expect([upload.status, upload.message]).toEqual([
      'SUCCESS',
      ['2 linhas aplicadas. A nova tabela está em vigor.', ...said].join(' '),
    ]);
    expect(await modelsNow()).toEqual(['Spin']);
  });

  it('is stated of a refused file too: its table may be in another sheet, its invalid line hidden', async () => {
    const sheets = '<sheet name="Tabela" r:id="rId2"/>';
    const { upload: elsewhere } = await send(await book([['resumo']], sheets), 'a.xlsx');
    expect(elsewhere.message).toMatch(
      /Adicione as colunas que faltam: .*\. Outras abas, que não foram lidas: 1 \(Tabela\)\.$/,
    );
    const wrong = cells.map((cell) => (cell === '124990' ? 'caro' : cell));
    const { upload: hidden } = await send(await book([heading.split(';'), wrong], ''), 'a.xlsx');
    expect(hidden.message).toMatch(/na linha 2\. .*Linhas ocultas ou filtradas, que foram lidas: 1 \(#2\)\.$/);
  });

  it('names the first five of many', async () => {
    const many = Array.from({ length: 7 }, (_, index) => `extra ${index}`);
    const { upload } = await send(csv(line()).replaceAll(heading, [heading, ...many].join(';')));
    expect(upload.message).toContain('não foram lidas: 7 (extra 0, extra 1, extra 2, extra 3, extra 4, …).');
  });

  it('never drops the value of a column without a name: a comma has moved it there', async () => {
    const moved = csv(line({ price: '118490,50' })).replaceAll(';', ',');
    // spreadsheet programs write empty cells at the end of a heading
    for (const named of [moved.replace(',preco', ',preco,'), moved.replace(',preco', ',preco,,obs')]) {
      const { problems } = await send(named);
      expect(problems).toEqual([
        { line: 2, column: '', value: '50', reason: expect.stringContaining('mais valores do que colunas') },
      ]);
    }
    expect((await send(csv(line()).replaceAll('\r\n', ';;\r\n'))).upload.status).toBe('SUCCESS');
  });
});

describe('an upload whose worker is lost', () => {
  it('fails within thirty seconds (two minutes on the embedded database), applies nothing, and the next upload succeeds', async () => {
    const inForce = await modelsNow();
    const lost = await send(csv(line({ model: 'Perdido' })));
    await api.database.db
      .update(uploads)
      .set({ status: 'PROCESSING', messageKey: null, finishedAt: null })
      .where(eq(uploads.id, lost.upload.id));
    await api.sweep();
    expect((await admin.ok('readVehiclesUpload', { params: { id: lost.upload.id } })).upload.status).toBe('PROCESSING');
    api.clock.advance({ seconds: api.database.kind === 'postgres' ? 21 : 121 });
    await api.endLost();
    const { upload } = await admin.ok('readVehiclesUpload', { params: { id: lost.upload.id } });
    expect(upload).toMatchObject({ status: 'ERROR', message: expect.stringContaining('interrompido') });
    expect(inForce).not.toContain('Perdido');
    expect((await send(csv(line({ model: 'Seguinte' })))).upload.status).toBe('SUCCESS');
    expect(await modelsNow()).toEqual(['Seguinte']);
  });
});

describe('an older table that is still loading', () => {
  it('retains all its lines during the sweep while a newer table is in force', async () => {
    const { upload } = await send(csv(line({ model: 'Mais nova' })));
    await send(csv(line({ model: 'A seguinte' })));
    const older = '1'.padStart(26, '0');
    const linesOf = async (tableId: string) =>
      (await rowsOf(api, sql`select count(*)::int as lines from vehicle_prices where table_id = ${tableId}`))[0]?.lines;
    const [row] = await api.database.db.select().from(uploads).where(eq(uploads.id, upload.id));
    await api.database.db
      .insert(uploads)
      .values({ ...row!, id: older, status: 'PROCESSING', progressAt: api.clock.now() });
    await api.database.db.execute(sql`update vehicle_prices set table_id = ${older} where table_id = ${upload.id}`);
    await api.sweep();
    expect(await linesOf(older)).toBe(1);
    await api.database.db.update(uploads).set({ status: 'ERROR' }).where(eq(uploads.id, older));
    await api.sweep();
    expect(await linesOf(older)).toBe(0);
  });
});

describe('404', () => {
  it('is returned for an unknown upload', async () => {
    const id = '0'.repeat(26);
    for (const name of ['readVehiclesUpload', 'readVehiclesReport'] as const) {
      const answer = await admin.call(name, { params: { id } });
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
    }
  });
});

describe('413', () => {
  it('refuses more than 50 MB before it is stored', async () => {
    const answer = await sendTable(api, admin, 'a.csv', Buffer.alloc(50 * 1024 * 1024 + 10_000, 'a'));
    expect([answer.status, answer.body.code]).toEqual([413, 'SIS005']);
  });
});

describe('422', () => {
  it('requires a file, in its field, with the name of a supported format', async () => {
    for (const [fileName, field] of [
      ['tabela.png', 'file'],
      ['tabela', 'file'],
      ['tabela.csv', 'other'],
    ] as const) {
      const answer = await sendTable(api, admin, fileName, 'x', { field });
      expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([422, 'DOM002', 'file']);
    }
    const turned = await sendTable(api, admin, 'tabela\u202Exslx.csv', 'x');
    expect([turned.status, turned.body.fields?.[0]]).toMatchObject([
      422,
      { path: 'file', key: 'file.hiddenCharacters' },
    ]);
    const none = await admin.call('sendVehiclesTable', { headers: { 'content-type': 'application/json' } });
    expect([none.status, none.body.code]).toEqual([422, 'DOM002']);
  });
});
