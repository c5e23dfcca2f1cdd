import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineFilteredList } from '../define-list.ts';
import {
  clientDocument,
  flag,
  instant,
  moneyCents,
  personType,
  recordId,
  saleType,
  stateCode,
  version,
} from '../fields.ts';
import { cellsOfChannel } from '../parameters/profile-parameters.schemas.ts';
import { authorization } from '../proposals/proposals.schemas.ts';
import {
  directSale,
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationRequest,
  simulationResult,
} from './simulation.schemas.ts';
import { simulationBasis } from './simulation-basis.schema.ts';

const wholeNumber = z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' });
const simulator = { anyOf: ['simulator'] } as const;
const quoteErrors = ['GSIM002', 'SIM063', 'noFluxForState', 'DOM002', 'VHC001'] as const;

/** Why a term cannot be had with an entry: the code of the refusal, and where an input caused it the key of its message. */
const refusal = z.object({
  code: z.string(),
  key: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The chosen term's instalment as the screen showed it: what nobody saw is not saved (SIM063 when the tables moved). */
const seenInstallmentCents = z.number().int().optional();

export const listSimulationDealers = defineEndpoint({
  name: 'listSimulationDealers',
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/dealer/view',
  summary: { pt: 'Concessionárias para as quais o usuário simula', en: 'Dealers the user may simulate for' },
  access: simulator,
  query: z.object({ name: z.string().max(100).optional() }),
  response: z.object({
    items: z.array(
      z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string(), city: z.string(), state: z.string() }),
    ),
  }),
  errors: [],
});

export const readSimulationParameters = defineEndpoint({
  name: 'readSimulationParameters',
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/parameters',
  summary: { pt: 'Padrões e limites do simulador', en: 'Defaults and limits of the simulator' },
  access: simulator,
  query: z.object({ dealerId: recordId }),
  response: z.object({
    dealer: z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string(), state: z.string() }),
    /** who lends today, as it must stand beside an offer; rates are fractions as text */
    lender: z.object({
      name: z.string(),
      arrearsRateMonthly: z.string(),
      lateFineRate: z.string(),
      otherCharges: z.string(),
    }),
    defaults: z.object({
      personType: z.enum(['PF', 'PJ']),
      assetType: z.number(),
      saleType,
      offerType: z.string(),
      state: z.string(),
      manufacturerId: z.number(),
    }),
    financeStructures: z.array(
      z.object({ id: z.number(), name: z.string(), planTypeName: z.string(), termLimit: z.number() }),
    ),
    /** what the viewer sees and does: the combinations in which each flag is on; one that is not named is off */
    views: z.array(z.object(cellsOfChannel)),
  }),
  errors: ['SEC004', 'PARAM'],
});

export const listDirectSales = defineEndpoint({
  name: 'listDirectSales',
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/directsales',
  summary: {
    pt: 'Tipos de venda direta de um tipo de venda e de pessoa',
    en: 'Direct-sale types of a sale type and a person type',
  },
  access: simulator,
  query: z.object({ saleType, personType }),
  response: z.object({ items: z.array(directSale) }),
  errors: [],
});

export const simulate = defineEndpoint({
  name: 'simulate',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/dealers/{dealerId}',
  summary: { pt: 'Calcular até três prazos', en: 'Calculate up to three terms' },
  access: simulator,
  params: z.object({ dealerId: recordId }),
  body: simulationRequest,
  response: simulationResult,
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const readSimulationBasis = defineEndpoint({
  name: 'readSimulationBasis',
  area: 'simulation',
  method: 'GET',
  family: 'simulation-api',
  path: '/simulations/dealers/{dealerId}/basis',
  summary: {
    pt: 'Tabelas e tarifas do dia para a prévia no navegador',
    en: "The day's tables and fees for the preview in the browser",
  },
  access: simulator,
  params: z.object({ dealerId: recordId }),
  query: z.object({
    financeTypeId: wholeNumber,
    assetType: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)], { error: 'value.notAllowed' })),
    personType,
    saleType: saleType.default('TD'),
    modelYear: wholeNumber,
    state: stateCode,
    /** where the vehicle is registered; the client's state unless stated */
    plateState: stateCode.optional(),
    /** as in the request: whose tier prices */
    simulationId: recordId.optional(),
  }),
  response: simulationBasis,
  errors: ['SEC004', 'ADD004', 'GSIM002'],
});

