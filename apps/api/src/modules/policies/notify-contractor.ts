import { hasInsuranceNotice, type InsuranceProposalEvent, insuranceNotice } from '@estrada/domain/insurance/index';
import type { WriteContext } from '../../kernel/context.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

/** Notifies whoever sells an insurance of a move that somebody else has made. */
export async function notifyContractor(
  { number, sellerId }: InsuranceRecord,
  event: InsuranceProposalEvent,
  context: WriteContext,
): Promise<void> {
  if (hasInsuranceNotice(event)) await notifyInLanguages(insuranceNotice(event, number), [sellerId], context);
}
