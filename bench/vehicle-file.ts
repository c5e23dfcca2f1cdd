/** A vehicle table of 100,000 lines, and its path through the job. */
import { createReadStream } from 'node:fs';
import { makeId } from '../apps/api/src/kernel/ids.ts';
import { makeJobContext } from '../apps/api/src/kernel/jobs/job-context.ts';
import { makeLogger } from '../apps/api/src/kernel/logger.ts';
import { loadTable } from '../apps/api/src/modules/uploads/jobs/load-table.ts';
import { fileKey } from '../apps/api/src/modules/uploads/run-upload.ts';
import { insertUpload } from '../apps/api/src/modules/uploads/uploads.repository.ts';
import type { Product } from './open-product.ts';

export const lineCount = 100_000;
export const heading = [
  'condicao',
  'fabricante',
  'modelo',
  'versao',
  'codigo',
  'opcional',
  'combustivel',
  'ano_fabricacao',
  'ano_modelo',
  'preco',
];

/** 8,334 versions of 1,389 models, each with the prices of twelve years: as many catalogue rows as a real table has. */
export function lineOf(index: number): (string | number)[] {
  const version = Math.floor(index / 12);
  const year = 2015 + (index % 12);
  return [
    index % 12 > 10 ? 'novo' : 'usado',
    'CHEVROLET',
    `Modelo ${Math.floor(version / 6)}`,
    `Versão ${version} LT 1.0 Turbo`,
    `${String(version).padStart(6, '0')}-0`,
    `R7${version % 10}`,
    'Flex',
    year,
    year,
    50_000 + (index % 90_000),
  ];
}

export async function* batches() {
  for (let start = 0; start < lineCount; start += 1_000)
    yield Array.from({ length: 1_000 }, (_, place) => lineOf(start + place));
}

interface Sending {
  kind?: 'vehicles' | 'plans';
  isTrial?: boolean;
}

/** Puts a file where the job reads it and runs the job to its end. @returns the id of the upload */
export async function loadThrough(
  product: Product,
  file: string,
  { kind = 'vehicles', isTrial = false }: Sending = {},
): Promise<string> {
  const now = new Date();
  const id = makeId(now);
  const sizeBytes = await product.files.writeStream(fileKey(id), createReadStream(file));
  const { db } = product.database;
  await insertUpload(db, {
    id,
    kind,
    isTrial,
    fileName: file,
    sizeBytes,
    status: 'PENDING',
    userId: id,
    userName: 'bench',
    uploadedAt: now,
    progressAt: now,
  });
  const context = makeJobContext(product.pipeline, now, id, makeLogger('silent'));
  await loadTable(product.platform, product.files)({ kind }, context);
  const { rows } = (await db.execute(`select status, message_key from uploads where id = '${id}'`)) as {
    rows: { status: string; message_key: string }[];
  };
  if (rows[0]?.status !== 'SUCCESS') throw new Error(`The upload ended with ${rows[0]?.message_key}`);
  return id;
}
