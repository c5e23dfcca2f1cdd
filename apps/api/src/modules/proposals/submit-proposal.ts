import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { noteSending } from './exemption/move-exemption.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal } from './move-proposal.ts';
import { copyProposal, openProposal } from './open-proposal.ts';

/** Creates, sends or copies, by the flags of the address. */
export const submitProposal: UseCase<typeof endpoints.submitProposal, WriteContext> = async (
  { query, body },
  context,
) => {
  if (query.clone) return copyProposal(requirePresent(body.id, 'id'), context);
  if (query.send) return sendProposal(requirePresent(body.id, 'id'), requirePresent(body.version, 'version'), context);
  return openProposal(requirePresent(body.simulationId, 'simulationId'), requirePresent(body.term, 'term'), context);
};

/** Sends a draft or returned proposal: its analysis starts as a job once this has committed. */
async function sendProposal(id: string, version: number, context: WriteContext) {
  const proposal = await lockProposal(id, version, context);
  const moved = await moveProposal(
    {
      proposal,
      event: 'send',
      actor: actorOf(context),
      actorName: callerOf(context).name,
      changes: freshAnalysis,
    },
    context,
  );
  await noteSending(moved, context);
  return describeProposal(moved, context);
}

function requirePresent<Value>(value: Value | undefined, path: string): Value {
  if (value === undefined) throw new DomainError('DOM002', { fields: [{ path, key: 'required' }] });
  return value;
}
