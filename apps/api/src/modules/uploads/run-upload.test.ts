/** A report that cannot be written: the upload fails, without waiting for ever or ending the process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, localFiles } from '../../kernel/files.ts';
import { fileKey, loadFile, reportKey } from './run-upload.ts';
import { uploadTables } from './tables/index.ts';
import type { CheckedLoad } from './upload-table.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estrada-report-'));
  store = localFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const heading = 'condicao;fabricante;modelo;versao;codigo;opcional;combustivel;ano_fabricacao;ano_modelo;preco';
const badLine = 'novo;CHEVROLET;Onix;LT 1.0;004504-8;R7E;Flex;2026;2026;barato';

it.each([
  ['as it begins', 3],
  ['as it begins, with more to say than it holds at a time', 5_000],
])('fails an upload whose report cannot be written %s', async (_case, lines) => {
  const uploadId = `u${lines}`;
  await store.write(fileKey(uploadId), Buffer.from([heading, ...Array(lines).fill(badLine)].join('\n')));
  const fullDisk = new Error('ENOSPC');
  const files: FileStore = { ...store, writeStream: () => Promise.reject(fullDisk) };
  const added: object[] = [];
  const load = { add: async (rows: object[]) => void added.push(...rows) } as unknown as CheckedLoad<object>;
  const parts = {
    table: uploadTables.Vehicles,
    uploadId,
    day: '2026-11-20',
    ended: new Set<string>(),
    language: 'pt-BR',
    database: {} as never,
    files,
    onProgress: async () => true,
  } as const;
  await expect(loadFile(parts, load)).rejects.toBe(fullDisk);
  expect([added, await store.read(reportKey(uploadId))]).toEqual([[], null]);
});
