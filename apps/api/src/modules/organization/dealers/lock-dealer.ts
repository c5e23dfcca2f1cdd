import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { type DealerRecord, findDealerRecord } from './dealer-register.repository.ts';

/**
 * A dealer locked for this write, at the version that the person saw.
 *
 * @throws DomainError SEC004 when it is not there or out of reach, SET001 when somebody else changed it first
 */
export async function lockDealer(id: string, version: number, context: WriteContext): Promise<DealerRecord> {
  const dealer = await findDealerRecord(context.db, recordScope(callerOf(context).viewer), { id }, { lock: true });
  if (!dealer) throw new DomainError('SEC004');
  if (dealer.version !== version) throw new DomainError('SET001');
  return dealer;
}
