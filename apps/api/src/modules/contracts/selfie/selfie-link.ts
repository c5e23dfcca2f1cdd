import { selfieLinkHours, signatureProgress } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { inArray } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import {
  endLinks,
  isLinkOpen,
  issueLink,
  linkKind,
  lookUpEndedLink,
  lookUpLink,
} from '../../../kernel/personal-links.ts';
import { everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { findEnvelopeInForce, findSigner, type SignerRow } from '../signature/signature.repository.ts';
import { findSelfie, type SelfieRow } from './selfie.repository.ts';
import { selfieLinks } from './selfie.tables.ts';

/**
 * The page on which a person takes their selfie: mailed to the signatory, or opened from the page of their own.
 */
export const selfieLink = linkKind({
  purpose: 'selfie-link',
  table: selfieLinks,
  // whoever holds it takes the selfie in the person's name: no user is given it
  receivers: ['owner'],
  perAddress: { name: 'selfie-address', hits: 300, windowSeconds: 300 },
  removal: { task: 'proposals.remove-selfie-links', every: 'night', afterDays: 1 },
});
type SelfieLinkRow = typeof selfieLinks.$inferSelect;

/** A page polls a few times; pictures are retaken. */
const perLink = { name: 'selfie-link', hits: 120, windowSeconds: 3_600 };

/** The length of the secret before its mark: the address separates its three parts by dots, so the token has none. */
const secretLength = 24;
const withDot = (token: string) => `${token.slice(0, secretLength)}.${token.slice(secretLength)}`;

/** Creates a link to the page of a selfie. Its token is returned this once. */
export async function makeLink(
  seal: Seal,
  whose: Pick<SelfieLinkRow, 'selfieId' | 'signerId' | 'madeBy'>,
  tx: WriteContext,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const expiresAt = new Date(tx.now.getTime() + selfieLinkHours * 3_600_000);
  const link = await issueLink(selfieLink, whose, { seal, to: 'owner', expiresAt }, tx);
  return { ...link, token: link.token.replace('.', '') };
}

/** Ends every link of these selfies. */
export const endSelfieLinks = async (selfieIds: readonly string[], tx: WriteContext) =>
  endLinks(selfieLink, inArray(selfieLinks.selfieId, [...selfieIds]), tx);

/** The address of a link. The part after `#` is sent to no server. */
export const addressOfLink = (origin: string, proposalId: string, signerId: string, token: string): string =>
  `${origin}/capturaselfie#${proposalId}.${signerId}.${token}`;

/** A valid link, with its selfie and proposal. */
export interface OpenLink {
  link: SelfieLinkRow;
  proposal: ProposalRecord;
  signer: SignerRow;
  selfie: SelfieRow;
}

/**
 * Opens the link of the secret in the header. A missing, guessed, expired, revoked or used secret, or that of another
 * signatory, is refused in the same way, after the same queries.
 *
 * @throws DomainError SEC004, USE029
 */
export async function openLink(
  seal: Seal,
  { proposalSaleId, signerId }: { proposalSaleId: string; signerId: string },
  context: FlowContext | ReadContext,
): Promise<OpenLink> {
  const { db, now, http } = context;
  const link = await lookUpLink(selfieLink, withDot(http.linkToken ?? ''), seal, context);
  const signer = await findSigner(db, signerId);
  const proposal = await findProposal(db, everywhere, proposalSaleId);
  const envelope = await findEnvelopeInForce(db, proposalSaleId);
  const selfie = await findSelfie(db, link?.selfieId ?? signerId);
  const isOut = signatureProgress(envelope?.status ?? null) !== 'NONE' && proposal?.status === 'PU';
  const isOfContract = envelope?.id === signer?.envelopeId && selfie?.contractId === envelope?.contractId;
  const isOpen = link?.signerId === signerId && isOut && isOfContract;
  if (!isOpen || !signer || !selfie || !proposal) throw new DomainError('SEC004');
  await limitRate(db, perLink, link.id, now);
  return { link, proposal, signer, selfie };
}

/**
 * The selfie that was confirmed through this link, or together with it; null where it was not, or is no longer accepted.
 * Only the holder of the token can know: to anybody else the link does not open.
 */
export async function findConfirmedSelfie(
  seal: Seal,
  { proposalSaleId, signerId }: { proposalSaleId: string; signerId: string },
  context: FlowContext,
): Promise<SelfieRow | null> {
  const link = await lookUpEndedLink(selfieLink, withDot(context.http.linkToken ?? ''), seal, context);
  const selfie = link?.signerId === signerId ? await findSelfie(context.db, link.selfieId) : null;
  const isConfirmed = selfie?.status === 'ACCEPTED' || selfie?.status === 'DOUBTFUL';
  const isByLink = selfie?.confirmedAt?.getTime() === link?.endedAt?.getTime();
  return isConfirmed && isByLink && selfie.proposalId === proposalSaleId ? selfie : null;
}

/**
 * The same, locked for this write: of two concurrent calls, the second sees the result of the first.
 * @throws DomainError SEC004, PRS002, PRS018
 */
export async function lockLink({ link, proposal }: OpenLink, tx: WriteContext): Promise<SelfieRow> {
  const held = await findProposal(tx.db, everywhere, proposal.id, { lock: true });
  const selfie = await findSelfie(tx.db, link.selfieId, { lock: true });
  if (held?.status !== 'PU' || !selfie || !(await isLinkOpen(selfieLink, link.id, tx))) throw new DomainError('SEC004');
  if (held.blocked) throw new DomainError('PRS002');
  if (selfie.status === 'ACCEPTED' || selfie.status === 'DOUBTFUL') throw new DomainError('PRS018');
  return selfie;
}
