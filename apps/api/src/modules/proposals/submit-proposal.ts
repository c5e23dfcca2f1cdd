import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { noteSending } from './exemption/move-exemption.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal } from './move-proposal.ts';
import { quoteTerms } from './offer/quote-offer.ts';
import { copyProposal, ensureSameDealer, openProposal } from './open-proposal.ts';

/** The fields of the simulation's request in the call of a copy with other terms. */
const fieldOfCopy: Readonly<Record<string, string>> = {
  terms: 'term',
  'terms.0': 'term',
  'tradeIn.valueCents': 'entryValueCents',
};

/** Creates, sends or copies, by the flags of the address. */
export const submitProposal: UseCase<typeof endpoints.submitProposal, WriteContext> = async (
  { query, body },
  context,
) => {
  const { dealerId } = query;
  if (query.clone) {
    const { entryValueCents } = body;
    const terms =
      entryValueCents === undefined ? null : { entryValueCents, termMonths: requirePresent(body.term, 'term') };
    return copyProposal(
      { id: requirePresent(body.id, 'id'), dealerId },
      terms && ((original) => quoteTerms(original, terms, fieldOfCopy, context)),
      context,
    );
  }
  if (query.send) {
    const version = requirePresent(body.version, 'version');
    return sendProposal({ id: requirePresent(body.id, 'id'), version, dealerId }, context);
  }
  const simulationId = requirePresent(body.simulationId, 'simulationId');
  return openProposal({ simulationId, term: requirePresent(body.term, 'term'), dealerId }, context);
};

/** Sends a draft or returned proposal: its analysis starts as a job once this has committed. */
async function sendProposal(
  { id, version, dealerId }: { id: string; version: number; dealerId: string | undefined },
  context: WriteContext,
) {
  const proposal = await lockProposal(id, version, context);
  ensureSameDealer(proposal, dealerId);
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
