import { salesChannels } from '@estrada/domain/enumerations/index';
import { branchForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { branchRow, channelRow, dealerMove } from './units.schemas.ts';

const one = z.object({ branchId: recordId });
const channelIds = salesChannels.map(({ id }) => id);
const oneChannel = one.extend({ channelId: z.enum(channelIds, { error: 'value.notAllowed' }) });

export const branchesEndpoints = {
  ...recordCalls('Branch', {
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
  }),
  ...defineEndpoints({ area: 'organization', family: 'admin-dealers', access: { anyOf: ['branches-groups'] } })({
    moveBranchDealers: {
      route: 'PUT /branches/{branchId}/dealers',
      summary: ['Transferir concessionárias desta regional para outra', 'Move dealers of this branch to another one'],
      params: one,
      body: dealerMove,
      response: branchRow,
      errors: ['SEC004', 'SET001', 'SET017', 'DOM002'],
    },
    listBranchChannels: {
      route: 'GET /branches/{branchId}/channels',
      summary: ['Canais de uma regional', 'Channels of a branch'],
      params: one,
      response: z.object({ branch: branchRow, items: z.array(channelRow) }),
      errors: ['SEC004'],
    },
    enableBranchChannel: {
      route: 'PUT /branches/{branchId}/channels/{channelId}/enable',
      summary: ['Habilitar um canal da regional', 'Enable a channel of the branch'],
      params: oneChannel,
      response: channelRow,
      errors: ['SEC004'],
    },
    disableBranchChannel: {
      route: 'PUT /branches/{branchId}/channels/{channelId}/disable',
      summary: [
        'Desabilitar um canal para todas as concessionárias da regional',
        'Disable a channel for all dealers of the branch',
      ],
      params: oneChannel,
      response: channelRow,
      errors: ['SEC004'],
    },
  }),
};
