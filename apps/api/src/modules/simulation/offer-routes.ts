import { endpoints } from '@estrada/endpoints/index';
import { type Route, read } from '../../kernel/route.ts';
import { listOffersOnSale } from '../offers/index.ts';
import { aggregateValues } from './aggregate-values.ts';
import { exploreGrid, solveFor } from './explore-simulation.ts';
import { withoutHidden } from './profile-views.ts';
import { basisOf, quote } from './quote.ts';
import { simulateWithin } from './recalculate.ts';
import { previewRate, simulateByRate } from './taxes.ts';

/** Offers are simulated without a dealer, so this is the default state. */
export const offerState = 'SP';
/** No dealer sells: this distinguishes the offers simulator from the dealers' one. */
const dealerId = undefined;

/** The offers simulator: the dealers' use cases, without a dealer. */
export const offerSimulationRoutes = (): Route[] => [
  read(endpoints.readOfferAggregateValues, async ({ query }, context) =>
    aggregateValues({ ...query, isOffer: true }, offerState, context),
  ),
  read(endpoints.simulateOffer, async ({ body: { seenExpenses, ...request } }, context) => {
    const { result } = await quote({ request, dealerId, seenExpenses }, context);
    return withoutHidden(result, request, context, 'OFFER');
  }),
  read(endpoints.readOfferBasis, async ({ query }, context) => basisOf({ ...query, dealerId }, context)),
  read(endpoints.listOffersOfVersion, async ({ query }, { db, today }) => ({
    items: await listOffersOnSale(db, query, today),
  })),
  read(endpoints.simulateOfferGrid, async ({ body }, context) => exploreGrid({ ...body, dealerId }, context)),
  read(endpoints.solveOffer, async ({ body }, context) => solveFor({ ...body, dealerId }, context)),
  read(endpoints.simulateOfferBySourceTable, async ({ params, query, body }, context) => {
    const { seenExpenses, ...request } = body;
    const asked = { request, dealerId, seenExpenses, within: { sourceTableCode: params.code }, term: query.term };
    return withoutHidden(await simulateWithin(asked, context), request, context, 'OFFER');
  }),
  read(endpoints.simulateOfferByRate, async ({ params: { tax }, query, body }, context) => {
    const { seenExpenses, ...request } = body;
    const result = await simulateByRate({ ...query, dealerId, seenExpenses, tax, request }, context);
    return withoutHidden(result, request, context, 'OFFER');
  }),
  read(endpoints.previewOfferRate, async ({ params: { tax }, query, body }, context) => {
    const { seenExpenses, ...request } = body;
    return previewRate({ ...query, dealerId, seenExpenses, tax, request }, context);
  }),
];
