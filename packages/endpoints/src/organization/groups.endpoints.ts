import { groupForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordCalls } from '../record-calls.ts';
import { dealerMove, groupRow } from './units.schemas.ts';

/** A group is addressed by its name, ignoring accents and capitals. */
const one = z.object({ groupName: z.string({ error: 'required' }).max(100, { error: 'text.tooLong' }) });

export const groupsEndpoints = {
  ...recordCalls('Group', {
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
  }),
  ...defineEndpoints({ area: 'organization', family: 'admin-dealers', access: { anyOf: ['branches-groups'] } })({
    moveGroupDealers: {
      route: 'PUT /groups/{groupName}/dealers',
      summary: ['Transferir concessionárias deste grupo para outro', 'Move dealers of this group to another one'],
      params: one,
      body: dealerMove,
      response: groupRow,
      errors: ['SEC004', 'SET001', 'SET016', 'DOM002'],
    },
  }),
};
