import { addMonths } from '@estrada/domain/calendar/index';
import { DomainError, type FieldProblem, notAllowed, pickText } from '@estrada/domain/errors/index';
import {
  attentionsOf,
  type InsuranceProposalEvent,
  type InsurerPolicy,
  insuranceMachine,
  insuranceSentences,
  mayReplaceRefund,
  type PolicyInstalment,
} from '@estrada/domain/insurance/index';
import { allocate } from '@estrada/domain/money/index';
import type { BodyOf, endpoints, InsuranceDetail, InsuranceRefund } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { claimRow, releaseRow } from '../../kernel/database/claims.ts';
import { issueWith } from './apply-news.ts';
import { describeInsurance, findRefusedCancellation, mayIssue } from './describe-insurance.ts';
import { actorOf, withdrawing } from './insurance-actors.ts';
import {
  causeOfCancellation,
  changeRefund,
  chargePremium,
  type InsuranceMove,
  refundOf,
  requestOfInsurer,
  requestPolicy,
} from './insurance-effects.ts';
import {
  type InsuranceRecord,
  insuranceInReach,
  listPremiums,
  lockInsurance,
  updateInsurance,
  updatePremium,
} from './insurance-proposals.repository.ts';
import { makeLawReader, moveInsurance, readDeadlines, situationOf } from './move-insurance.ts';
import { insuranceProposals } from './policies.tables.ts';

type OfOne = { params: { id: string } };
type AtVersion = OfOne & { body: { version: number } };

/** The caller as the one who moves. @throws DomainError SEC004 for those who only read */
function author(record: InsuranceRecord, context: ReadContext): Pick<InsuranceMove, 'actor' | 'actorName'> {
  const actor = actorOf(record, context);
  if (!actor) throw notAllowed();
  return { actor, actorName: callerOf(context).name };
}

const refuse = (...fields: FieldProblem[]) => new DomainError('DOM002', { fields });

/** Sends a complete proposal to its insurer, with the client's consent. */
export async function sendInsurance(
  record: InsuranceRecord,
  saleType: InsuranceRecord['saleType'],
  context: WriteContext,
): Promise<InsuranceDetail> {
  if (record.saleType !== saleType) throw new DomainError('PRS007');
  const moved = await moveInsurance({ record, event: 'send', ...author(record, context), hasConsent: true }, context);
  return describeInsurance(moved, context);
}

/** A move that a user makes without more than a reason. */
const simpleMove =
  (event: InsuranceProposalEvent) =>
  async (
    { params, body }: OfOne & { body: { version: number; reason?: string | undefined; answer?: string | undefined } },
    context: WriteContext,
  ): Promise<InsuranceDetail> => {
    const record = await lockInsurance(params.id, body.version, context);
    const reason = body.reason ?? body.answer ?? null;
    return describeInsurance(
      await moveInsurance({ record, event, ...author(record, context), reason }, context),
      context,
    );
  };

export const cancelInsurance = simpleMove('cancel');
export const abandonInsurance = simpleMove('abandon');
export const supplyInformation = simpleMove('supplyInformation');
export const refuseManually = simpleMove('refuseManually');

/** The client's withdrawal, by the client or whoever records it: everything is refunded. */
export async function withdrawInsurance({ params, body }: AtVersion, context: WriteContext): Promise<InsuranceDetail> {
  const record = await lockInsurance(params.id, body.version, context);
  const { name: actorName } = callerOf(context);
  const actor = withdrawing(record, context);
  if (!actor) throw notAllowed();
  return describeInsurance(await moveInsurance({ record, event: 'withdraw', actor, actorName }, context), context);
}

/**
 * What a cancellation today would refund, before anybody confirms it.
 *
 * @throws DomainError PRS007 where it cannot be cancelled
 */
export async function readRefund({ params }: OfOne, context: ReadContext): Promise<InsuranceRefund> {
  const record = await insuranceInReach(params.id, context);
  if (!insuranceMachine.movesFrom(record.status).some(({ event }) => event === 'cancel'))
    throw new DomainError('PRS007');
  const { db, today, language } = context;
  const { law, deadlines } = await readDeadlines(db, record, today);
  const refund = await refundOf(record, law, { isWithdrawal: deadlines.withinWithdrawalPeriod, today, db });
  const sentences = insuranceSentences('seller', situationOf(record, law, today));
  const ofLeaving = ['withdrawal', 'cancelInFull', 'cancelByDay', 'toLender'];
  return {
    ...refund,
    sentences: sentences.filter(({ key }) => ofLeaving.includes(key)).map(({ texts }) => pickText(texts, language)),
  };
}

