import { recordScope } from '@estrada/domain/access/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { branchRecord } from './branches/branches.ts';
import { findDealerRecord } from './dealers/dealer-register.repository.ts';
import { groupRecord } from './groups/groups.ts';

/**
 * Readable histories: users who may open a dealer's channels, a branch or a group see who changed it (`auditRoutes`).
 */
export const organizationHistories = {
  dealer: {
    capability: 'dealer-channels',
    isInReach: async (id: string, context: ReadContext) =>
      (await findDealerRecord(context.db, recordScope(callerOf(context).viewer), { id })) !== null,
  },
  branch: {
    capability: 'branches-groups',
    isInReach: async (id: string, { db }: ReadContext) => (await branchRecord.findById(db, id)) !== null,
  },
  group: {
    capability: 'branches-groups',
    isInReach: async (id: string, { db }: ReadContext) => (await groupRecord.findById(db, id)) !== null,
  },
} as const;
