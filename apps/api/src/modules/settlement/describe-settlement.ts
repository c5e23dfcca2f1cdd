import { esignActs } from '@estrada/domain/contracts/index';
import { maskDocument } from '@estrada/domain/people/index';
import {
  missing,
  type ProposalActor,
  type ProposalFacts,
  proposalActor,
  proposalCan,
} from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import {
  type LienStatus,
  lienActs,
  lienStatusOn,
  mayConfirmRefund,
  payableCents,
  welcomeActs,
} from '@estrada/domain/settlement/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { Settlement } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { findEnvelopeInForce } from '../contracts/index.ts';
import { factsOf, type ProposalRecord, readStoredFacts } from '../proposals/index.ts';
import { describeFunding } from './describe-funding.ts';
import { type LienRow, listLiens, listPayments, type PaymentRow } from './settlement.repository.ts';
import { describeWelcome } from './welcome/describe-welcome.ts';
import { clocksOf, describeWithdrawal, mayWithdraw } from './withdrawal/describe-withdrawal.ts';

const shownFacts = [
  'esignOffAt',
  'signature',
  'selfie',
  'signedPaperUploaded',
  'isElectronicSignature',
  'contractProblems',
  'openFraudSignals',
  'openFundingItems',
  'contractSignedOn',
  'withdrawn',
] as const;

/** The steps between a proposal's contract and its payment, and the acts available to this viewer now. */
export async function describeSettlement(proposal: ProposalRecord, context: ReadContext): Promise<Settlement> {
  const { db, today, language } = context;
  const { viewer } = callerOf(context);
  const actor = proposalActor(viewer);
  const showText = makeShowText(viewer.role);
  // the lender's payments and payees are hidden from the client
  const paid = await listPayments(db, proposal.id);
  const payments = viewer.role === 'customer' ? [] : paid;
  const liens = await listLiens(db, proposal.id);
  // After the liens and payments: the page polls while one is under way, and would otherwise stop with facts of before.
  const settlement = await readStoredFacts(db, proposal, today, shownFacts);
  const facts = factsOf(proposal, settlement, today);
  const withdrawal = await describeWithdrawal(proposal, settlement.contractSignedOn, paid, context);
  const envelope = await findEnvelopeInForce(db, proposal.id);
  return {
    proposalId: proposal.id,
    version: proposal.version,
    status: proposal.status,
    esign: {
      isOn: settlement.esignOffAt === null,
      offAt: settlement.esignOffAt,
      proposal: proposal.electronicSignature,
    },
    signature: settlement.signature,
    selfie: settlement.selfie,
    signedPaperUploaded: settlement.signedPaperUploaded,
    liens: liens.map((lien) => describeLien(lien, today, showText)),
    payableCents: payableCents(proposal),
    payments: payments.map((payment) => describePayment(payment, showText)),
    withdrawal: withdrawal?.recorded
      ? { ...withdrawal, recorded: { ...withdrawal.recorded, reason: showText(withdrawal.recorded.reason) } }
      : withdrawal,
    welcomeLetter: await describeWelcome(proposal.id, context),
    clocks: clocksOf(proposal, { lien: liens[0], envelope, payments, withdrawal }, today),
    missing: missing(facts, actor).map(({ path, key, params }) => ({
      path,
      key,
      message: renderMessage(key, language, params),
    })),
    checklist: await describeFunding(proposal, facts, { liens, payments }, context),
    can: {
      ...canOf(facts, liens[0] ? lienStatusOn(today, liens[0]) : null, actor),
      withdraw: mayWithdraw(facts, settlement.contractSignedOn, actor, today),
      resendWelcome: welcomeActs.may('resend', { ...facts, withdrawn: settlement.withdrawn }, actor),
      ...refundsOf(paid, actor),
    },
  };
}

function canOf(facts: ProposalFacts, lien: LienStatus | null, actor: ProposalActor | null) {
  const can = proposalCan(facts, actor);
  const { request: requestLien, record: recordLien } = lienActs.can({ ...facts, lien }, actor);
  return {
    switchEsign: esignActs.may('switch', facts, actor),
    requestLien,
    recordLien,
    activate: can.activate,
    confirmActivation: can.confirmActivation,
    refuseActivation: can.refuseActivation,
    resendPayment: can.resendPayment,
    confirmPaymentManually: can.confirmPaymentManually,
  };
}

const refundKinds = ['COLLECTION', 'REPAYMENT'] as const;

/** The refunds that finance may request again, and may confirm manually. */
function refundsOf(payments: readonly PaymentRow[], actor: ProposalActor | null) {
  if (actor?.kind !== 'finance') return { resendRefunds: [], confirmRefunds: [] };
  const kindsOf = (isMeant: (refund: PaymentRow) => boolean) =>
    refundKinds.filter((kind) => {
      const last = payments.find((payment) => payment.kind === kind);
      return last !== undefined && isMeant(last);
    });
  return {
    resendRefunds: kindsOf(({ status }) => status === 'RETURNED'),
    confirmRefunds: kindsOf((refund) => mayConfirmRefund(refund, actor.userId)),
  };
}

type ShowText = ReturnType<typeof makeShowText>;

const describeLien = (lien: LienRow, today: string, showText: ShowText): Settlement['liens'][number] => ({
  ...lien,
  reason: showText(lien.reason),
  status: lienStatusOn(today, lien),
  requestedAt: lien.requestedAt.toISOString(),
});

const describePayment = (payment: PaymentRow, showText: ShowText): Settlement['payments'][number] => ({
  ...payment,
  reason: showText(payment.reason),
  payeeDocumentMasked: maskDocument(payment.payeeDocument),
  requestedAt: payment.requestedAt.toISOString(),
  sentAt: payment.sentAt?.toISOString() ?? null,
});
