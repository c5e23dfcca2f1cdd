import { endpoints } from '@estrada/endpoints/index';
import { type Route, read, write } from '../../kernel/route.ts';
import type { CampaignPictures } from './campaign-pictures.ts';
import { makeCloneOffer, makeReadOfferClonePlan } from './clone-offer.ts';
import { colourRecord } from './colours.ts';
import { type OfferUse, offerCampaignRoutes } from './offer-campaigns.ts';
import { listOfferRegions, type OfferPrices } from './offer-checks.ts';
import { makeOfferRecord } from './offers.ts';

export const offerRoutes = (prices: OfferPrices, pictures: CampaignPictures, countUse: OfferUse): Route[] => {
  const offerRecord = makeOfferRecord(prices);
  return [
    ...colourRecord.routes,
    ...offerRecord.routes,
    ...offerCampaignRoutes(pictures, countUse),
    read(endpoints.listOfferRegions, async (_request, { db }) => ({ items: await listOfferRegions(db) })),
    read(endpoints.listOfferTables, async (_request, { db, today }) => ({ items: await prices.listTables(db, today) })),
    read(endpoints.readOfferClonePlan, makeReadOfferClonePlan(offerRecord)),
    write(endpoints.cloneOffer, makeCloneOffer(offerRecord)),
  ];
};
