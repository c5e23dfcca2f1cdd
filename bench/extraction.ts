/** A million dealers as a file, against COPY TO of the same columns. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { dealers } from '../apps/api/src/modules/reports/extractions/dealers.ts';
import { writeExtraction } from '../apps/api/src/modules/reports/write-extraction.ts';
import { megabytes, milliseconds, type Result, timeInTurns, timeOf, watchMemory } from './measure.ts';
import { openProduct, type Product } from './open-product.ts';

const rowCount = 1_000_000;
/** The memory that a file of a million lines may add to the process: its buffers, never its lines. */
const csvGrowthMb = 100;
/** The same with the deflating of a workbook. */
const xlsxGrowthMb = 250;

/** One dealer for every possible BAC code. */
async function fillDealers({ url }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into dealers (id, company_name, trading_name, document, gmf_code, bac_code, zip_code, street, number, neighbourhood, city, state, phone, group_id, branch_id, created_at, updated_at)
      select lpad(series::text, 26, '0'), 'Comércio de Veículos ' || series || ' Ltda.', 'Veículos ' || series, lpad(series::text, 14, '0'),
             lpad((series % 1000)::text, 3, '0'), lpad(series::text, 6, '0'), '01310100', 'Avenida Paulista', (series % 3000)::text, 'Bela Vista',
             'São Paulo', 'SP', '1132871578', source.group_id, source.branch_id, now(), now()
      from generate_series(0, 999999) as series, (select group_id, branch_id from dealers limit 1) as source
      where not exists (select 1 from dealers as other where other.bac_code = lpad(series::text, 6, '0'))`);
    await client.query('vacuum analyze dealers');
  } finally {
    await client.end();
  }
}

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    await fillDealers(product);
    const today = new Date().toISOString().slice(0, 10);
    const request = (format: 'csv' | 'xlsx', fileName: string) =>
      ({
        type: 'downloadDealers',
        format,
        initialDate: '2000-01-01',
        finalDate: today,
        language: 'pt-BR',
        scope: { kind: 'all' },
        fileName,
      }) as never;
    const extract = (format: 'csv' | 'xlsx') =>
      writeExtraction(dealers, request(format, `bench.${format}`), {
        database: product.database,
        files: product.files,
        onProgress: async () => true,
      });
    const copy = async () => {
      const client = new pg.Client({ connectionString: product.url });
      await client.connect();
      const rows = client.query(
        copyTo(`copy (
          select d.gmf_code, d.bac_code, d.document, d.company_name, d.trading_name, g.name, b.name, d.phone, d.zip_code, d.street, d.number,
                 d.complement, d.neighbourhood, d.city, d.state, d.enabled, d.created_at, d.updated_at
          from dealers d join dealer_groups g on g.id = d.group_id join branches b on b.id = d.branch_id order by d.id
        ) to stdout with (format csv, delimiter ';')`),
      );
      await pipeline(rows, createWriteStream(join(product.folder, 'peer.csv')));
      await client.end();
    };
    const { oursMs, peerMs } = await timeInTurns(() => extract('csv'), copy, 3);
    const csvMemory = watchMemory();
    await extract('csv');
    const csvPeak = csvMemory.peakMb();
    const xlsxMemory = watchMemory();
    const xlsxMs = await timeOf(() => extract('xlsx'));
    const xlsxPeak = xlsxMemory.peakMb();
    return [
      {
        what: `extraction of ${rowCount.toLocaleString('en')} dealers, CSV: windows along the key, formulas disarmed, local times`,
        figure: `${milliseconds(oursMs)}, ${megabytes(csvPeak - csvMemory.startMb)} more memory`,
        peer: `COPY TO of the same columns, joined and sorted: ${milliseconds(peerMs)}`,
        ratio: oursMs / peerMs,
        aim: `≤ 2, < ${megabytes(csvGrowthMb)} more memory`,
        met: oursMs / peerMs <= 2 && csvPeak - csvMemory.startMb < csvGrowthMb,
        note: `median of three turns each; resident memory ${megabytes(csvMemory.startMb)} before`,
      },
      {
        what: `extraction of ${rowCount.toLocaleString('en')} dealers, XLSX`,
        figure: `${milliseconds(xlsxMs)}, ${megabytes(xlsxPeak - xlsxMemory.startMb)} more memory`,
        peer: '',
        ratio: null,
        aim: `< ${megabytes(xlsxGrowthMb)} more memory`,
        met: xlsxPeak - xlsxMemory.startMb < xlsxGrowthMb,
        note: `once; resident memory ${megabytes(xlsxMemory.startMb)} before`,
      },
    ];
  } finally {
    await product.close();
  }
}
