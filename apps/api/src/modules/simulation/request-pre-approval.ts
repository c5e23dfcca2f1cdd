import { createHash } from 'node:crypto';
import { ensureOwnDocument, recordScope } from '@estrada/domain/access/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { tierIdOf } from '@estrada/domain/parameters/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import { assertTableInForce, totalIncomeCents } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq, gt } from 'drizzle-orm';
import { callerOf, type FlowContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';
import { readPricingTier } from '../parameters/index.ts';
import { subjectOf } from './describe-pre-approval.ts';
import { limitEnquiries } from './limit-enquiries.ts';
import { findPriceRow } from './parameters.repository.ts';
import { creditConsents, preApprovals, simulations } from './simulation.tables.ts';
import { findSimulation, type PreApprovalRow, type SimulationRow } from './simulations.repository.ts';

/** The enquiry to the bureau about a client and a loan, without the fields that differ each time. */
type BureauQuestion = Omit<Parameters<Partners['creditBureau']['preApprove']>[0], 'requestId' | 'consent'>;

/** Its answer, and when. */
type BureauAnswer = Pick<PreApprovalRow, 'status' | 'result' | 'tierCode' | 'protocol' | 'failure' | 'consultedAt'>;

/** An answer of the bureau is reused for this many days. */
const answerValidDays = 7;

/** Identifies the same enquiry: every field counts, in a fixed order. */
const hashOf = (question: BureauQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(question).sort(([left], [right]) => (left < right ? -1 : 1))))
    .digest('base64url');

/**
 * The valid answer to the same enquiry. Only enquiries of the same dealer: another dealer's consultation is
 * confidential.
 */
async function findKnownAnswer(
  db: Db,
  { question, dealerId, now }: { question: BureauQuestion; dealerId: string; now: Date },
): Promise<BureauAnswer | null> {
  const validFrom = new Date(now.getTime() - answerValidDays * 24 * 60 * 60 * 1000);
  const { status, result, tierCode, protocol, failure, consultedAt } = preApprovals;
  const [known] = await db
    .select({ status, result, tierCode, protocol, failure, consultedAt })
    .from(preApprovals)
    .innerJoin(simulations, eq(simulations.id, preApprovals.simulationId))
    .where(
      and(
        eq(preApprovals.clientDocument, question.document),
        eq(preApprovals.questionHash, hashOf(question)),
        gt(consultedAt, validFrom),
        eq(status, 'fulfilled'),
        eq(simulations.dealerId, dealerId),
      ),
    )
    .orderBy(desc(consultedAt))
    .limit(1);
  return known ?? null;
}

/**
 * Records the client's authorisation, then queries the credit bureau. The record commits before the query is sent, and
 * stays whatever the answer. A slow, failing or malformed bureau gives `rejected`: the journey continues without a
 * pre-approval. A repeated enquiry of the same dealer returns the stored answer while it is valid, with its time.
 *
 * @throws DomainError SEC004 · DOM002 at the data that the bureau requires · SIM063 for expired figures · USE029 for too
 * many enquiries
 */
export function makeRequestPreApproval(
  bureau: Partners['creditBureau'],
): UseCase<typeof endpoints.requestPreApproval, FlowContext> {
  return async ({ body }, context) => {
    const { viewer } = callerOf(context);
    const simulation = inReach(await findSimulation(context.db, recordScope(viewer), body.simulationId));
    const question = questionOf(simulation, body.term);
    ensureOwnDocument(viewer, question.document, 'client.document');
    await ensureInForce(simulation, body.term, context);
    await context.transaction((tx) =>
      recordConsents(tx, simulation.id, question.document, body.authorization.textVersion),
    );
    const id = makeId(context.now);
    const known = await findKnownAnswer(context.db, { question, dealerId: simulation.dealerId, now: context.now });
    const outcome = known ?? (await queryBureau(bureau, question, body.authorization, { id, simulation }, context));
    await context.transaction(async (tx) => {
      await insertPreApproval(tx.db, {
        ...outcome,
        id,
        simulationId: simulation.id,
        clientDocument: question.document,
        subject: subjectOf(simulation, body.term),
        questionHash: hashOf(question),
        termMonths: body.term,
      });
      const { consultedAt: _when, ...told } = outcome;
      tx.audit({
        action: known ? 'simulation.pre-approval-known' : 'simulation.pre-approval',
        entity: 'simulation',
        entityId: simulation.id,
        after: { ...told, term: body.term },
      });
    });
    const { personType } = simulation.request;
    const pricing = outcome.tierCode && { tierCode: outcome.tierCode, personType };
    return {
      status: outcome.status,
      result: outcome.result,
      tierCode: outcome.tierCode,
      client: { tierCode: outcome.tierCode },
      tierId: outcome.tierCode === null ? null : tierIdOf(outcome.tierCode),
      pricingTier: (pricing && (await readPricingTier(context.db, pricing, context.today))) || null,
      consultedAt: outcome.consultedAt.toISOString(),
    };
  };
}

