import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { filteredListRow } from '../define-list.ts';
import { financeTypeId, flag, moneyCents, recordId, version } from '../fields.ts';
import { menuChoice } from './product-menu.schemas.ts';
import { quoteErrors } from './quote-errors.ts';
import {
  notRetained,
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationClientRow,
  simulationItem,
  simulationRequest,
  simulationResult,
} from './simulation.schemas.ts';

/** The chosen term's instalment as shown: another one is not saved (SIM063 when the tables changed). */
const shownInstallmentCents = z.number().int().optional();

const update = {
  body: z.object({
    id: recordId,
    version,
    client: simulationClient,
    request: simulationRequest,
    selectedTerm: z.number().int().nullable().default(null),
    seenInstallmentCents: shownInstallmentCents,
    menuChoice: menuChoice.optional(),
  }),
  response: savedSimulation,
  errors: ['SEC004', 'PRS001', ...quoteErrors],
  idempotent: true,
} as const;

/** The saved simulation that options belong to. */
const optionsRead = { simulationId: recordId, version: z.int(), financeTypeId };

export const savedSimulationsEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation-api',
  access: { anyOf: ['simulator'] },
})({
  saveSimulation: {
    route: 'POST /simulations/saves',
    summary: ['Salvar a simulação, também como cópia', 'Save the simulation, also as a copy'],
    query: z.object({ dealerId: recordId, clone: flag }),
    body: z.object({
      client: simulationClient,
      request: simulationRequest,
      selectedTerm: z.number().int().nullable().default(null),
      seenInstallmentCents: shownInstallmentCents,
      menuChoice: menuChoice.optional(),
    }),
    response: savedSimulation,
    // PRS007: the lead that it starts from has ended
    errors: ['SEC004', 'ADD004', 'PRS007', ...quoteErrors],
    idempotent: true,
  },
  updateSavedSimulation: {
    ...update,
    route: 'POST /simulations/saves/update',
    summary: ['Atualizar uma simulação salva', 'Update a saved simulation'],
  },
  // the specification names both addresses and no difference between them
  updateOldSimulation: {
    ...update,
    route: 'POST /simulations/saves/old',
    summary: ['Atualizar uma simulação salva, no endereço antigo', 'Update a saved simulation, at the old address'],
  },
  listSavedSimulations: filteredListRow({
    path: '/simulations/saves/filters',
    summary: ['Simulações salvas, com filtros', 'Saved simulations, filtered'],
    filters: {
      /** a part of the client's name, a whole document or a simulation code */
      search: z.string().trim().max(100).optional(),
      financeTypeId: z.number().int().optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** a simulation whose client's simulations are requested: an address must not contain a document */
      clientOf: recordId.optional(),
    },
    row: savedSimulationRow,
    errors: ['SEC004'],
  }),
  listSimulationClients: filteredListRow({
    path: '/simulations/saves/filters/clients',
    summary: ['Simulações salvas, por cliente', 'Saved simulations, by client'],
    filters: {
      /** a part of the client's name or a whole document */
      search: z.string().trim().max(100).optional(),
    },
    row: simulationClientRow,
  }),
  readSavedSimulation: {
    route: 'GET /simulations/saves/{id}',
    summary: ['Uma simulação salva', 'One saved simulation'],
    params: z.object({ id: recordId }),
    response: savedSimulation,
    errors: ['SEC004'],
  },
  readSelectedOption: {
    family: 'simulation',
    route: 'GET /simulation/selected',
    summary: ['A opção escolhida de uma simulação salva', 'The chosen option of a saved simulation'],
    query: z.object({ simulationId: recordId }),
    response: z.object({
      ...optionsRead,
      /** as it was saved; null while no term is chosen */
      simulationItem: simulationItem.nullable(),
    }),
    errors: ['SEC004'],
  },
  listSuggestedOptions: {
    family: 'simulation',
    route: 'GET /simulation/suggested',
    summary: ['As outras opções de uma simulação salva', 'The other options of a saved simulation'],
    query: z.object({ simulationId: recordId }),
    response: z.object({
      ...optionsRead,
      /** as they were saved, those that are not chosen; all of them while no term is chosen */
      simulationItems: z.array(simulationItem),
    }),
    errors: ['SEC004'],
  },
  recalculateSavedSimulation: {
    family: 'simulation',
    route: 'POST /simulation/recalculate/saved',
    summary: [
      'Recalcular uma simulação salva com as tabelas de hoje',
      "Recalculate a saved simulation with today's tables",
    ],
    // without the registration fee: of a client who has paid it, or with a granted exemption; refused where it is owed
    query: z.object({ ignoreTCC: flag }),
    body: z.object({ id: recordId }),
    response: simulationResult.extend({ notKept: notRetained }),
    errors: ['SEC004', ...quoteErrors],
  },
  updateMonthlyIncome: {
    route: 'PUT /simulations/saves/{id}/monthlyIncome',
    summary: ['Atualizar a renda de uma simulação salva', 'Update the income of a saved simulation'],
    params: z.object({ id: recordId }),
    body: z.object({ version, monthlyIncomeCents: moneyCents }),
    response: z.object({ version: z.int(), monthlyIncomeCents: z.int() }),
    errors: ['SEC004', 'PRS001'],
  },
  printSimulation: {
    route: 'GET /simulations/saves/{id}/document',
    summary: ['PDF da simulação com o detalhamento do CET', 'PDF of the simulation with the CET breakdown'],
    params: z.object({ id: recordId }),
    query: z.object({ language: z.enum(['pt-BR', 'en'], { error: 'value.notAllowed' }).default('pt-BR') }),
    response: { file: 'application/pdf' },
    errors: ['SEC004'],
  },
});
