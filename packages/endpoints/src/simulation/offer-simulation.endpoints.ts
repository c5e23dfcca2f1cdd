import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { moneyCents, recordId } from '../fields.ts';
import { offerOnSale, offerType, shownCampaign } from '../offers/offers.schemas.ts';
import { aggregateValuesEndpoints } from './aggregate-values.endpoints.ts';
import { quoteErrors } from './quote-errors.ts';
import { recalculationEndpoints } from './recalculation.endpoints.ts';
import { simulationEndpoints } from './simulation.endpoints.ts';
import { simulationRequest, simulationResult, solveRequest } from './simulation.schemas.ts';
import { taxValue } from './tax-fields.ts';
import { taxesEndpoints } from './taxes.endpoints.ts';

const errors = [...quoteErrors, 'GSIM014'] as const;

/**
 * The request, and the fees shown with the previous figures: where they have changed since, the response is GSIM014.
 */
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

const version = z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' });

const rate = { params: z.object({ tax: taxValue }), query: taxesEndpoints.previewRate.query, body: offerRequest };

export const offerSimulationEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['offers'] } })({
    simulateOffer: {
      route: 'POST /simulations/offers',
      summary: ['Calcular até três prazos, sem concessionária', 'Calculate up to three terms, without a dealer'],
      body: offerRequest,
      response: simulationResult,
      errors: [...errors],
    },
    readOfferBasis: {
      route: 'GET /simulations/offers/basis',
      summary: [
        'Tabelas e tarifas do dia para a prévia no simulador de ofertas',
        "The day's tables and fees for the preview in the offers simulator",
      ],
      query: simulationEndpoints.readSimulationBasis.query,
      response: simulationEndpoints.readSimulationBasis.response,
      errors: ['GSIM002', 'GOFF007', 'DOM002'],
    },
    listOffersOfVersion: {
      route: 'GET /simulations/offers/onSale',
      summary: [
        'Ofertas válidas hoje para uma versão, nacionais e de todas as regionais',
        'Offers valid today for a version, national and of every branch',
      ],
      query: z.object({ versionId: version, offerType: offerType.optional() }),
      response: z.object({ items: z.array(offerOnSale) }),
    },
    simulateOfferGrid: {
      route: 'POST /simulations/offers/terms',
      summary: [
        'Parcela e CET de cada prazo com cada entrada, sem concessionária',
        'Instalment and CET of every term with every down payment, without a dealer',
      ],
      body: simulationEndpoints.simulateGrid.body,
      response: simulationEndpoints.simulateGrid.response,
      errors: [...quoteErrors],
    },
    solveOffer: {
      route: 'POST /simulations/offers/suggested',
      summary: [
        'A entrada, o prazo ou o valor do veículo que levam à parcela desejada, sem concessionária',
        'The down payment, term or vehicle price that leads to the desired instalment, without a dealer',
      ],
      body: solveRequest,
      response: simulationEndpoints.solveSimulation.response,
      errors: [...quoteErrors],
    },
    simulateOfferBySourceTable: {
      route: 'POST /simulations/offers/sourceTableCode/{code}',
      summary: [
        'Calcular com uma tabela enviada, sem concessionária',
        'Calculate with one uploaded table, without a dealer',
      ],
      params: z.object({ code: z.string().min(1).max(40) }),
      query: recalculationEndpoints.simulateBySourceTable.query,
      body: offerRequest,
      response: simulationResult,
      errors: [...errors],
    },
    simulateOfferByRate: {
      ...rate,
      route: 'POST /simulations/offers/taxValue/{tax}',
      summary: [
        'Calcular um prazo com a taxa ajustada, sem concessionária',
        'Calculate one term with an adjusted rate, without a dealer',
      ],
      response: simulationResult,
      errors: [...errors],
    },
    previewOfferRate: {
      ...rate,
      route: 'POST /simulations/offers/taxValue/{tax}/preview',
      summary: [
        'O que a taxa ajustada muda, no simulador de ofertas',
        'What an adjusted rate changes, in the offers simulator',
      ],
      response: taxesEndpoints.previewRate.response,
      errors: [...errors],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation', access: { anyOf: ['offers'] } })({
    readOfferParameters: {
      route: 'GET /simulation/parameters/offers',
      summary: ['Padrões e limites do simulador de ofertas', 'Defaults and limits of the offers simulator'],
      // the names of the dealers' simulator are our reading here; a dealer gives its state, and sells nothing
      query: simulationEndpoints.readSimulationParameters.query.partial({ dealerId: true }),
      response: simulationEndpoints.readSimulationParameters.response.omit({ dealer: true }),
      errors: simulationEndpoints.readSimulationParameters.errors,
    },
    readOfferAggregateValues: {
      route: 'GET /simulation/aggregateValues/offers',
      summary: [
        'O que é somado ao valor do veículo nesta escolha, no simulador de ofertas',
        'What is added to the vehicle price for a choice, in the offers simulator',
      ],
      query: aggregateValuesEndpoints.readAggregateValues.query,
      response: aggregateValuesEndpoints.readAggregateValues.response,
      errors: ['noFluxForState', 'DOM002', 'PARAM'],
    },
    listOffersOnSale: {
      access: { anyOf: ['simulator'] },
      route: 'GET /simulation/offers',
      summary: [
        'Ofertas válidas hoje para uma versão nesta concessionária: as nacionais e as da regional',
        'Offers valid today for a version at this dealer: the national ones and those of its branch',
      ],
      query: z.object({
        dealerId: recordId,
        versionId: version,
        /** only the national ones, or only those of the branch; by default both */
        offerType: offerType.optional(),
      }),
      response: z.object({ items: z.array(offerOnSale) }),
      errors: ['SEC004'],
    },
    listShownCampaigns: {
      access: { anyOf: ['simulator'] },
      route: 'GET /simulation/offers/campaigns',
      summary: [
        'Campanhas de ofertas que o simulador desta concessionária mostra hoje',
        "Campaigns of offers that this dealer's simulator shows today",
      ],
      query: z.object({ dealerId: recordId }),
      response: z.object({
        items: z.array(shownCampaign),
      }),
      errors: ['SEC004'],
    },
  }),
};
