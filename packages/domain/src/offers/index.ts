export { type ColourForm, colourForm } from './colour-form.ts';
export { farmerTypeId, type OfferForm, offerDayProblems, offerForm } from './offer-form.ts';
export { type OfferTerms, offeredSaleProblems, offerValidityProblem, rowsOfOffer } from './offer-sale.ts';
