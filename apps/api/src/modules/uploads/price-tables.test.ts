/** Price tables that finance uploads: the source of quotes, and of the offers made from earlier ones. */
import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { replaceTable, sendTable, untilFinished } from '../../../test/send-table.ts';
import { findPriceRow } from '../simulation/index.ts';

let api: TestApi;
let finance: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  finance = await api.signIn('finance');
  seller = await api.signIn('seller');
}, 60_000);
afterAll(() => api.close());

const heading =
  'plano;codigo_tabela;tabela_origem;descricao;pessoa;condicao;tipo_venda;tipo_taxa;tier;prazo;taxa_mensal;entrada_minima;inicio_vigencia;fim_vigencia;carencia_dias';
const line = (
  code: string,
  term: number,
  rate: string,
  part: { plan?: string; grace?: string; from?: string; until?: string } = {},
) =>
  `${part.plan ?? 'Regular FDU'};${code};ORIGEM;Tabela;ambas;novo;TD;normal;;${term};${rate};10;${part.from ?? '01/11/2026'};${part.until ?? '31/12/2026'};${part.grace ?? ''}`;
const fileOf = (lines: readonly string[]) => [heading, ...lines].join('\n');
const send = (...lines: string[]) => replaceTable(api, finance, 'planos.csv', fileOf(lines));
const come = async (lines: readonly string[], trial: boolean) => {
  const { status, body } = await sendTable(api, finance, 'planos.csv', fileOf(lines), { table: 'Plans', trial });
  expect(status).toBe(200);
  return untilFinished(finance, body.id, 'Plans');
};
const tryOut = (...lines: string[]) => come(lines, true);
const ratesOf = async (financeTypeId: number) => {
  const query = {
    financeTypeId,
    assetType: 1,
    personType: 'PF' as const,
    manufacturerYear: 2025,
    modelYear: 2026,
    state: 'SP',
  };
  const { status, body } = await seller.call('readSimulationBasis', {
    params: { dealerId: seller.activeDealerId },
    query,
  });
  if (status !== 200) return body.code;
  return (body as unknown as { priceRows: { termMonths: number; rateMonthly: string }[] }).priceRows.map(
    (row) => `${row.termMonths}: ${row.rateMonthly}`,
  );
};

it('prices every simulation with the uploaded tables and with no earlier row', async () => {
  const { upload } = await send(line('A-24', 24, '1,11'), line('C-36', 36, '1,5', { plan: '4', grace: '60 90' }));
  expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 2 });
  expect(await ratesOf(1)).toEqual(['24: 0.01110000']);
  expect(await ratesOf(4)).toEqual(['36: 0.01500000']);
  expect(await ratesOf(2)).toBe('GSIM002');
});

it('refuses lines from which no simulation can be computed, at the wrong cell, and leaves the tables in force', async () => {
  const before = await ratesOf(1);
  const { upload, problems } = await send(
    line('A-24', 24, '0,0111'),
    line('B-24', 24, '1,2', { plan: 'Grace' }),
    line('D-12', 12, '1,3', { grace: '60' }),
    line('E-12', 12, '1,3'),
    line('E-12', 12, '1,4', { from: '15/11/2026' }),
  );
  expect(upload.status).toBe('ERROR');
  expect(problems.map((problem) => [problem.line, problem.column])).toEqual([
    [2, 'taxa_mensal'],
    [3, 'carencia_dias'],
    [4, 'carencia_dias'],
    [6, 'inicio_vigencia'],
  ]);
  expect(await ratesOf(1)).toEqual(before);
});

it('refuses a line that has ended on the day on which its table takes effect', async () => {
  const problemsOf = async (until: string, query: Record<string, string> = {}) => {
    const content = fileOf([line('A-24', 24, '1,11', { until }), line('A-36', 36, '1,11')]);
    const { body } = await sendTable(api, finance, 'planos.csv', content, {
      table: 'Plans',
      trial: !query.effectiveFrom,
      query,
    });
    const { problems } = await untilFinished(finance, body.id, 'Plans');
    return problems.map((problem) => [problem.line, problem.column, problem.value, problem.reason]);
  };
  const ended = (day: string) => [[2, 'fim_vigencia', day, expect.stringContaining('A vigência termina antes')]];
  expect(await problemsOf('19/11/2026')).toEqual(ended('19/11/2026'));
  expect(await problemsOf('20/11/2026')).toEqual([]);
  expect(await problemsOf('20/11/2026', { effectiveFrom: '2026-11-21' })).toEqual(ended('20/11/2026'));
});

