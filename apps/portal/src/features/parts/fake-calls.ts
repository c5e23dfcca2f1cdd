import { paginationOf } from '@estrada/domain/lists/index';
import type { ExtractionFile, UploadRecord } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { TableCalls } from '@estrada/web/files/upload/upload-calls.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const anUpload = (number: number, part: Partial<UploadRecord>): UploadRecord => ({
  id: `upload-${number}`,
  fileName: `tabela-${number}.csv`,
  sizeBytes: 2_400_000,
  uploadDate: '2026-11-20T14:00:00Z',
  user: 'Bruno Teles',
  status: 'PENDING',
  message: null,
  line: null,
  lineCount: 0,
  expectedLines: null,
  problemCount: 0,
  ...part,
});

const problems = [
  { line: 3, column: 'preco', value: 'barato', reason: 'Informe um número válido' },
  { line: 9, column: 'codigo', value: '', reason: 'Campo obrigatório' },
];
const refused = anUpload(3, {
  status: 'ERROR',
  message: 'Nada foi aplicado: 2 problemas encontrados, o primeiro na linha 3. Veja o relatório.',
  line: 3,
  problemCount: 2,
});
const history = [
  anUpload(1, {}),
  anUpload(2, { status: 'PROCESSING', lineCount: 42_000, expectedLines: 100_000 }),
  refused,
  anUpload(4, { status: 'SUCCESS', message: '100.000 linhas aplicadas. A nova tabela está em vigor.' }),
];

const tableInForce = { fileName: 'outubro.csv', rowCount: 100_000, since: '2026-10-20T14:00:00Z', user: 'Bruno Teles' };

/** The calls of an uploaded table, answered here: a file leaves in three seconds and can be cancelled, nothing is kept. */
export const tableCalls: TableCalls = {
  async send({ onProgress, signal }) {
    for (let step = 0; step <= 30; step++) {
      onProgress?.(step / 30);
      await wait(100);
      signal?.throwIfAborted();
    }
    return anUpload(1, {});
  },
  list: async () => ({
    items: history,
    next: null,
    totalElements: history.length,
    totalCapped: false,
    pagination: paginationOf({ start: 0, goesOn: false, totalElements: history.length }, 20),
  }),
  read: async () => ({ upload: refused, problems }),
  report: async () => new File(['linha;coluna;valor;motivo\r\n'], 'problemas.csv'),
  template: async () => new File(['condicao;preco\r\n'], 'modelo.csv'),
  inForce: async () => ({ inForce: tableInForce }),
  columns: async () => ({
    columns: [
      { name: 'condicao', about: 'novo ou usado', example: 'novo', isRequired: true },
      { name: 'preco', about: 'em reais', example: '118490,00', isRequired: true },
    ],
    maxLines: 500_000,
    maxBytes: 52_428_800,
  }),
};

/** Refuses an extraction at the field of its last day, as the server would. */
export async function refuseExtraction(message: string): Promise<ExtractionFile> {
  await wait(600);
  const fields = [{ path: 'finalDate', key: 'range.tooLong', message }];
  throw new ApiError({ status: 422, code: 'DOM002', message, fields });
}
