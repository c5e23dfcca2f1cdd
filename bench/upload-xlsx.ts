/** A workbook of 100,000 lines through its job: time and memory. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { megabytes, milliseconds, type Result, timeOf, watchMemory } from './measure.ts';
import { openProduct } from './open-product.ts';
import { loadThrough } from './vehicle-file.ts';

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const file = join(product.folder, 'table.xlsx');
    execFileSync(process.execPath, [fileURLToPath(new URL('./write-vehicle-file.ts', import.meta.url)), file]);
    const memory = watchMemory();
    const ms = await timeOf(() => loadThrough(product, file));
    const peakMb = memory.peakMb();
    return [
      {
        what: 'upload of 100,000 lines, XLSX',
        figure: `${milliseconds(ms)}, ${megabytes(peakMb)} at the most`,
        peer: '',
        ratio: null,
        aim: '≤ 10 s, ≤ 300 MiB',
        met: ms <= 10_000 && peakMb <= 300,
        note: `once; resident memory of the whole process, ${megabytes(memory.startMb)} before`,
      },
    ];
  } finally {
    await product.close();
  }
}
