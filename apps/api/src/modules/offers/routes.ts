import { endpoints } from '@estrada/endpoints/index';
import { type Route, read, write } from '../../kernel/route.ts';
import { cloneOffer, readOfferClonePlan } from './clone-offer.ts';
import { colourRecord } from './colours.ts';
import { listOfferRegions, listOfferTables } from './offer-checks.ts';
import { offerRecord } from './offers.ts';

export const offerRoutes = (): Route[] => [
  ...colourRecord.routes,
  ...offerRecord.routes,
  read(endpoints.listOfferRegions, async (_request, { db }) => ({ items: await listOfferRegions(db) })),
  read(endpoints.listOfferTables, async (_request, { db, today }) => ({ items: await listOfferTables(db, today) })),
  read(endpoints.readOfferClonePlan, readOfferClonePlan),
  write(endpoints.cloneOffer, cloneOffer),
];
