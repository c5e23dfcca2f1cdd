import { salesChannels } from '@estrada/domain/enumerations/index';
import { branchForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { branchRow, channelRow, dealerMove } from './units.schemas.ts';

const access = { anyOf: ['branches-groups'] } as const;
const shared = { area: 'organization', family: 'admin-dealers', access } as const;
const one = z.object({ branchId: recordId });
const channelIds = salesChannels.map(({ id }) => id);

const calls = recordCalls('Branch', {
  area: 'organization',
  family: 'admin-dealers',
  path: '/branches',
  access: 'branches-groups',
  title: { one: { pt: 'uma regional', en: 'a branch' }, many: { pt: 'regionais', en: 'branches' } },
  params: one,
  row: branchRow,
  form: branchForm,
  sorts: ['gmfRegionCode'],
  filters: {
    /** a part of the name, or a whole code */
    search: z.string().trim().min(1).max(100, { error: 'text.tooLong' }).optional(),
  },
  taken: 'SET003',
  errors: { disable: ['SET012'] },
});
export const { listBranches, readBranch, registerBranch, updateBranch, enableBranch, disableBranch } = calls;

export const moveBranchDealers = defineEndpoint({
  ...shared,
  name: 'moveBranchDealers',
  method: 'PUT',
  path: '/branches/{branchId}/dealers',
  summary: {
    pt: 'Transferir concessionárias desta regional para outra',
    en: 'Move dealers of this branch to another one',
  },
  params: one,
  body: dealerMove,
  response: branchRow,
  errors: ['SEC004', 'SET001', 'SET017', 'DOM002'],
});

export const listBranchChannels = defineEndpoint({
  ...shared,
  name: 'listBranchChannels',
  method: 'GET',
  path: '/branches/{branchId}/channels',
  summary: { pt: 'Canais de uma regional', en: 'Channels of a branch' },
  params: one,
  response: z.object({ branch: branchRow, items: z.array(channelRow) }),
  errors: ['SEC004'],
});

const oneChannel = one.extend({ channelId: z.enum(channelIds, { error: 'value.notAllowed' }) });

export const enableBranchChannel = defineEndpoint({
  ...shared,
  name: 'enableBranchChannel',
  method: 'PUT',
  path: '/branches/{branchId}/channels/{channelId}/enable',
  summary: { pt: 'Habilitar um canal da regional', en: 'Enable a channel of the branch' },
  params: oneChannel,
  response: channelRow,
  errors: ['SEC004'],
});

export const disableBranchChannel = defineEndpoint({
  ...shared,
  name: 'disableBranchChannel',
  method: 'PUT',
  path: '/branches/{branchId}/channels/{channelId}/disable',
  summary: {
    pt: 'Desabilitar um canal para todas as concessionárias da regional',
    en: 'Disable a channel for all dealers of the branch',
  },
  params: oneChannel,
  response: channelRow,
  errors: ['SEC004'],
});
