import type { OfferOnSale, SimulationItem } from '@estrada/endpoints/index';
import type { ShownFees } from './calls-by-source.ts';
import type { Draft } from './draft.ts';
import { typePrice } from './entry.ts';

/** What of an offer a simulator needs; the list and the record both have it. */
export type ChosenOffer = Omit<OfferOnSale, 'version'> & {
  /** the record says it; what is on sale is in use */
  enabled?: boolean;
};

/** "Chevrolet Onix LT · 2026/2027" */
export const vehicleOfOffer = ({ vehicle, manufacturerYear, modelYear }: ChosenOffer): string =>
  `${vehicle} · ${manufacturerYear}/${modelYear}`;

/** A draft that sells by an offer: its vehicle, person, plan, price and deferral unit; the entry stays as it was typed. */
export function applyOffer(draft: Draft, offer: ChosenOffer): Partial<Draft> {
  const isSamePlan = draft.financeTypeId === offer.financeTypeId;
  return {
    ...typePrice(draft, offer.priceCents),
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

/** The same sale by the tables of everybody; all that the offer filled in stays typed. */
export const leaveOffer: Partial<Draft> = {
  offerId: null,
  terms: [],
  selectedTerm: null,
  tableCodes: [],
  currentTax: null,
};

const feeKinds = ['TCC', 'CONTRACT', 'TU'] as const;

/** The fees that stand beside figures. */
export const expensesOf = ({ financedItems }: Pick<SimulationItem, 'financedItems'>): ShownFees =>
  feeKinds.flatMap((code) => {
    const line = financedItems.find((item) => item.code === code);
    return line ? [{ code, amountCents: line.amountCents }] : [];
  });
