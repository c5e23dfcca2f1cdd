import { DomainError } from '@estrada/domain/errors/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import { changeActs } from '@estrada/domain/proposals/index';
import { normaliseClient, normaliseVehicleInfo } from '@estrada/domain/proposals/registration/index';
import type { endpoints, ProposalClientForm } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { recordConsents } from '../simulation/index.ts';
import { otherAreas } from './areas.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal } from './move-proposal.ts';
import { editFactsOf, updateProposal as saveProposal } from './proposals.repository.ts';

/** Saves the client form as far as it is filled in; `missing` lists what sending still requires. */
export const updateProposal: UseCase<typeof endpoints.updateProposal, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  if (body.client.personType !== proposal.personType)
    throw new DomainError('DOM002', { fields: [{ path: 'client.personType', key: 'value.notAllowed' }] });
  const client = normaliseClient(body.client);
  const document = bare(client.document);
  if (!document || !isDocumentOf(proposal.personType, document))
    throw new DomainError('DOM002', {
      fields: [{ path: 'client.document', key: proposal.personType === 'PF' ? 'cpf.invalid' : 'cnpj.invalid' }],
    });
  if (body.authorization)
    await recordConsents(context, proposal.simulationId, document, body.authorization.textVersion);
  const changes = {
    client: { ...client, document },
    clientDocument: document,
    clientName: nameOf(client) ?? proposal.clientName,
    vehicleAdditionalInfo: normaliseVehicleInfo(body.vehicleAdditionalInfo),
    version: proposal.version + 1,
    changedByName: callerOf(context).name,
    updatedAt: context.now,
  };
  await saveProposal(context.db, proposal.id, changes);
  const changed = contactOf(changes.client);
  // a draft was not sent yet
  if (proposal.status !== 'WO' && changed !== contactOf(proposal.client))
    await otherAreas().contactChanged(proposal, { document, name: changes.clientName, changed }, context);
  context.audit({
    action: 'proposal.update',
    entity: 'proposal',
    entityId: proposal.id,
    before: { client: proposal.client, vehicleAdditionalInfo: proposal.vehicleAdditionalInfo },
    after: { client: changes.client, vehicleAdditionalInfo: changes.vehicleAdditionalInfo },
  });
  return describeProposal({ ...proposal, ...changes }, context);
};

/** How a client is reached, to be compared. */
const contactOf = ({ contact }: ProposalClientForm): string =>
  [contact?.email?.trim().toLowerCase(), bare(contact?.cellNumber), bare(contact?.phoneNumber)].join(' ');
const bare = (value: string | undefined) => value?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || undefined;
const nameOf = (client: ProposalClientForm) =>
  (client.personType === 'PJ' ? client.name : client.identification.name) || undefined;
