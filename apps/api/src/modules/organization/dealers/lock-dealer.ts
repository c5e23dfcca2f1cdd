import { recordScope } from '@estrada/domain/access/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { lockAt } from '../../../kernel/lock-at.ts';
import { type DealerRecord, findDealerRecord } from './dealer-register.repository.ts';

/**
 * A dealer locked for this write, at the version that the user saw.
 *
 * @throws DomainError SEC004 for a missing one or one out of reach, SET001 when another user changed it first
 */
export const lockDealer = (id: string, version: number, context: WriteContext): Promise<DealerRecord> =>
  lockAt(version, findDealerRecord(context.db, recordScope(callerOf(context).viewer), { id }, { lock: true }));
