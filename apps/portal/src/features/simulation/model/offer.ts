import type { OfferOnSale, SimulationItem } from '@estrada/endpoints/index';
import type { ShownFees } from './calls-by-source.ts';
import type { Draft } from './draft.ts';
import { typePrice } from './entry.ts';

/** The part of an offer that a simulator needs; the list and the record both have it. */
export type ChosenOffer = Omit<OfferOnSale, 'version'> & {
  /** of the record; offers on sale are always enabled */
  enabled?: boolean;
};

/** "Chevrolet Onix LT · 2026/2027" */
export const vehicleOfOffer = ({ vehicle, manufacturerYear, modelYear }: ChosenOffer): string =>
  `${vehicle} · ${manufacturerYear}/${modelYear}`;

/** Whether an offer is of the condition and years of the chosen vehicle; years that are not chosen yet exclude none. */
export const isForVehicle = (
  offer: ChosenOffer,
  { assetType, manufacturerYear, modelYear }: Pick<Draft, 'assetType' | 'manufacturerYear' | 'modelYear'>,
): boolean =>
  (offer.vehicleType === '2') === (assetType === 2) &&
  (manufacturerYear === null || offer.manufacturerYear === manufacturerYear) &&
  (modelYear === null || offer.modelYear === modelYear);

/** How far the price of an offer is below the table's for the same years; 0 where that is not known. */
export const savingOf = (offer: ChosenOffer, { referencePriceCents }: Pick<Draft, 'referencePriceCents'>): number =>
  referencePriceCents === null ? 0 : Math.max(0, referencePriceCents - offer.priceCents);

/** Whether an offer is sold in a colour; one that names none is sold in every colour. */
const isInColours = ({ colourChoices }: ChosenOffer, colour = '') =>
  colourChoices.length === 0 || colourChoices.includes(colour);

/** Applies an offer to a draft: its vehicle, person type, plan, price and deferral unit; the entry stays as typed. */
export function applyOffer(draft: Draft, offer: ChosenOffer): Partial<Draft> {
  const isSamePlan = draft.financeTypeId === offer.financeTypeId;
  return {
    // the price of an offer is fixed
    ...typePrice({ ...draft, discount: null }, offer.priceCents),
    discount: null,
    offerId: offer.id,
    personType: offer.personType === 'PJ' ? 'PJ' : 'PF',
    assetType: offer.vehicleType === '2' ? 2 : 1,
    saleType: 'TD',
    manufacturerId: offer.manufacturerId,
    modelId: offer.modelId,
    versionId: offer.versionId,
    manufacturerYear: offer.manufacturerYear,
    modelYear: offer.modelYear,
    vehicleLabel: vehicleOfOffer(offer),
    optionCodes: [],
    colour: isInColours(offer, draft.colour) ? (draft.colour ?? '') : '',
    referencePriceCents: null,
    financeTypeId: offer.financeTypeId,
    choices: {
      ...(isSamePlan ? draft.choices : {}),
      ...(offer.deferralUnit === '' ? {} : { deferralUnit: Number(offer.deferralUnit) }),
    },
    terms: [],
    selectedTerm: null,
    tableCodes: [],
    currentTax: null,
  };
}

/** The same sale with the general tables; the values that the offer filled in remain. */
export const leaveOffer: Partial<Draft> = {
  offerId: null,
  terms: [],
  selectedTerm: null,
  tableCodes: [],
  currentTax: null,
};

const feeKinds = ['TCC', 'CONTRACT', 'TU'] as const;

/** The fees shown with the figures. */
export const expensesOf = ({ financedItems }: Pick<SimulationItem, 'financedItems'>): ShownFees =>
  feeKinds.flatMap((code) => {
    const line = financedItems.find((item) => item.code === code);
    return line ? [{ code, amountCents: line.amountCents }] : [];
  });
