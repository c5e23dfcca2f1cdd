import { deskMinutes, maskedMailbox } from '@estrada/domain/client-page/index';
import { signatureActs, signerMailboxProblem } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, makeDeskLink, proposalInReach } from '../../proposals/index.ts';
import { requestAtDesk } from '../selfie/request-selfies.ts';
import { personOf, readSelfies } from '../selfie/selfie-facts.ts';
import { sellingEmails } from './selling-emails.ts';
import { readSignature } from './signature-facts.ts';

const perMaker = { name: 'desk-links', hits: 60, windowSeconds: 3_600 };

/**
 * The address of a signatory's own page for a phone at the desk. It sends a code to the mailbox that the signature was
 * requested for, so that a user who holds the address cannot act in the signatory's name.
 *
 * @throws DomainError PRS017 where no signature is under way; DOM002 for a mailbox of the dealer's staff
 */
export const makeOpenDesk =
  (seal: Seal): UseCase<typeof endpoints.openDesk, WriteContext> =>
  async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context, { lock: true });
    const { facts } = await readSignature(context.db, proposal);
    signatureActs.assert('desk', facts, actorOf(context));
    const selfies = await readSelfies(context.db, proposal);
    const person = personOf(selfies, params.signerId);
    const { signer } = person;
    const selling = await sellingEmails(proposal, [signer], context);
    const problem = signerMailboxProblem(signer.email, selling, `signers.${signer.place}.email`);
    if (problem) throw new DomainError('DOM002', { fields: [problem] });
    await limitRate(context.db, perMaker, callerOf(context).viewer.userId, context.now);
    await requestAtDesk(person, selfies, proposal.id, context);
    const { url, expiresAt } = await makeDeskLink(
      { seal, publicUrl: context.http.portalOrigin, minutes: deskMinutes },
      { proposalId: proposal.id, document: signer.document, email: signer.email },
      context,
    );
    context.audit({
      action: 'proposal.signature.desk',
      entity: 'proposal',
      entityId: proposal.id,
      after: { signerName: signer.name, signerRole: signer.role },
    });
    return { url, sentTo: maskedMailbox(signer.email), expiresAt: expiresAt.toISOString() };
  };
