import { clientPageDays } from '@estrada/domain/client-page/index';
import { lt } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { hashLinkToken, makeLinkToken, type Seal } from '../../kernel/link-token.ts';
import { clientPageLinks } from './proposals.tables.ts';

/** Makes a link to the page of somebody who is written to. Its secret stands in that mail alone. @returns the address */
export async function makeClientLink(
  { seal, publicUrl }: { seal: Seal; publicUrl: string },
  { proposalId, document, email }: { proposalId: string; document: string; email: string },
  tx: WriteContext,
): Promise<string> {
  const token = makeLinkToken('client-page', seal);
  const expiresAt = new Date(tx.now.getTime() + clientPageDays * 86_400_000);
  await tx.db.insert(clientPageLinks).values({
    id: makeId(tx.now),
    proposalId,
    document,
    email,
    tokenHash: hashLinkToken(token),
    expiresAt,
  });
  return `${publicUrl}/acompanharProposta#${token}`;
}

/** Removes links that ended before, and the visits by them. */
export const removeClientLinksBefore = (db: Db, endedBefore: Date) =>
  db.delete(clientPageLinks).where(lt(clientPageLinks.expiresAt, endedBefore));
