import { certisign as certisignSettings } from '@estrada/domain/settings/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { claimTurn } from '../../../kernel/database/claim-day.ts';
import { PartnerError } from '../../../partners/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { type FollowParts, followEnvelope } from './follow-envelope.ts';
import { inviteSigners } from './invite-signers.ts';
import { signatureJobs } from './signature.jobs.ts';
import {
  type EnvelopeRow,
  findEnvelope,
  listSigners,
  listUnasked,
  listUnreminded,
  updateEnvelope,
} from './signature.repository.ts';

/** How often is looked whether anything is due: the parameters are in minutes. */
const turnSeconds = 60;
/** Envelopes and signers at a time; the others are due at the next turn, those first that have waited longest. */
const perTurn = 50;
/** What was never answered is asked for all the same, as long as it stands: something may be out. */
const noLimit = 32_767;

/** Does, by one process alone, what the parameters of the e-signature say is due: sending again, asking, reminding. */
export async function followEnvelopes(parts: FollowParts, context: FlowContext): Promise<void> {
  const turn = Math.floor(context.now.getTime() / (turnSeconds * 1000));
  if (!(await claimTurn(context.db, 'envelopes', String(turn)))) return;
  const { values } = await readSettings(context.db, certisignSettings);
  const ago = (minutes: number) => new Date(context.now.getTime() - minutes * 60_000);
  const unsent = await listUnasked(context.db, ['REQUESTED', 'UNKNOWN'], {
    before: ago(values.uploadIntegrationMinutes),
    unansweredBelow: noLimit,
    limit: perTurn,
  });
  const unreminded = await listUnreminded(context.db, ago(values.sendEmailMinutes), perTurn);
  await context.transaction(async (tx) => {
    for (const { id } of unsent) tx.enqueue(signatureJobs.openEnvelope, { envelopeId: id });
    const envelopeIds = new Set(unreminded.map(({ envelopeId }) => envelopeId));
    for (const envelopeId of envelopeIds) await remind(envelopeId, ago(values.sendEmailMinutes), tx);
  });
  const unheard = await listUnasked(context.db, ['IN_PROGRESS', 'SIGNED'], {
    before: ago(values.callBackIntegrationMinutes),
    unansweredBelow: values.numberAttemptsCallback,
    limit: perTurn,
  });
  let failures = 0;
  for (const envelope of unheard) {
    if (!(await isAnswered(envelope, parts, context))) failures++;
    // the partner is away: the others keep their tries for when he is back
    if (failures >= values.numberAttemptsCallbackBatch) return;
  }
}

async function remind(envelopeId: string, before: Date, tx: WriteContext): Promise<void> {
  const signers = await listSigners(tx.db, envelopeId);
  await inviteSigners(signers, tx, ({ mailedAt }) => mailedAt !== null && mailedAt < before);
}

async function isAnswered(envelope: EnvelopeRow, parts: FollowParts, context: FlowContext): Promise<boolean> {
  try {
    await followEnvelope(envelope, parts, context);
    return true;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    await context.transaction(async (tx) => {
      const { unanswered } = (await findEnvelope(tx.db, envelope.id))!;
      await updateEnvelope(tx.db, envelope.id, { askedAt: tx.now, unanswered: unanswered + 1 });
    });
    return false;
  }
}