/** Ensures that the figures still hold: the client would authorise a query about others. @throws DomainError SIM063 */
async function ensureInForce({ result }: SimulationRow, term: number, { db, today }: FlowContext): Promise<void> {
  const { tableCode, simulationDate: quotedOn } = result.simulationItems.find((item) => item.term === term)!;
  const row = await findPriceRow(db, { tableCode, termMonths: term, quotedOn });
  if (!row) throw new DomainError('SIM063');
  assertTableInForce(row, today, quotedOn);
}

/** The data that the bureau requires; a client may lack some while only numbers were tried. */
function questionOf(simulation: SimulationRow, term: number): BureauQuestion {
  const { client, request, result } = simulation;
  const name = request.personType === 'PJ' ? client.companyName : client.name;
  const fields: FieldProblem[] = [];
  const need = (path: string, value: unknown) => {
    if (value === undefined || value === null || value === '') fields.push({ path, key: 'required' });
  };
  need('client.document', client.document);
  need(request.personType === 'PJ' ? 'client.companyName' : 'client.name', name);
  if (request.personType === 'PF') need('client.birthDate', client.birthDate);
  need('client.monthlyIncomeCents', client.monthlyIncomeCents);
  const item = result.simulationItems.find((candidate) => candidate.term === term);
  if (!item) fields.push({ path: 'term', key: 'term.notInTable' });
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  const credit = item!.withoutProducts ?? item!;
  return {
    personType: request.personType,
    document: client.document!,
    name: name!,
    birthDate: client.birthDate ?? null,
    monthlyIncomeCents: totalIncomeCents(client),
    vehiclePriceCents: result.discount?.priceCents ?? request.vehicleValueCents,
    // credit is decided as if the client bought no products
    financedCents: credit.financeValueCents,
    instalmentCents: credit.installmentCents,
    termMonths: term,
  };
}

/** @throws DomainError DOM002 when the texts shown were not the current ones */
export async function recordConsents(
  tx: WriteContext,
  simulationId: string,
  clientDocument: string,
  textVersion: string,
): Promise<void> {
  const current = [consentTexts.creditRegistry.version, consentTexts.privacyNotice.version];
  if (!current.every((version) => version === textVersion))
    throw new DomainError('DOM002', { fields: [{ path: 'authorization.textVersion', key: 'consent.outdated' }] });
  const { userId } = callerOf(tx).viewer;
  const row = { simulationId, clientDocument, textVersion, grantedAt: tx.now, recordedBy: userId };
  await insertConsents(tx.db, [
    { ...row, id: makeId(tx.now), kind: 'credit-registry' },
    { ...row, id: makeId(tx.now), kind: 'privacy-notice' },
  ]);
  tx.audit({
    action: 'consent.record',
    entity: 'simulation',
    entityId: simulationId,
    after: { textVersion, clientDocument },
  });
}

async function queryBureau(
  bureau: Partners['creditBureau'],
  question: BureauQuestion,
  { textVersion }: { textVersion: string },
  { id, simulation }: { id: string; simulation: SimulationRow },
  context: FlowContext,
): Promise<BureauAnswer> {
  await limitEnquiries('bureau', { document: question.document, dealerId: simulation.dealerId }, context);
  const consultedAt = context.now;
  try {
    const { result, tierCode, protocol } = await bureau.preApprove({
      ...question,
      requestId: id,
      consent: { textVersion, grantedAt: consultedAt.toISOString() },
    });
    return { status: 'fulfilled', result, tierCode, protocol, failure: null, consultedAt };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    const { failure } = error;
    return { status: 'rejected', result: null, tierCode: null, protocol: null, failure, consultedAt };
  }
}

const insertConsents = (db: Db, rows: (typeof creditConsents.$inferInsert)[]) => db.insert(creditConsents).values(rows);

const insertPreApproval = (db: Db, row: typeof preApprovals.$inferInsert) => db.insert(preApprovals).values(row);