export const simulateGrid = defineEndpoint({
  name: 'simulateGrid',
  area: 'simulation',
  method: 'POST',
  family: 'simulation-api',
  path: '/simulations/dealers/{dealerId}/terms',
  summary: {
    pt: 'Parcela e CET de cada prazo com cada entrada',
    en: 'Instalment and CET of every term with every down payment',
  },
  access: simulator,
  params: z.object({ dealerId: recordId }),
  body: z.object({ request: simulationRequest, entriesCents: z.array(moneyCents).min(1).max(12) }),
  response: z.object({
    terms: z.array(z.number()),
    entries: z.array(
      z.object({
        entryValueCents: z.number(),
        /** one for each term; null where the table or the plan does not allow the entry */
        cells: z.array(
          z.object({ term: z.number(), installmentCents: z.number(), cetAnnualPct: z.string() }).nullable(),
        ),
        /** one for each term; null where there is a cell */
        refusals: z.array(refusal.nullable()),
      }),
    ),
  }),
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const solveSimulation = defineEndpoint({
  name: 'solveSimulation',
  area: 'simulation',
  method: 'POST',
  family: 'simulation',
  path: '/simulation/recalculate/suggested',
  summary: {
    pt: 'A entrada, o prazo ou o preço que levam à parcela desejada',
    en: 'The down payment, term or price that leads to the wished instalment',
  },
  access: simulator,
  body: z.object({
    dealerId: recordId,
    request: simulationRequest,
    term: z.number().int().min(1).max(120),
    installmentCents: moneyCents,
    solveFor: z.enum(['entry', 'term', 'price'], { error: 'value.notAllowed' }),
    /** for another price: the entry keeps this share of it; without one it stays the amount of the request */
    entryShare: z.number().min(0, { error: 'number.outOfRange' }).max(1, { error: 'number.outOfRange' }).optional(),
  }),
  response: z.object({
    reached: z.boolean(),
    /** why no value meets the wish; null when one does */
    reason: z.enum(['entryFixed', 'tooLow', 'unbounded']).nullable(),
    entryValueCents: z.number().nullable(),
    vehicleValueCents: z.number().nullable(),
    term: z.number().nullable(),
    installmentCents: z.number().nullable(),
  }),
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});

export const checkRegistrationFee = defineEndpoint({
  name: 'checkRegistrationFee',
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/clients/ignoreTCC/{document}',
  summary: { pt: 'O cliente já pagou a tarifa de cadastro?', en: 'Has the client already paid the registration fee?' },
  access: simulator,
  params: z.object({ document: clientDocument }),
  query: z.object({
    isEmployee: flag,
    /** whose fee is asked for; without it the state of the active dealer, SP where there is none */
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'value.notAllowed' })
      .optional(),
  }),
  response: z.object({ ignoreTCC: z.boolean(), valueTcc: z.number() }),
  errors: ['noFluxForState', 'DOM002', 'USE029'],
});

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
    seenInstallmentCents,
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
    seenInstallmentCents,
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
  },
  row: savedSimulationRow,
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
  response: simulationResult,
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

export const requestPreApproval = defineEndpoint({
  name: 'requestPreApproval',
  area: 'simulation',
  method: 'POST',
  family: 'risk-assessment',
  path: '/riskprice/preApprove/old',
  summary: { pt: 'Pedir a pré-aprovação ao bureau de crédito', en: 'Ask the credit bureau for the pre-approval' },
  access: simulator,
  body: z.object({
    simulationId: recordId,
    term: z.number().int(),
    authorization,
  }),
  response: z.object({
    /** `rejected`: the bureau could not be queried; the journey goes on without it */
    status: z.enum(['fulfilled', 'rejected']),
    result: z.number().nullable(),
    tierCode: z.string().nullable(),
    /** the same where it prices */
    pricingTier: z.string().nullable(),
    consultedAt: instant,
  }),
  errors: ['SEC004', 'DOM002', 'USE029'],
  idempotent: true,
});
