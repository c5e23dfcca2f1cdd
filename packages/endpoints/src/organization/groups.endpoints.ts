import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { version } from '../fields.ts';
import { dealerMove, groupChange, groupForm, groupRow } from './places.schemas.ts';

const access = { anyOf: ['branches-groups'] } as const;
const shared = { area: 'organization', family: 'admin-dealers', access } as const;
/** A group is addressed by its name, accents and capitals aside. */
const one = z.object({ groupName: z.string({ error: 'required' }).max(100, { error: 'text.tooLong' }) });

export const listGroups = defineList({
  ...shared,
  name: 'listGroups',
  path: '/groups',
  summary: { pt: 'Grupos de concessionárias, com filtros', en: 'Groups of dealers, filtered' },
  filters: {
    direction: z.enum(['asc', 'desc'], { error: 'value.notAllowed' }).default('asc'),
    /** a part of the name */
    search: z.string().trim().min(1).max(100, { error: 'text.tooLong' }).optional(),
    status: z.enum(['enabled', 'disabled'], { error: 'value.notAllowed' }).optional(),
  },
  row: groupRow,
});

export const readGroup = defineEndpoint({
  ...shared,
  name: 'readGroup',
  method: 'GET',
  path: '/groups/{groupName}',
  summary: { pt: 'Um grupo de concessionárias', en: 'One group of dealers' },
  params: one,
  response: groupRow,
  errors: ['SEC004'],
});

export const registerGroup = defineEndpoint({
  ...shared,
  name: 'registerGroup',
  method: 'POST',
  path: '/groups',
  summary: { pt: 'Cadastrar um grupo', en: 'Register a group' },
  body: groupForm,
  response: groupRow,
  errors: ['SET004'],
  idempotent: true,
});

export const updateGroup = defineEndpoint({
  ...shared,
  name: 'updateGroup',
  method: 'PUT',
  path: '/groups/{groupName}',
  summary: { pt: 'Alterar o nome de um grupo', en: 'Change the name of a group' },
  params: one,
  body: groupChange,
  response: groupRow,
  errors: ['SEC004', 'SET001', 'SET004'],
});

export const enableGroup = defineEndpoint({
  ...shared,
  name: 'enableGroup',
  method: 'PUT',
  path: '/groups/{groupName}/enable',
  summary: {
    pt: 'Habilitar um grupo; suas concessionárias ficam como estão',
    en: 'Enable a group; its dealers stay as they are',
  },
  params: one,
  body: z.object({ version }),
  response: groupRow,
  errors: ['SEC004', 'SET001'],
});

export const disableGroup = defineEndpoint({
  ...shared,
  name: 'disableGroup',
  method: 'PUT',
  path: '/groups/{groupName}/disable',
  summary: { pt: 'Desabilitar um grupo e suas concessionárias', en: 'Disable a group and its dealers' },
  params: one,
  body: z.object({ version }),
  response: groupRow,
  errors: ['SEC004', 'SET001', 'SET095'],
});

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
