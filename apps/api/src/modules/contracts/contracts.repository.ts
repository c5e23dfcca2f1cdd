import type { DocumentKind } from '@estrada/domain/documents/index';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isThere } from '../documents/index.ts';
import { proposalContracts, proposalPapers } from './contracts.tables.ts';

export type ContractRow = typeof proposalContracts.$inferSelect;
export type PaperRow = typeof proposalPapers.$inferSelect;

/** The number of contracts shown for one proposal, newest first. */
export const shownContracts = 20;
const papersOfContract = 20;

/** Contracts of a proposal, the newest first. */
export const listContracts = (db: Db, proposalId: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(proposalContracts)
    .where(eq(proposalContracts.proposalId, proposalId))
    .orderBy(desc(proposalContracts.edition))
    .limit(shownContracts);

export async function findContract(db: Db, id: string, options: { lock?: true } = {}): Promise<ContractRow | null> {
  const query = db.select().from(proposalContracts).where(eq(proposalContracts.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** The papers of the contracts that are shown. */
export const listPapers = (db: Db, proposalId: string): Promise<PaperRow[]> =>
  db
    .select()
    .from(proposalPapers)
    .where(eq(proposalPapers.proposalId, proposalId))
    .orderBy(desc(proposalPapers.id))
    .limit(shownContracts * papersOfContract);

/** The document kinds of a signed contract: alone, or in the kit with all signed papers. */
export const signedPapers: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT'];

/** Whether a document is a signed contract that was not refused. */
export const isSignedPaper = (state: { kind: DocumentKind; status: string }): boolean =>
  signedPapers.includes(state.kind) && isThere(state);
