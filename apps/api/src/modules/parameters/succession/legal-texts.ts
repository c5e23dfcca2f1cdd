import { createHash } from 'node:crypto';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { PaperKind } from '@estrada/domain/contracts/index';
import { rowOn } from '@estrada/domain/parameters/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { drawForCaller } from '../../../documents/document.ts';
import { examplePaper } from '../../../documents/papers/papers.example.ts';
import { proposalPaper } from '../../../documents/papers/proposal-papers.ts';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { legalTexts } from '../parameters.tables.ts';
import type { Succession } from './succession-routes.ts';

type Row = typeof legalTexts.$inferSelect;

/** The legal texts of the papers: one succession for each paper. */
export const legalTextSuccession: Succession<Row, typeof endpoints.saveLegalText> = {
  calls: { read: endpoints.readLegalTexts, save: endpoints.saveLegalText, remove: endpoints.deleteLegalText },
  changes: 'legal-texts',
  entity: 'legalText',
  table: legalTexts,
  values: shown,
  shown,
  // the hash identifies the text: its row, past or in force, still contains it
  recorded: ({ kind, body }) => ({
    paperKind: kind,
    bodySha256: createHash('sha256').update(body).digest('hex'),
  }),
  nameOf: ({ kind }) => kind,
};

function shown({ kind, body }: Pick<Row, 'kind' | 'body'>) {
  return { kind, body };
}

/** A text in the paper of a sample proposal, marked as a sample without value. */
export const previewLegalText: UseCase<typeof endpoints.previewLegalText, ReadContext> = (
  { body: { kind, body } },
  { today },
) =>
  drawForCaller(
    proposalPaper,
    { ...examplePaper(kind), text: { body, effectiveFrom: today }, issuedOn: today, isPreview: true },
    'pt-BR',
  );

/**
 * The text of a paper in force on a day.
 *
 * @throws when no row is in force: the migrations insert the first one, and a row that has begun is never deleted
 */
export async function readLegalTextOn(
  db: Db,
  kind: PaperKind,
  day: CalendarDate,
): Promise<Pick<Row, 'body' | 'effectiveFrom'>> {
  const row = rowOn(await db.select().from(legalTexts).where(eq(legalTexts.kind, kind)).limit(2_000), day);
  if (!row) throw new Error(`no text of ${kind} holds on ${day}`);
  return { body: row.body, effectiveFrom: row.effectiveFrom };
}
