import { DomainError } from '@estrada/domain/errors/index';
import { productMessages, transition } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { describeProposal } from '../describe-proposal.ts';
import { noteRedoneFigures } from '../exemption/move-exemption.ts';
import { saveRecalculatedLoan } from '../loans.ts';
import { actorOf, lockProposal, moveProposal, proposalInReach } from '../move-proposal.ts';
import { factsOf, readStoredFacts } from '../proposal-facts.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { termsOf } from '../terms-of.ts';
import { quoteOffer } from './quote-offer.ts';

const offerOf = ({ offer }: ProposalRecord) => {
  if (!offer) throw new DomainError('DOM002', { fields: [{ path: 'offer', key: 'counterOffer.none' }] });
  return offer;
};

/** The figures that applying the offer would give now, so that the instalment is shown first. */
export const previewOffer: UseCase<typeof endpoints.previewProposalOffer, ReadContext> = async (
  { params },
  context,
) => {
  const proposal = await proposalInReach(params.id, context);
  const known = await readStoredFacts(context.db, proposal, context.today);
  if (factsOf(proposal, known, context.today).offer === 'none') offerOf({ ...proposal, offer: null });
  const { figures: terms } = await quoteOffer(proposal, offerOf(proposal), context);
  const { installmentCents, payments, rateMonthly, cetAnnualPct, iofCents } = terms.figures;
  return {
    entryValueCents: terms.entryValueCents,
    termMonths: terms.termMonths,
    financeValueCents: termsOf(terms).financeValueCents,
    installmentCents,
    payments,
    rateMonthly,
    cetAnnualPct,
    iofCents,
  };
};

/**
 * Applies exactly the offered terms, with the figures that were shown, and requests confirmation from the engine or
 * user who made the decision.
 */
export const applyOffer: UseCase<typeof endpoints.applyProposalOffer, WriteContext> = async (
  { params, body },
  context,
) => {
  const actor = actorOf(context);
  const proposal = await lockProposal(params.id, body.version, context);
  const known = await readStoredFacts(context.db, proposal, context.today);
  const reason = body.reason || null;
  const decided = transition('applyOffer', factsOf(proposal, known, context.today, { reason }), actor);
  const { figures, vehicleLabel, rectified, loan } = await quoteOffer(proposal, offerOf(proposal), context);
  if (figures.figures.installmentCents !== body.installmentCents)
    throw new DomainError('GSIM014', { fields: [{ path: 'installmentCents', key: 'counterOffer.changed' }] });
  const moved = await moveProposal(
    {
      proposal,
      known,
      actor,
      reason,
      event: () => decided,
      actorName: callerOf(context).name,
      changes: { ...figures, rectified, vehicleLabel, conditionsAnswer: reason ?? productMessages.offerTaken },
      audited: { before: termsIn(proposal), after: termsIn({ ...proposal, ...figures }) },
    },
    context,
  );
  const redone = { ...moved, ...(await saveRecalculatedLoan(moved, loan, context)) };
  await noteRedoneFigures(redone, context);
  return describeProposal(redone, context);
};

const termsIn = ({ entryValueCents, financeValueCents, termMonths, figures }: ProposalRecord) => ({
  entryValueCents,
  financeValueCents,
  termMonths,
  installmentCents: figures.installmentCents,
  tableCode: figures.tableCode,
});
