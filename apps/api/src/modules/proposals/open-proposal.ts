import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { isPresent } from '@estrada/domain/forms/ui';
import { type ClientForm, normaliseClient, normaliseVehicleInfo } from '@estrada/domain/proposals/registration/index';
import { summarisePayments } from '@estrada/domain/simulation/index';
import type { ProposalClientForm, ProposalDetail, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { describeSale, findNames, findSimulation, type SimulationRow } from '../simulation/index.ts';
import { otherAreas } from './areas.ts';
import { describeProposal } from './describe-proposal.ts';
import { ensureMayPropose } from './ensure-may-propose.ts';
import { copyLoan, saveLoan } from './loans.ts';
import {
  appendHistory,
  findIdsBySimulations,
  findProposal,
  isFreeOfRegistrationFee,
  nextNumber,
  type ProposalRecord,
} from './proposals.repository.ts';
import { proposals } from './proposals.tables.ts';
import { isTableExpired } from './table-validity.ts';

/**
 * Creates a proposal from a saved simulation and a term, prefilled with everything the simulation knows, and with
 * what the client has registered themselves. Repeating it
 * for the same simulation returns the same proposal: a second click, another tab or another user creates no second one.
 */
export async function openProposal(
  { simulationId, term, dealerId }: { simulationId: string; term: number; dealerId?: string | undefined },
  context: WriteContext,
): Promise<ProposalDetail> {
  const { viewer, name } = callerOf(context);
  const scope = recordScope(viewer);
  const simulation = inReach(await findSimulation(context.db, scope, simulationId, { lock: true }));
  ensureSameDealer(simulation, dealerId);
  const existing = (await findIdsBySimulations(context.db, [simulation.id])).get(simulation.id);
  if (existing) return describeProposal(await proposalInReach(existing, context), context);
  const item = simulation.result.simulationItems.find((candidate) => candidate.term === term);
  const { document } = simulation.client;
  if (!item || !document || !simulation.clientName)
    throw new DomainError('DOM002', {
      fields: [
        ...(item ? [] : [{ path: 'term', key: 'term.notInTable' as const }]),
        ...(document ? [] : [{ path: 'client.document', key: 'required' as const }]),
        ...(simulation.clientName ? [] : [{ path: clientNamePath(simulation), key: 'required' as const }]),
      ],
    });
  const quoted = { tableCode: item.tableCode, termMonths: term, quotedOn: item.simulationDate };
  await ensureMayPropose({ ...simulation.request, financeTypeId: simulation.financeTypeId }, quoted, context);
  if (await isTableExpired(context.db, quoted, context.today)) throw new DomainError('SIM063');
  // a client who has paid the registration fee since, or never had, is shown other figures before being bound to any
  if (simulation.request.ignoreTCC !== (await isFreeOfRegistrationFee(context.db, document)))
    throw new DomainError('SIM063');
  const { dealer } = await findNames(context.db, simulation.dealerId, simulation.sellerId);
  const proposal: ProposalRecord = {
    ...figuresOf(simulation, item),
    id: makeId(context.now),
    version: 1,
    number: await nextProposalNumber(context.db),
    status: 'WO',
    statusReason: null,
    refusalReasons: null,
    conditions: [],
    offer: null,
    approved: null,
    blocked: false,
    blockedBy: null,
    dealerId: simulation.dealerId,
    sellerId: simulation.sellerId,
    simulationId: simulation.id,
    simulationCode: simulation.code,
    electronicSignature: true,
    vapExemptionApplied: false,
    repurchase: null,
    contractNumber: null,
    copiedFromId: null,
    personType: simulation.request.personType,
    clientDocument: document,
    clientName: simulation.clientName,
    client: prefilledForm(simulation, await otherAreas().registrationOf(simulation, context)),
    vehicleAdditionalInfo: normaliseVehicleInfo({
      sellerType: 'D',
      sellerName: dealer.companyName,
      sellerDocument: dealer.cnpj,
      ...statedVehicleOf(simulation.request),
    }),
    vehicleLabel: simulation.vehicleLabel,
    rectified: null,
    assetType: simulation.request.assetType,
    srsValidUntil: null,
    analysisId: null,
    engineAwaySince: null,
    creditDecidedBy: null,
    pendencyAnswer: null,
    conditionsAnswer: null,
    stop: null,
    stoppedAt: null,
    hasFirstDecision: false,
    waitingSince: context.now,
    changedByName: name,
    createdAt: context.now,
    updatedAt: context.now,
  };
  if (!(await insertProposal(context.db, proposal))) throw new DomainError('PRS004');
  await saveLoan(context.db, proposal.id, item, simulation.request);
  await recordOpening(proposal, 'open', null, context);
  await otherAreas().opened(proposal, simulation, context);
  return describeProposal(proposal, context);
}

/**
 * A call may name the dealer that it is for.
 * @throws DomainError DOM002 at `dealerId` when it is not the dealer of the simulation, or of the proposal
 */
export function ensureSameDealer(record: { dealerId: string }, named: string | undefined): void {
  if (named !== undefined && named !== record.dealerId)
    throw new DomainError('DOM002', { fields: [{ path: 'dealerId', key: 'value.notAllowed' }] });
}

/** A proposal recalculated for other terms. */
type Recalculated = Pick<ProposalRecord, 'rectified' | 'vehicleLabel'> & {
  figures: Partial<ProposalRecord>;
  loan: { item: SimulationItem; request: SimulationRequest };
};

/**
 * Copies a proposal, whatever its status, into a new draft; figures and client data are copied, decisions are not.
 *
 * @param recalculate computes the copy for other terms; null: it has those of the original
 */
export async function copyProposal(
  { id, dealerId }: { id: string; dealerId?: string | undefined },
  recalculate: ((original: ProposalRecord) => Promise<Recalculated>) | null,
  context: WriteContext,
): Promise<ProposalDetail> {
  const original = await proposalInReach(id, context);
  ensureSameDealer(original, dealerId);
  await ensureMayPropose(
    { assetType: original.assetType as 1 | 2, financeTypeId: original.financeTypeId },
    {
      tableCode: original.figures.tableCode,
      termMonths: original.termMonths,
      quotedOn: original.simulationDate,
    },
    context,
  );
  const other = await recalculate?.(original);
  const copy: ProposalRecord = {
    ...original,
    ...other?.figures,
    ...(other ? { rectified: other.rectified, vehicleLabel: other.vehicleLabel } : {}),
    id: makeId(context.now),
    version: 1,
    number: await nextProposalNumber(context.db),
    status: 'WO',
    statusReason: null,
    refusalReasons: null,
    conditions: [],
    offer: null,
    approved: null,
    blocked: false,
    blockedBy: null,
    copiedFromId: original.id,
    contractNumber: null,
    srsValidUntil: null,
    analysisId: null,
    engineAwaySince: null,
    creditDecidedBy: null,
    pendencyAnswer: null,
    conditionsAnswer: null,
    stop: null,
    stoppedAt: null,
    hasFirstDecision: false,
    waitingSince: context.now,
    changedByName: callerOf(context).name,
    createdAt: context.now,
    updatedAt: context.now,
  };
  await insertProposal(context.db, copy);
  if (other) await saveLoan(context.db, copy.id, other.loan.item, other.loan.request);
  else await copyLoan(context.db, original.id, copy.id);
  await recordOpening(copy, 'copy', original.number, context);
  return describeProposal(copy, context);
}

/** What a proposal copies of its simulation: the figures the client saw. */
export function figuresOf(
  simulation: Pick<SimulationRow, 'request' | 'financeTypeId'> & { result: Pick<SimulationRow['result'], 'discount'> },
  item: SimulationItem,
) {
  const { discount } = simulation.result;
  return {
    financeTypeId: simulation.financeTypeId,
    vehicleValueCents: discount?.priceCents ?? simulation.request.vehicleValueCents,
    entryValueCents: simulation.request.entryValueCents,
    financeValueCents: item.financeValueCents,
    termMonths: item.term,
    simulationDate: item.simulationDate,
    tableValidUntil: item.validUntil,
    figures: {
      installmentCents: item.installmentCents,
      balloonCents: item.balloonCents,
      payments: summarisePayments({ ...item, payments: item.payments ?? [] }),
      rateMonthly: item.rateMonthly,
      cetAnnualPct: item.cetAnnualPct,
      iofCents: item.iofCents,
      financedItems: item.financedItems,
      ignoreTCC: simulation.request.ignoreTCC,
      tableCode: item.tableCode,
      tierCode: item.tierCode,
      withoutProducts: item.withoutProducts,
      statedVehicle: statedVehicleOf(simulation.request),
      sale: describeSale(simulation.request, item),
      ...(discount ? { discount } : {}),
    },
  };
}

/** What the simulator knows of the vehicle itself: the registration starts with it. */
const statedVehicleOf = ({ plate, chassis, colour }: SimulationRequest) =>
  normaliseVehicleInfo({ plate, chassis, colour });

async function proposalInReach(id: string, context: WriteContext): Promise<ProposalRecord> {
  const proposal = inReach(await findProposal(context.db, recordScope(callerOf(context).viewer), id));
  return proposal;
}

async function recordOpening(
  proposal: ProposalRecord,
  event: 'open' | 'copy',
  reason: string | null,
  context: WriteContext,
): Promise<void> {
  const { viewer, name } = callerOf(context);
  await appendHistory(context.db, {
    proposalId: proposal.id,
    at: context.now,
    event,
    fromStatus: null,
    toStatus: proposal.status,
    actorId: viewer.userId,
    actorName: name,
    reason,
  });
  context.audit({
    action: `proposal.${event}`,
    entity: 'proposal',
    entityId: proposal.id,
    after: {
      proposalNumber: proposal.number,
      simulationId: proposal.simulationId,
      financeValueCents: proposal.financeValueCents,
      saleType: proposal.figures.sale?.saleType ?? null,
      directSaleTypeId: proposal.figures.sale?.directSaleTypeId ?? null,
    },
  });
}

const clientNamePath = (simulation: SimulationRow) =>
  simulation.request.personType === 'PJ' ? 'client.companyName' : 'client.name';

/** What the simulation states replaces what was registered: its figures were computed from it. */
function prefilledForm(simulation: SimulationRow, registered: ClientForm | null): ProposalClientForm {
  const stated = statedForm(simulation);
  const form = registered?.personType === stated.personType ? withStated(registered, stated) : stated;
  return normaliseClient(form) as ProposalClientForm;
}

/** An address is replaced as a whole or not at all: the state of a simulation has no city. */
function withStated(registered: ClientForm, stated: ClientForm): ClientForm {
  const isGroup = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(stated).flatMap(([name, value]) => {
    const known: unknown = registered[name as keyof ClientForm];
    if (name === 'address' || Array.isArray(value) || !isPresent(value))
      return known === undefined ? [[name, value]] : [];
    if (!isGroup(value)) return [[name, value]];
    const given = Object.entries(value).filter(([, one]) => isPresent(one));
    return [[name, { ...(isGroup(known) ? known : {}), ...Object.fromEntries(given) }]];
  });
  return { ...registered, ...Object.fromEntries(entries) };
}

function statedForm({ client, request }: SimulationRow): ClientForm {
  const contact = { cellNumber: client.phone, email: client.email };
  const address = { stateId: request.state };
  return request.personType === 'PJ'
    ? {
        personType: 'PJ',
        document: client.document,
        name: client.companyName,
        taxRegime: request.taxRegime ?? 'OTHER',
        financialData: { monthlyRevenueCents: client.monthlyIncomeCents },
        address,
        contact,
        responsibles: [],
      }
    : {
        personType: 'PF',
        document: client.document,
        identification: { name: client.name, birthDate: client.birthDate },
        relationship: {},
        address,
        contact,
        occupation: {
          monthlyIncomeCents: client.monthlyIncomeCents,
          additionalIncomeCents: client.additionalIncomeCents,
        },
      };
}

/**
 * Creates a proposal.
 * @returns false when its simulation has one already (the unique index decides between two at once)
 */
async function insertProposal(db: Db, row: typeof proposals.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(proposals).values(row).onConflictDoNothing().returning({ id: proposals.id });
  return inserted.length > 0;
}

const nextProposalNumber = (db: Db) => nextNumber(db, 'proposal_numbers');
