/**
 * The cost of tables of 100,000 lines: a trial compared with the upload itself, and, over a year of price tables, the
 * sweep of every minute, the models with a zero rate and the simulation call.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeOldTables } from '../apps/api/src/kernel/database/table-load.ts';
import { priceTableUploads } from '../apps/api/src/modules/simulation/index.ts';
import { uploadTables } from '../apps/api/src/modules/uploads/tables/index.ts';
import { columnsOf } from '../apps/api/src/modules/uploads/upload-table.ts';
import { uploadsUnderWay } from '../apps/api/src/modules/uploads/uploads.repository.ts';
import { businessDay } from '../packages/domain/src/calendar/index.ts';
import { median, milliseconds, type Result, timeInTurns, timeOf } from './measure.ts';
import { openProduct, type Product } from './open-product.ts';
import { heading, lineCount, lineOf, loadThrough } from './vehicle-file.ts';

const tableCount = 13;
const planHeading = Object.values(columnsOf(uploadTables.Plans)).map((column) => column.name);

/**
 * Price tables of every term from 12 to 60 months, for both kinds of person and of sale: no two lines price the same.
 */
function planLine(index: number): string {
  const cells: Record<string, string | number> = {
    plano: index % 7 === 0 ? 'Zero Plan' : 'Regular FDU',
    codigo_tabela: `T-${index}`,
    tabela_origem: `T-${Math.floor(index / 49)}`,
    descricao: `Tabela ${index}`,
    pessoa: index % 2 ? 'PF' : 'PJ',
    condicao: 'novo',
    tipo_venda: index % 4 < 2 ? 'TD' : 'VD',
    tipo_taxa: index % 7 === 0 ? 'zero' : 'normal',
    tier: index % 3 ? '' : `TR${1 + Math.floor(index / 500)}`,
    prazo: 12 + (index % 49),
    taxa_mensal: index % 7 === 0 ? '0' : `1,${10 + (index % 80)}`,
    entrada_minima: 10,
    inicio_vigencia: '01/11/2026',
    fim_vigencia: '31/12/2030',
  };
  return planHeading.map((name) => cells[name] ?? '').join(';');
}

/** @param changed a file with as many lines, of which every tenth differs and one in a hundred is new */
async function trialAgainstUpload(
  product: Product,
  kind: 'vehicles' | 'plans',
  [file, changed]: readonly [string, string],
): Promise<Result> {
  const { oursMs, peerMs } = await timeInTurns(
    () => loadThrough(product, changed, { kind, isTrial: true }),
    () => loadThrough(product, file, { kind }),
    3,
  );
  return {
    what: `trial of 100,000 lines of ${kind === 'plans' ? 'price tables' : 'vehicles'}, against a table of as many`,
    figure: milliseconds(oursMs),
    peer: `upload of the same file: ${milliseconds(peerMs)}`,
    ratio: oursMs / peerMs,
    aim: '≤ 2',
    met: oursMs / peerMs <= 2,
    note: 'every tenth line changed, one in a hundred new; median of three turns each, through the job; for price tables with the loans of reference, gaps and overlaps',
  };
}

/** The figures that grow with the tables that are kept: thirteen monthly ones of price rows, none of which has ended. */
async function overAYear(product: Product): Promise<Result[]> {
  const { db } = product.database;
  await db.execute(`with decisions as (
      insert into tables_in_force (kind, table_id, effective_from, decided_at, decided_by, begun_at)
      select 'plans', lpad(month::text, 26, '0'), current_date - month * 30, now(), 'bench', now()
      from generate_series(1, ${tableCount - 1}) month returning table_id)
    insert into price_tables
    select r.* from decisions, price_tables held, jsonb_populate_record(held, jsonb_build_object(
      'id', substr(md5(decisions.table_id || held.id), 1, 26), 'table_id', decisions.table_id)) r
    where held.table_id = (select table_id from tables_in_force where kind = 'plans' order by sequence desc limit 1)`);
  await db.execute('analyze price_tables');
  const finance = await product.signIn('DEMO.FINANCE');
  const today = businessDay(new Date().toISOString());
  const figures: [what: string, note: string, aimMs: number, act: () => Promise<unknown>][] = [
    [
      'sweep of replaced price tables',
      'what runs each minute; nothing to remove',
      200,
      () => removeOldTables(db, priceTableUploads, uploadsUnderWay, today),
    ],
    [
      'models with a zero rate',
      '100,000 rows of prices in force, a seventh of them zero, and 100,000 vehicles',
      2_000,
      () => product.call(finance, 'readZeroRate'),
    ],
  ];
  const results: Result[] = [];
  for (const [what, note, aimMs, act] of figures) {
    await act();
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) times.push(await timeOf(act));
    const took = median(times);
    results.push({
      what: `${what}, ${tableCount} tables of 100,000 rows kept`,
      figure: milliseconds(took),
      peer: '',
      ratio: null,
      aim: `< ${milliseconds(aimMs)}`,
      met: took < aimMs,
      note: `median of five; ${note}`,
    });
  }
  return results;
}

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const write = (name: string, lines: readonly string[]) => {
      const file = join(product.folder, name);
      writeFileSync(file, lines.join('\n'));
      return file;
    };
    const linesOf = (first: string, lineAt: (index: number) => string) => {
      const lines = Array.from({ length: lineCount }, (_, index) => lineAt(index));
      return { first, lines, others: lines.map((line, index) => (index % 100 ? line : lineAt(lineCount + index))) };
    };
    const vehicles = linesOf(heading.join(';'), (index) => lineOf(index).join(';'));
    const plans = linesOf(planHeading.join(';'), planLine);
    const dearer = vehicles.others.map((line, index) => (index % 10 === 5 ? `${line}0` : line));
    const renamed = plans.others.map((line, index) => (index % 10 === 5 ? line.replace(';Tabela ', ';Nova ') : line));
    return [
      await trialAgainstUpload(product, 'vehicles', [
        write('vehicles.csv', [vehicles.first, ...vehicles.lines]),
        write('vehicles-changed.csv', [vehicles.first, ...dearer]),
      ]),
      await trialAgainstUpload(product, 'plans', [
        write('plans.csv', [plans.first, ...plans.lines]),
        write('plans-changed.csv', [plans.first, ...renamed]),
      ]),
      ...(await overAYear(product)),
    ];
  } finally {
    await product.close();
  }
}
