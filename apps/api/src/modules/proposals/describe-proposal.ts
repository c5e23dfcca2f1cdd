import type { Role } from '@estrada/domain/access/index';
import { clientPageActs } from '@estrada/domain/client-page/index';
import { maskDocument } from '@estrada/domain/people/index';
import {
  expiresOnOf,
  manualTargets,
  missing,
  nextActorOf,
  type ProposalActor,
  type ProposalFacts,
  type ProposalStatus,
  planRectification,
  proposalActor,
  proposalCan,
  type RectificationPlan,
  repurchaseActs,
  repurchasePlan,
  translateMessage,
} from '@estrada/domain/proposals/index';
import { makeShowText, maskRegistration, readsMasked } from '@estrada/domain/proposals/registration/index';
import { summarisePayments } from '@estrada/domain/simulation/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ProposalDetail, ProposalRow } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { findNames, withNames } from '../simulation/index.ts';
import { describeFirst, seesFirstDecisions } from './decision/describe-first.ts';
import { describeHistory } from './describe-history.ts';
import { describeOffer } from './offer/describe-offer.ts';
import { factsOf, nextActFactsOf, readStoredFacts } from './proposal-facts.ts';
import { listHistory, type listProposals, type ProposalRecord } from './proposals.repository.ts';

/** The proposal as its page needs it: data, timeline, missing fields, and the acts available to this viewer now. */
export async function describeProposal(proposal: ProposalRecord, context: ReadContext): Promise<ProposalDetail> {
  const known = await readStoredFacts(context.db, proposal, context.today, ['consentRecorded']);
  const { viewer } = callerOf(context);
  const facts = factsOf(proposal, known, context.today);
  const actor = proposalActor(viewer);
  const showText = makeShowText(viewer.role);
  const { dealer, sellerName } = await findNames(context.db, proposal.dealerId, proposal.sellerId);
  const history = await listHistory(context.db, proposal.id);
  const {
    tableCode: _table,
    tierCode: _tier,
    paymentRuns: _runs,
    ignoreTCC: _free,
    statedVehicle = {},
    sale,
    ...figures
  } = proposal.figures;
  return {
    ...proposal,
    statusReason: showText(translateMessage(proposal.statusReason, context.language)),
    conditionsAnswer: showText(translateMessage(proposal.conditionsAnswer, context.language)),
    conditions: proposal.conditions.map(showText),
    offer: describeOffer(proposal, facts, proposalCan(facts, actor).applyOffer),
    nextActor: nextActorOf(facts),
    nextActorSince: proposal.waitingSince.toISOString(),
    engineAwaySince: proposal.engineAwaySince?.toISOString() ?? null,
    stop: proposal.stop && proposal.stoppedAt && { how: proposal.stop, at: proposal.stoppedAt.toISOString() },
    ...(await describeFirst({ proposal, facts, actor, firstDecision: known.firstDecision }, context)),
    ...describeHistory(proposal, history, {
      language: context.language,
      role: viewer.role,
      seesFirst: seesFirstDecisions(actor),
    }),
    rectification: {
      data: actor && withList(planRectification('rectify', facts, actor)),
      values: actor && withList(planRectification('rectifyValues', facts, actor)),
    },
    missing: missing(facts, actor?.kind === 'dealer' ? actor : null).map(({ path, key, params }) => ({
      path,
      key,
      message: renderMessage(key, context.language, params),
    })),
    consentRecorded: known.consentRecorded,
    can: canOf(facts, actor),
    manualTargets: actor ? manualTargets(facts, actor) : [],
    dealer,
    sellerName,
    ...registrationFor(proposal, viewer.role),
    fromSimulation: Object.entries(statedVehicle)
      .filter(([name, value]) => value && value === proposal.vehicleAdditionalInfo[name as keyof typeof statedVehicle])
      .map(([name]) => `vehicleAdditionalInfo.${name}`),
    repurchase: describeRepurchase(proposal, facts, actor, showText),
    isDirectSale: isDirectSale(proposal),
    sale: sale ?? null,
    rectifiedYears: yearsOf(proposal),
    term: proposal.termMonths,
    ...figures,
    withoutProducts: figures.withoutProducts ?? null,
    financedItems: withNames(figures.financedItems),
    payments: paymentsOf(proposal),
    proposalDate: proposal.createdAt.toISOString(),
    updatedAt: proposal.updatedAt.toISOString(),
  };
}

const withList = (plan: RectificationPlan | null) => plan && { ...plan, undoes: [...plan.undoes] };

const yearsOf = ({ rectified }: ProposalRecord) =>
  rectified?.manufacturerYear !== undefined && rectified.modelYear !== undefined
    ? { manufacturerYear: rectified.manufacturerYear, modelYear: rectified.modelYear }
    : null;

