import { planSigners } from '@estrada/domain/contracts/index';
import { maskDocument } from '@estrada/domain/people/index';
import { changeActs } from '@estrada/domain/proposals/index';
import { normaliseClient } from '@estrada/domain/proposals/registration/index';
import type { endpoints, ProposalClientForm } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal } from './move-proposal.ts';
import { editFactsOf, updateProposal } from './proposals.repository.ts';

/** Saves the additional signatories, as a part of the registration: the form shows them, and sending checks them. */
export const saveSigners: UseCase<typeof endpoints.saveProposalSigners, WriteContext> = async ({ body }, context) => {
  const proposal = await lockProposal(body.id, body.version, context);
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  const client: ProposalClientForm = normaliseClient({
    ...proposal.client,
    ...(body.guarantors ? { guarantors: body.guarantors } : {}),
    ...(body.attorneys ? { attorneys: body.attorneys } : {}),
  });
  const changes = {
    client,
    version: proposal.version + 1,
    changedByName: callerOf(context).name,
    updatedAt: context.now,
  };
  await updateProposal(context.db, proposal.id, changes);
  context.audit({
    action: 'proposal.update',
    entity: 'proposal',
    entityId: proposal.id,
    before: { client: proposal.client },
    after: { client },
  });
  const { missing } = await describeProposal({ ...proposal, ...changes }, context);
  return {
    id: proposal.id,
    version: changes.version,
    signers: planSigners({ client, financeTypeId: proposal.financeTypeId }).map(({ role, name, document }) => ({
      role,
      name,
      documentMasked: document && maskDocument(document),
    })),
    missing: missing.filter(({ path }) => path.startsWith('client.guarantors') || path.startsWith('client.attorneys')),
  };
};
