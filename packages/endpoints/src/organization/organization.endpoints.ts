import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { namedOption, recordId, sortQuery, stateCode, version } from '../fields.ts';
import { dealerChange, dealerDetail, dealerForm, dealerRow, dealerSorts } from './organization.schemas.ts';

const list = { anyOf: ['dealers-list'] } as const;
const register = { anyOf: ['dealer-register'] } as const;
const one = z.object({ id: recordId });

export const listDealers = defineList({
  name: 'listDealers',
  area: 'organization',
  family: 'admin-dealers',
  path: '/dealers',
  summary: { pt: 'Concessionárias, com filtros', en: 'Dealers, filtered' },
  access: list,
  filters: {
    ...sortQuery(dealerSorts),
    /** a part of the trading or company name, or a whole GMF code, BAC code or CNPJ; three characters tell enough */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
    state: stateCode.optional(),
    groupId: recordId.optional(),
    branchId: recordId.optional(),
    status: z.enum(['enabled', 'disabled'], { error: 'value.notAllowed' }).optional(),
  },
  row: dealerRow,
});

export const readDealer = defineEndpoint({
  name: 'readDealer',
  area: 'organization',
  method: 'GET',
  family: 'admin-dealers',
  path: '/dealers/{id}',
  summary: { pt: 'Uma concessionária', en: 'One dealer' },
  access: list,
  params: one,
  response: dealerDetail,
  errors: ['SEC004'],
});

export const registerDealer = defineEndpoint({
  name: 'registerDealer',
  area: 'organization',
  method: 'POST',
  family: 'admin-dealers',
  path: '/dealers',
  summary: { pt: 'Cadastrar uma concessionária', en: 'Register a dealer' },
  access: register,
  body: dealerForm,
  response: dealerDetail,
  errors: ['SET002', 'DOM002'],
  idempotent: true,
});

export const updateDealer = defineEndpoint({
  name: 'updateDealer',
  area: 'organization',
  method: 'PUT',
  family: 'admin-dealers',
  path: '/dealers/{id}',
  summary: { pt: 'Alterar uma concessionária', en: 'Change a dealer' },
  access: register,
  params: one,
  body: dealerChange,
  response: dealerDetail,
  errors: ['SEC004', 'SET001', 'SET002', 'DOM002'],
});

export const enableDealer = defineEndpoint({
  name: 'enableDealer',
  area: 'organization',
  method: 'PUT',
  family: 'admin-dealers',
  path: '/dealers/{id}/enable',
  summary: { pt: 'Habilitar uma concessionária', en: 'Enable a dealer' },
  access: register,
  params: one,
  body: z.object({ version }),
  response: dealerDetail,
  errors: ['SEC004', 'SET001'],
});

export const disableDealer = defineEndpoint({
  name: 'disableDealer',
  area: 'organization',
  method: 'PUT',
  family: 'admin-dealers',
  path: '/dealers/{id}/disable',
  summary: { pt: 'Desabilitar uma concessionária', en: 'Disable a dealer' },
  access: register,
  params: one,
  body: z.object({ version }),
  response: dealerDetail,
  errors: ['SEC004', 'SET001', 'SET095'],
});

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
