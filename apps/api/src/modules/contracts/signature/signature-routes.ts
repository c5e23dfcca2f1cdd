import { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { flow, type Route, type UseCase, write } from '../../../kernel/route.ts';
import { PartnerError } from '../../../partners/index.ts';
import { type ProposalRecord, proposalInReach } from '../../proposals/index.ts';
import { describeSignature } from './describe-signature.ts';
import { type FollowParts, followEnvelope } from './follow-envelope.ts';
import { findEnvelopeInForce, updateEnvelope } from './signature.repository.ts';
import { cancelCertisign, sendCertisignReminder } from './signature-acts.ts';

/** A user is viewing the screen: the partner is queried, but not more often than this. */
const freshMs = 15_000;

/** The state of a proposal's signatures: the partner's current one, or the last known one during an outage. */
const makeReadStatus =
  (parts: FollowParts): UseCase<typeof endpoints.readCertisignStatus, FlowContext> =>
  async ({ query }, context) => {
    const proposal = await proposalInReach(query.proposalSaleId, context);
    await refresh(proposal, parts, context);
    return describeSignature(proposal, context);
  };

async function refresh({ id }: ProposalRecord, parts: FollowParts, context: FlowContext): Promise<void> {
  const envelope = await findEnvelopeInForce(context.db, id);
  if (!envelope || (envelope.askedAt && context.now.getTime() - envelope.askedAt.getTime() < freshMs)) return;
  try {
    await followEnvelope(envelope, parts, context);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    // during an outage the partner is not queried on every view
    await context.transaction((tx) => updateEnvelope(tx.db, envelope.id, { askedAt: tx.now }));
  }
}

/** The electronic signature of a contract. */
export const signatureRoutes = (parts: FollowParts): Route[] => [
  flow(endpoints.readCertisignStatus, makeReadStatus(parts)),
  write(endpoints.sendCertisignReminder, sendCertisignReminder),
  write(endpoints.cancelCertisign, cancelCertisign),
];
