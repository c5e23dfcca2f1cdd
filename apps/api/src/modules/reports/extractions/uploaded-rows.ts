import { assetTypes } from '@estrada/domain/enumerations/index';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inForceBetween, lastDecisions } from '../../../kernel/database/tables-in-force.ts';
import { uploads } from '../../uploads/index.ts';
import type { Extraction, ExtractionColumn, PeriodDays } from '../extraction.ts';
import { namesIn } from './named-columns.ts';

/** The source of an uploaded table's rows and the days on which they are in force, for the extraction of a kind. */
export const sourceJoins = (kind: string, tableId: SQLWrapper): SQL =>
  // rows inserted by a demo or a test have no file
  sql`left join ${uploads} on ${uploads.id} = ${tableId}
    left join (${lastDecisions(kind)}) decision on decision.id = ${tableId}`;

/**
 * The last columns of rows of an uploaded table: file, sender, first day in force, and who put it in force and when.
 */
export const sourceColumns: readonly ExtractionColumn[] = [
  { header: { pt: 'Arquivo', en: 'File' }, type: 'text', value: sql`${uploads.fileName}`, width: 30 },
  { header: { pt: 'Enviado por', en: 'Sent by' }, type: 'text', value: sql`${uploads.userName}`, width: 24 },
  { header: { pt: 'Enviado em', en: 'Sent at' }, type: 'instant', value: sql`${uploads.uploadedAt}`, width: 18 },
  {
    header: { pt: 'Tabela em vigor desde', en: 'Table in force since' },
    type: 'date',
    value: sql`decision.effective_from`,
    width: 18,
  },
  {
    header: { pt: 'Aplicada por', en: 'Applied by' },
    type: 'text',
    value: sql`decision.decided_by`,
    width: 24,
  },
  {
    header: { pt: 'Aplicada em', en: 'Applied at' },
    type: 'instant',
    value: sql`decision.decided_at`,
    width: 18,
  },
];

/** Rows of the tables of a kind that were in force on a day of the period, for users who reach everything. */
export const rowsOnceInForce = (kind: string, tableId: SQLWrapper): Pick<Extraction, 'during' | 'within'> => ({
  during: (_start, _end, { first, last }) => inForceBetween(kind, tableId, first, last),
  within: (scope) => (scope.kind === 'all' ? undefined : null),
});

interface DatedRow {
  tableId: SQLWrapper;
  effectiveFrom: SQLWrapper;
  validUntil: SQLWrapper;
}

/**
 * Like `rowsOnceInForce`, for rows with days of their own: those valid on a day of the period on which their table was
 * in force.
 */
export const datedRows = (kind: string, row: DatedRow): Pick<Extraction, 'during' | 'within'> => ({
  ...rowsOnceInForce(kind, row.tableId),
  during: (_start, _end, { first, last }: PeriodDays) =>
    sql`${row.effectiveFrom} <= ${last} and ${row.validUntil} >= ${first} and ${inForceBetween(
      kind,
      row.tableId,
      sql`greatest(${row.effectiveFrom}, ${first}::date)`,
      sql`least(${row.validUntil}, ${last}::date)`,
    )}`,
});

/** New or used. */
export const conditionColumn = (assetType: SQLWrapper): ExtractionColumn => ({
  header: { pt: 'Condição', en: 'Condition' },
  ...namesIn(sql`${assetType}`, assetTypes),
  width: 10,
});
