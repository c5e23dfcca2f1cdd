import { selfieLinkHours, signatureProgress } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { FlowContext, ReadContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { makeId } from '../../../kernel/ids.ts';
import { hashLinkToken, isOwnToken, makeLinkToken, type Seal } from '../../../kernel/link-token.ts';
import { everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { findEnvelopeInForce, findSigner, type SignerRow } from '../signature/signature.repository.ts';
import {
  findSelfie,
  findSelfieLink,
  insertSelfieLink,
  type SelfieLinkRow,
  type SelfieRow,
} from './selfie.repository.ts';

/** Mobile networks show many phones under one address, so it is wide; what is guessed is 144 random bits. */
const perAddress = { name: 'selfie-address', hits: 300, windowSeconds: 300 };
/** A page asks a few times; pictures are taken again. */
const perLink = { name: 'selfie-link', hits: 120, windowSeconds: 3_600 };

/** Where its secret ends and its mark begins: the address has dots of its own between the three parts. */
const secretLength = 24;
const withDot = (token: string) => `${token.slice(0, secretLength)}.${token.slice(secretLength)}`;

/** Makes a link to the page of a selfie. Its token is said this once. */
export async function makeLink(
  seal: Seal,
  { selfieId, signerId, madeBy }: Pick<SelfieLinkRow, 'selfieId' | 'signerId' | 'madeBy'>,
  tx: WriteContext,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = makeLinkToken('selfie-link', seal);
  const link = { id: makeId(tx.now), expiresAt: new Date(tx.now.getTime() + selfieLinkHours * 3_600_000) };
  await insertSelfieLink(tx.db, {
    ...link,
    selfieId,
    signerId,
    madeBy,
    tokenHash: hashLinkToken(token),
    endedAt: null,
  });
  return { ...link, token: token.replace('.', '') };
}

/** The address of a link. What stands behind `#` is sent to no server. */
export const addressOfLink = (origin: string, proposalId: string, signerId: string, token: string): string =>
  `${origin}/capturaselfie#${proposalId}.${signerId}.${token}`;

/** A link that somebody holds, with what it leads to. */
export interface OpenLink {
  link: SelfieLinkRow;
  proposal: ProposalRecord;
  signer: SignerRow;
  selfie: SelfieRow;
}

/**
 * What the secret in the header leads to. A secret that is missing, guessed, expired, another signer's, revoked or used up is refused
 * in one way, after the same questions to the database.
 *
 * @throws DomainError SEC004, USE029
 */
export async function openLink(
  seal: Seal,
  { proposalSaleId, signerId }: { proposalSaleId: string; signerId: string },
  context: FlowContext | ReadContext,
): Promise<OpenLink> {
  const { db, now, http } = context;
  await limitRate(db, perAddress, http.clientAddress, now);
  const token = withDot(http.linkToken ?? '');
  const isOwn = isOwnToken(token, 'selfie-link', seal);
  const link = await findSelfieLink(db, hashLinkToken(token));
  const signer = await findSigner(db, signerId);
  const proposal = await findProposal(db, everywhere, proposalSaleId);
  const envelope = await findEnvelopeInForce(db, proposalSaleId);
  const selfie = await findSelfie(db, link?.selfieId ?? signerId);
  const isOpen = isOwn && link?.signerId === signerId && link.endedAt === null && link.expiresAt > now;
  const isOut = signatureProgress(envelope?.status ?? null) !== 'NONE' && proposal?.status === 'PU';
  const isOfContract = envelope?.id === signer?.envelopeId && selfie?.contractId === envelope?.contractId;
  if (!isOpen || !isOut || !isOfContract || !signer || !selfie || !proposal) throw new DomainError('SEC004');
  await limitRate(db, perLink, link.id, now);
  return { link, proposal, signer, selfie };
}

/** The same, held for this write: of two at once, the second finds what the first has left. @throws DomainError SEC004, PRS002, PRS018 */
export async function lockLink({ link, proposal }: OpenLink, tx: WriteContext): Promise<SelfieRow> {
  const held = await findProposal(tx.db, everywhere, proposal.id, { lock: true });
  const selfie = await findSelfie(tx.db, link.selfieId, { lock: true });
  const now = await findSelfieLink(tx.db, link.tokenHash);
  if (held?.status !== 'PU' || !selfie || !now || now.endedAt !== null) throw new DomainError('SEC004');
  if (held.blocked) throw new DomainError('PRS002');
  if (selfie.status === 'ACCEPTED' || selfie.status === 'DOUBTFUL') throw new DomainError('PRS018');
  return selfie;
}
