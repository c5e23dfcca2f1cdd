import { pickText } from '@estrada/domain/errors/index';
import {
  type InsuranceActor,
  insuranceMachine,
  insuranceSentences,
  unsentStatuses,
} from '@estrada/domain/insurance/index';
import type { ClientPage } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { findServicePhone } from '../products/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { availableDocuments } from './insurance-documents.ts';
import { refundOf } from './insurance-effects.ts';
import {
  type InsuranceRecord,
  listPremiums,
  listSentInsurance,
  lockAnyInsurance,
} from './insurance-proposals.repository.ts';
import { insurerReason } from './insurer-refusal.ts';
import { factsOf, moveInsurance, readDeadlines, situationOf } from './move-insurance.ts';

type Sale = Pick<ProposalRecord, 'id' | 'clientDocument'>;

/** The client without an account, at their own page. */
const asClient = { kind: 'client', userId: null } as const satisfies InsuranceActor;

/** The insurance of a sale that its client reads: insures the client, and is not in work. */
export async function listClientInsurance(db: Db, { id, clientDocument }: Sale): Promise<InsuranceRecord[]> {
  const inWork: readonly string[] = unsentStatuses;
  return (await listSentInsurance(db, id)).filter(
    (record) => record.clientDocument === clientDocument && !inWork.includes(record.status),
  );
}

/** An insurance as its client reads it, with the refund of a withdrawal while the client may withdraw. */
export async function describeForClient(
  record: InsuranceRecord,
  context: ReadContext,
): Promise<ClientPage['insurances'][number]> {
  const { db, today, language } = context;
  const { id, number, product, insurer, status, policyNumber, premiumCents } = record;
  const { law, deadlines } = await readDeadlines(db, record, today);
  const events = insuranceMachine.availableEvents(factsOf(record, deadlines, today), asClient);
  const { paidCents, refundCents, by, to } = await refundOf(record, law, { isWithdrawal: true, today, db });
  const sentences = insuranceSentences('client', situationOf(record, law, today));
  return {
    id,
    number,
    product,
    insurer,
    status,
    reason: status === 'refused' ? insurerReason(record.reason, record, language) : null,
    policyNumber,
    premiumCents,
    sentences: sentences.map(({ key, day, isUrgent, texts }) => ({
      key,
      day,
      isUrgent,
      text: pickText(texts, language),
    })),
    phone: await findServicePhone(db, product, insurer),
    documents: availableDocuments(record, await listPremiums(db, id), language),
    refund:
      record.refundCents !== null && record.refundBy && record.refundTo
        ? { amountCents: record.refundCents, by: record.refundBy, to: record.refundTo }
        : null,
    withdrawal: events.includes('withdraw') ? { paidCents, refundCents, by, to } : null,
  };
}

/**
 * The withdrawal of a client at their own page: everything is refunded.
 *
 * @param visit what the trail records of the visit
 * @throws DomainError PRS007 after the withdrawal period, while an outcome is unknown, and once it has ended
 */
export async function withdrawForClient(
  id: string,
  { clientName, visit }: { clientName: string; visit: object },
  context: WriteContext,
): Promise<void> {
  const record = inReach(await lockAnyInsurance(context.db, id));
  const move = { record, event: 'withdraw', actor: asClient, actorName: clientName } as const;
  await moveInsurance({ ...move, audited: { after: visit } }, context);
}
