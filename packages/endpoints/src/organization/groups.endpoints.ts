import { groupForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordCalls } from '../record-calls.ts';
import { dealerMove, groupRow } from './units.schemas.ts';

const access = { anyOf: ['branches-groups'] } as const;
const shared = { area: 'organization', family: 'admin-dealers', access } as const;
/** A group is addressed by its name, accents and capitals aside. */
const one = z.object({ groupName: z.string({ error: 'required' }).max(100, { error: 'text.tooLong' }) });

const calls = recordCalls('Group', {
  area: 'organization',
  family: 'admin-dealers',
  path: '/groups',
  access: 'branches-groups',
  title: {
    one: { pt: 'um grupo de concessionárias', en: 'a group of dealers' },
    many: { pt: 'grupos de concessionárias', en: 'groups of dealers' },
  },
  params: one,
  row: groupRow,
  form: groupForm,
  sorts: ['groupName'],
  filters: {
    /** a part of the name */
    search: z.string().trim().min(1).max(100, { error: 'text.tooLong' }).optional(),
  },
  taken: 'SET004',
  errors: { disable: ['SET095'] },
});
export const { listGroups, readGroup, registerGroup, updateGroup, enableGroup, disableGroup } = calls;

export const moveGroupDealers = defineEndpoint({
  ...shared,
  name: 'moveGroupDealers',
  method: 'PUT',
  path: '/groups/{groupName}/dealers',
  summary: { pt: 'Transferir concessionárias deste grupo para outro', en: 'Move dealers of this group to another one' },
  params: one,
  body: dealerMove,
  response: groupRow,
  errors: ['SEC004', 'SET001', 'SET016', 'DOM002'],
});