/** The final instalment is guaranteed: what the client owes at the end, the vehicle pays. */
function describeRepurchase(
  { financeTypeId, figures, repurchase }: ProposalRecord,
  { status, blocked }: ProposalFacts,
  actor: ProposalActor | null,
  showText: ReturnType<typeof makeShowText>,
): ProposalDetail['repurchase'] {
  if (financeTypeId !== repurchasePlan) return null;
  return {
    guaranteedCents: figures.balloonCents,
    mileageLimit: repurchase?.mileageLimit ?? null,
    returnOn: repurchase?.returnOn ?? null,
    notes: showText(repurchase?.notes ?? null),
    mayUpdate: repurchaseActs.may('update', { status, blocked, financeTypeId, hasTerms: repurchase !== null }, actor),
  };
}

const isDirectSale = ({ figures }: ProposalRecord): boolean => figures.sale?.saleType === 'VD';

/** The registration as a role reads it: whole, or masked for those whose work does not need it all. */
function registrationFor(
  proposal: ProposalRecord,
  role: Role,
): Pick<ProposalDetail, 'client' | 'vehicleAdditionalInfo' | 'maskedFields'> {
  const whole = wholeRegistration(proposal, role);
  return readsMasked(role) ? maskRegistration(whole) : { ...whole, maskedFields: null };
}

/** The whole registration, as far as it is ever a role's to read. */
export const wholeRegistration = (proposal: ProposalRecord, role: Role) => ({
  client: proposal.client,
  vehicleAdditionalInfo: role === 'customer' ? withoutSeller(proposal) : proposal.vehicleAdditionalInfo,
});

/** Of the sellers a customer sees only the name. */
const withoutSeller = ({ vehicleAdditionalInfo: { sellerDocument: _theirs, ...info } }: ProposalRecord) => info;

/** Only the acts that the product offers; the machine has more. */
function canOf(facts: ProposalFacts, actor: ProposalActor | null): ProposalDetail['can'] {
  const can = proposalCan(facts, actor);
  return {
    edit: can.edit,
    block: can.block,
    unblock: can.unblock,
    send: can.send,
    delete: can.delete,
    cancel: can.cancel,
    answerPendency: can.answerPendency,
    presentConditions: can.presentConditions,
    reanalyse: can.reanalyse,
    decide: can.decide,
    decideConditions: can.decideConditions,
    changeStatus: can.changeStatus,
    recalculate: can.edit && (facts.tableExpired === true || facts.registrationFeeChanged === true),
    clone: can.clone,
    sendClientPage: clientPageActs.may('send', facts, actor),
  };
}

/**
 * A proposal from before payments were stored has those of its simulation, or at least its instalment and its balloon.
 */
export function paymentsOf({ figures, termMonths }: ProposalRecord): ProposalRow['payments'] {
  return figures.payments ?? summarisePayments({ ...figures, term: termMonths, payments: figures.paymentRuns ?? [] });
}

type ListedProposal = Awaited<ReturnType<typeof listProposals>>['rows'][number];

/**
 * One line of the list.
 *
 * @param unread unread messages of the reader, by proposal
 * @param isCustomer the reader is the client, who sees only the names of sellers
 */
export function describeRow(
  row: ListedProposal,
  unread: ReadonlyMap<string, number> = new Map(),
  isCustomer = false,
): ProposalRow {
  const { sellerDocument } = row.vehicleAdditionalInfo;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    isBlocked: row.blocked,
    nextActor: nextActorOf(nextActFactsOf(row)),
    nextActorSince: row.waitingSince.toISOString(),
    clientName: row.clientName,
    clientDocumentMasked: maskDocument(row.clientDocument),
    personType: row.personType,
    vehicleLabel: row.vehicleLabel,
    isDirectSale: isDirectSale(row),
    financeValueCents: row.financeValueCents,
    entryValueCents: row.entryValueCents,
    term: row.termMonths,
    installmentCents: row.figures.installmentCents,
    payments: paymentsOf(row),
    cetAnnualPct: row.figures.cetAnnualPct,
    proposalDate: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    tableValidUntil: row.tableValidUntil,
    expiresOn: expiresOnOf({ ...row, status: row.status as ProposalStatus }),
    simulationDate: row.simulationDate,
    srsValidUntil: row.srsValidUntil,
    isWithdrawn: row.isWithdrawn,
    signatureStatus: row.signatureStatus,
    selfieStatus: row.selfieStatus,
    tccExemptionStatus: row.tccExemptionStatus,
    sellerName: row.sellerName,
    sellerDocumentMasked: !isCustomer && sellerDocument ? maskDocument(sellerDocument) : null,
    dealerName: row.dealerName,
    unread: unread.get(row.id) ?? 0,
  };
}
