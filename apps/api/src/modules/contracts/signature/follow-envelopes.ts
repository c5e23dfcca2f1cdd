import { openEnvelopeStatuses } from '@estrada/domain/contracts/index';
import { certisign as certisignSettings } from '@estrada/domain/settings/index';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { type Task, type TaskContext, unanswered } from '../../../kernel/jobs/schedule.ts';
import { PartnerError } from '../../../partners/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { type FollowParts, followEnvelope } from './follow-envelope.ts';
import { inviteSigners } from './invite-signers.ts';
import { signatureJobs } from './signature.jobs.ts';
import { type EnvelopeRow, findEnvelope, listSigners, updateEnvelope } from './signature.repository.ts';
import { proposalEnvelopes, proposalSigners } from './signature.tables.ts';

/** Envelopes per run; the others are due at the next, longest waiting first. */
const atMost = 50;
/** An unanswered envelope in force is queried without limit: it may have been sent. */
const noLimit = 32_767;

/** Runs what is due by the intervals of the e-signature parameters, in minutes: resending, querying, reminding. */
export function followEnvelopes(parts: FollowParts): Task[] {
  const settingsOf = async ({ db, now }: TaskContext) => {
    const { values } = await readSettings(db, certisignSettings);
    return { ...values, ago: (minutes: number) => new Date(now.getTime() - minutes * 60_000) };
  };
  return [
    {
      name: 'proposals.resend-envelopes',
      every: 60,
      atMost,
      async rows(context, limit) {
        const { uploadIntegrationMinutes, ago } = await settingsOf(context);
        const before = ago(uploadIntegrationMinutes);
        return idsOf(
          await listUnasked(context.db, ['REQUESTED', 'UNKNOWN'], { before, unansweredBelow: noLimit, limit }),
        );
      },
      run: (envelopeId, context) =>
        context.transaction(async (tx) => tx.enqueue(signatureJobs.openEnvelope, { envelopeId })),
    },
    {
      name: 'proposals.remind-signers',
      every: 60,
      atMost,
      async rows(context, limit) {
        const { sendEmailMinutes, ago } = await settingsOf(context);
        return listUnremindedEnvelopes(context.db, ago(sendEmailMinutes), limit);
      },
      async run(envelopeId, context) {
        const { sendEmailMinutes, ago } = await settingsOf(context);
        await context.transaction((tx) => remind(envelopeId, ago(sendEmailMinutes), tx));
      },
    },
    {
      name: 'proposals.ask-envelopes',
      every: 60,
      atMost,
      async rows(context, limit) {
        const { callBackIntegrationMinutes, numberAttemptsCallback, ago } = await settingsOf(context);
        return idsOf(
          await listUnasked(context.db, ['IN_PROGRESS', 'SIGNED'], {
            before: ago(callBackIntegrationMinutes),
            unansweredBelow: numberAttemptsCallback,
            limit,
          }),
        );
      },
      // the partner is unavailable: the others keep their attempts until it is back
      patience: async (context) => (await settingsOf(context)).numberAttemptsCallbackBatch,
      run: (id, context) => request(id, parts, context),
    },
  ];
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function remind(envelopeId: string, before: Date, tx: WriteContext): Promise<void> {
  const signers = await listSigners(tx.db, envelopeId);
  await inviteSigners(signers, tx, ({ mailedAt }) => mailedAt !== null && mailedAt < before);
}

async function request(id: string, parts: FollowParts, context: TaskContext): Promise<unknown> {
  const envelope = await findEnvelope(context.db, id);
  try {
    if (envelope) await followEnvelope(envelope, parts, context);
    return 'answered';
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await context.transaction(async (tx) => {
      const { unanswered: times } = (await findEnvelope(tx.db, id))!;
      await updateEnvelope(tx.db, id, { askedAt: tx.now, unanswered: times + 1 });
    });
    return unanswered;
  }
}

/** Envelopes in one of these states that were not queried since then, longest waiting first. */
const listUnasked = (
  db: Db,
  statuses: readonly EnvelopeRow['status'][],
  { before, unansweredBelow, limit }: { before: Date; unansweredBelow: number; limit: number },
): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(proposalEnvelopes)
    .where(
      and(
        inArray(proposalEnvelopes.status, [...openEnvelopeStatuses]),
        inArray(proposalEnvelopes.status, [...statuses]),
        lt(proposalEnvelopes.askedAt, before),
        lt(proposalEnvelopes.unanswered, unansweredBelow),
      ),
    )
    .orderBy(proposalEnvelopes.askedAt, proposalEnvelopes.id)
    .limit(limit);

/** Envelopes with a pending signatory who was last mailed before then, longest waiting first. */
async function listUnremindedEnvelopes(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: proposalSigners.envelopeId })
    .from(proposalSigners)
    .where(
      and(
        eq(proposalSigners.status, 'PENDING'),
        lt(proposalSigners.mailedAt, before),
        sql`exists (select 1 from ${proposalEnvelopes}
          where ${proposalEnvelopes.id} = ${proposalSigners.envelopeId} and ${proposalEnvelopes.status} = 'IN_PROGRESS')`,
      ),
    )
    .groupBy(proposalSigners.envelopeId)
    .orderBy(sql`min(${proposalSigners.mailedAt})`, proposalSigners.envelopeId)
    .limit(limit);
  return rows.map(({ id }) => id);
}
