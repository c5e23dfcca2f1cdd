import { type InsuranceActor, insuranceActor, withdrawingActor } from '@estrada/domain/insurance/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

/** Whether the caller reads a record with masks: who fills it in reads what they have typed. */
export const isMaskedFor = ({ createdById }: InsuranceRecord, context: ReadContext): boolean => {
  const { role, userId } = callerOf(context).viewer;
  return readsMasked(role) && userId !== createdById;
};

/** Whether the caller may contract a record: not one whose answers are masked, which would be stored with the masks. */
export const mayContract = (record: InsuranceRecord, context: ReadContext): boolean =>
  context.may('insurance-contracting') && !isMaskedFor(record, context);

/** The role in which the caller moves a record; null: only reads it. */
export const actorOf = (record: InsuranceRecord, context: ReadContext): InsuranceActor | null =>
  insuranceActor(callerOf(context).viewer, mayContract(record, context));

/** The same of a withdrawal. */
export const withdrawing = (record: InsuranceRecord, context: ReadContext): InsuranceActor | null =>
  withdrawingActor(callerOf(context).viewer, record, mayContract(record, context));