it('requires an enabled vehicle group in a line, and does not expose the commission of the dealer', async () => {
  const { items } = await (await api.signIn('bit')).ok('listEnabledCampaigns');
  const withGroup = async (code: string) => {
    const text = [`${heading};grupo_veiculos;comissao`, `${line('G-24', 24, '1,1')};${code};2`].join('\n');
    const { body } = await sendTable(api, finance, 'planos.csv', text, { table: 'Plans', trial: true });
    return untilFinished(finance, body.id, 'Plans');
  };
  expect((await withGroup(items[0]!.campaignCode)).upload.status).toBe('SUCCESS');
  const { upload, problems } = await withGroup('SEM-GRUPO');
  expect(upload.status).toBe('ERROR');
  expect(problems.map((problem) => [problem.line, problem.column])).toEqual([[2, 'grupo_veiculos']]);
  const { body } = await seller.call('readSimulationBasis', {
    params: { dealerId: seller.activeDealerId },
    query: { financeTypeId: 1, assetType: 1, personType: 'PF', manufacturerYear: 2025, modelYear: 2026, state: 'SP' },
  });
  expect(JSON.stringify(body)).not.toContain('commission');
});

it('shows for a trial changed cells, values of new lines, cost of a reference loan, gaps in financing and what is priced twice', async () => {
  await send(line('A-24', 24, '1'), line('A-36', 36, '1,2'), line('C-36', 36, '1,5', { plan: 'Grace', grace: '60' }));
  const { difference, upload } = await tryOut(
    line('A-24', 24, '1,5'),
    line('B-24', 24, '1,6'),
    line('C-36', 36, '1,5', { plan: 'Grace', grace: '60' }),
  );
  const newCells = Object.entries({
    tabela_origem: 'ORIGEM',
    descricao: 'Tabela',
    plano: 'Regular FDU',
    pessoa: 'PF e PJ',
    condicao: 'novo',
    tipo_venda: 'TD',
    taxa_mensal: '1,6%',
    entrada_minima: '10%',
    tipo_taxa: 'normal',
    inicio_vigencia: '01/11/2026',
    fim_vigencia: '31/12/2026',
  }).map(([column, after]) => ({ column, before: '', after }));
  // the difference is complete: all else is the table in force
  expect(upload.message).toMatch(/^3 linhas conferidas\. O teste não altera a tabela em vigor: revise as diferenças/);
  expect(difference).toMatchObject({ added: 1, changed: 1, removed: 1 });
  expect(difference!.samples.map(({ kind, label, cells }) => [kind, label, cells])).toEqual([
    ['changed', 'A-24 · 24 meses', [{ column: 'taxa_mensal', before: '1%', after: '1,5%' }]],
    ['added', 'B-24 · 24 meses', newCells],
    ['removed', 'A-36 · 36 meses', []],
  ]);
  const { loans, gaps, overlaps } = difference!.prices!;
  expect(loans.map(({ plan, beforeTermMonths, afterTermMonths }) => [plan, beforeTermMonths, afterTermMonths])).toEqual(
    [
      ['Regular FDU', 24, 24],
      ['Grace', 36, 36],
    ],
  );
  expect(loans[0]!.afterCents!).toBeGreaterThan(loans[0]!.beforeCents!);
  expect(loans[1]!.afterCents).toBe(loans[1]!.beforeCents);
  expect(gaps).toEqual({
    count: 2,
    samples: ['Regular FDU · PF · novo · TD · 36', 'Regular FDU · PJ · novo · TD · 36'],
  });
  expect(overlaps).toEqual({ count: 1, samples: ['Regular FDU · PF + PJ · novo · TD · 24'] });
});

