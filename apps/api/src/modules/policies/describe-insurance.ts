import { addDays } from '@estrada/domain/calendar/index';
import { pickText } from '@estrada/domain/errors/index';
import {
  attentionsOf,
  coveredStatuses,
  finalInsuranceStatuses,
  givenUpStatuses,
  type InsuranceDeadlines,
  type InsuranceProposalEvent,
  insuranceMachine,
  insuranceProposalStatuses,
  insuranceRows,
  insuranceSentences,
  missingForInsurance,
  preparedForService,
  pricingOptionOf,
  renewalDays,
} from '@estrada/domain/insurance/index';
import { maskDocument } from '@estrada/domain/people/index';
import { translateMessage } from '@estrada/domain/proposals/index';
import { makeShowText, maskValues } from '@estrada/domain/proposals/registration/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { InsuranceDetail, InsuranceRow } from '@estrada/endpoints/index';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { claimOf, describeClaim } from '../../kernel/database/claims.ts';
import { findQuote } from '../insurance/index.ts';
import { findServicePhone, protectedInstalmentPlansInForce } from '../products/index.ts';
import { findNames } from '../simulation/index.ts';
import { mayRequestPolicy } from './credit-status.ts';
import { actorOf, isMaskedFor, mayContract, withdrawing } from './insurance-actors.ts';
import { availableDocuments } from './insurance-documents.ts';
import {
  type InsuranceRecord,
  listInsuranceHistory,
  type listInsuranceProposals,
  listPremiums,
  listRequests,
  type RequestRow,
} from './insurance-proposals.repository.ts';
import { insurerReason } from './insurer-refusal.ts';
import { factsOf, type LawReader, readDeadlines, situationOf } from './move-insurance.ts';
import { insuranceProposals } from './policies.tables.ts';

/** The word of the wire: "Em Trabalho" until an insurer has quoted. */
const wireStatus = ({ status }: InsuranceRecord): string =>
  status === 'working' ? 'Em Trabalho' : insuranceProposalStatuses[status].pt;

type Named = InsuranceRecord & { dealerCode: string; dealerName: string; sellerName: string };

