import { salesChannels } from '@estrada/domain/enumerations/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { recordId, version } from '../fields.ts';
import { branchChange, branchForm, branchRow, channelRow, dealerMove } from './places.schemas.ts';

const access = { anyOf: ['branches-groups'] } as const;
const shared = { area: 'organization', family: 'admin-dealers', access } as const;
const one = z.object({ branchId: recordId });
const channelIds = salesChannels.map(({ id }) => id);

export const listBranches = defineList({
  ...shared,
  name: 'listBranches',
  path: '/branches',
  summary: { pt: 'Regionais, com filtros', en: 'Branches, filtered' },
  filters: {
    direction: z.enum(['asc', 'desc'], { error: 'value.notAllowed' }).default('asc'),
    /** a part of the name, or a whole code */
    search: z.string().trim().min(1).max(100, { error: 'text.tooLong' }).optional(),
    status: z.enum(['enabled', 'disabled'], { error: 'value.notAllowed' }).optional(),
  },
  row: branchRow,
});

export const readBranch = defineEndpoint({
  ...shared,
  name: 'readBranch',
  method: 'GET',
  path: '/branches/{branchId}',
  summary: { pt: 'Uma regional', en: 'One branch' },
  params: one,
  response: branchRow,
  errors: ['SEC004'],
});

export const registerBranch = defineEndpoint({
  ...shared,
  name: 'registerBranch',
  method: 'POST',
  path: '/branches',
  summary: { pt: 'Cadastrar uma regional', en: 'Register a branch' },
  body: branchForm,
  response: branchRow,
  errors: ['SET003'],
  idempotent: true,
});

export const updateBranch = defineEndpoint({
  ...shared,
  name: 'updateBranch',
  method: 'PUT',
  path: '/branches/{branchId}',
  summary: { pt: 'Alterar uma regional', en: 'Change a branch' },
  params: one,
  body: branchChange,
  response: branchRow,
  errors: ['SEC004', 'SET001', 'SET003'],
});

export const enableBranch = defineEndpoint({
  ...shared,
  name: 'enableBranch',
  method: 'PUT',
  path: '/branches/{branchId}/enable',
  summary: { pt: 'Habilitar uma regional', en: 'Enable a branch' },
  params: one,
  body: z.object({ version }),
  response: branchRow,
  errors: ['SEC004', 'SET001'],
});

export const disableBranch = defineEndpoint({
  ...shared,
  name: 'disableBranch',
  method: 'PUT',
  path: '/branches/{branchId}/disable',
  summary: { pt: 'Desabilitar uma regional sem concessionárias', en: 'Disable a branch without dealers' },
  params: one,
  body: z.object({ version }),
  response: branchRow,
  errors: ['SEC004', 'SET001', 'SET012'],
});

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
