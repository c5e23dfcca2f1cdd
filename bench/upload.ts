/**
 * A table of 100,000 lines as CSV through its job, against the same file by COPY; and the effect on other calls during
 * it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { median, milliseconds, type Result, timeInTurns, timeOf } from './measure.ts';
import { openProduct, type Product } from './open-product.ts';
import { heading, lineCount, lineOf, loadThrough } from './vehicle-file.ts';

/** What a database administrator would do: the whole file into a table with separate columns. */
async function copyFile(url: string, csv: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop table if exists copied');
    await client.query(
      `create table copied (${heading.map((name) => `${name} text not null`).join(', ')},
       unique (condicao, fabricante, modelo, codigo, opcional, combustivel, ano_fabricacao, ano_modelo))`,
    );
    const stream = client.query(copyFrom(`copy copied from stdin with (format csv, header, delimiter ';')`));
    stream.end(csv);
    await finished(stream);
  } finally {
    await client.end();
  }
}

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const csv = Buffer.from(
      [heading, ...Array.from({ length: lineCount }, (_, index) => lineOf(index))]
        .map((cells) => cells.join(';'))
        .join('\n'),
    );
    const file = join(product.folder, 'table.csv');
    writeFileSync(file, csv);
    const { oursMs, peerMs } = await timeInTurns(
      () => loadThrough(product, file),
      () => copyFile(product.url, csv),
      5,
    );
    const felt = await measureDuringUpload(product, file);
    return [
      {
        what: 'upload of 100,000 lines, CSV: read, checked, catalogue resolved, put in force',
        figure: milliseconds(oursMs),
        peer: `COPY of the same file into a table with the same uniqueness: ${milliseconds(peerMs)}`,
        ratio: oursMs / peerMs,
        aim: '≤ 1.5',
        met: oursMs / peerMs <= 1.5,
        note: 'median of five turns each; the file is on disk',
      },
      felt,
    ];
  } finally {
    await product.close();
  }
}

/** List calls of another user while a table is loaded by the same process. */
async function measureDuringUpload(product: Product, file: string): Promise<Result> {
  const person = await product.signIn('DEMO.ADMIN-INTERNAL');
  const ask = () => product.call(person, 'listProposals', { body: { size: 20 } });
  await ask();
  let isLoading = true;
  const times: number[] = [];
  const loading = (async () => {
    for (let turn = 0; turn < 3; turn++) await loadThrough(product, file);
    isLoading = false;
  })();
  while (isLoading) times.push(await timeOf(ask));
  await loading;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
  return {
    what: 'list calls of others during an upload',
    figure: `p99 ${milliseconds(p99)}, median ${milliseconds(median(times))}`,
    peer: '',
    ratio: null,
    aim: 'p99 < 300 ms',
    met: p99 < 300,
    note: `${times.length} calls one after another, same process, while three tables are loaded`,
  };
}
