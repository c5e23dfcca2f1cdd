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
  isTrial: false,
  effectiveFrom: null,
  can: { apply: false },
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
const tried = anUpload(5, {
  status: 'SUCCESS',
  message: '100.000 linhas conferidas. Ensaiar não põe nada em vigor: veja a diferença antes de decidir.',
  isTrial: true,
  can: { apply: true },
});
const difference = {
  added: 120,
  changed: 2_480,
  removed: 3,
  notes: [{ text: 'Produtos com preço e sem cadastro, que não são vendidos: 1', count: 1, samples: ['GAP · ZURICH'] }],
  samples: [
    {
      kind: 'changed' as const,
      label: 'REG-NOVO-36 · 36 · 2026-11-01',
      cells: [{ column: 'taxa_mensal', before: '1,49%', after: '1,59%' }],
    },
    { kind: 'added' as const, label: 'REG-NOVO-84 · 84 · 2026-11-01', cells: [] },
    { kind: 'removed' as const, label: 'REG-NOVO-12 · 12 · 2026-11-01', cells: [] },
  ],
  prices: {
    loans: [
      {
        plan: 'Regular FDU',
        assetType: 1 as const,
        beforeTermMonths: 12,
        afterTermMonths: 18,
        beforeCents: 634_512,
        afterCents: 441_203,
      },
    ],
    gaps: { count: 2, samples: ['Regular FDU · PF · novo · TD · 12', 'Regular FDU · PJ · novo · TD · 12'] },
    overlaps: { count: 0, samples: [] },
  },
};
const history = [
  tried,
  anUpload(1, {}),
  anUpload(2, { status: 'PROCESSING', lineCount: 42_000, expectedLines: 100_000 }),
  refused,
  anUpload(4, { status: 'SUCCESS', message: '100.000 linhas aplicadas. A nova tabela está em vigor.' }),
];

const tableTime = {
  decision: 1,
  id: 'upload-6',
  fileName: 'outubro.csv',
  rowCount: 100_000,
  user: 'Bruno Teles',
  since: '2026-10-20T14:00:00Z',
  until: null,
  cancelledBy: null,
};
const tableTimes = {
  inForce: { ...tableTime, state: 'inForce' as const, can: { cancel: false, return: false } },
  planned: [
    {
      ...tableTime,
      decision: 2,
      id: 'upload-7',
      fileName: 'dezembro.csv',
      since: '2026-12-01T03:00:00Z',
      state: 'planned' as const,
      can: { cancel: true, return: false },
    },
  ],
  earlier: [
    {
      ...tableTime,
      decision: 3,
      id: 'upload-8',
      fileName: 'setembro.csv',
      since: '2026-09-20T14:00:00Z',
      until: '2026-10-20T14:00:00Z',
      state: 'earlier' as const,
      can: { cancel: false, return: true },
    },
  ],
  canReturn: true,
};

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
  tryOut: async () => tried,
  apply: async () => anUpload(6, {}),
  list: async () => ({
    items: history,
    next: null,
    totalElements: history.length,
    totalCapped: false,
    pagination: paginationOf({ start: 0, goesOn: false, totalElements: history.length }, 20),
  }),
  read: async ({ params: { id } }) =>
    id === tried.id ? { upload: tried, problems: [], difference } : { upload: refused, problems, difference: null },
  report: async () => new File(['linha;coluna;valor;motivo\r\n'], 'problemas.csv'),
  template: async () => new File(['condicao;preco\r\n'], 'modelo.csv'),
  inForce: async () => tableTimes,
  cancel: async () => ({ ...tableTimes, planned: [] }),
  compare: async () => ({ difference, inForceId: tableTime.id }),
  goBack: async () => tableTimes,
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
