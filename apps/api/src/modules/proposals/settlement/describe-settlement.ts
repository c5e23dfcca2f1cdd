import { maskDocument } from '@estrada/domain/people/index';
import {
  isLienWanted,
  lienStatusOn,
  maySwitchEsign,
  missing,
  type ProposalActor,
  type ProposalFacts,
  payableCents,
  proposalActor,
  proposalCan,
} from '@estrada/domain/proposals/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { Settlement } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import { factsOf, readStoredFacts } from '../proposal-facts.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { type LienRow, listLiens, listPayments, type PaymentRow } from './settlement.repository.ts';
import { readSettlement, type SettlementFacts } from './settlement-facts.ts';

/** What stands between a proposal's contract and its payment, and what this viewer may do about it now. */
export async function describeSettlement(proposal: ProposalRecord, context: ReadContext): Promise<Settlement> {
  const { db, today, language } = context;
  const { viewer } = callerOf(context);
  const stored = await readStoredFacts(db, proposal, today);
  const settlement = await readSettlement(db, proposal, today);
  const facts = factsOf(proposal, { ...stored, ...settlement }, today);
  const actor = proposalActor(viewer);
  // whom the lender pays, and what, is not the client's
  const payments = viewer.role === 'customer' ? [] : await listPayments(db, proposal.id);
  return {
    proposalId: proposal.id,
    version: proposal.version,
    status: proposal.status,
    esign: {
      isOn: settlement.esignOffAt === null,
      offAt: settlement.esignOffAt,
      proposal: proposal.electronicSignature,
    },
    signature: facts.signature,
    selfie: facts.selfie,
    signedPaperUploaded: settlement.signedPaperUploaded,
    liens: (await listLiens(db, proposal.id)).map((lien) => describeLien(lien, today)),
    payableCents: payableCents(proposal),
    payments: payments.map(describePayment),
    missing: missing(facts).map(({ path, key }) => ({ path, key, message: renderMessage(key, language) })),
    can: canOf(facts, settlement, actor),
  };
}

function canOf(facts: ProposalFacts, { lien }: SettlementFacts, actor: ProposalActor | null): Settlement['can'] {
  const can = proposalCan(facts, actor);
  return {
    switchEsign: actor !== null && maySwitchEsign(facts, actor),
    requestLien: actor !== null && isLienWanted(facts, lien, actor, false),
    recordLien: actor !== null && isLienWanted(facts, lien, actor, true),
    activate: can.activate,
    confirmActivation: can.confirmActivation,
    refuseActivation: can.refuseActivation,
    resendPayment: can.resendPayment,
    confirmPaymentManually: can.confirmPaymentManually,
  };
}

const describeLien = (lien: LienRow, today: string): Settlement['liens'][number] => ({
  id: lien.id,
  status: lienStatusOn(today, lien),
  chassis: lien.chassis,
  registration: lien.registration,
  registeredOn: lien.registeredOn,
  lapsesOn: lien.lapsesOn,
  reason: lien.reason,
  byHand: lien.byHand,
  requestedAt: lien.requestedAt.toISOString(),
  requestedByName: lien.requestedByName,
  stop: lien.stop,
});

const describePayment = (payment: PaymentRow): Settlement['payments'][number] => ({
  id: payment.id,
  status: payment.status,
  amountCents: payment.amountCents,
  payeeName: payment.payeeName,
  payeeDocumentMasked: maskDocument(payment.payeeDocument),
  requestedAt: payment.requestedAt.toISOString(),
  requestedByName: payment.requestedByName,
  sentAt: payment.sentAt?.toISOString() ?? null,
  expectedOn: payment.expectedOn,
  settledOn: payment.settledOn,
  receipt: payment.receipt,
  reason: payment.reason,
  confirmedByName: payment.confirmedByName,
  stop: payment.stop,
});
