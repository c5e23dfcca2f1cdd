import type { Language } from '@estrada/domain/errors/index';
import { type ExtractionMessageKey, renderExtractionMessage } from '@estrada/domain/reports/index';
import type { ExtractionRow } from './reports.tables.ts';

/** Days that a file can be downloaded: its data grows old and should not be stored for long. */
export const retentionDays = 7;

/** An extraction in the file list. */
export const describeExtraction = (row: ExtractionRow, language: Language) => ({
  ...row,
  message: row.messageKey ? renderExtractionMessage(row.messageKey as ExtractionMessageKey, language) : null,
  requestedAt: row.requestedAt.toISOString(),
  availableUntil: row.finishedAt ? new Date(row.finishedAt.getTime() + retentionDays * 86_400_000).toISOString() : null,
});
