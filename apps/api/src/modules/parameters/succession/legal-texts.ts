import { createHash } from 'node:crypto';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { PaperKind } from '@estrada/domain/contracts/index';
import { rowOn } from '@estrada/domain/parameters/index';
import { type BodyOf, endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { drawForCaller } from '../../../documents/document.ts';
import { examplePaper } from '../../../documents/papers/papers.example.ts';
import { proposalPaper } from '../../../documents/papers/proposal-papers.ts';
import type { ReadContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { legalTexts } from '../parameters.tables.ts';
import { confirmReview, reviewActs, reviewOf, unreviewed } from './confirm-review.ts';
import type { Succession } from './succession-routes.ts';

type Row = typeof legalTexts.$inferSelect;

/** The legal texts of the papers: one succession for each paper. */
export const legalTextSuccession: Succession<
  Row,
  typeof endpoints.saveLegalText,
  ReturnType<typeof shown>,
  { confirm: boolean }
> = {
  calls: { read: endpoints.readLegalTexts, save: endpoints.saveLegalText, remove: endpoints.deleteLegalText },
  changes: 'legal-texts',
  entity: 'legalText',
  table: legalTexts,
  values,
  shown,
  acts: reviewActs,
  recorded,
  nameOf: ({ kind }) => kind,
};

function values({ kind, body, sources }: BodyOf<typeof endpoints.saveLegalText>) {
  return { kind, body, sources, ...unreviewed };
}

function shown(row: Row) {
  const { kind, body, sources } = row;
  return { kind, body, sources, confirmation: reviewOf(row) };
}

/** The hash identifies the text: its row, past or in force, still contains it. */
function recorded({ kind, body, sources }: Row) {
  return { paperKind: kind, sources, bodySha256: createHash('sha256').update(body).digest('hex') };
}

/** Confirms the legal review of a text. No paper mentions it. @throws DomainError SEC004, SET001 */
export const confirmLegalText: UseCase<typeof endpoints.confirmLegalText, WriteContext> = (input, context) =>
  confirmReview(legalTextSuccession, input, context);

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
