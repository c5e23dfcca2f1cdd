import { createHash } from 'node:crypto';
import {
  openSettlementsAtMost,
  quoteSettlement,
  type SettlementChoice,
  type SettlementQuote,
} from '@estrada/domain/client-page/index';
import { actsForClient } from '@estrada/domain/contracts/index';
import { isLease } from '@estrada/domain/enumerations/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { paidStatuses } from '@estrada/domain/proposals/index';
import { isOverdueOn } from '@estrada/domain/simulation/index';
import { type endpoints, mediaTypes, type ResponseOf } from '@estrada/endpoints/index';
import { drawForCaller } from '../../documents/document.ts';
import { instalmentSlip } from '../../documents/instalment-slip.ts';
import type { FlowContext, ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { fallBackTo, type LoanServicing, type LoanStatement, PartnerError } from '../../partners/index.ts';
import { findLoan } from '../proposals/index.ts';
import { describeWithdrawalForClient, findWithdrawalOf, withdrawForClient } from '../settlement/index.ts';
import { readOfferLender } from '../simulation/index.ts';
import { openVisit, type Visit, visitTrail } from './client-visit.ts';

/** Each reads the statement at the company that collects the instalments. */
const perLink = { name: 'client-page-loan', hits: 120, windowSeconds: 3_600 };

type Settlement = ResponseOf<typeof endpoints.requestClientSettlement>;
type ServicedVisit = Visit & { contractNumber: string };

const refuse = (problem: FieldProblem) => new DomainError('DOM002', { fields: [problem] });

/** Whether the instalments of the visitor's contract are collected: it is paid, and the client has not withdrawn from it. */
export async function isServiced({ proposal, role }: Visit, { db }: ReadContext): Promise<boolean> {
  if (!actsForClient(role) || !proposal.contractNumber) return false;
  const isPaid = (paidStatuses as readonly string[]).includes(proposal.status);
  return isPaid && (await findWithdrawalOf(db, proposal.id)) === null;
}

/** A visit whose contract is collected; any other is treated as missing. @throws DomainError SEC004, USE029 */
async function openServiced(seal: Seal, context: FlowContext): Promise<ServicedVisit> {
  const visit = await openVisit(seal, context);
  const contractNumber = inReach((await isServiced(visit, context)) ? visit.proposal.contractNumber : null);
  await limitRate(context.db, perLink, visit.linkId, context.now);
  return { ...visit, contractNumber };
}

/**
 * The statement of a contract. A contract that is not known yet is registered with the schedule that the client signed: the
 * figures of both agree to the centavo. Null: the company does not accept it.
 *
 * @throws PartnerError
 */
async function readStatement(
  servicing: LoanServicing,
  { proposal, contractNumber }: ServicedVisit,
  { db }: ReadContext,
): Promise<LoanStatement | null> {
  const known = await servicing.findStatement(contractNumber);
  const loan = known ? null : await findLoan(db, proposal.id);
  if (known || !loan) return known;
  const { simulationDate, rateMonthly, schedule } = loan.item;
  const isAccepted = await servicing
    .register({
      contractNumber,
      releasedOn: simulationDate,
      rateMonthly,
      instalments: schedule.map(({ number, dueDate, paymentCents, principalCents, interestCents }) => ({
        number,
        dueOn: dueDate,
        amountCents: paymentCents,
        principalCents,
        interestCents,
      })),
    })
    .then(() => true)
    .catch(fallBackTo(false, 'refused'));
  return isAccepted ? servicing.findStatement(contractNumber) : null;
}

/** The statement, where the company knows the contract. @throws DomainError PRS007, PartnerError */
async function readKnown(servicing: LoanServicing, visit: ServicedVisit, context: ReadContext): Promise<LoanStatement> {
  const statement = await readStatement(servicing, visit, context);
  if (!statement) throw new DomainError('PRS007');
  return statement;
}

const describeSettlement = ({
  settlementId,
  kind,
  on,
  amountCents,
  status,
  line,
}: LoanStatement['settlements'][number]) => ({
  id: settlementId,
  kind,
  on,
  amountCents,
  status,
  line,
});

/** Whether a settlement may still be paid, or waits to be. */
const isOpen = ({ status }: Pick<Settlement, 'status'>): boolean => status !== 'EXPIRED';

const maySettle = ({ proposal }: Visit): boolean => !isLease(proposal.financeTypeId);

/** The instalments of the visitor's contract, as the company that collects them reports them. */
export const makeReadClientLoan =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.readClientLoan, FlowContext> =>
  async (_input, context) => {
    const visit = await openServiced(seal, context);
    const statement = await readStatement(servicing, visit, context);
    if (!statement) return { loan: null };
    const { asOf, rateMonthly, outstandingCents, instalments, settlements } = statement;
    return {
      loan: {
        asOf,
        rateMonthly,
        outstandingCents,
        instalments: instalments.map(({ number, dueOn, amountCents, paidOn, paidCents }) => ({
          number,
          dueOn,
          amountCents,
          paidOn,
          paidCents,
          isOverdue: paidOn === null && isOverdueOn({ dueOn }, context.today),
        })),
        settlements: settlements.map(describeSettlement),
        maySettle: maySettle(visit),
      },
    };
  };

/** The slip of an open instalment. @throws DomainError PRS007 where it has none */
async function readSlip(servicing: LoanServicing, visit: ServicedVisit, number: number, context: ReadContext) {
  const { instalments } = await readKnown(servicing, visit, context);
  const slip = await servicing.findSlip(visit.contractNumber, number);
  if (!slip) throw new DomainError('PRS007');
  return { ...slip, instalmentCount: instalments.length };
}

const recordSlip = (visit: ServicedVisit, instalmentNumber: number, context: FlowContext) =>
  context.transaction(async (tx) =>
    tx.audit({
      action: 'proposal.clientPage.slip',
      entity: 'proposal',
      entityId: visit.proposal.id,
      after: { ...visitTrail(visit), instalmentNumber },
    }),
  );

/** The line of an instalment's slip, to be copied. The trail records who read it. */
export const makeReadClientSlip =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.readClientSlip, FlowContext> =>
  async ({ params: { number } }, context) => {
    const visit = await openServiced(seal, context);
    const { line, dueOn, amountCents } = await readSlip(servicing, visit, number, context);
    await recordSlip(visit, number, context);
    return { line, dueOn, amountCents };
  };

/** The slip of an instalment as a PDF. The company gives the data, the page is ours. */
export const makePrintClientSlip =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.printClientSlip, FlowContext> =>
  async ({ params: { number } }, context) => {
    const visit = await openServiced(seal, context);
    const { proposal, contractNumber } = visit;
    const slip = await readSlip(servicing, visit, number, context);
    const { name: lenderName } = await readOfferLender(context.db, proposal.simulationDate);
    const content = await drawForCaller(
      instalmentSlip,
      {
        ...slip,
        lenderName,
        clientName: proposal.clientName,
        contractNumber,
        vehicleLabel: proposal.vehicleLabel,
        instalment: number,
        writtenAt: context.now.toISOString(),
      },
      context.language,
    );
    await recordSlip(visit, number, context);
    return { content, contentType: mediaTypes.pdf, fileName: `parcela-${number}.pdf` };
  };

/** @throws DomainError PRS007 for a lease, DOM002 as `quoteSettlement` */
async function quote(
  servicing: LoanServicing,
  visit: ServicedVisit,
  choice: SettlementChoice,
  context: ReadContext,
): Promise<{ quoted: SettlementQuote; statement: LoanStatement }> {
  if (!maySettle(visit)) throw new DomainError('PRS007');
  const statement = await readKnown(servicing, visit, context);
  return { quoted: quoteSettlement(statement, choice, context.today), statement };
}

/** The computation of an early settlement on a day: each instalment with its present value at the contract's rate. */
export const makeQuoteClientSettlement =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.quoteClientSettlement, FlowContext> =>
  async ({ query: { kind, on, amountCents = null } }, context) => {
    const visit = await openServiced(seal, context);
    const { quoted, statement } = await quote(servicing, visit, { kind, on, amountCents }, context);
    return {
      ...quoted,
      rateMonthly: statement.rateMonthly,
      payments: quoted.payments.map(({ months: _, ...payment }) => payment),
    };
  };

/**
 * Requests an early settlement with the figure that the client saw. Its id follows from contract, day and figure, so a repeated
 * request is the same one, also where the answer to the first was lost.
 *
 * @throws DomainError DOM002 at `valueCents` where the figure has changed; PRS007, SIS004
 */
export const makeRequestClientSettlement =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.requestClientSettlement, FlowContext> =>
  async ({ body: { valueCents, ...choice } }, context) => {
    const visit = await openServiced(seal, context);
    const { contractNumber } = visit;
    const { quoted, statement } = await quote(servicing, visit, choice, context);
    if (quoted.valueCents !== valueCents) throw refuse({ path: 'valueCents', key: 'settlement.figureChanged' });
    const { kind, on } = quoted;
    const isSame = (one: Pick<Settlement, 'kind' | 'on' | 'amountCents'>) =>
      one.kind === kind && one.on === on && one.amountCents === valueCents;
    const open = statement.settlements.filter(isOpen);
    if (open.length >= openSettlementsAtMost && !open.some(isSame))
      throw refuse({ path: 'on', key: 'settlement.tooMany', params: { max: openSettlementsAtMost } });
    const requestId = createHash('sha256')
      .update(`${contractNumber} ${kind} ${on} ${valueCents}`)
      .digest('hex')
      .slice(0, 32);
    const record = (settlementRequest: 'accepted' | 'refused' | 'unknown') =>
      context.transaction(async (tx) =>
        tx.audit({
          action: 'proposal.clientPage.settlement',
          entity: 'proposal',
          entityId: visit.proposal.id,
          after: {
            ...visitTrail(visit),
            settlementKind: kind,
            settleOn: on,
            amountCents: valueCents,
            settlementRequest,
          },
        }),
      );
    try {
      const settlement = await servicing.requestSettlement({
        contractNumber,
        requestId,
        kind,
        on,
        amountCents: valueCents,
      });
      await record('accepted');
      return describeSettlement(settlement);
    } catch (error) {
      if (error instanceof PartnerError) await record(error.failure === 'refused' ? 'refused' : 'unknown');
      throw error;
    }
  };

/** The visitor's right to withdraw from the contract: nobody but its client, and who acts for the client. */
export const describeContractWithdrawal = async ({ proposal, role }: Visit, context: ReadContext) =>
  actsForClient(role) ? describeWithdrawalForClient(proposal, context) : null;

/**
 * What the client has paid until now, to be refunded. Before the first due date nothing is to be paid, so a company that does not
 * answer stops no withdrawal.
 *
 * @throws PartnerError where something may have been paid, and nobody says how much
 */
async function readPaidCents(servicing: LoanServicing, visit: Visit, context: FlowContext): Promise<number> {
  const { contractNumber } = visit.proposal;
  if (!contractNumber || !(await isServiced(visit, context))) return 0;
  const loan = await findLoan(context.db, visit.proposal.id);
  const mayBePaid = loan !== null && loan.item.firstDueDate <= context.today;
  const reading = servicing.findStatement(contractNumber);
  const statement = await (mayBePaid ? reading : reading.catch(fallBackTo(null)));
  return (statement?.instalments ?? []).reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0);
}

/**
 * The visitor withdraws from the contract.
 *
 * @throws DomainError as a withdrawal that finance records
 */
export const makeWithdrawClientContract =
  (seal: Seal, servicing: LoanServicing): UseCase<typeof endpoints.withdrawClientContract, FlowContext> =>
  async ({ body: { principalFrom } }, context) => {
    const visit = await openVisit(seal, context);
    inReach(await describeContractWithdrawal(visit, context));
    const clientPaidCents = await readPaidCents(servicing, visit, context);
    await context.transaction(async (tx) => {
      await withdrawForClient(visit.proposal.id, { principalFrom, clientPaidCents, clientName: visit.name }, tx);
      tx.audit({
        action: 'proposal.clientPage.withdrawal',
        entity: 'proposal',
        entityId: visit.proposal.id,
        after: visitTrail(visit),
      });
    });
    return { withdrawn: true as const };
  };
