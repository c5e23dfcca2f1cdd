import type { InsuranceDetail } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { fallBackTo } from '../../partners/index.ts';
import { applyNews } from './apply-news.ts';
import { describeInsurance } from './describe-insurance.ts';
import { type InsuranceRecord, insuranceInReach, lockAnyInsurance } from './insurance-proposals.repository.ts';
import { orRefusal } from './insurer-refusal.ts';
import type { InsurerPortsOfContracts } from './insurer-requests.ts';

/**
 * The policy of a record with its premiums. While an accepted one waits for its policy the insurer is asked, and what it
 * answers is applied; an insurer that does not answer delays nothing.
 *
 * @throws DomainError the insurer's refusal
 */
export async function lookUpPolicy(
  record: InsuranceRecord,
  ports: InsurerPortsOfContracts,
  context: FlowContext,
): Promise<Pick<InsuranceDetail, 'policy' | 'premiums'>> {
  if (record.status === 'accepted' && record.insurerNumber !== null) {
    const found = await ports[record.insurer]
      .policy(record.insurerNumber)
      .catch(orRefusal(record))
      .catch(fallBackTo(null));
    if (found)
      await context.transaction(async (tx) => {
        const locked = await lockAnyInsurance(tx.db, record.id);
        if (locked) await applyNews(locked, { about: 'policy', policy: found }, tx);
      });
  }
  const { policy, premiums } = await describeInsurance(await insuranceInReach(record.id, context), context);
  return { policy, premiums };
}