/** Equal premiums of a policy that was issued by hand, a month apart; the first ones take the centavos left over. */
function manualInstalments({ premiumCents, answers }: InsuranceRecord, firstDueOn: string): PolicyInstalment[] {
  const count = Number(answers.payment?.installmentNumber ?? 1);
  const shares = Array.from({ length: count }, () => 1);
  return allocate(premiumCents ?? 0, shares).map((amountCents, index) => ({
    number: index + 1,
    dueOn: addMonths(firstDueOn, index),
    amountCents,
    interestCents: 0,
  }));
}

/** Records a policy that a person of the insurer has issued. */
export async function recordPolicy(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.recordInsurancePolicy> },
  context: WriteContext,
): Promise<InsuranceDetail> {
  const record = await lockInsurance(params.id, body.version, context);
  const { policyNumber, startsOn, endsOn, firstDueOn } = body;
  if (endsOn < startsOn) throw refuse({ path: 'endsOn', key: 'date.beforeStart' });
  const policy: InsurerPolicy = {
    policyNumber,
    startsOn,
    endsOn,
    issuedOn: context.today,
    instalments: manualInstalments(record, firstDueOn),
  };
  return describeInsurance(
    await issueWith(record, policy, { event: 'recordPolicy', ...author(record, context) }, context),
    context,
  );
}

/** Requests the policy of an accepted proposal again, where nobody has requested it or it was refused. */
export async function issueInsurance(
  record: InsuranceRecord,
  saleType: InsuranceRecord['saleType'],
  context: WriteContext,
): Promise<InsuranceDetail> {
  author(record, context);
  if (record.saleType !== saleType || !(await mayIssue(record, context))) throw new DomainError('PRS007');
  await requestPolicy(record, context);
  const changes = { stop: null, version: record.version + 1, updatedAt: context.now };
  await updateInsurance(context.db, record.id, changes);
  return describeInsurance({ ...record, ...changes }, context);
}

/** The caller as one of those who manage what the insurer has. @throws DomainError SEC004 for others */
function manager(record: InsuranceRecord, context: ReadContext): ReturnType<typeof author> {
  const by = author(record, context);
  if (by.actor.kind === 'contractor') throw notAllowed();
  return by;
}

/** Requests a cancellation again that the insurer has refused, as it was requested. */
export async function cancelAgain({ params, body }: AtVersion, context: WriteContext): Promise<InsuranceDetail> {
  const record = await lockInsurance(params.id, body.version, context);
  const { actorName } = manager(record, context);
  const refused = await findRefusedCancellation(record, context);
  if (!refused) throw new DomainError('PRS007');
  const { text, isWithdrawal, insurerNumber } = refused;
  await requestOfInsurer(record, { kind: 'CANCEL', text, isWithdrawal, insurerNumber }, context);
  const changes = {
    stop: null,
    version: record.version + 1,
    changedByName: actorName,
    updatedAt: context.now,
  };
  await updateInsurance(context.db, record.id, changes);
  context.audit({ action: 'insurance.cancelAgain', entity: 'insurance', entityId: record.id });
  return describeInsurance({ ...record, ...changes }, context);
}

/** Confirms which refund applies, where the insurer states another one than ours. */
export async function confirmRefund(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.confirmInsuranceRefund> },
  context: WriteContext,
): Promise<InsuranceDetail> {
  const record = await lockInsurance(params.id, body.version, context);
  const { actorName } = manager(record, context);
  const { refundCents, insurerRefundCents } = record;
  if (!attentionsOf(record).includes('refundDiffers')) throw new DomainError('PRS007');
  const confirmed = body.applies === 'ours' ? refundCents! : insurerRefundCents!;
  const isWithdrawal = (await causeOfCancellation(record, context.db)) === 'withdrawal';
  if (!mayReplaceRefund(refundCents!, confirmed, isWithdrawal))
    throw refuse({ path: 'applies', key: 'refund.afterWithdrawal' });
  const changes = {
    confirmedRefundCents: confirmed,
    version: record.version + 1,
    changedByName: actorName,
    updatedAt: context.now,
  };
  await updateInsurance(context.db, record.id, changes);
  const changed =
    confirmed === refundCents
      ? {}
      : await changeRefund(record, confirmed, await makeLawReader(context)(record), context);
  context.audit({
    action: 'insurance.confirmRefund',
    entity: 'insurance',
    entityId: record.id,
    before: { refundCents, insurerRefundCents, version: record.version },
    after: { refundCents: confirmed, note: body.note, version: changes.version },
  });
  return describeInsurance({ ...record, ...changes, ...changed }, context);
}

