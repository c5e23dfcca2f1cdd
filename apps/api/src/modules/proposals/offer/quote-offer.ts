import { DomainError } from '@estrada/domain/errors/index';
import type { CreditOffer } from '@estrada/domain/proposals/index';
import {
  affordableShare,
  installmentForIncome,
  passingTerms,
  summarisePayments,
} from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findSimulation, quoteInputOf } from '../../simulation/index.ts';
import { incomeOf } from '../jobs/analyse.ts';
import { proposalInReach } from '../move-proposal.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { rectifiedRequest } from '../rectified-request.ts';
import { ownRequest, redoFigures, saleOfProposal } from '../redo-figures.ts';
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
 * @throws DomainError as `quoteTerms`; DOM002 where that finances more than was offered
 */
export async function quoteOffer(proposal: ProposalRecord, offer: CreditOffer, context: ReadContext) {
  const redone = await quoteTerms(proposal, offer, fieldOf, context);
  if (termsOf(redone.figures).financeValueCents > offer.financeValueCents)
    throw new DomainError('DOM002', {
      fields: [{ path: 'offer.financeValueCents', key: 'counterOffer.outOfReach' }],
    });
  return redone;
}

/**
 * The proposal recalculated for another down payment and term, with today's tables.
 *
 * @throws DomainError as `redoFigures`
 */
export async function quoteTerms(
  proposal: ProposalRecord,
  { entryValueCents, termMonths }: Pick<CreditOffer, 'entryValueCents' | 'termMonths'>,
  fieldOf: Readonly<Record<string, string>>,
  context: ReadContext,
) {
  const { simulation, rectified } = await otherEntry(proposal, entryValueCents, context);
  const redone = await redoFigures({ proposal, simulation, rectified, termMonths, fieldOf }, context);
  return { ...redone, rectified };
}

/** The simulation of a proposal, and the proposal's values with another entry. */
async function otherEntry(proposal: ProposalRecord, entryValueCents: number, context: ReadContext) {
  const { simulationId, figures } = proposal;
  const vehicleValueCents = figures.discount?.listPriceCents ?? proposal.vehicleValueCents;
  const simulation = inReach(await findSimulation(context.db, ofTheProposal, simulationId));
  const { manufacturerYear, modelYear } = rectifiedRequest(simulation.request, proposal.rectified);
  const withoutDiscount = proposal.rectified?.withoutDiscount;
  const rectified = { vehicleValueCents, entryValueCents, manufacturerYear, modelYear, withoutDiscount };
  return { simulation, rectified };
}

/** How many passing terms are shown. */
const shownAtMost = 3;

/**
 * Entry and term that keep the instalment within the known rules: the share of the income, the tables of today, and the entry
 * of a counter-offer. Never less than the entry that the client brings.
 *
 * @throws DomainError PRS006 unless the proposal is refused or approved with conditions; as `quoteInputOf`
 */
export const readPassingTerms: UseCase<typeof endpoints.readPassingTerms, ReadContext> = async (
  { params },
  context,
) => {
  const proposal = await proposalInReach(params.id, context);
  if (proposal.status !== 'DC' && proposal.status !== 'APC') throw new DomainError('PRS006');
  const monthlyIncomeCents = incomeOf(proposal);
  if (monthlyIncomeCents <= 0) return { limitCents: null, isWithin: false, items: [] };
  const { entryValueCents, termMonths, offer } = proposal;
  const { simulation, rectified } = await otherEntry(proposal, entryValueCents, context);
  const sale = await saleOfProposal({ proposal, simulation, rectified }, context);
  const { input } = await quoteInputOf({ ...sale, request: ownRequest(sale) }, context);
  const leastEntryCents = Math.max(entryValueCents, offer?.entryValueCents ?? 0);
  const isOffer = (one: { entryValueCents: number; termMonths: number }) =>
    one.entryValueCents === offer?.entryValueCents && one.termMonths === offer.termMonths;
  // a counter-offer is applied, not copied
  const passing = passingTerms(input, { monthlyIncomeCents, leastEntryCents }).filter((one) => !isOffer(one));
  return {
    limitCents: installmentForIncome({ monthlyIncomeCents, incomeShare: affordableShare }, 1),
    isWithin: passing.some((one) => one.entryValueCents === entryValueCents && one.termMonths === termMonths),
    items: passing.slice(0, shownAtMost).map((one) => ({
      termMonths: one.termMonths,
      entryValueCents: one.entryValueCents,
      installmentCents: one.figures.installmentCents,
      payments: summarisePayments(one.figures),
      cetAnnualPct: one.figures.cetAnnualPct,
    })),
  };
};
