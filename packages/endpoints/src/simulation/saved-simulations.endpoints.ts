import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineFilteredList } from '../define-list.ts';
import { flag, moneyCents, recordId, version } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import {
  notRetained,
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationClientRow,
  simulationRequest,
  simulationResult,
} from './simulation.schemas.ts';

const simulator = { anyOf: ['simulator'] } as const;

/** The chosen term's instalment as the screen showed it: what nobody saw is not saved (SIM063 when the tables moved). */
const shownInstallmentCents = z.number().int().optional();

export const saveSimulation = defineEndpoint({
  name: 'saveSimulation',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/saves',
  summary: { pt: 'Salvar a simulação, também como cópia', en: 'Save the simulation, also as a copy' },
  access: simulator,
  query: z.object({ dealerId: recordId, clone: flag }),
  body: z.object({
    client: simulationClient,
    request: simulationRequest,
    selectedTerm: z.number().int().nullable().default(null),
    seenInstallmentCents: shownInstallmentCents,
  }),
  response: savedSimulation,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
  idempotent: true,
});

export const updateSavedSimulation = defineEndpoint({
  name: 'updateSavedSimulation',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/saves/update',
  summary: { pt: 'Atualizar uma simulação salva', en: 'Update a saved simulation' },
  access: simulator,
  body: z.object({
    id: recordId,
    version,
    client: simulationClient,
    request: simulationRequest,
    selectedTerm: z.number().int().nullable().default(null),
    seenInstallmentCents: shownInstallmentCents,
  }),
  response: savedSimulation,
  errors: ['SEC004', 'PRS001', ...quoteErrors],
  idempotent: true,
});

export const listSavedSimulations = defineFilteredList({
  name: 'listSavedSimulations',
  area: 'simulation',
  family: 'simulation-api',
  path: '/simulations/saves/filters',
  summary: { pt: 'Simulações salvas, com filtros', en: 'Saved simulations, filtered' },
  access: simulator,
  filters: {
    /** a part of the client's name, a whole document or a simulation code */
    search: z.string().trim().max(100).optional(),
    financeTypeId: z.number().int().optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** a simulation whose client's simulations are wanted: no document stands in an address */
    clientOf: recordId.optional(),
  },
  row: savedSimulationRow,
  errors: ['SEC004'],
});

export const listSimulationClients = defineFilteredList({
  name: 'listSimulationClients',
  area: 'simulation',
  family: 'simulation-api',
  path: '/simulations/saves/filters/clients',
  summary: { pt: 'Simulações salvas, por cliente', en: 'Saved simulations, by client' },
  access: simulator,
  filters: {
    /** a part of the client's name or a whole document */
    search: z.string().trim().max(100).optional(),
  },
  row: simulationClientRow,
});

export const readSavedSimulation = defineEndpoint({
  name: 'readSavedSimulation',
  area: 'simulation',
  method: 'GET',
  family: 'simulation-api',
  path: '/simulations/saves/{id}',
  summary: { pt: 'Uma simulação salva', en: 'One saved simulation' },
  access: simulator,
  params: z.object({ id: recordId }),
  response: savedSimulation,
  errors: ['SEC004'],
});

export const recalculateSavedSimulation = defineEndpoint({
  name: 'recalculateSavedSimulation',
  area: 'simulation',
  method: 'POST',
  family: 'simulation',
  path: '/simulation/recalculate/saved',
  summary: {
    pt: 'Recalcular uma simulação salva com as tabelas de hoje',
    en: "Recalculate a saved simulation with today's tables",
  },
  access: simulator,
  // part of the wire; whether the client has paid the registration fee is for the server to know
  query: z.object({ ignoreTCC: flag }),
  body: z.object({ id: recordId }),
  response: simulationResult.extend({ notKept: notRetained }),
  errors: ['SEC004', ...quoteErrors],
});

export const updateMonthlyIncome = defineEndpoint({
  name: 'updateMonthlyIncome',
  area: 'simulation',
  method: 'PUT',
  family: 'simulation-api',
  path: '/simulations/saves/{id}/monthlyIncome',
  summary: { pt: 'Atualizar a renda de uma simulação salva', en: 'Update the income of a saved simulation' },
  access: simulator,
  params: z.object({ id: recordId }),
  body: z.object({ version, monthlyIncomeCents: moneyCents }),
  response: z.object({ version: z.number(), monthlyIncomeCents: z.number() }),
  errors: ['SEC004', 'PRS001'],
});

export const printSimulation = defineEndpoint({
  name: 'printSimulation',
  area: 'simulation',
  method: 'GET',
  family: 'simulation-api',
  path: '/simulations/saves/{id}/document',
  summary: { pt: 'PDF da simulação com a composição do CET', en: 'PDF of the simulation with the CET composition' },
  access: simulator,
  params: z.object({ id: recordId }),
  query: z.object({ language: z.enum(['pt-BR', 'en'], { error: 'value.notAllowed' }).default('pt-BR') }),
  response: { file: 'application/pdf' },
  errors: ['SEC004'],
});
