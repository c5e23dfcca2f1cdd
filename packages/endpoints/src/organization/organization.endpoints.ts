import { dealerForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { namedOption, recordId, stateCode } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { dealerDetail, dealerRow } from './organization.schemas.ts';

export const organizationEndpoints = {
  ...recordCalls('Dealer', {
    area: 'organization',
    family: 'admin-dealers',
    path: '/dealers',
    access: 'dealers-list',
    changes: 'dealer-register',
    title: {
      one: { pt: 'uma concessionária', en: 'a dealer' },
      many: { pt: 'concessionárias', en: 'dealers' },
    },
    row: dealerRow,
    detail: dealerDetail,
    form: dealerForm,
    sorts: ['tradingName', 'gmfCode', 'bacCode', 'city', 'updatedAt'],
    filters: {
      /** a part of the trading or company name, or a whole GMF code, BAC code or CNPJ; at least three characters */
      search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
      state: stateCode.optional(),
      groupId: recordId.optional(),
      branchId: recordId.optional(),
    },
    taken: 'SET002',
    errors: { change: ['SET006', 'DOM002'], disable: ['SET095'] },
  }),
  ...defineEndpoints({ area: 'organization', family: 'dealer', access: { anyOf: ['dealers-list'] } })({
    findDealerByBacCode: {
      route: 'GET /dealers',
      summary: ['Concessionária pelo código BAC', 'Dealer by BAC code'],
      query: z.object({
        bacCode: z.string({ error: 'required' }).regex(/^\d{6}$/, { error: 'bacCode.invalid' }),
      }),
      response: dealerRow,
      errors: ['SEC004'],
    },
    listDealerRegions: {
      route: 'GET /dealer/regions',
      summary: ['Regionais habilitadas', 'Enabled branches'],
      response: z.object({ items: z.array(namedOption) }),
    },
    listDealerRegionsInReach: {
      route: 'GET /dealer/regionsByProfile',
      summary: [
        'Regionais das concessionárias a que o usuário tem acesso',
        'Branches of the dealers that the user has access to',
      ],
      response: z.object({ items: z.array(namedOption) }),
    },
    listDealerGroups: {
      route: 'GET /dealer/groupsByProfile',
      summary: [
        'Grupos de concessionárias a que o usuário tem acesso',
        'Groups of dealers that the user has access to',
      ],
      response: z.object({ items: z.array(namedOption) }),
    },
  }),
};
