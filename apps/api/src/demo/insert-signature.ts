import { createHash } from 'node:crypto';
import { planSigners } from '@estrada/domain/contracts/index';
import type { FlowContext } from '../kernel/context.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { listContracts, listPapers } from '../modules/contracts/contracts.repository.ts';
import { paperKey, sealedKey } from '../modules/contracts/paper-key.ts';
import { freshSelfie } from '../modules/contracts/selfie/fresh-selfie.ts';
import { lockSelfie } from '../modules/contracts/selfie/selfie.repository.ts';
import { freshEnvelope } from '../modules/contracts/signature/fresh-envelope.ts';
import { insertEnvelope } from '../modules/contracts/signature/signature.repository.ts';
import { signerRow } from '../modules/contracts/signature/signature-acts.ts';
import { everywhere } from '../modules/proposals/job-actors.ts';
import { findProposal } from '../modules/proposals/proposals.repository.ts';

const dayMs = 86_400_000;

/**
 * Requests the signatures of a contract and the selfie of the first signatory. The worker sends the papers at its next
 * poll; the demo contains no faces.
 */
export async function insertSignature(
  { proposalId, sellerName }: { proposalId: string; sellerName: string },
  { db, now, transaction }: FlowContext,
): Promise<void> {
  const proposal = (await findProposal(db, everywhere, proposalId))!;
  const [contract] = await listContracts(db, proposalId);
  const id = makeId(now);
  const signers = planSigners(proposal).map((signer, place) => signerRow(id, signer, place, now));
  await insertEnvelope(
    db,
    {
      ...freshEnvelope({ id, proposalId, contractId: contract!.id, requestedAt: now, requestedByName: sellerName }),
      // as if a sending had failed a day ago: the first poll repeats it
      askedAt: new Date(now.getTime() - dayMs),
    },
    signers,
  );
  await transaction(async (tx) => {
    const { name, document, role } = signers[0]!;
    const whose = { id: makeId(now), proposalId, contractId: contract!.id, document };
    await lockSelfie(tx.db, { ...freshSelfie(whose), sentAt: now });
    tx.audit({
      action: 'proposal.selfie.send',
      entity: 'proposal',
      entityId: proposalId,
      after: { signerName: name, signerRole: role },
    });
  });
}

/**
 * A remotely signed contract, sealed, with a manually accepted selfie of each signatory that shows nothing: the demo
 * contains no faces.
 */
export async function insertSigned(
  { proposalId, sellerName }: { proposalId: string; sellerName: string },
  files: FileStore,
  { db, now, today, transaction }: FlowContext,
): Promise<void> {
  const proposal = (await findProposal(db, everywhere, proposalId))!;
  const [contract] = await listContracts(db, proposalId);
  const id = makeId(now);
  const paper = (await listPapers(db, proposalId)).find(({ contractId }) => contractId === contract!.id);
  // the partner seals the paper that was sent
  const sealed = Buffer.from((await files.read(paperKey({ proposalId, id: paper!.id })))!);
  await files.write(sealedKey({ proposalId, id }), sealed);
  const signers = planSigners(proposal).map((signer, place) => ({
    ...signerRow(id, signer, place, now),
    status: 'SIGNED' as const,
    actedAt: now.toISOString(),
  }));
  await insertEnvelope(
    db,
    {
      ...freshEnvelope({ id, proposalId, contractId: contract!.id, requestedAt: now, requestedByName: sellerName }),
      status: 'COMPLETED',
      partnerId: `demo-${id}`,
      tries: 1,
      sentAt: now,
      askedAt: now,
      sealedSha256: createHash('sha256').update(sealed).digest('hex'),
      sealedBytes: sealed.length,
      signedOn: today,
      endedAt: now,
    },
    signers,
  );
  for (const { document } of signers)
    await transaction((tx) =>
      lockSelfie(tx.db, {
        ...freshSelfie({ id: makeId(now), proposalId, contractId: contract!.id, document }),
        status: 'ACCEPTED',
        sentAt: now,
        confirmedAt: now,
        acceptedAt: now,
        reviewedAt: now,
        reviewedByName: 'Demonstração',
        reason: 'Aceita sem fotos: a demonstração não mostra rostos.',
      }),
    );
}
