import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { moneyCents, recordId } from '../fields.ts';
import { offerOnSale } from '../offers/offers.schemas.ts';
import { readAggregateValues } from './aggregate-values.endpoints.ts';
import { quoteErrors } from './quote-errors.ts';
import { simulateBySourceTable } from './recalculation.endpoints.ts';
import {
  readSimulationBasis,
  readSimulationParameters,
  simulateGrid,
  solveSimulation,
} from './simulation.endpoints.ts';
import { simulationRequest, simulationResult, solveRequest } from './simulation.schemas.ts';
import { taxValue } from './tax-fields.ts';
import { previewRate } from './taxes.endpoints.ts';

/**
 * The offers simulator (source OFFER): the calls of the dealers' one without a dealer. Products are those of any dealer, and
 * where no state is named it is SP.
 */
const shared = { area: 'simulation', family: 'simulation-api', access: { anyOf: ['offers'] } } as const;
const errors = [...quoteErrors, 'GSIM014'] as const;

/** The request, and the fees that stood beside the figures before: where they have changed since, the answer is GSIM014. */
const offerRequest = simulationRequest.extend({
  seenExpenses: z
    .array(
      z.object({
        code: z.enum(['TCC', 'CONTRACT', 'TU'], { error: 'value.notAllowed' }),
        amountCents: moneyCents,
      }),
    )
    .max(3, { error: 'value.notAllowed' })
    .optional(),
});

export const simulateOffer = defineEndpoint({
  ...shared,
  name: 'simulateOffer',
  method: 'POST',
  path: '/simulations/offers',
  summary: { pt: 'Calcular até três prazos, sem concessionária', en: 'Calculate up to three terms, without a dealer' },
  body: offerRequest,
  response: simulationResult,
  errors: [...errors],
});

export const readOfferBasis = defineEndpoint({
  ...shared,
  name: 'readOfferBasis',
  method: 'GET',
  path: '/simulations/offers/basis',
  summary: {
    pt: 'Tabelas e tarifas do dia para a prévia no simulador de ofertas',
    en: "The day's tables and fees for the preview in the offers simulator",
  },
  query: readSimulationBasis.query,
  response: readSimulationBasis.response,
  errors: ['GSIM002', 'GOFF007', 'DOM002'],
});

export const simulateOfferGrid = defineEndpoint({
  ...shared,
  name: 'simulateOfferGrid',
  method: 'POST',
  path: '/simulations/offers/terms',
  summary: {
    pt: 'Parcela e CET de cada prazo com cada entrada, sem concessionária',
    en: 'Instalment and CET of every term with every down payment, without a dealer',
  },
  body: simulateGrid.body,
  response: simulateGrid.response,
  errors: [...quoteErrors],
});

export const solveOffer = defineEndpoint({
  ...shared,
  name: 'solveOffer',
  method: 'POST',
  path: '/simulations/offers/suggested',
  summary: {
    pt: 'A entrada, o prazo ou o preço que levam à parcela desejada, sem concessionária',
    en: 'The down payment, term or price that leads to the wished instalment, without a dealer',
  },
  body: solveRequest,
  response: solveSimulation.response,
  errors: [...quoteErrors],
});

export const simulateOfferBySourceTable = defineEndpoint({
  ...shared,
  name: 'simulateOfferBySourceTable',
  method: 'POST',
  path: '/simulations/offers/sourceTableCode/{code}',
  summary: {
    pt: 'Calcular com uma tabela enviada, sem concessionária',
    en: 'Calculate by one uploaded table, without a dealer',
  },
  params: z.object({ code: z.string().min(1).max(40) }),
  query: simulateBySourceTable.query,
  body: offerRequest,
  response: simulationResult,
  errors: [...errors],
});

const rate = { params: z.object({ tax: taxValue }), query: previewRate.query, body: offerRequest };

export const simulateOfferByRate = defineEndpoint({
  ...shared,
  ...rate,
  name: 'simulateOfferByRate',
  method: 'POST',
  path: '/simulations/offers/taxValue/{tax}',
  summary: {
    pt: 'Calcular um prazo com a taxa ajustada, sem concessionária',
    en: 'Calculate one term with a rate set by hand, without a dealer',
  },
  response: simulationResult,
  errors: [...errors],
});

export const previewOfferRate = defineEndpoint({
  ...shared,
  ...rate,
  name: 'previewOfferRate',
  method: 'POST',
  path: '/simulations/offers/taxValue/{tax}/preview',
  summary: {
    pt: 'O que a taxa ajustada muda, no simulador de ofertas',
    en: 'What a rate set by hand changes, in the offers simulator',
  },
  response: previewRate.response,
  errors: [...errors],
});

export const readOfferParameters = defineEndpoint({
  ...shared,
  name: 'readOfferParameters',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/parameters/offers',
  summary: { pt: 'Padrões e limites do simulador de ofertas', en: 'Defaults and limits of the offers simulator' },
  response: readSimulationParameters.response.omit({ dealer: true }),
  errors: ['PARAM'],
});

export const readOfferAggregateValues = defineEndpoint({
  ...shared,
  name: 'readOfferAggregateValues',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/aggregateValues/offers',
  summary: {
    pt: 'O que se soma ao preço nesta escolha, no simulador de ofertas',
    en: 'What is added to the price for a choice, in the offers simulator',
  },
  query: readAggregateValues.query,
  response: readAggregateValues.response,
  errors: ['noFluxForState', 'DOM002', 'PARAM'],
});

export const listOffersOnSale = defineEndpoint({
  name: 'listOffersOnSale',
  area: 'simulation',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/offers',
  summary: {
    pt: 'Ofertas que valem hoje para uma versão nesta concessionária: as nacionais e as da sua regional',
    en: 'Offers that hold today for a version at this dealer: the national ones and those of its branch',
  },
  access: { anyOf: ['simulator'] },
  query: z.object({
    dealerId: recordId,
    versionId: z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }),
  }),
  response: z.object({ items: z.array(offerOnSale) }),
  errors: ['SEC004'],
});
