import { groupForm } from '@estrada/domain/organization/index';
import { endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { nameContains, plainName } from '../../../kernel/database/plain-name.ts';
import { serveRecord } from '../../../kernel/records/serve-record.ts';
import { dealerGroups } from '../organization.tables.ts';
import { groupCounts } from '../units.ts';
import { disableDealersOf } from './disable-dealers-of.ts';

const plainGroupName = plainName(dealerGroups.groupName);

/** Groups of dealers, addressed by their name, accents and capitals aside; a name is there once (SET004). */
export const groupRecord = serveRecord(
  {
    list: endpoints.listGroups,
    read: endpoints.readGroup,
    register: endpoints.registerGroup,
    update: endpoints.updateGroup,
    enable: endpoints.enableGroup,
    disable: endpoints.disableGroup,
  },
  {
    kind: {
      entity: 'group',
      table: dealerGroups,
      taken: [{ index: 'dealer_groups_name', code: 'SET004', field: 'groupName', key: 'groupName.taken' }],
      // the trail masks names of people; the name of a group is none, so it goes by another word
      trail: ({ groupName }) => ({ title: groupName }),
    },
    changes: 'branches-groups',
    one: (params) => sql`${plainGroupName} = ${plainName(sql`${groupForm.normalise(params).groupName}::text`)}`,
    columns: groupCounts,
    sorts: { groupName: { by: plainGroupName, type: 'text' } },
    where: ({ search }) => [search ? nameContains(dealerGroups.groupName, search) : undefined],
    values: groupForm.normalise,
    disabling: disableDealersOf,
  },
);