/** The seller is named by their document; who was named before is in the trail. */
export async function changeSeller(
  record: InsuranceRecord,
  sellerDocument: string,
  context: WriteContext,
): Promise<InsuranceDetail> {
  const { actorName } = author(record, context);
  if (insuranceMachine.movesFrom(record.status).length === 0) throw new DomainError('PRS007');
  const changes = {
    sellerDocument,
    version: record.version + 1,
    changedByName: actorName,
    updatedAt: context.now,
  };
  await updateInsurance(context.db, record.id, changes);
  context.audit({
    action: 'insurance.seller',
    entity: 'insurance',
    entityId: record.id,
    before: { sellerDocument: record.sellerDocument },
    after: { sellerDocument },
  });
  return describeInsurance({ ...record, ...changes }, context);
}

/** The premium of a number. @throws DomainError DOM002 at `number` */
async function premiumOf(record: InsuranceRecord, number: number, { db }: ReadContext) {
  const premium = (await listPremiums(db, record.id)).find((one) => one.number === number);
  if (premium?.status !== 'UNPAID') throw refuse({ path: 'number', key: 'value.notAllowed' });
  return premium;
}

/** Records when the client received the notice of an unpaid later premium: from then the period of the law runs. */
export async function recordNotice(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.recordPremiumNotice> },
  context: WriteContext,
): Promise<InsuranceDetail> {
  const { db, today, now } = context;
  const record = await lockInsurance(params.id, body.version, context);
  const { actorName } = manager(record, context);
  if (record.status !== 'issued') throw new DomainError('PRS007');
  const premium = await premiumOf(record, body.number, context);
  const { receivedOn } = body;
  if (receivedOn > today || receivedOn <= premium.dueOn) throw refuse({ path: 'receivedOn', key: 'date.invalid' });
  await updatePremium(db, premium.id, {
    noticeReceivedOn: receivedOn,
    noticeSentOn: premium.noticeSentOn ?? receivedOn,
  });
  const first = record.noticeReceivedOn && record.noticeReceivedOn < receivedOn ? record.noticeReceivedOn : receivedOn;
  const changes = { noticeReceivedOn: first, version: record.version + 1, changedByName: actorName, updatedAt: now };
  await updateInsurance(db, record.id, changes);
  context.audit({
    action: 'insurance.noticeReceived',
    entity: 'insurance',
    entityId: record.id,
    after: { installment: premium.number, receivedOn },
  });
  return describeInsurance({ ...record, ...changes }, context);
}

/** Charges an unpaid premium again, where the client wishes to pay it. */
export async function chargeAgain(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.chargeInsurancePremium> },
  context: WriteContext,
): Promise<InsuranceDetail> {
  const record = await lockInsurance(params.id, body.version, context);
  const { actor } = author(record, context);
  if (actor.kind === 'insurance') throw notAllowed();
  if ((record.status !== 'issued' && record.status !== 'suspended') || record.unknown !== null)
    throw new DomainError('PRS007');
  const premium = await premiumOf(record, body.number, context);
  await chargePremium(record, premium, context);
  const changes = { version: record.version + 1, updatedAt: context.now };
  await updateInsurance(context.db, record.id, changes);
  context.audit({
    action: 'insurance.charge',
    entity: 'insurance',
    entityId: record.id,
    after: { installment: premium.number, amountCents: premium.amountCents },
  });
  return describeInsurance({ ...record, ...changes }, context);
}

/** Claims or releases one that waits for somebody. @throws DomainError PRS001 with the name of who has it */
const claiming =
  (act: 'claim' | 'release') =>
  async ({ params, body }: AtVersion, context: WriteContext): Promise<InsuranceDetail> => {
    const record = await lockInsurance(params.id, body.version, context);
    const { actorName: name } = author(record, context);
    if (act === 'claim' && attentionsOf(record).length === 0) throw new DomainError('PRS007');
    const { userId } = callerOf(context).viewer;
    const { db, now } = context;
    const isDone =
      act === 'claim'
        ? await claimRow(db, insuranceProposals, record.id, { userId, name }, now)
        : await releaseRow(db, insuranceProposals, record.id, { userId });
    if (!isDone) throw new DomainError('PRS001', { params: { name: record.claimedByName ?? '' } });
    context.audit({ action: `insurance.${act}`, entity: 'insurance', entityId: record.id });
    return describeInsurance(await insuranceInReach(record.id, context), context);
  };

export const claimInsurance = claiming('claim');
export const releaseInsurance = claiming('release');
