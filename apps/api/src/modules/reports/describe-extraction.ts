import type { Language } from '@estrada/domain/errors/index';
import { type ExtractionMessageKey, renderExtractionMessage } from '@estrada/domain/reports/index';
import type { ExtractionRow } from './reports.repository.ts';

/** Days that a file can be fetched: it holds data that grows old and should not lie about. */
export const retentionDays = 7;

/** An extraction as the file list shows it. */
export const describeExtraction = (row: ExtractionRow, language: Language) => ({
  id: row.id,
  type: row.type,
  format: row.format,
  initialDate: row.initialDate,
  finalDate: row.finalDate,
  fileName: row.fileName,
  status: row.status,
  message: row.messageKey ? renderExtractionMessage(row.messageKey as ExtractionMessageKey, language) : null,
  rowCount: row.rowCount,
  expectedRows: row.expectedRows,
  sizeBytes: row.sizeBytes,
  requestedAt: row.requestedAt.toISOString(),
  availableUntil: row.finishedAt ? new Date(row.finishedAt.getTime() + retentionDays * 86_400_000).toISOString() : null,
});
