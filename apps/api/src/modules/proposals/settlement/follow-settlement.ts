import type { OutcomeHandler } from '../../../kernel/jobs/define-job.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { updateLien, updatePayment } from './settlement.repository.ts';

const stopOf = { failed: 'failed', 'given-up': 'given-up', 'tried-again': null } as const;

/** Says on a lien that the work behind it has stopped. */
export const followLien: OutcomeHandler<Job<{ lienId: string }>> = async ({ lienId }, fate, { db }) => {
  await updateLien(db, lienId, { stop: stopOf[fate] });
};

/** Says on a payment that the work behind it has stopped. */
export const followPayment: OutcomeHandler<Job<{ paymentId: string }>> = async ({ paymentId }, fate, { db }) => {
  await updatePayment(db, paymentId, { stop: stopOf[fate] });
};
