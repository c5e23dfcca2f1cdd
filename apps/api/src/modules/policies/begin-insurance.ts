import { type ModuleFlags, recordScope } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  type InsuranceAnswers,
  type InsurerId,
  insuranceOfType,
  insurerOf,
  isInsurerActive,
  type KnownForInsurance,
  normaliseInsurance,
  prefillInsurance,
} from '@estrada/domain/insurance/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import type { BodyOf, endpoints, InsuranceDetail, QueryOf } from '@estrada/endpoints/index';
import { and, desc, eq } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { makeId } from '../../kernel/ids.ts';
import { findQuote, placeOf } from '../insurance/index.ts';
import {
  findLoan,
  nextNumber,
  type ProposalRecord,
  proposalInReach,
  proposalReach,
  proposals,
} from '../proposals/index.ts';
import { describeInsurance, findRenewal, isRenewable, mayRenew } from './describe-insurance.ts';
import { appendInsuranceHistory, type InsuranceRecord, insuranceInReach } from './insurance-proposals.repository.ts';
import { insuranceProposals } from './policies.tables.ts';

type OfType = { type: string; provider: InsurerId };

/**
 * The product and insurer that an address names.
 *
 * @throws DomainError DOM002 at `provider` for a pair that is not sold, or whose module is off
 */
function insuredBy({ type, provider }: OfType, modules: ModuleFlags): { product: InsuranceCode; insurer: InsurerId } {
  const { code, provider: named } = insuranceOfType(type);
  const insurer = insurerOf(provider, code);
  if (!insurer || (named !== null && named !== provider) || !isInsurerActive(provider, modules))
    throw new DomainError('DOM002', { fields: [{ path: 'provider', key: 'value.notAllowed' }] });
  return { product: code, insurer };
}

type Begin = typeof endpoints.beginInsurance;

/** Begins an insurance proposal, prefilled from the sale, the client and the price that it names. */
export const makeBeginInsurance =
  (modules: ModuleFlags) =>
  async (
    { params, query, body }: { params: OfType; query: QueryOf<Begin>; body: BodyOf<Begin> },
    context: WriteContext,
  ): Promise<InsuranceDetail> => {
    const { product, insurer } = insuredBy(params, modules);
    const sale = body.saleProposalId ? await proposalInReach(body.saleProposalId, context) : null;
    if (body.saleType === 'FINANCED' && !sale)
      throw new DomainError('DOM002', { fields: [{ path: 'saleProposalId', key: 'required' }] });
    const place = await placeOf({ dealerId: sale?.dealerId ?? query.dealerId }, context);
    if (place.dealerId === null || place.unsold.has(product))
      throw new DomainError('DOM002', {
        fields: [
          place.dealerId === null ? { path: 'dealerId', key: 'required' } : { path: 'type', key: 'value.notAllowed' },
        ],
      });
    const client = sale ?? (body.clientDocument ? await findLatestSaleOfClient(body.clientDocument, context) : null);
    const known = await readKnown(product, insurer, { sale, client, idQuote: body.idQuote }, context);
    const { answers, prefilled } = prefillInsurance(product, known);
    const document = body.clientDocument;
    const withDocument: InsuranceAnswers =
      document && !answers.assured?.identification
        ? {
            ...answers,
            assured: {
              ...answers.assured,
              identification: document,
              personType: isDocumentOf('PJ', document) ? 'PJ' : 'PF',
            },
          }
        : answers;
    return insertInsurance(
      {
        product,
        insurer,
        dealerId: place.dealerId,
        sellerDocument: query.sellerDocument ?? null,
        saleType: body.saleType,
        saleProposalId: sale?.id ?? null,
        simulationCode: sale?.simulationCode ?? null,
        contractNumber: sale?.contractNumber ?? null,
        financeTypeId: sale?.financeTypeId ?? null,
        renewalOfId: null,
        answers: withDocument,
        prefilled,
      },
      'begin',
      context,
    );
  };

type Beginning = Pick<
  InsuranceRecord,
  | 'product'
  | 'insurer'
  | 'dealerId'
  | 'sellerDocument'
  | 'saleType'
  | 'saleProposalId'
  | 'simulationCode'
  | 'contractNumber'
  | 'financeTypeId'
  | 'renewalOfId'
  | 'answers'
  | 'prefilled'
>;

/** What the client of a record is called, from its answers. */
export const clientOf = ({ assured = {} }: InsuranceAnswers) => ({
  personType: assured.personType === 'PJ' ? ('PJ' as const) : ('PF' as const),
  clientDocument: typeof assured.identification === 'string' ? assured.identification : null,
  clientName: typeof assured.name === 'string' ? assured.name : null,
});

