import { parameterCapabilities } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { flag, isoDate, recordId, version } from '../fields.ts';
import { parameterChange, parameterOutlook, parameterRow, typeName, uf } from './parameters.schemas.ts';

const values = ['SET024', 'SET025', 'SET027', 'SET028', 'SET029', 'SET030', 'SET032', 'DOM002'] as const;

export const parametersEndpoints = defineEndpoints({
  area: 'parameters',
  family: 'admin',
  // any of these opens the call; the use case checks the capability of the kind
  access: { anyOf: parameterCapabilities },
})({
  listParameters: listRow({
    path: '/parameters',
    summary: [
      'Tarifas ou despesas de um tipo, por UF, da vigência mais nova à mais antiga',
      'Fees or costs of one kind by state, latest period first',
    ],
    filters: {
      typeName,
      state: uf.optional(),
      /** rows in force on at least one day of the period */
      initialDate: isoDate.optional(),
      finalDate: isoDate.optional(),
    },
    check: ({ initialDate, finalDate }) =>
      initialDate && finalDate && finalDate < initialDate ? [{ path: 'finalDate', key: 'date.beforeStart' }] : [],
    row: parameterRow,
    errors: ['SEC004'],
  }),
  readParametersInForce: {
    route: 'GET /parameters/inForce',
    summary: [
      'O que as simulações de cada UF usam hoje, amanhã e a partir da próxima mudança',
      'What the simulations of each state use today, tomorrow and from the next change on',
    ],
    query: z.object({ typeName }),
    response: z.object({ today: isoDate, items: z.array(parameterOutlook) }),
    errors: ['SEC004'],
  },
  createParameter: {
    route: 'POST /parameters',
    summary: ['Cadastrar uma vigência', 'Register a period'],
    body: parameterChange.extend({ typeName, uf }),
    response: parameterRow,
    errors: ['SEC004', ...values],
    idempotent: true,
  },
  updateParameter: {
    route: 'PUT /parameters/{id}',
    summary: ['Alterar uma vigência', 'Change a period'],
    params: z.object({ id: recordId }),
    body: parameterChange.extend({ version }),
    response: parameterRow,
    errors: ['SEC004', 'SET001', ...values, 'SET031'],
  },
  deleteParameter: {
    route: 'DELETE /parameters/{id}',
    summary: ['Excluir uma vigência futura', 'Delete a future period'],
    params: z.object({ id: recordId }),
    query: z.object({
      version: z.coerce.number<number>({ error: 'version.required' }).int().min(1),
      /** the previous row is extended over the days of the deleted one */
      movePreviousEnd: flag,
    }),
    response: z.object({ id: recordId }),
    errors: ['SEC004', 'SET001', 'SET026', 'SET030'],
  },
});
