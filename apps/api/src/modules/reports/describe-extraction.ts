import type { Language } from '@estrada/domain/errors/index';
import { type ExtractionMessageKey, renderExtractionMessage } from '@estrada/domain/reports/index';
import type { ExtractionRow } from './reports.tables.ts';

/** Days that a file can be fetched: it holds data that grows old and should not lie about. */
export const retentionDays = 7;

/** An extraction as the file list shows it. */
export const describeExtraction = (row: ExtractionRow, language: Language) => ({
  ...row,
  message: row.messageKey ? renderExtractionMessage(row.messageKey as ExtractionMessageKey, language) : null,
  requestedAt: row.requestedAt.toISOString(),
  availableUntil: row.finishedAt ? new Date(row.finishedAt.getTime() + retentionDays * 86_400_000).toISOString() : null,
});
