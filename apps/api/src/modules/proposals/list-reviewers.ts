import { roles } from '@estrada/domain/access/index';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { users } from '../identity/index.ts';

/** Enough for every back office; a user left out sees it on the proposal. */
const mostReviewers = 500;

/** The reviewers who know the proposal and may log in; where there is none, all reviewers. */
export async function listReviewers(db: Db, known: readonly (string | null)[]): Promise<string[]> {
  const reviews = and(eq(users.userType, roles.finance.userType), eq(users.role, 'finance'), eq(users.enabled, true));
  const all = await db.select({ id: users.id }).from(users).where(reviews).limit(mostReviewers);
  const ids = all.map(({ id }) => id);
  const ofProposal = ids.filter((id) => known.includes(id));
  return ofProposal.length > 0 ? ofProposal : ids;
}