async function insertInsurance(
  beginning: Beginning,
  event: 'begin' | 'renew',
  context: WriteContext,
): Promise<InsuranceDetail> {
  const { db, now, today } = context;
  const { viewer, name } = callerOf(context);
  const answers = normaliseInsurance(beginning.product, beginning.answers);
  const values = {
    ...beginning,
    ...clientOf(answers),
    answers,
    id: makeId(now),
    version: 1,
    number: await nextNumber(db, 'insurance_numbers'),
    status: 'working' as const,
    sellerId: viewer.userId,
    createdById: viewer.userId,
    createdByName: name,
    lastWorkedOn: today,
    changedByName: name,
    createdAt: now,
    updatedAt: now,
  };
  const [record] = await db.insert(insuranceProposals).values(values).returning();
  await appendInsuranceHistory(db, {
    insuranceId: values.id,
    at: now,
    event,
    fromStatus: null,
    toStatus: 'working',
    actorId: viewer.userId,
    actorName: name,
    reason: null,
  });
  const { product, insurer, saleProposalId, renewalOfId } = beginning;
  context.audit({
    action: `insurance.${event}`,
    entity: 'insurance',
    entityId: values.id,
    after: { insuranceNumber: values.number, product, insurer, saleProposalId, renewalOf: renewalOfId, ...answers },
  });
  return describeInsurance(record!, context);
}

/** The newest sale in reach of a client: its registration is prefilled, its vehicle is not. */
async function findLatestSaleOfClient(document: string, context: WriteContext): Promise<ProposalRecord | null> {
  const scope = scopeFilter(recordScope(callerOf(context).viewer), proposalReach);
  if (scope === null) return null;
  const [row] = await context.db
    .select()
    .from(proposals)
    .where(and(eq(proposals.clientDocument, document), scope))
    .orderBy(desc(proposals.id))
    .limit(1);
  return row ?? null;
}

/** What is known of the sale, and of the price that it or the call names. */
async function readKnown(
  product: InsuranceCode,
  insurer: InsurerId,
  {
    sale,
    client,
    idQuote,
  }: { sale: ProposalRecord | null; client: ProposalRecord | null; idQuote: string | undefined },
  { db, today }: WriteContext,
): Promise<KnownForInsurance> {
  const loan = sale && (await findLoan(db, sale.id));
  const sold = loan?.item.products?.find((one) => one.code === product && one.selected && one.provider === insurer);
  const quoteId = idQuote ?? sold?.quoteId ?? null;
  const stored = quoteId ? await findQuote(db, quoteId) : null;
  const quote = stored?.insurer === insurer && stored.request.product === product ? stored : null;
  const [coverage = null, deductible] = (sold?.option?.pricingOption ?? '').split('-');
  const info = sale?.vehicleAdditionalInfo;
  return {
    client: client && { ...client.client, document: client.client.document || client.clientDocument },
    vehicle: sale && {
      label: sale.vehicleLabel,
      assetType: sale.assetType,
      modelYear: loan?.modelYear ?? null,
      valueCents: sale.vehicleValueCents,
      plate: info?.plate ?? null,
      chassis: info?.chassis ?? null,
      renavam: info?.renavam ?? null,
      mileage: quote?.request.vehicle.kilometres || null,
    },
    loan: sale && { financedCents: sale.financeValueCents, termMonths: sale.termMonths },
    priced: quote && {
      request: quote.request,
      coverage: coverage === '' || coverage === 'STANDARD' ? null : coverage,
      deductiblePercent: deductible === undefined ? null : Number(deductible),
    },
    today,
  };
}

/** Begins again with the answers of a record that is over, or renews a policy that is about to end. */
export async function renewInsurance(
  { params }: { params: { id: string } },
  context: WriteContext,
): Promise<InsuranceDetail> {
  const old = await insuranceInReach(params.id, context, { lock: true });
  const isRenewal = isRenewable(old);
  if (!mayRenew(old, context) || (isRenewal && (await findRenewal(old, context)))) throw new DomainError('PRS007');
  const { payment: _paid, ...answers } = old.answers;
  const details = { ...answers.details };
  // the last covered day of the old policy is not covered twice
  if (details.initialDate)
    details.initialDate =
      isRenewal && old.endsOn && old.endsOn >= context.today ? addDays(old.endsOn, 1) : context.today;
  return insertInsurance(
    {
      product: old.product,
      insurer: old.insurer,
      dealerId: old.dealerId,
      sellerDocument: old.sellerDocument,
      saleType: 'AVULSA',
      saleProposalId: isRenewal ? null : old.saleProposalId,
      simulationCode: isRenewal ? null : old.simulationCode,
      contractNumber: isRenewal ? null : old.contractNumber,
      financeTypeId: isRenewal ? null : old.financeTypeId,
      renewalOfId: isRenewal ? old.id : null,
      answers: { ...answers, details },
      prefilled: Object.entries(answers).flatMap(([section, values]) =>
        Object.keys(values ?? {}).map((name) => `${section}.${name}`),
      ),
    },
    isRenewal ? 'renew' : 'begin',
    context,
  );
}