it('compares the latest lines of a table and term, so that a new month is a change and not an added line', async () => {
  await send(line('A-24', 24, '1'));
  const { difference } = await tryOut(line('A-24', 24, '1,5', { from: '01/12/2026' }));
  expect(difference).toMatchObject({ added: 0, changed: 1, removed: 0 });
  expect(difference!.samples[0]!.cells).toEqual([
    { column: 'taxa_mensal', before: '1%', after: '1,5%' },
    { column: 'inicio_vigencia', before: '01/11/2026', after: '01/12/2026' },
  ]);
});

it('shows texts instead of stored codes in a trial, in the language of the reader', async () => {
  const grace = (days: string, condition: string, tax: string) =>
    `Grace;G-36;ORIGEM;Tabela;PF;${condition};TD;${tax};;36;1,5;10;01/11/2026;31/12/2026;${days}`;
  await send(grace('60', 'usado', 'normal'), line('A-24', 24, '1'));
  const { upload: trial } = await tryOut(grace('60 90', 'novo', 'zero').replace(';PF;', ';ambas;').replace('1,5', '0'));
  const cellsIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { difference } = await finance.ok('readPlansUpload', { params: { id: trial.id }, headers });
    const [sample] = difference!.samples;
    return {
      cells: Object.fromEntries(sample!.cells.map(({ column, before, after }) => [column, `${before} → ${after}`])),
      gaps: difference!.prices!.gaps.samples,
    };
  };
  expect(await cellsIn('pt-BR')).toEqual({
    cells: {
      pessoa: 'PF → PF e PJ',
      condicao: 'usado → novo',
      taxa_mensal: '1,5% → 0%',
      carencia_dias: '60 → 60 90',
      tipo_taxa: 'normal → zero',
    },
    gaps: ['Regular FDU · PF · novo · TD · 24', 'Regular FDU · PJ · novo · TD · 24', 'Grace · PF · usado · TD · 36'],
  });
  expect(await cellsIn('en')).toMatchObject({
    cells: { pessoa: 'PF → PF and PJ', condicao: 'used → new' },
    gaps: ['Regular FDU · PF · new · TD · 24', 'Regular FDU · PJ · new · TD · 24', 'Grace · PF · used · TD · 36'],
  });
});

it('refuses to apply a trial that was made before another table took effect', async () => {
  await send(line('A-24', 24, '1'));
  const { upload: trial } = await tryOut(line('A-24', 24, '1,4'));
  await send(line('A-24', 24, '1,7'));
  expect((await finance.ok('readPlansUpload', { params: { id: trial.id } })).upload.can.apply).toBe(false);
  expect((await finance.call('applyPlansTrial', { params: { id: trial.id } })).status).toBe(409);
  expect(await ratesOf(1)).toEqual(['24: 0.01700000']);
});

// (the embedded database has one connection: nothing could act while the test holds the lock)
it.skipIf(inject('database').kind === 'embedded')(
  'applies nothing of a queued trial when another table took effect before it',
  async () => {
    await send(line('A-24', 24, '1'));
    const { upload: trial } = await tryOut(line('A-24', 24, '1,4'));
    const turn = Promise.withResolvers<void>();
    const isTaken = Promise.withResolvers<void>();
    const holding = api.database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload:plans'))`);
      isTaken.resolve();
      await turn.promise;
    });
    await isTaken.promise;
    const content = [heading, line('A-24', 24, '1,8')].join('\n');
    const { body: other } = await sendTable(api, finance, 'outra.csv', content, { table: 'Plans' });
    const late = await finance.ok('applyPlansTrial', { params: { id: trial.id } });
    turn.resolve();
    await holding;
    expect((await untilFinished(finance, other.id, 'Plans')).upload.status).toBe('SUCCESS');
    const { upload } = await untilFinished(finance, late.id, 'Plans');
    expect(upload).toMatchObject({ status: 'ERROR', message: expect.stringContaining('Teste o arquivo de novo') });
    expect(await ratesOf(1)).toEqual(['24: 0.01800000']);
  },
);

