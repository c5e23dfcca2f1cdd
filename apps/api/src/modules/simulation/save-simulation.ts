import { ensureOwnDocument, recordScope } from '@estrada/domain/access/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { formatPercent } from '@estrada/domain/formats/index';
import { clientBirthDateProblem, isDocumentOf } from '@estrada/domain/people/index';
import type { AppliedDiscount, endpoints, SimulationClient, SimulationRequest } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach, lockAt } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { ensureSellsBy, findDealerInScope } from '../organization/index.ts';
import { maskedFor, priceOf, showSimulation } from './describe-simulation.ts';
import { writeProductChoice } from './product-menu/product-choices.ts';
import type { LeadLink, ProposalLookup } from './proposal-lookup.ts';
import { quote } from './quote.ts';
import { simulations } from './simulation.tables.ts';
import { findSimulation, type SimulationRow, updateSimulation } from './simulations.repository.ts';

/** The next readable code of a simulation, e.g. `S100042`. */
async function nextSimulationCode(db: Db): Promise<string> {
  const answer = await db.execute(sql`select nextval('simulation_codes') as value`);
  return `S${(answer as { rows: { value: string | number }[] }).rows[0]!.value}`;
}

/**
 * Saves a simulation with current figures; the server computes them and ignores the browser's. The chosen column of the
 * menu is recorded with it. The lead that it starts from is linked to it; a copy starts from it only while it is open.
 *
 * @throws DomainError SEC004, ADD004, as `quote`, `writeProductChoice` and `LeadLink`
 */
export function makeSaveSimulation(
  proposals: ProposalLookup,
  leads: LeadLink,
): UseCase<typeof endpoints.saveSimulation, WriteContext> {
  return async ({ query, body }, context) => {
    const { viewer } = callerOf(context);
    const dealer = inReach(await findDealerInScope(context.db, recordScope(viewer), query.dealerId));
    await ensureSellsBy(context.db, dealer.id, 'CHD');
    const named = body.request.fromLead;
    const fromLead = named && query.clone && !(await leads.isOpen(named, context)) ? undefined : named;
    const content = { ...body, request: { ...body.request, fromLead } };
    const row: SimulationRow = {
      ...(await contentOf(content, { dealerId: dealer.id, proposals }, context)),
      id: makeId(context.now),
      version: 1,
      code: await nextSimulationCode(context.db),
      origin: query.clone ? 'COPY' : fromLead ? 'LEAD' : 'SIMULATOR',
      dealerId: dealer.id,
      sellerId: viewer.userId,
      createdAt: context.now,
      updatedAt: context.now,
    };
    await insertSimulation(context.db, row);
    context.audit({
      action: query.clone ? 'simulation.copy' : 'simulation.save',
      entity: 'simulation',
      entityId: row.id,
      after: auditView(row),
    });
    if (fromLead) await leads.simulate(fromLead, row, context);
    if (body.menuChoice) await writeProductChoice(row, body.menuChoice, context);
    return showSimulation(row, null, context);
  };
}

/**
 * Replaces the content of a saved simulation, and records the chosen column of the menu.
 *
 * @throws DomainError PRS001 when another user changed it first; as `writeProductChoice`
 */
export function makeUpdateSavedSimulation(
  proposals: ProposalLookup,
): UseCase<typeof endpoints.updateSavedSimulation, WriteContext> {
  return async ({ body }, context) => {
    const locking = findSimulation(context.db, recordScope(callerOf(context).viewer), body.id, { lock: true });
    const before = await lockAt(body.version, locking, 'PRS001');
    const masked = maskedFor(before, callerOf(context).viewer);
    const client = retainMasked(body, before, masked);
    const { plate, chassis, fromLead, versionId } = before.request;
    // of the same vehicle a sender who could not see them does not remove them
    const marks = masked.length > 0 && body.request.versionId === versionId ? { plate, chassis } : {};
    const changes = {
      ...(await contentOf(
        // where it started does not change
        { ...body, client, request: { ...marks, ...body.request, fromLead } },
        { dealerId: before.dealerId, proposals, grantedTax: before.request.currentTax, savedAs: before.id },
        context,
      )),
      version: before.version + 1,
      updatedAt: context.now,
    };
    await updateSimulation(context.db, before.id, changes);
    const after = { ...before, ...changes };
    context.audit({
      action: 'simulation.update',
      entity: 'simulation',
      entityId: before.id,
      before: auditView(before),
      after: auditView(after),
    });
    if (body.menuChoice) await writeProductChoice(after, body.menuChoice, context);
    const proposalIds = await proposals.findIdsBySimulations(context.db, [after.id]);
    return showSimulation(after, proposalIds.get(after.id) ?? null, context);
  };
}

/**
 * The sent client with what its sender could not see: of the same client it stays as it is stored. Another document is
 * another client, of whom nothing is known.
 */
function retainMasked(
  { client, request }: Pick<Content, 'client' | 'request'>,
  before: SimulationRow,
  masked: ReturnType<typeof maskedFor>,
): SimulationClient {
  const isSame = client.document === undefined || client.document === before.client.document;
  if (!isSame || request.personType !== before.request.personType) return client;
  const hidden = Object.fromEntries(masked.map((field) => [field, before.client[field]]));
  return { ...hidden, ...client };
}

