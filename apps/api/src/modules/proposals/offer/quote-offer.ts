import { DomainError } from '@estrada/domain/errors/index';
import type { CreditOffer } from '@estrada/domain/proposals/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { findSimulation } from '../../simulation/index.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { rectifiedRequest } from '../rectified-request.ts';
import { redoFigures } from '../redo-figures.ts';
import { termsOf } from '../terms-of.ts';

/** Access to the proposal includes access to its simulation. */
const ofTheProposal = { kind: 'all' } as const;

/** A term that the table lacks, and a trade-in worth more than the down payment. */
const fieldOf: Readonly<Record<string, string>> = {
  terms: 'offer.termMonths',
  'terms.0': 'offer.termMonths',
  term: 'offer.termMonths',
  entryValueCents: 'offer.entryValueCents',
  'tradeIn.valueCents': 'offer.entryValueCents',
};

/**
 * The proposal recalculated for an offer: its down payment and term, with today's tables.
 *
 * @throws DomainError as `redoFigures`; DOM002 where that finances more than was offered
 */
export async function quoteOffer(proposal: ProposalRecord, offer: CreditOffer, context: ReadContext) {
  const { simulationId, figures } = proposal;
  const vehicleValueCents = figures.discount?.listPriceCents ?? proposal.vehicleValueCents;
  const simulation = inReach(await findSimulation(context.db, ofTheProposal, simulationId));
  const { manufacturerYear, modelYear } = rectifiedRequest(simulation.request, proposal.rectified);
  const { entryValueCents, termMonths, financeValueCents } = offer;
  const withoutDiscount = proposal.rectified?.withoutDiscount;
  const rectified = { vehicleValueCents, entryValueCents, manufacturerYear, modelYear, withoutDiscount };
  const redone = await redoFigures({ proposal, simulation, rectified, termMonths, fieldOf }, context);
  if (termsOf(redone.figures).financeValueCents > financeValueCents)
    throw new DomainError('DOM002', {
      fields: [{ path: 'offer.financeValueCents', key: 'counterOffer.outOfReach' }],
    });
  return { ...redone, rectified };
}
