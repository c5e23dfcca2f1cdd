/** Writes the workbook of upload-xlsx.ts; a separate process, so that its memory is not counted there. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { writeXlsx } from '../apps/api/src/kernel/spreadsheets/write-xlsx.ts';
import { batches, heading } from './vehicle-file.ts';

const columns = heading.map((header) => ({ header, width: 12 }));
await pipeline(writeXlsx('Tabela', columns, batches()), createWriteStream(process.argv[2]!));
