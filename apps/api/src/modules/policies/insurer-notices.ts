import { type InsurerId, type InsurerNews, insurerNoticeKinds } from '@estrada/domain/insurance/index';
import { z } from 'zod';
import { type Callback, defineCallback } from '../../kernel/callbacks/define-callback.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { InsurerPort } from '../../partners/index.ts';

const id = z.string().regex(/^[\w-]{1,60}$/);

/** An insurer's event about a proposal, from its signed body. It only triggers a query of what happened. */
const notice = z.object({
  eventId: z.string().min(1).max(120),
  /** the insurer's number of the proposal */
  number: id,
  /** ours, of the sending */
  requestId: id,
  kind: z.enum(insurerNoticeKinds),
});

const callingInsurers = [
  ['LIBERTY', 'liberty'],
  ['CARDIF', 'cardif'],
  ['ASSURANT', 'assurant'],
  ['METLIFE', 'metlife'],
] as const satisfies readonly [InsurerId, string][];

/** The data of the job that follows a notice: who reports is known by the address and the secret. */
export const insurerNotice = notice.extend({ insurer: z.enum(callingInsurers.map(([insurer]) => insurer)) });
export type InsurerNotice = z.output<typeof insurerNotice>;

/**
 * The callbacks of the insurers, each at its own address and with its own secret: none can report for another.
 *
 * @param job reads with `readNews` what happened; it may run twice, and after a later event
 */
export const insurerCallbacks = (job: Job<InsurerNotice>): Callback[] =>
  callingInsurers.map(([insurer, partner]) =>
    defineCallback<InsurerNotice>({
      partner,
      path: `/${partner}`,
      body: notice.transform((read) => ({ insurer, ...read })),
      eventId: ({ eventId }) => eventId,
      job,
    }),
  );

/** A sent proposal of ours, as a notice must name it. */
export type SentProposal = {
  insurer: InsurerId;
  /** null: the answer to the sending has not arrived */
  number: string | null;
  requestId: string;
};

/**
 * Reads from the insurer what a notice is about, but for the charges, which the job of each premium reads. It reads
 * nothing for a notice that names another insurer, request or number than ours: somebody who can sign must not make one
 * proposal move by another's.
 *
 * @returns in the order in which they apply; `insuranceEventOf` gives the event of each
 * @throws PartnerError
 */
export async function readNews(
  port: Pick<InsurerPort, 'findProposal' | 'policy'>,
  sent: SentProposal,
  { insurer, number, requestId, kind }: InsurerNotice,
): Promise<InsurerNews[]> {
  const isOurs = insurer === sent.insurer && requestId === sent.requestId && (sent.number ?? number) === number;
  if (!isOurs) return [];
  const proposal = await port.findProposal(requestId);
  if (proposal?.number !== number) return [];
  const news: InsurerNews[] = [{ about: 'decision', decision: proposal.decision }];
  if (kind === 'policy') news.push({ about: 'policy', policy: await port.policy(number) });
  return news;
}
