import { clientPageDays } from '@estrada/domain/client-page/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { issueLink, linkKind } from '../../kernel/personal-links.ts';
import { clientPageLinks } from './proposals.tables.ts';

/** The page of a person of a proposal: its secret is mailed to that person alone. */
export const clientPageLink = linkKind({
  purpose: 'client-page',
  table: clientPageLinks,
  receivers: ['owner'],
  perAddress: { name: 'client-page-address', hits: 300, windowSeconds: 300 },
  // removed with the e-mail addresses in them
  removal: { task: 'proposals.remove-client-links', every: 3_600, afterDays: 1 },
});

/** Creates a link to the page of a person who receives an e-mail. @returns the address */
export async function makeClientLink(
  { seal, publicUrl }: { seal: Seal; publicUrl: string },
  { proposalId, document, email }: { proposalId: string; document: string; email: string },
  tx: WriteContext,
): Promise<string> {
  const expiresAt = new Date(tx.now.getTime() + clientPageDays * 86_400_000);
  const { token } = await issueLink(
    clientPageLink,
    { proposalId, document, email },
    { seal, to: 'owner', expiresAt },
    tx,
  );
  return `${publicUrl}/acompanharProposta#${token}`;
}
