import { branchForm, disableBranch } from '@estrada/domain/organization/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, or } from 'drizzle-orm';
import { nameContains } from '../../../kernel/database/plain-name.ts';
import { serveRecord } from '../../../kernel/records/serve-record.ts';
import { branches } from '../organization.tables.ts';
import { branchCounts } from '../units.ts';

/** Branches (regionals): one with dealers cannot be disabled (SET012), a GMF code is unique (SET003). */
export const branchRecord = serveRecord(
  {
    list: endpoints.listBranches,
    read: endpoints.readBranch,
    register: endpoints.registerBranch,
    update: endpoints.updateBranch,
    enable: endpoints.enableBranch,
    disable: endpoints.disableBranch,
  },
  {
    kind: {
      entity: 'branch',
      table: branches,
      taken: [{ index: 'branches_gmf_region', code: 'SET003', field: 'gmfRegionCode', key: 'gmfBranch.taken' }],
      // the trail masks names of people; a branch's name is none, so it has another key
      trail: ({ name, gmbRegionCode, gmfRegionCode }) => ({ title: name, gmbRegionCode, gmfRegionCode }),
    },
    changes: 'branches-groups',
    one: ({ branchId }) => eq(branches.id, branchId),
    columns: branchCounts,
    sorts: { gmfRegionCode: { by: branches.gmfRegionCode, type: 'text' } },
    where: ({ search }) => [
      search
        ? or(
            nameContains(branches.name, search),
            eq(branches.gmfRegionCode, search),
            eq(branches.gmbRegionCode, search.toUpperCase()),
          )
        : undefined,
    ],
    values: branchForm.normalise,
    disabling: (branch) => void disableBranch(branch),
  },
);
