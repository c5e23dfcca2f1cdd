import { announcedClocks } from '@estrada/domain/settlement/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { handleJobs, type OutcomeHandler } from '../../kernel/jobs/define-job.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import type { Partners, PaymentState } from '../../partners/index.ts';
import {
  everywhere,
  findProposal,
  makeClientLink,
  moveProposal,
  notifySeller,
  proposalInReach,
  system,
} from '../proposals/index.ts';
import { describeSettlement } from './describe-settlement.ts';
import { readExpectedPayment, readFundingAmounts } from './funding-figures.ts';
import { lockPayment, moveToSent, returnPayment } from './move-payment.ts';
import { payDealer } from './pay-dealer.ts';
import { exportPaymentHistory, listPaymentHistory } from './payment-history.ts';
import { registerLien } from './register-lien.ts';
import { releaseLien } from './release-lien.ts';
import { settlementJobs } from './settlement.jobs.ts';
import { findPayment, type PaymentRow, updateLien, updatePayment } from './settlement.repository.ts';
import { proposalPayments } from './settlement.tables.ts';
import { activateProposal, recordLien, requestLien, resendPayment, switchProposalEsign } from './settlement-acts.ts';
import { mailWelcome } from './welcome/mail-welcome.ts';
import { resendWelcomeLetter } from './welcome/welcome-acts.ts';
import { announceClocks } from './withdrawal/announce-clocks.ts';
import { announceLiens } from './withdrawal/announce-liens.ts';
import { mailWithdrawal } from './withdrawal/mail-withdrawal.ts';
import { resumeRefunds, settleRefund } from './withdrawal/refund-payments.ts';
import { confirmRefund, recordWithdrawal, resendRefund } from './withdrawal/withdrawal-acts.ts';

/** Queries the outcome of accepted payments, longest waiting first. */
const followPayments = (payments: Partners['dealerPayments']): Task => ({
  name: 'proposals.follow-payments',
  every: 10,
  atMost: 50,
  rows: ({ db }, limit) => listSentPayments(db, limit),
  async run(id, context) {
    const row = await findPayment(context.db, id);
    if (row?.status !== 'SENT') return;
    const state = await payments.find(row.paymentId!);
    await context.transaction((tx) => settle(row, state, tx));
  },
});

/** @param state null: the payer no longer knows it, and an operator settles it */
async function settle(row: PaymentRow, state: PaymentState | null, tx: WriteContext): Promise<void> {
  const { id } = row;
  const payment = await lockPayment(row, tx);
  if (payment?.status !== 'SENT') return;
  await updatePayment(tx.db, id, { askedAt: tx.now });
  if (payment.kind !== 'PAYMENT') return settleRefund(payment, state, tx);
  const before = await findProposal(tx.db, everywhere, payment.proposalId);
  // a blocked proposal accepts no event: the end of its payment is processed once it is unblocked
  if (!before || before.blocked) return;
  await moveToSent(before.id, tx);
  if (state?.status === 'RETURNED') {
    await returnPayment(payment, state.reason, tx);
    await notifySeller(before, 'paymentReturned', tx);
  }
  if (state?.status !== 'CONFIRMED') return;
  const { receipt, settledOn } = state;
  await updatePayment(tx.db, id, { status: 'CONFIRMED', receipt, settledOn, endedAt: tx.now, stop: null });
  await resumeRefunds(payment.proposalId, tx);
  const proposal = await findProposal(tx.db, everywhere, payment.proposalId, { lock: true });
  if (proposal?.status !== 'PS') return;
  await moveProposal({ proposal, event: 'confirmPayment', ...system }, tx);
  await notifySeller(proposal, 'paid', tx);
}

const stopOf = { failed: 'failed', 'given-up': 'given-up', 'tried-again': null } as const;

/** Marks on a lien that its work has stopped. */
const followLien: OutcomeHandler<Job<{ lienId: string }>> = async ({ lienId }, fate, { db }) => {
  await updateLien(db, lienId, { stop: stopOf[fate] });
};

/** Marks on a payment that its work has stopped. */
const followPayment: OutcomeHandler<Job<{ paymentId: string }>> = async ({ paymentId }, fate, { db }) => {
  await updatePayment(db, paymentId, { stop: stopOf[fate] });
};

/**
 * From the contract to the payment: the electronic-signature setting, the lien, the activation and the payment of the
 * dealer.
 */
export const settlementRoutes = (): Route[] => [
  read(endpoints.readSettlement, async ({ params }, context) => {
    return describeSettlement(await proposalInReach(params.id, context), context);
  }),
  read(endpoints.readExpectedPayment, readExpectedPayment),
  write(endpoints.requestLien, requestLien),
  write(endpoints.recordLien, recordLien),
  write(endpoints.activateProposal, activateProposal),
  write(endpoints.resendPayment, resendPayment),
  write(endpoints.recordWithdrawal, recordWithdrawal),
  write(endpoints.resendRefund, resendRefund),
  write(endpoints.confirmRefund, confirmRefund),
  write(endpoints.resendWelcomeLetter, resendWelcomeLetter),
  write(endpoints.switchProposalEsign, switchProposalEsign),
  read(endpoints.listPaymentHistory, listPaymentHistory),
  read(endpoints.readFundingAmounts, readFundingAmounts),
  read(endpoints.exportPaymentHistory, exportPaymentHistory),
];

type SettlementPartners = Pick<Partners, 'lienRegistry' | 'dealerPayments'>;

/** The area's job handlers with their dependencies. */
export const handleSettlementJobs = (
  { lienRegistry, dealerPayments }: SettlementPartners,
  mailer: Mailer,
  page: { seal: Seal; publicUrl: string },
) =>
  handleJobs(settlementJobs, {
    registerLien: { run: registerLien(lienRegistry), follow: followLien },
    releaseLien: { run: releaseLien(lienRegistry), follow: followLien },
    payDealer: { run: payDealer(dealerPayments), follow: followPayment },
    mailWithdrawal: mailWithdrawal(mailer),
    mailWelcome: mailWelcome(mailer, (person, tx) => makeClientLink(page, person, tx)),
    announceLiens,
    announceClocks,
  });

/** Scheduled work after a contract: payments are followed, deadlines are announced. */
export const settlementSchedule = ({ dealerPayments }: SettlementPartners): Task[] => [
  followPayments(dealerPayments),
  {
    name: 'settlement.begin-day',
    every: 'night',
    act: (context) =>
      context.transaction(async (tx) => {
        tx.enqueue(settlementJobs.announceLiens, {});
        for (const clock of announcedClocks) tx.enqueue(settlementJobs.announceClocks, { clock });
      }),
  },
];

/** Accepted payments without a known end, those first whose last query is longest ago. */
async function listSentPayments(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: proposalPayments.id })
    .from(proposalPayments)
    .where(eq(proposalPayments.status, 'SENT'))
    .orderBy(sql`${proposalPayments.askedAt} nulls first`, proposalPayments.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
