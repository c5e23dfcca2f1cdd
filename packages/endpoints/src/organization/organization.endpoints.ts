import { dealerForm } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedOption, recordId, stateCode } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { dealerDetail, dealerRow } from './organization.schemas.ts';

const list = { anyOf: ['dealers-list'] } as const;

const calls = recordCalls('Dealer', {
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
});
export const { listDealers, readDealer, registerDealer, updateDealer, enableDealer, disableDealer } = calls;

export const findDealerByBacCode = defineEndpoint({
  name: 'findDealerByBacCode',
  area: 'organization',
  method: 'GET',
  family: 'dealer',
  path: '/dealers',
  summary: { pt: 'Concessionária pelo código BAC', en: 'Dealer by BAC code' },
  access: list,
  query: z.object({
    bacCode: z.string({ error: 'required' }).regex(/^\d{6}$/, { error: 'bacCode.invalid' }),
  }),
  response: dealerRow,
  errors: ['SEC004'],
});

export const listDealerRegions = defineEndpoint({
  name: 'listDealerRegions',
  area: 'organization',
  method: 'GET',
  family: 'dealer',
  path: '/dealer/regions',
  summary: { pt: 'Regionais em uso', en: 'Branches in use' },
  access: list,
  response: z.object({ items: z.array(namedOption) }),
  errors: [],
});

export const listDealerRegionsInReach = defineEndpoint({
  name: 'listDealerRegionsInReach',
  area: 'organization',
  method: 'GET',
  family: 'dealer',
  path: '/dealer/regionsByProfile',
  summary: {
    pt: 'Regionais das concessionárias ao alcance do usuário',
    en: 'Branches of the dealers in reach of the user',
  },
  access: list,
  response: z.object({ items: z.array(namedOption) }),
  errors: [],
});

export const listDealerGroups = defineEndpoint({
  name: 'listDealerGroups',
  area: 'organization',
  method: 'GET',
  family: 'dealer',
  path: '/dealer/groupsByProfile',
  summary: {
    pt: 'Grupos de concessionárias ao alcance do usuário',
    en: 'Groups of dealers in reach of the user',
  },
  access: list,
  response: z.object({ items: z.array(namedOption) }),
  errors: [],
});
