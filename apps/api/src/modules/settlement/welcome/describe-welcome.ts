import type { Settlement } from '@estrada/endpoints/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { findLastWelcomeLetter } from './welcome.repository.ts';

/** The newest welcome letter of a proposal; null: none was requested. */
export async function describeWelcome(proposalId: string, { db }: ReadContext): Promise<Settlement['welcomeLetter']> {
  const letter = await findLastWelcomeLetter(db, proposalId);
  return (
    letter && {
      requestedAt: letter.requestedAt.toISOString(),
      requestedByName: letter.requestedByName,
      sentAt: letter.sentAt?.toISOString() ?? null,
    }
  );
}
