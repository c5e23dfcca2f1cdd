import { clientPageDays } from '@estrada/domain/client-page/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { issueLink, linkKind } from '../../kernel/personal-links.ts';
import { clientPageLinks } from './proposals.tables.ts';

/**
 * The page of a person of a proposal: mailed to that person, or shown to them at the desk. It opens with a code that is
 * mailed to the same person, so that holding the address gives no right.
 */
export const clientPageLink = linkKind({
  purpose: 'client-page',
  table: clientPageLinks,
  receivers: ['owner', 'maker'],
  perAddress: { name: 'client-page-address', hits: 300, windowSeconds: 300 },
  // removed with the e-mail addresses in them
  removal: { task: 'proposals.remove-client-links', every: 3_600, afterDays: 1 },
});

type Person = { proposalId: string; document: string; email: string };
type Address = { seal: Seal; publicUrl: string };

/** Creates an address of a person's page for a phone at the desk. @param minutes for which it opens */
export async function makeDeskLink(
  { seal, publicUrl, minutes }: Address & { minutes: number },
  { proposalId, document, email }: Person,
  tx: WriteContext,
): Promise<{ url: string; expiresAt: Date }> {
  const expiresAt = new Date(tx.now.getTime() + minutes * 60_000);
  const whose = { proposalId, document, email };
  const { token } = await issueLink(clientPageLink, whose, { seal, to: 'maker', expiresAt }, tx);
  return { url: addressOf(publicUrl, token), expiresAt };
}

/** The page itself: it opens where the tab has a link or a visit already. */
export const clientPageAddress = (publicUrl: string): string => `${publicUrl}/acompanharProposta`;

const addressOf = (publicUrl: string, token: string) => `${clientPageAddress(publicUrl)}#${token}`;

/** Creates a link to the page of a person who receives an e-mail. @returns the address */
export async function makeClientLink(
  { seal, publicUrl }: Address,
  { proposalId, document, email }: Person,
  tx: WriteContext,
): Promise<string> {
  const expiresAt = new Date(tx.now.getTime() + clientPageDays * 86_400_000);
  const { token } = await issueLink(
    clientPageLink,
    { proposalId, document, email },
    { seal, to: 'owner', expiresAt },
    tx,
  );
  return addressOf(publicUrl, token);
}
