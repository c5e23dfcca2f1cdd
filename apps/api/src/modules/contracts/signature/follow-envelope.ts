import { createHash } from 'node:crypto';
import { applyCallback, type Envelope, type EnvelopeEvent } from '@estrada/domain/contracts/index';
import { contractSignedOn } from '@estrada/domain/settlement/index';
import { eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { type EnvelopeState, PartnerError, type Partners } from '../../../partners/index.ts';
import { appendAct, everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { sealedKey } from '../paper-key.ts';
import { endEnvelope, isEnded } from './end-envelope.ts';
import { inviteSigners } from './invite-signers.ts';
import type { signatureJobs } from './signature.jobs.ts';
import {
  type EnvelopeRow,
  findEnvelope,
  listSigners,
  type SignerRow,
  updateEnvelope,
  updateSigner,
} from './signature.repository.ts';
import { proposalEnvelopes } from './signature.tables.ts';

export type FollowParts = { certisign: Partners['certisign']; files: FileStore };

/** Why an envelope has failed that the partner no longer knows; shown in the partner's own words. */
export const documentsNotFound = 'Documents Not Found';

/**
 * The partner has sent an event about an envelope. An unknown one is ignored; one that is being opened is followed as soon
 * as it is stored.
 */
export const followCalled =
  (parts: FollowParts): JobHandler<typeof signatureJobs.followEnvelope> =>
  async ({ envelopeId }, context) => {
    const envelope = await findEnvelopeOfPartner(context.db, envelopeId);
    if (envelope) await followEnvelope(envelope, parts, context);
  };

/** An envelope was opened: the partner's calls about it may have come before it was stored. */
export const followOpened =
  (parts: FollowParts): JobHandler<typeof signatureJobs.followOpened> =>
  async ({ envelopeId }, context) => {
    const envelope = await context.transaction((tx) => findEnvelope(tx.db, envelopeId));
    if (envelope) await followEnvelope(envelope, parts, context);
  };

const followed: readonly EnvelopeRow['status'][] = ['IN_PROGRESS', 'SIGNED'];

/**
 * Queries the partner for the state of an envelope, and saves it. The sealed paper is stored before the row refers to
 * it.
 *
 * @throws PartnerError where the partner does not answer, or its seal does not cover the returned bytes
 */
export async function followEnvelope(
  { id, partnerId, status, proposalId }: EnvelopeRow,
  { certisign, files }: FollowParts,
  context: FlowContext,
): Promise<void> {
  if (partnerId === null || !followed.includes(status)) return;
  const state = await certisign.read(partnerId);
  const sealed = state?.sealed && readSealed(state.sealed);
  if (sealed) await files.write(sealedKey({ proposalId, id }), sealed);
  await context.transaction((tx) => settle({ id, proposalId }, state, sealed?.length ?? null, tx));
}

function readSealed({ sha256, content }: NonNullable<EnvelopeState['sealed']>): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new PartnerError('certisign', 'garbage');
  return bytes;
}

async function settle(
  { id, proposalId }: Pick<EnvelopeRow, 'id' | 'proposalId'>,
  state: EnvelopeState | null,
  sealedBytes: number | null,
  tx: WriteContext,
) {
  const row = await findEnvelope(tx.db, id);
  const proposal = await findProposal(tx.db, everywhere, proposalId);
  // the row is locked: the second caller finds it ended
  if (!proposal || !row || !followed.includes(row.status)) return;
  await updateEnvelope(tx.db, id, { askedAt: tx.now, unanswered: 0 });
  if (!state) {
    await endEnvelope(row, 'FAILED', documentsNotFound, tx);
    return;
  }
  const before = await listSigners(tx.db, id);
  const after = eventsOf(state, tx.now).reduce(applyCallback, envelopeOf(row, before));
  const signers = await saveSigners(proposal, before, { after, addresses: addressesIn(state) }, tx);
  const { status, sealedSha256, expiredAt } = after;
  const seal = status === 'COMPLETED' ? { sealedSha256, sealedBytes } : {};
  const expiresAt = state.expiresAt ? new Date(state.expiresAt) : row.expiresAt;
  const signedOn = contractSignedOn(
    after.signers.map(({ status: at, at: actedAt }) => (at === 'SIGNED' ? actedAt : null)),
  );
  await updateEnvelope(tx.db, id, { status, expiredAt, expiresAt, signedOn, ...seal });
  const refusal = signers.find((signer) => signer.status === 'REFUSED');
  if (isEnded(status)) await endEnvelope(row, status, refusal?.reason ?? null, tx, refusal?.name);
  else await inviteSigners(signers, tx, ({ mailedAt }) => mailedAt === null);
}

const envelopeOf = ({ status, sealedSha256, expiredAt }: EnvelopeRow, signers: readonly SignerRow[]): Envelope => ({
  status,
  sealedSha256,
  expiredAt,
  signers: signers.map(({ id, status: at, actedAt, reason }) => ({ id, status: at, at: actedAt, reason })),
});

/** The partner's state of an envelope, as events. @param now replaces a time that the partner omits */
function eventsOf({ state, signers, sealed, expiresAt }: EnvelopeState, now: Date): EnvelopeEvent[] {
  const nowText = now.toISOString();
  const acts = signers.flatMap(({ signerId, state: act, at, reason }): EnvelopeEvent[] => {
    if (act === 'SIGNED') return [{ kind: 'signed', signerId, at: at ?? nowText }];
    return act === 'REFUSED' ? [{ kind: 'refused', signerId, at: at ?? nowText, reason }] : [];
  });
  const seal: EnvelopeEvent[] = sealed ? [{ kind: 'sealed', sha256: sealed.sha256 }] : [];
  if (state === 'EXPIRED') return [...acts, ...seal, { kind: 'expired', at: expiresAt ?? nowText }];
  return state === 'CANCELED' ? [...acts, { kind: 'canceled' }] : [...acts, ...seal];
}

const addressesIn = ({ signers }: EnvelopeState): ReadonlyMap<string, string> =>
  new Map(signers.flatMap(({ signerId, address }) => (address ? [[signerId, address] as const] : [])));

/** Saves who has signed or refused since. @returns all signatories, with their current state */
async function saveSigners(
  proposal: ProposalRecord,
  before: readonly SignerRow[],
  { after, addresses }: { after: Envelope; addresses: ReadonlyMap<string, string> },
  tx: WriteContext,
): Promise<SignerRow[]> {
  const saved: SignerRow[] = [];
  for (const [index, signer] of before.entries()) {
    const { status, at: actedAt, reason } = after.signers[index]!;
    if (status === signer.status) {
      saved.push(signer);
      continue;
    }
    await updateSigner(tx.db, signer.id, { status, actedAt, reason, actedFrom: addresses.get(signer.id) ?? null });
    if (status === 'SIGNED') {
      tx.audit({
        action: 'proposal.signature.sign',
        entity: 'proposal',
        entityId: proposal.id,
        after: { signerName: signer.name, signerRole: signer.role, signedAt: actedAt },
      });
      await appendAct(proposal, { event: 'signature.sign', actorName: signer.name }, tx);
    }
    saved.push({ ...signer, status, actedAt, reason });
  }
  return saved;
}

/** The envelope with this partner id; null: none of ours. */
async function findEnvelopeOfPartner(db: Db, partnerId: string): Promise<EnvelopeRow | null> {
  const [row] = await db.select().from(proposalEnvelopes).where(eq(proposalEnvelopes.partnerId, partnerId));
  return row ?? null;
}
