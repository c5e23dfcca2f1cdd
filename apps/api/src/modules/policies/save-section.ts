import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import {
  type InsuranceAnswers,
  type InsuranceSection,
  type InsurerId,
  insuranceMachine,
  insuranceOfType,
  isPaymentOf,
  isRepriced,
  missingForInsurance,
  normaliseInsurance,
  type PremiumPayment,
  readInsuranceSection,
} from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { protectedInstalmentPlansInForce } from '../products/index.ts';
import { clientOf } from './begin-insurance.ts';
import { describeInsurance } from './describe-insurance.ts';
import { actorOf } from './insurance-actors.ts';
import { type InsuranceRecord, lockInsurance } from './insurance-proposals.repository.ts';
import { completeIfDone, moveInsurance } from './move-insurance.ts';

export type OfOne = { type: string; provider: InsurerId; id: string };

/** A record that is of the type and insurer of its address: otherwise it is out of reach. @throws DomainError SEC004 */
export function ofAddress(record: InsuranceRecord, { type, provider }: Omit<OfOne, 'id'>): InsuranceRecord {
  const { code } = insuranceOfType(type);
  return inReach(record.product === code && record.insurer === provider ? record : null);
}

/** Saves the answers of one section, however incomplete; `missing` lists what sending still requires. */
export const makeSaveSection =
  (section: InsuranceSection) =>
  async (
    { params, body }: { params: OfOne; body: { version: number; values: Record<string, unknown> } },
    context: WriteContext,
  ): Promise<InsuranceDetail> =>
    saveSection(
      ofAddress(await lockInsurance(params.id, body.version, context), params),
      section,
      body.values,
      context,
    );

/** @throws DomainError SEC004, PRS007 where the status accepts no edit, DOM002 at the refused fields */
export async function saveSection(
  record: InsuranceRecord,
  section: InsuranceSection,
  typed: Record<string, unknown>,
  context: WriteContext,
): Promise<InsuranceDetail> {
  const actor = actorOf(record, context);
  if (!actor) throw notAllowed();
  const values = readInsuranceSection(record.product, section, typed);
  if (section === 'payment') ensureMeans(record, values);
  if (record.product === 'PPI' && section === 'details') await ensurePlanOnSale(values, context);
  const answers = normaliseInsurance(record.product, { ...record.answers, [section]: values });
  const isPriced = record.status !== 'working';
  const reprices = isPriced && isRepriced(record.product, record.answers, answers);
  const payment = section === 'payment' ? meansOf(record, answers, context.today) : record.payment;
  const moved = await moveInsurance(
    {
      record,
      event: reprices ? 'reprice' : 'edit',
      actor,
      actorName: callerOf(context).name,
      changes: {
        answers,
        payment,
        ...clientOf(answers),
        prefilled: record.prefilled.filter((path) => !path.startsWith(`${section}.`)),
      },
      audited: { before: { [section]: record.answers[section] }, after: { [section]: answers[section] } },
    },
    context,
  );
  return describeInsurance(await completeIfDone(moved, { actor, actorName: callerOf(context).name }, context), context);
}

/**
 * Means and authorisation are chosen once the price is known: until then they would be cleared by it.
 *
 * @throws DomainError PRS007 before the quote; DOM002 at the means, where the sale requires another
 */
function ensureMeans({ status, saleType }: InsuranceRecord, { paymentTypeCode }: Record<string, unknown>): void {
  if (!insuranceMachine.movesFrom(status).some(({ event }) => event === 'reprice')) throw new DomainError('PRS007');
  if (paymentTypeCode !== undefined && !isPaymentOf(saleType, paymentTypeCode))
    throw new DomainError('DOM002', { fields: [{ path: 'payment.paymentTypeCode', key: 'value.notAllowed' }] });
}

/** @throws DomainError DOM002 at a plan that is not on sale today */
async function ensurePlanOnSale({ planCode }: Record<string, unknown>, { db, today }: WriteContext): Promise<void> {
  if (planCode === undefined) return;
  const plans = await protectedInstalmentPlansInForce(db, today);
  if (!plans.some((plan) => plan.planCode === planCode))
    throw new DomainError('DOM002', { fields: [{ path: 'details.planCode', key: 'value.notAllowed' }] });
}

/** The means, once nothing of the payment is missing. */
function meansOf({ product }: InsuranceRecord, answers: InsuranceAnswers, today: string): PremiumPayment | null {
  const isComplete = !missingForInsurance(product, answers, Temporal.PlainDate.from(today)).some(({ path }) =>
    path.startsWith('payment.'),
  );
  return isComplete ? ((answers.payment?.paymentTypeCode as PremiumPayment | undefined) ?? null) : null;
}