describe('corrections on the screen', () => {
  beforeAll(async () => {
    // so many files in an hour are refused
    api.clock.advance({ hours: 1 });
    finance = await api.signIn('finance');
    seller = await api.signIn('seller');
  });
  const correct = (body: { tableId: string; corrections: object[] }) =>
    finance.call('correctPlansTable', { body: body as never });
  const cells = { taxa_mensal: '1,9' };

  it('take effect like a file that was tried, with the lines that they change, add and remove', async () => {
    await send(line('A-24', 24, '1'), line('A-36', 36, '1,1'), line('A-48', 48, '1,2'));
    const { tableId, lines, columns } = await finance.ok('readPlansLines', { query: { search: 'a-36 novo' } });
    expect(lines).toHaveLength(1);
    const [last] = (await finance.ok('readPlansLines', { query: { search: 'A-48' } })).lines;
    const added = Object.fromEntries(columns.map(({ name }, place) => [name, lines[0]![place]!]));
    const { body } = await correct({
      tableId,
      corrections: [
        { line: lines[0], cells },
        { line: last, cells: null },
        { line: null, cells: { ...added, codigo_tabela: 'A-60', prazo: '60' } },
      ],
    });
    const { upload, difference } = await untilFinished(finance, body.id, 'Plans');
    expect(upload).toMatchObject({ status: 'SUCCESS', isTrial: true, lineCount: 3, can: { apply: true } });
    expect(difference).toMatchObject({ added: 1, changed: 1, removed: 1 });
    const confirmed = difference!.risk?.toType;
    const applied = await finance.ok('applyPlansTrial', { params: { id: body.id }, body: { confirmed } });
    expect((await untilFinished(finance, applied.id, 'Plans')).upload.status).toBe('SUCCESS');
    expect([...(await ratesOf(1))].toSorted()).toEqual(['24: 0.01000000', '36: 0.01900000', '60: 0.01100000']);
  });

  it('are refused at a line that the table in force does not have, or that is corrected twice', async () => {
    await send(line('A-24', 24, '1'));
    const { tableId, lines } = await finance.ok('readPlansLines', { query: {} });
    const fields = async (corrections: object[]) => (await correct({ tableId, corrections })).body.fields;
    expect(await fields([{ line: lines[0]!.with(0, 'Grace'), cells }])).toMatchObject([
      { path: 'corrections.0', message: expect.stringContaining('não está mais na tabela') },
    ]);
    const one = { line: lines[0], cells };
    expect(await fields([one, one])).toMatchObject([{ path: 'corrections.0' }]);
    expect(await fields([{ line: lines[0], cells: { taxa: '1' } }])).toMatchObject([
      { path: 'corrections.0.cells.taxa' },
    ]);
  });

  it('change nothing once another table has taken effect', async () => {
    await send(line('A-24', 24, '1'));
    const { tableId, lines } = await finance.ok('readPlansLines', { query: {} });
    await send(line('A-24', 24, '1,7'));
    const { status, body } = await correct({ tableId, corrections: [{ line: lines[0], cells }] });
    expect([status, body.code]).toEqual([409, 'SET001']);
  });
});

it('still prices offers made from tables replaced since then, also after the sweep', async () => {
  await send(line('OLD-24', 24, '1,11'));
  await send(line('NEW-24', 24, '1,22'));
  await send(line('NEW-24', 24, '1,33'));
  await api.sweep();
  const rowOf = (tableCode: string, quotedOn = '2026-11-20') =>
    findPriceRow(api.database.db, { tableCode, termMonths: 24, quotedOn });
  expect(await rowOf('OLD-24')).toMatchObject({ rateMonthly: '0.01110000', validUntil: '2026-12-31' });
  expect(await rowOf('NEW-24')).toMatchObject({ rateMonthly: '0.01330000' });
  expect(await rowOf('NEVER-24')).toBeNull();
});

