import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { welcomeActs } from '@estrada/domain/settlement/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, lockProposal } from '../../proposals/index.ts';
import { describeSettlement } from '../describe-settlement.ts';
import { findWithdrawalOf } from '../withdrawal/withdrawal.repository.ts';
import { requestWelcome } from './send-welcome.ts';

/** Sends the welcome letter again, to the mailbox of the registration. @throws DomainError as `welcomeActs`; DOM002 where it has none */
export const resendWelcomeLetter: UseCase<typeof endpoints.resendWelcomeLetter, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const withdrawn = (await findWithdrawalOf(context.db, proposal.id)) !== null;
  const { blocked } = proposal;
  welcomeActs.assert('resend', { status: proposal.status as ProposalStatus, blocked, withdrawn }, actorOf(context));
  if (!(await requestWelcome({ proposal, byName: callerOf(context).name, isAgain: true }, context)))
    throw new DomainError('DOM002', { fields: [{ path: 'client.contact.email', key: 'required' }] });
  context.audit({ action: 'proposal.welcome.again', entity: 'proposal', entityId: proposal.id });
  return describeSettlement(proposal, context);
};
