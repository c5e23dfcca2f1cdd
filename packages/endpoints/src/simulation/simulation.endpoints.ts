import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import {
  clientDocument,
  flag,
  manufacturerId,
  moneyCents,
  personType,
  recordId,
  saleType,
  stateCode,
  vehicleType,
} from '../fields.ts';
import { numericProfileOf } from '../parameters/numeric-profile.ts';
import { cellsOfChannel } from '../parameters/profile-parameters.schemas.ts';
import { roleName } from '../users/users.schemas.ts';
import { feeOfSale } from './aggregate-values.endpoints.ts';
import { financeStructure } from './finance-structures.endpoints.ts';
import { quoteErrors } from './quote-errors.ts';
import {
  directSale,
  offerLender,
  refusal,
  simulationRequest,
  simulationResult,
  solveRequest,
} from './simulation.schemas.ts';
import { simulationBasis } from './simulation-basis.schema.ts';

const assetType = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)], { error: 'value.notAllowed' }));

/** The sale that the defaults, the rights and the fees are for; an absent name leaves its part open. */
const parameterNames = {
  /** whose rights: the caller's, or another one's for those who read the parameters of profiles */
  profile: z.string().transform(numericProfileOf).pipe(roleName).optional(),
  vehicleTypeId: assetType.optional(),
  saleType: saleType.optional(),
  /** by default the dealer's state, SP where there is none */
  clientState: stateCode.optional(),
  /** the state of the vehicle's registration; by default the client's */
  plateState: stateCode.optional(),
  isEmployee: flag,
  clientDocument: clientDocument.optional(),
};

const wholeNumber = z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' });

export const simulationEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation', access: { anyOf: ['simulator'] } })({
    listSimulationDealers: {
      route: 'GET /simulation/dealer/view',
      summary: ['Concessionárias para as quais o usuário simula', 'Dealers that the user may simulate for'],
      query: z.object({ name: z.string().max(100).optional() }),
      response: z.object({
        items: z.array(
          z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string(), city: z.string(), state: z.string() }),
        ),
      }),
    },
    readSimulationParameters: {
      route: 'GET /simulation/parameters',
      summary: ['Padrões e limites do simulador', 'Defaults and limits of the simulator'],
      query: z.object({ ...parameterNames, dealerId: recordId }),
      response: z.object({
        dealer: z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string(), state: z.string() }),
        /** today's lender, as shown with an offer; rates are fractions as text */
        lender: offerLender,
        defaults: z.object({
          personType: z.enum(['PF', 'PJ']),
          assetType: vehicleType,
          saleType,
          offerType: z.string(),
          state: z.string(),
          manufacturerId,
        }),
        financeStructures: z.array(financeStructure),
        /** the viewer's rights: the combinations in which each flag is on; an absent one is off */
        views: z.array(z.object(cellsOfChannel)),
        /** whether the named client has paid the registration fee already; false without a client */
        ignoreTCC: z.boolean(),
        /** what the named sale owes today; null where the default state has no fees */
        fees: z.array(feeOfSale).nullable(),
      }),
      errors: ['SEC004', 'PARAM', 'noFluxForState', 'DOM002', 'USE029'],
    },
    listDirectSales: {
      access: { anyOf: ['simulator', 'offers'] },
      route: 'GET /simulation/directsales',
      summary: [
        'Tipos de venda direta de um tipo de venda e de pessoa',
        'Direct-sale types of a sale type and a person type',
      ],
      query: z.object({
        saleType,
        personType,
        /** the simulator: the dealer's or that of offers */
        source: z.enum(['CHD', 'OFFER'], { error: 'value.notAllowed' }).default('CHD'),
      }),
      response: z.object({ items: z.array(directSale) }),
      errors: ['PARAM'],
    },
    solveSimulation: {
      route: 'POST /simulation/recalculate/suggested',
      summary: [
        'A entrada, o prazo ou o valor do veículo que levam à parcela desejada',
        'The down payment, term or vehicle price that leads to the desired instalment',
      ],
      body: solveRequest.extend({ dealerId: recordId }),
      response: z.object({
        reached: z.boolean(),
        /** why no value meets the goal; null when one does */
        reason: z.enum(['entryFixed', 'tooLow', 'unbounded']).nullable(),
        entryValueCents: z.int().nullable(),
        vehicleValueCents: z.int().nullable(),
        term: z.int().nullable(),
        installmentCents: z.int().nullable(),
      }),
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
    checkRegistrationFee: {
      route: 'GET /simulation/clients/ignoreTCC/{document}',
      summary: ['O cliente já pagou a tarifa de cadastro?', 'Has the client already paid the registration fee?'],
      params: z.object({ document: clientDocument }),
      query: z.object({
        isEmployee: flag,
        /** the state of the fee; by default that of the active dealer, SP where there is none */
        state: z
          .string()
          .regex(/^[A-Z]{2}$/, { error: 'value.notAllowed' })
          .optional(),
      }),
      response: z.object({ ignoreTCC: z.boolean(), valueTcc: z.int() }),
      errors: ['noFluxForState', 'DOM002', 'USE029'],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    simulate: {
      route: 'POST /simulations/dealers/{dealerId}',
      summary: ['Calcular até três prazos', 'Calculate up to three terms'],
      params: z.object({ dealerId: recordId }),
      body: simulationRequest,
      response: simulationResult,
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
    readSimulationBasis: {
      route: 'GET /simulations/dealers/{dealerId}/basis',
      summary: [
        'Tabelas e tarifas do dia para a prévia no navegador',
        "The day's tables and fees for the preview in the browser",
      ],
      params: z.object({ dealerId: recordId }),
      query: z.object({
        financeTypeId: wholeNumber,
        assetType,
        personType,
        saleType: saleType.default('TD'),
        /** the years determine the vehicle's campaigns */
        manufacturerYear: wholeNumber,
        modelYear: wholeNumber,
        state: stateCode,
        /** the state of the vehicle's registration; by default the client's state */
        plateState: stateCode.optional(),
        /** as in the request: whose tier prices */
        simulationId: recordId.optional(),
        /** as in the request: the rows are then those of the offer */
        offerId: recordId.optional(),
      }),
      response: simulationBasis,
      errors: ['SEC004', 'ADD004', 'GSIM002', 'GOFF007', 'DOM002'],
    },
    simulateGrid: {
      route: 'POST /simulations/dealers/{dealerId}/terms',
      summary: [
        'Parcela e CET de cada prazo com cada entrada',
        'Instalment and CET of every term with every down payment',
      ],
      params: z.object({ dealerId: recordId }),
      body: z.object({ request: simulationRequest, entriesCents: z.array(moneyCents).min(1).max(12) }),
      response: z.object({
        terms: z.array(z.int()),
        entries: z.array(
          z.object({
            entryValueCents: z.int(),
            /** one for each term; null where the table or the plan does not allow the entry */
            cells: z.array(z.object({ term: z.int(), installmentCents: z.int(), cetAnnualPct: z.string() }).nullable()),
            /** one for each term; null where there is a cell */
            refusals: z.array(refusal.nullable()),
          }),
        ),
      }),
      errors: ['SEC004', 'ADD004', ...quoteErrors],
    },
  }),
};