interface Content {
  client: SimulationClient;
  request: SimulationRequest;
  selectedTerm: number | null;
  seenInstallmentCents?: number | undefined;
}

async function contentOf(
  { client, request: sent, selectedTerm, seenInstallmentCents }: Content,
  {
    dealerId,
    proposals,
    grantedTax,
    savedAs,
  }: {
    dealerId: string;
    proposals: ProposalLookup;
    grantedTax?: SimulationRequest['currentTax'];
    savedAs?: string;
  },
  context: WriteContext,
) {
  checkClient(client, sent.personType, context.today);
  // saving reveals whether the client has paid the registration fee
  ensureOwnDocument(callerOf(context).viewer, client.document, 'client.document');
  const ignoreTCC = await proposals.isFreeOfRegistrationFee(context.db, client.document);
  // the client is stored once, where it can be masked
  const request = { ...sent, ignoreTCC, clientBirthDate: undefined };
  const { result, vehicleLabel } = await quote(
    {
      request,
      dealerId,
      clientDocument: client.document ?? null,
      birthDate: client.birthDate,
      grantedTax,
      savedAs,
    },
    context,
  );
  const terms = result.simulationItems.map((item) => item.term);
  if (selectedTerm !== null && !terms.includes(selectedTerm))
    throw new DomainError('DOM002', { fields: [{ path: 'selectedTerm', key: 'term.notInTable' }] });
  const chosen = result.simulationItems.find((item) => item.term === selectedTerm);
  // the tables changed between two steps: an instalment other than the one shown is never saved silently
  if (chosen && seenInstallmentCents !== undefined && chosen.installmentCents !== seenInstallmentCents)
    throw new DomainError('SIM063');
  return {
    clientDocument: client.document ?? null,
    clientName: (request.personType === 'PJ' ? client.companyName : client.name) ?? null,
    client,
    vehicleLabel,
    changedByName: callerOf(context).name,
    financeTypeId: request.financeTypeId,
    // the terms that were shown, so that a recalculation shows the same ones
    request: { ...request, terms },
    selectedTerm,
    result,
  };
}

function checkClient(client: SimulationClient, personType: 'PF' | 'PJ', today: string): void {
  const fields: FieldProblem[] = [];
  if (client.document && !isDocumentOf(personType, client.document))
    fields.push({ path: 'client.document', key: personType === 'PF' ? 'cpf.invalid' : 'cnpj.invalid' });
  const birthDate = client.birthDate
    ? clientBirthDateProblem(client.birthDate, Temporal.PlainDate.from(today))
    : undefined;
  if (birthDate) fields.push({ path: 'client.birthDate', key: birthDate });
  if (personType === 'PJ' && client.additionalIncomeCents !== undefined)
    fields.push({ path: 'client.additionalIncomeCents', key: 'value.notAllowed' });
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
}

/** The manual rate as the trail names it: "1,2900% · 36 · REG-36". */
const taxText = ({ currentTax }: SimulationRequest): string | null =>
  currentTax
    ? [formatPercent(Number(currentTax.taxValue), 4), currentTax.term, currentTax.tableCode].join(' · ')
    : null;

const auditView = (row: SimulationRow) => ({
  code: row.code,
  origin: row.origin,
  clientDocument: row.clientDocument,
  monthlyIncomeCents: row.client.monthlyIncomeCents ?? null,
  additionalIncomeCents: row.client.additionalIncomeCents ?? null,
  vehicleValueCents: priceOf(row),
  ...discountTrail(row.result.discount),
  entryValueCents: row.request.entryValueCents,
  tradeInValueCents: row.request.tradeIn?.valueCents ?? null,
  tradeInDebtsCents: row.request.tradeIn?.debtsCents ?? null,
  financeTypeId: row.financeTypeId,
  saleType: row.request.saleType,
  directSaleTypeId: row.request.directSaleTypeId ?? null,
  saleOptionTypeIds: row.request.saleOptionTypeIds?.join(', ') ?? null,
  optionCodes: row.request.optionCodes?.join(', ') ?? null,
  colour: row.request.colour ?? null,
  plateState: row.request.plateState ?? row.request.state,
  taxRegime: row.request.taxRegime ?? null,
  tableCodes: row.request.tableCodes?.join(', ') ?? null,
  currentTax: taxText(row.request),
  selectedTerm: row.selectedTerm,
  ...trailFigures(row),
  version: row.version,
});

/** The coupon or voucher, by its code; none without one. */
const discountTrail = (discount: AppliedDiscount | undefined) =>
  discount ? { discountCode: discount.code, discountCents: discount.discountCents } : {};

/** The figures of the chosen term; none before one is chosen. */
function trailFigures({ result, selectedTerm }: SimulationRow) {
  const item = result.simulationItems.find(({ term }) => term === selectedTerm);
  return {
    installmentCents: item?.installmentCents ?? null,
    rateMonthly: item?.rateMonthly ?? null,
    cetAnnualPct: item?.cetAnnualPct ?? null,
  };
}

const insertSimulation = (db: Db, row: typeof simulations.$inferInsert) => db.insert(simulations).values(row);