describe('a table that takes much away', () => {
  const line24 = line('A-24', 24, '1');
  const five = [line24, ...[12, 18, 30, 36].map((term) => line(`A-${term}`, term, '1'))];
  const apply = (id: string, confirmed?: number, session = finance) =>
    session.call('applyPlansTrial', { params: { id }, body: { confirmed } });

  it('is refused when it is sent at once, and says what it would remove', async () => {
    await send(...five);
    const { upload } = await come([line24], false);
    expect(upload).toMatchObject({ status: 'ERROR', message: expect.stringMatching(/remove 4 das 5 linhas/) });
    expect(await ratesOf(1)).toHaveLength(5);
  });

  it('takes effect once the number of removed lines is typed; one line of five is a correction', async () => {
    await send(...five);
    const { upload: trial, difference } = await tryOut(line24);
    expect(difference!.risk).toMatchObject({ removed: 4, linesBefore: 5, toType: 4 });
    for (const typed of [undefined, 3]) {
      const { status, body } = await apply(trial.id, typed);
      expect([status, body]).toMatchObject([422, { fields: [{ path: 'confirmed', key: 'table.notConfirmed' }] }]);
    }
    const { body: applied } = await apply(trial.id, 4);
    expect((await untilFinished(finance, applied.id, 'Plans')).upload.status).toBe('SUCCESS');
    expect(await ratesOf(1)).toHaveLength(1);
    await send(...five);
    // the same choices are still financed: nothing is typed
    const doubled = [...five, line('B-24', 24, '1')];
    await send(...doubled);
    const { difference: small } = await tryOut(...five);
    expect(small).toMatchObject({ removed: 1, risk: null });
  });

  it('asks for the number of combinations that are no longer financed, where few lines are removed', async () => {
    const six = [...five, line('A-48', 48, '1')];
    await send(...six);
    const { difference } = await tryOut(...five);
    expect(difference).toMatchObject({ removed: 1, risk: { removed: 0, unfinanced: 2, toType: 2 } });
    const { upload } = await come(five, false);
    expect(upload).toMatchObject({ status: 'ERROR', message: expect.stringMatching(/sem financiamento \(2\)/) });
  });

  it('is confirmed before an earlier table is put in force again', async () => {
    await send(line24);
    api.clock.advance({ minutes: 1 });
    await send(...five);
    const { inForce, earlier } = await finance.ok('readPlansInForce');
    const { risk } = (await finance.ok('comparePlansTable', { params: { id: earlier[0]!.id } })).difference;
    const back = (confirmed?: number) =>
      finance.call('returnPlansTable', { params: { id: earlier[0]!.id }, body: { inForceId: inForce!.id, confirmed } });
    expect((await back()).status).toBe(422);
    expect((await back(risk!.toType)).status).toBe(200);
  });

  it('is put in force by another person where finance requires two', async () => {
    await send(...five);
    const { upload: trial } = await tryOut(line24);
    await api.database.db.execute(sql`update lender_rows set tables_by_two = true`);
    const { status, body } = await apply(trial.id, 4);
    expect([status, body.code, body.message]).toMatchObject([403, 'SEC004', expect.stringContaining('outra pessoa')]);
    await api.database.db.execute(sql`update uploads set user_id = ${'0'.repeat(26)} where id = ${trial.id}`);
    expect((await apply(trial.id, 4)).status).toBe(200);
    await api.database.db.execute(sql`update lender_rows set tables_by_two = false`);
  });
});

it('deletes the file and the difference of a trial after seven days', async () => {
  const { upload: trial } = await tryOut(line('A-24', 24, '1,4'));
  api.clock.advance({ days: 8 });
  await api.sweep();
  const later = await api.signIn('finance');
  const { upload, difference } = await later.ok('readPlansUpload', { params: { id: trial.id } });
  expect([upload.can.apply, difference]).toEqual([false, null]);
});

it('accepts the table in force with its ended lines as it is, and refuses any other line that has ended', async () => {
  const today = businessDay(api.clock.now().toISOString());
  finance = await api.signIn('finance');
  const lines = [
    line('A-24', 24, '1,11', { until: formatDate(today) }),
    line('A-36', 36, '1,11', { until: '31/12/2027' }),
  ];
  await send(...lines);
  api.clock.advance({ days: 1 });
  finance = await api.signIn('finance');
  const file = await finance.ok('downloadPlansTable', { query: { format: 'csv' } });
  const { body } = await sendTable(api, finance, 'baixada.csv', file, { table: 'Plans', trial: true });
  const { upload, difference } = await untilFinished(finance, body.id, 'Plans');
  expect(upload).toMatchObject({ status: 'SUCCESS', message: expect.stringContaining('(#2)') });
  expect(difference).toMatchObject({ added: 0, changed: 0, removed: 0 });
  const changed = await tryOut(lines[0]!.replace('A-24', 'B-24'), lines[1]!);
  expect(changed.problems).toMatchObject([{ line: 2, column: 'fim_vigencia' }]);
});