function summaryOf(row: Named) {
  const vehicleTypeId = Number(row.answers.vehicle?.assetType ?? 0);
  const financedValue = Number(row.answers.details?.financedValue ?? 0);
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    insuranceType: row.product,
    provider: row.insurer,
    status: wireStatus(row),
    statusId: insuranceProposalStatuses[row.status].id,
    statusKey: row.status,
    unknown: row.unknown,
    saleType: row.saleType,
    simulation: row.simulationCode === null ? null : { simulationCode: row.simulationCode },
    saleProposalId: row.saleProposalId,
    contractNumber: row.contractNumber,
    dealer: { id: row.dealerId, gmfCode: row.dealerCode, tradingName: row.dealerName },
    sellerName: row.sellerName,
    sellerDocument: row.sellerDocument,
    personType: row.personType,
    vehicleTypeId: vehicleTypeId || null,
    financeTypeId: row.financeTypeId,
    financedValue: financedValue || null,
    insurancePremium: row.premiumCents,
    term: row.termMonths,
    effectiveFrom: row.startsOn,
    effectiveUntil: row.endsOn,
    policyNumber: row.policyNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The deadlines that run in a status; null: another one runs, or none. */
const runningDeadlines = ({ status }: InsuranceRecord, deadlines: InsuranceDeadlines) => ({
  answerBy: status === 'sent' ? deadlines.answerBy : null,
  policyBy: status === 'accepted' ? deadlines.policyBy : null,
  suspendsOn: status === 'issued' ? deadlines.suspendsOn : null,
  dissolvesOn: status === 'suspended' ? deadlines.dissolvesOn : null,
});

type Listed = Awaited<ReturnType<typeof listInsuranceProposals>>['rows'][number];

/** One line of the list. The document of a client is shown in part. */
export async function describeInsuranceRow(row: Listed, lawOf: LawReader, context: ReadContext): Promise<InsuranceRow> {
  const { deadlines } = await readDeadlines(context.db, row, context.today, lawOf);
  const { answerBy, policyBy, suspendsOn, dissolvesOn } = runningDeadlines(row, deadlines);
  return {
    ...summaryOf(row),
    client: { name: row.clientName, document: row.clientDocument && maskDocument(row.clientDocument) },
    attention: attentionsOf(row)[0] ?? null,
    nextDeadline: answerBy ?? policyBy ?? suspendsOn ?? dissolvesOn,
    claim: describeClaim(row, context),
  };
}

/** The insurance proposal as its page needs it, with the acts available to this viewer now. */
export async function describeInsurance(record: InsuranceRecord, context: ReadContext): Promise<InsuranceDetail> {
  const { db, today, language } = context;
  const { viewer } = callerOf(context);
  const { dealer, sellerName } = await findNames(db, record.dealerId, record.sellerId);
  const { law, deadlines } = await readDeadlines(db, record, today);
  const showText = makeShowText(viewer.role);
  const premiums = await listPremiums(db, record.id);
  const quote = record.quoteId === null ? null : await findQuote(db, record.quoteId);
  const rows = insuranceRows(record.product);
  const isMasked = isMaskedFor(record, context);
  const shown = isMasked ? maskValues(rows, record.answers) : { values: record.answers, maskedFields: null };
  const history = await listInsuranceHistory(db, record.id);
  const renewal = await findRenewal(record, context);
  const hasMove = (wanted: InsuranceProposalEvent) =>
    insuranceMachine.movesFrom(record.status).some(({ event }) => event === wanted);
  return {
    ...summaryOf({ ...record, dealerCode: dealer.gmfCode, dealerName: dealer.tradingName, sellerName }),
    client: {
      name: record.clientName,
      document: record.clientDocument && (isMasked ? maskDocument(record.clientDocument) : record.clientDocument),
    },
    proposeInsuranceId: record.id,
    createdByName: record.createdByName,
    answers: shown.values as InsuranceDetail['answers'],
    maskedFields: shown.maskedFields,
    prefilled: record.prefilled,
    ...(record.product === 'PPI' && hasMove('edit') ? { plans: await listPlans(context) } : {}),
    missing: missingForInsurance(record.product, record.answers, Temporal.PlainDate.from(today)).map(
      ({ path, key, params }) => ({ path, key, message: renderMessage(key, language, params) }),
    ),
    quote: quote && {
      idQuote: quote.id,
      validUntil: new Date(quote.quote.validUntil).toISOString(),
      offers: quote.quote.offers.map((offer) => ({ ...offer, pricingOption: pricingOptionOf(offer) })),
      chosen: record.offer && pricingOptionOf(record.offer),
    },
    premium: record.offer && {
      netCents: record.offer.netCents,
      iofCents: record.offer.iofCents,
      totalCents: record.offer.totalCents,
    },
    isPaymentSaved: record.payment !== null,
    sentAt: record.sentAt?.toISOString() ?? null,
    brokerProposalNumber: record.insurerNumber,
    question: record.question,
    reason: showText(insurerReason(record.reason, record, language)),
    policy:
      record.policyNumber && record.issuedOn && record.startsOn && record.endsOn
        ? {
            policyNumber: record.policyNumber,
            issuedOn: record.issuedOn,
            startsOn: record.startsOn,
            endsOn: record.endsOn,
          }
        : null,
    premiums: premiums.map(({ id: _id, insuranceId: _of, askedAt: _asked, ...premium }) => premium),
    refund:
      record.refundCents !== null && record.refundBy && record.refundTo
        ? {
            amountCents: record.refundCents,
            by: record.refundBy,
            to: record.refundTo,
            insurerCents: record.insurerRefundCents,
          }
        : null,
    deadlines: {
      ...runningDeadlines(record, deadlines),
      withdrawalUntil: hasMove('withdraw') && deadlines.withinWithdrawalPeriod ? deadlines.withdrawalUntil : null,
      lapsesOn: hasMove('lapse') ? deadlines.lapsesOn : null,
    },
    sentences: insuranceSentences(
      viewer.role === 'customer' ? 'client' : 'seller',
      situationOf(record, law, today),
    ).map(({ key, day, isUrgent, texts }) => ({ key, day, isUrgent, text: pickText(texts, language) })),
    separateConsent: law.separateConsent ? law.consentArticle : null,
    documents: availableDocuments(record, premiums, language),
    history: history.map(({ at, event, fromStatus, toStatus, actorName, reason }) => ({
      at: at.toISOString(),
      event,
      from: fromStatus,
      to: toStatus,
      actorName: translateMessage(actorName, language),
      reason: showText(insurerReason(reason, { ...record, status: toStatus }, language)),
    })),
    renewedById: renewal,
    renewalOfId: record.renewalOfId,
    attentions: attentionsOf(record),
    stop: record.stop,
    cancelledByInsurerOn: record.cancelledByInsurerOn,
    service: await describeService(record, context),
    claim: describeClaim(record, context),
    can: canOf(record, context, {
      facts: factsOf(record, deadlines, today),
      isRenewed: renewal !== null,
      mayIssue: await mayIssue(record, context),
      refusedCancellation: await findRefusedCancellation(record, context),
    }),
  };
}

const listPlans = async ({ db, today, language }: ReadContext): Promise<InsuranceDetail['plans']> =>
  (await protectedInstalmentPlansInForce(db, today)).map(({ planCode, planNamePt, planNameEn }) => ({
    planCode,
    name: pickText({ pt: planNamePt, en: planNameEn }, language),
  }));

const describeService = async ({ insurer, product }: InsuranceRecord, { db, language }: ReadContext) => ({
  phone: await findServicePhone(db, product, insurer),
  prepare: preparedForService(product).map((texts) => pickText(texts, language)),
});

/** The proposal that renews a policy, unless it was given up. */
export async function findRenewal(
  { id }: Pick<InsuranceRecord, 'id'>,
  { db }: Pick<ReadContext, 'db'>,
): Promise<string | null> {
  const [row] = await db
    .select({ id: insuranceProposals.id })
    .from(insuranceProposals)
    .where(and(eq(insuranceProposals.renewalOfId, id), notInArray(insuranceProposals.status, [...givenUpStatuses])))
    .orderBy(desc(insuranceProposals.id))
    .limit(1);
  return row?.id ?? null;
}

/** Whether the policy of a record may be requested now. */
export const mayIssue = async (record: InsuranceRecord, { db }: Pick<ReadContext, 'db'>): Promise<boolean> =>
  record.status === 'accepted' && record.unknown === null && (await mayRequestPolicy(record, db));

/** Whether a record has a policy, which is renewed; another one is begun again. */
export const isRenewable = ({ status }: InsuranceRecord): boolean => status === 'issued' || status === 'ended';

/** The last request to cancel a record at its insurer, where the insurer has refused it; null: it has not. */
export async function findRefusedCancellation(
  record: InsuranceRecord,
  { db }: Pick<ReadContext, 'db'>,
): Promise<RequestRow | null> {
  if (record.stop !== 'refused') return null;
  const last = (await listRequests(db, record.id)).findLast(({ kind }) => kind === 'CANCEL');
  return last?.status === 'REFUSED' ? last : null;
}

/** Whether the caller may begin again with the answers of a record that is over, or about to end. */
export const mayRenew = (record: InsuranceRecord, context: ReadContext): boolean => {
  if (!mayContract(record, context)) return false;
  if (finalInsuranceStatuses.includes(record.status)) return true;
  return record.status === 'issued' && record.endsOn !== null && record.endsOn <= addDays(context.today, renewalDays);
};

function canOf(
  record: InsuranceRecord,
  context: ReadContext,
  known: {
    facts: ReturnType<typeof factsOf>;
    isRenewed: boolean;
    mayIssue: boolean;
    refusedCancellation: RequestRow | null;
  },
): InsuranceDetail['can'] {
  const { facts, isRenewed } = known;
  const { viewer } = callerOf(context);
  const actor = actorOf(record, context);
  const events: readonly InsuranceProposalEvent[] = actor ? insuranceMachine.availableEvents(facts, actor) : [];
  const client = withdrawing(record, context);
  const ofClient = client ? insuranceMachine.availableEvents(facts, client) : [];
  const claim = claimOf(record, context.now);
  const attentions = attentionsOf(record);
  const isShared = attentions.length > 0 && actor !== null;
  const isContracted = actor?.kind === 'contractor' || actor?.kind === 'fi-manager';
  const isManaged = actor?.kind === 'fi-manager' || actor?.kind === 'insurance';
  return {
    edit: events.includes('edit'),
    quote: events.includes('edit') && record.status === 'working',
    send: events.includes('send'),
    supplyInformation: events.includes('supplyInformation'),
    recordPolicy: events.includes('recordPolicy'),
    refuse: events.includes('refuseManually'),
    issue: isContracted && known.mayIssue,
    abandon: events.includes('abandon'),
    cancel: events.includes('cancel'),
    withdraw: ofClient.includes('withdraw'),
    cancelAgain: isManaged && known.refusedCancellation !== null,
    confirmRefund: isManaged && attentions.includes('refundDiffers'),
    changeSeller: isContracted && insuranceMachine.movesFrom(record.status).length > 0,
    recordNotice: isManaged && record.status === 'issued',
    openPaymentPage:
      isContracted &&
      record.payment === 'BROKER_PAGE' &&
      // there is nothing left to authorise
      !record.isCollectedByInsurer &&
      record.insurerNumber !== null &&
      ['sent', ...coveredStatuses].includes(record.status),
    charge: isContracted && (record.status === 'issued' || record.status === 'suspended'),
    renew: isRenewable(record) && !isRenewed && mayRenew(record, context),
    restart: !isRenewable(record) && mayRenew(record, context),
    claim: isShared && claim?.userId !== viewer.userId,
    release: isShared && claim?.userId === viewer.userId,
  };
}
