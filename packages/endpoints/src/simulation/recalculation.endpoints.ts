import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { flag, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { notRetained, simulationRequest, simulationResult } from './simulation.schemas.ts';

const term = z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }).min(1).max(120);
const code = z.string().min(1).max(40);
const recalculated = simulationResult.extend({ notKept: notRetained });

export const recalculationEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    simulateBySourceTable: {
      route: 'POST /simulations/dealers/{dealerId}/sourceTableCode/{code}',
      summary: ['Calcular com uma tabela enviada', 'Calculate with one uploaded table'],
      params: z.object({ dealerId: recordId, code }),
      /** this term only; by default those of the request */
      query: z.object({ term: term.optional() }),
      body: simulationRequest,
      response: simulationResult,
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
    simulateByTable: {
      route: 'POST /simulations/dealers/{dealerId}/tableCode/{tableCode}',
      summary: ['Calcular com uma tabela que se aplica', 'Calculate with one applicable table'],
      params: z.object({ dealerId: recordId, tableCode: code }),
      /**
       * updatingVAPs: products that this table's term does not offer are dropped; otherwise they stay chosen and are
       * named
       */
      query: z.object({ term: term.optional(), updatingVAPs: flag }),
      body: simulationRequest,
      response: simulationResult,
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation', access: { anyOf: ['simulator'] } })({
    recalculateSimulation: {
      route: 'POST /simulation/recalculate',
      summary: ['Recalcular uma simulação com as tabelas de hoje', "Recalculate a simulation with today's tables"],
      body: z.object({ dealerId: recordId, request: simulationRequest }),
      response: recalculated,
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
    recalculateSelected: {
      route: 'POST /simulation/recalculate/selected',
      summary: [
        'Recalcular a opção escolhida; a tabela é mantida enquanto está em vigor',
        'Recalculate the chosen option; its table stays while it is in force',
      ],
      body: z.object({ dealerId: recordId, request: simulationRequest, term, tableCode: code }),
      response: recalculated,
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
  }),
};
