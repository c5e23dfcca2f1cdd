import { parameterCapabilities } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { flag, isoDate, recordId, version } from '../fields.ts';
import { parameterChange, parameterOutlook, parameterRow, typeName, uf } from './parameters.schemas.ts';

/** One of these opens the call; the use case asks for the capability of the very kind. */
const access = { anyOf: parameterCapabilities };
const values = ['SET024', 'SET025', 'SET027', 'SET028', 'SET029', 'SET030', 'SET032', 'DOM002'] as const;

export const listParameters = defineList({
  name: 'listParameters',
  area: 'parameters',
  family: 'admin',
  path: '/parameters',
  summary: {
    pt: 'Tarifas de um tipo, por UF, da vigência mais nova à mais antiga',
    en: 'Fees of one kind by state, latest validity first',
  },
  access,
  filters: {
    typeName,
    state: uf.optional(),
    /** rows that hold on at least one day of the period */
    initialDate: isoDate.optional(),
    finalDate: isoDate.optional(),
  },
  check: ({ initialDate, finalDate }) =>
    initialDate && finalDate && finalDate < initialDate ? [{ path: 'finalDate', key: 'date.beforeStart' }] : [],
  row: parameterRow,
  errors: ['SEC004'],
});

export const readParametersInForce = defineEndpoint({
  name: 'readParametersInForce',
  area: 'parameters',
  method: 'GET',
  family: 'admin',
  path: '/parameters/inForce',
  summary: {
    pt: 'O que as simulações de cada UF usam hoje, amanhã e a partir da próxima mudança',
    en: 'What the simulations of each state take today, tomorrow and from the next change on',
  },
  access,
  query: z.object({ typeName }),
  response: z.object({ today: z.string(), items: z.array(parameterOutlook) }),
  errors: ['SEC004'],
});

export const createParameter = defineEndpoint({
  name: 'createParameter',
  area: 'parameters',
  method: 'POST',
  family: 'admin',
  path: '/parameters',
  summary: { pt: 'Cadastrar uma vigência', en: 'Register a validity' },
  access,
  body: parameterChange.extend({ typeName, uf }),
  response: parameterRow,
  errors: ['SEC004', ...values],
  idempotent: true,
});

export const updateParameter = defineEndpoint({
  name: 'updateParameter',
  area: 'parameters',
  method: 'PUT',
  family: 'admin',
  path: '/parameters/{id}',
  summary: { pt: 'Alterar uma vigência', en: 'Change a validity' },
  access,
  params: z.object({ id: recordId }),
  body: parameterChange.extend({ version }),
  response: parameterRow,
  errors: ['SEC004', 'SET001', ...values, 'SET031'],
});

export const deleteParameter = defineEndpoint({
  name: 'deleteParameter',
  area: 'parameters',
  method: 'DELETE',
  family: 'admin',
  path: '/parameters/{id}',
  summary: { pt: 'Excluir uma vigência futura', en: 'Delete a future validity' },
  access,
  params: z.object({ id: recordId }),
  query: z.object({
    version: z.coerce.number<number>({ error: 'version.required' }).int().min(1),
    /** the row before takes over the days of the deleted one */
    movePreviousEnd: flag,
  }),
  response: z.object({ id: recordId }),
  errors: ['SEC004', 'SET001', 'SET026', 'SET030'],
});
