import type { Viewer } from '@estrada/domain/access/index';
import { maskDocument } from '@estrada/domain/people/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import { summarisePayments } from '@estrada/domain/simulation/index';
import type {
  SavedSimulation,
  SavedSimulationRow,
  SimulationClient,
  SimulationItem,
  SimulationResult,
} from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { withNames } from './cost-labels.ts';
import { describePreApproval } from './describe-pre-approval.ts';
import { pricingTierOf } from './find-pricing-tier.ts';
import { withoutHidden } from './profile-views.ts';
import { findLastPreApproval, findNames, type SimulationRow } from './simulations.repository.ts';

/** The whole saved simulation in wire form. */
export async function describeSimulation(
  { db, today }: Pick<ReadContext, 'db' | 'today'>,
  row: SimulationRow,
  proposalId: string | null,
): Promise<SavedSimulation> {
  const { dealer, sellerName } = await findNames(db, row.dealerId, row.sellerId);
  const answer = await findLastPreApproval(db, row.id);
  const pricingTier = await pricingTierOf({ db, today }, row, answer);
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    origin: row.origin,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dealer,
    sellerName,
    vehicleLabel: row.vehicleLabel,
    client: describeClient(row.client),
    maskedFields: null,
    request: { ...row.request, choices: row.request.choices ?? {} },
    selectedTerm: row.selectedTerm,
    result: withLaterFields(row.result, row.financeTypeId),
    hasExpired: hasExpired(row, today),
    ...describePreApproval(answer, row, pricingTier),
    proposalId,
  };
}

/** The same without what the viewer may not see. */
export async function showSimulation(
  row: SimulationRow,
  proposalId: string | null,
  context: ReadContext,
): Promise<SavedSimulation> {
  const whole = await describeSimulation(context, row, proposalId);
  const result = await withoutHidden(whole.result, row.request, context);
  const masked = maskedFor(row, callerOf(context).viewer);
  // the marks of a vehicle lead to its owner
  const { plate: _plate, chassis: _chassis, ...request } = whole.request;
  return {
    ...whole,
    ...maskClient(whole.client, masked),
    request: masked.length > 0 ? request : whole.request,
    result,
  };
}

type ClientField = keyof SavedSimulation['client'];

/** What a viewer may not see of a simulation's client: of their own simulations they typed it themselves. */
export function maskedFor({ client, request, sellerId }: SimulationRow, viewer: Viewer): readonly ClientField[] {
  if (!readsMasked(viewer.role) || sellerId === viewer.userId) return [];
  // a company's CNPJ is public, as in a registration
  const document = request.personType === 'PF' ? (['document'] as const) : [];
  const personal: ClientField[] = [
    ...document,
    'birthDate',
    'phone',
    'email',
    'monthlyIncomeCents',
    'additionalIncomeCents',
  ];
  return personal.filter((field) => client[field] !== undefined);
}

/** A simulation's client without these fields, and their paths. */
export function maskClient(
  client: SavedSimulation['client'],
  masked: readonly ClientField[],
): Pick<SavedSimulation, 'client' | 'maskedFields'> {
  if (masked.length === 0) return { client, maskedFields: null };
  const hidden = Object.fromEntries(masked.map((field) => [field, null]));
  return { client: { ...client, ...hidden }, maskedFields: masked.map((field) => `client.${field}`) };
}

/** The terms of a saved simulation, without what the viewer may not see. */
export async function showItems(row: SimulationRow, context: ReadContext): Promise<SimulationItem[]> {
  const result = withLaterFields(row.result, row.financeTypeId);
  return (await withoutHidden(result, row.request, context)).simulationItems;
}

/** The chosen term, else the first one. */
const chosenItem = ({ result: { simulationItems }, selectedTerm }: SimulationRow): SimulationItem | undefined =>
  simulationItems.find(({ term }) => term === selectedTerm) ?? simulationItems[0];

/** The price of the vehicle in a saved simulation, with the discount of its coupon or voucher. */
export const priceOf = ({ request, result }: Pick<SimulationRow, 'request' | 'result'>): number =>
  result.discount?.priceCents ?? request.vehicleValueCents;

/** Whether the offer of the chosen term has ended. */
function hasExpired(row: SimulationRow, today: string): boolean {
  const item = chosenItem(row);
  return item !== undefined && item.validUntil < today;
}

/** An old saved result with the fields that were added since, as they would have been then. */
function withLaterFields(result: SimulationResult, financeTypeId: number): SimulationResult {
  return {
    ...result,
    financeTypeId,
    choiceSpec: result.choiceSpec ?? [],
    fixedEntryCents: result.fixedEntryCents ?? null,
    simulationItems: result.simulationItems.map((item) => ({
      ...item,
      financedItems: withNames(item.financedItems),
      cetComposition: withNames(item.cetComposition),
      payments: item.payments ?? [],
      choices: item.choices ?? {},
      subsidyCents: item.subsidyCents ?? null,
      tableRateMonthly: item.tableRateMonthly ?? null,
      leasing: item.leasing ?? null,
      withoutProducts: item.withoutProducts ?? null,
      iofExemption: item.iofExemption ?? null,
      missingProducts: item.missingProducts ?? [],
      totalWithoutFinancingCents: item.totalWithoutFinancingCents ?? priceWithProducts(item),
    })),
  };
}

/** The price of the vehicle, by its parts, and the premiums of the chosen products. */
function priceWithProducts({
  netCreditCents,
  totalWithEntryCents,
  totalPaymentsCents,
  products,
}: SimulationItem): number {
  const entryValueCents = totalWithEntryCents - totalPaymentsCents;
  const chosen = products.filter(({ selected }) => selected);
  return chosen.reduce((sum, { premiumCents }) => sum + premiumCents, netCreditCents + entryValueCents);
}

const describeClient = (client: SimulationClient): SavedSimulation['client'] => ({
  document: client.document ?? null,
  name: client.name ?? null,
  companyName: client.companyName ?? null,
  birthDate: client.birthDate ?? null,
  phone: client.phone ?? null,
  email: client.email ?? null,
  monthlyIncomeCents: client.monthlyIncomeCents ?? null,
  additionalIncomeCents: client.additionalIncomeCents ?? null,
});

/** One line of the list. */
export function describeRow(
  row: SimulationRow & { sellerName: string; dealerName: string },
  { today, ...extra }: { today: string; preApprovalResult: number | null; proposalId: string | null },
): SavedSimulationRow {
  const item = chosenItem(row);
  return {
    id: row.id,
    code: row.code,
    origin: row.origin,
    updatedAt: row.updatedAt.toISOString(),
    clientName: row.clientName,
    clientDocumentMasked: row.clientDocument ? maskDocument(row.clientDocument) : null,
    vehicleLabel: row.vehicleLabel,
    financeTypeId: row.financeTypeId,
    vehicleValueCents: priceOf(row),
    ...(row.result.discount ? { discountCents: row.result.discount.discountCents } : {}),
    entryValueCents: row.request.entryValueCents,
    selectedTerm: item?.term ?? null,
    installmentCents: item?.installmentCents ?? null,
    payments: item ? summarisePayments({ ...item, payments: item.payments ?? [] }) : null,
    cetAnnualPct: item?.cetAnnualPct ?? null,
    hasExpired: hasExpired(row, today),
    sellerName: row.sellerName,
    dealerName: row.dealerName,
    ...extra,
  };
}
