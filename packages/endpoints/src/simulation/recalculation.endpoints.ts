import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { flag, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { notRetained, simulationRequest, simulationResult } from './simulation.schemas.ts';

const simulator = { anyOf: ['simulator'] } as const;
const term = z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }).min(1).max(120);
const code = z.string().min(1).max(40);
const recalculated = simulationResult.extend({ notKept: notRetained });

export const simulateBySourceTable = defineEndpoint({
  name: 'simulateBySourceTable',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/dealers/{dealerId}/sourceTableCode/{code}',
  summary: { pt: 'Calcular com uma tabela enviada', en: 'Calculate by one uploaded table' },
  access: simulator,
  params: z.object({ dealerId: recordId, code }),
  /** the term alone; without it those of the request */
  query: z.object({ term: term.optional() }),
  body: simulationRequest,
  response: simulationResult,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const simulateByTable = defineEndpoint({
  name: 'simulateByTable',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/dealers/{dealerId}/tableCode/{tableCode}',
  summary: { pt: 'Calcular com uma tabela que se aplica', en: 'Calculate by one table that applies' },
  access: simulator,
  params: z.object({ dealerId: recordId, tableCode: code }),
  /** updatingVAPs: products that this table's term does not offer are let go; otherwise they stay chosen and are named */
  query: z.object({ term: term.optional(), updatingVAPs: flag }),
  body: simulationRequest,
  response: simulationResult,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const recalculateSimulation = defineEndpoint({
  name: 'recalculateSimulation',
  area: 'simulation',
  method: 'POST',
  family: 'simulation',
  path: '/simulation/recalculate',
  summary: {
    pt: 'Recalcular um pedido com as tabelas de hoje',
    en: "Recalculate a request with today's tables",
  },
  access: simulator,
  body: z.object({ dealerId: recordId, request: simulationRequest }),
  response: recalculated,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const recalculateSelected = defineEndpoint({
  name: 'recalculateSelected',
  area: 'simulation',
  method: 'POST',
  family: 'simulation',
  path: '/simulation/recalculate/selected',
  summary: {
    pt: 'Recalcular a opção escolhida; a tabela fica enquanto vale',
    en: 'Recalculate the chosen option; its table stays while it holds',
  },
  access: simulator,
  body: z.object({ dealerId: recordId, request: simulationRequest, term, tableCode: code }),
  response: recalculated,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});
