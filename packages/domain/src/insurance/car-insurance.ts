import type { Texts } from '../errors/index.ts';
import type { AutoCoverage, CommercialCategory } from '../products/index.ts';
import { directSaleTypeOf, type Sale } from '../simulation/index.ts';
import type { InsuranceOffer } from './quote-request.ts';

/** A coverage of car insurance in plain words; the insurer's conditions apply. */
export type CarCoverage = { readonly name: Texts; readonly covers: Texts; readonly notCovered: Texts };

/** The coverages of car insurance, the default first. */
export const carCoverages = {
  A: {
    name: { pt: 'Ampla', en: 'Comprehensive' },
    covers: {
      pt: 'Batida, roubo, furto, incêndio, enchente e danos que o veículo causar a outras pessoas.',
      en: 'Collision, robbery, theft, fire, flood and damage that the vehicle causes to others.',
    },
    notCovered: {
      pt: 'Vidros, faróis e retrovisores, carro reserva e desgaste pelo uso.',
      en: 'Glass, headlights and mirrors, a replacement car, and wear and tear.',
    },
  },
  B: {
    name: { pt: 'Básica', en: 'Basic' },
    covers: { pt: 'Roubo, furto e incêndio do veículo.', en: 'Robbery, theft and fire of the vehicle.' },
    notCovered: {
      pt: 'Batida, enchente, danos a outras pessoas, vidros e carro reserva.',
      en: 'Collision, flood, damage to others, glass and a replacement car.',
    },
  },
  C: {
    name: { pt: 'Completa', en: 'Full' },
    covers: {
      pt: 'Tudo da cobertura ampla, mais vidros, faróis, retrovisores e carro reserva por 15 dias.',
      en: 'Everything in the comprehensive coverage, plus glass, headlights, mirrors and a replacement car for 15 days.',
    },
    notCovered: {
      pt: 'Desgaste pelo uso, competições e objetos deixados no veículo.',
      en: 'Wear and tear, competitions and belongings left in the vehicle.',
    },
  },
} as const satisfies Record<AutoCoverage, CarCoverage>;

/** The deductibles of car insurance, in percent of the ordinary one. Their types contain the percentage. */
export const deductibles: readonly { readonly percent: number; readonly type: Texts }[] = [
  { percent: 50, type: { pt: 'Reduzida (50%)', en: 'Reduced (50%)' } },
  { percent: 100, type: { pt: 'Normal (100%)', en: 'Standard (100%)' } },
  { percent: 200, type: { pt: 'Ampliada (200%)', en: 'Increased (200%)' } },
];

/** The type of a deductible, also of one that only the insurer knows. */
export const deductibleType = (percent: number): Texts =>
  deductibles.find((row) => row.percent === percent)?.type ?? { pt: `${percent}%`, en: `${percent}%` };

/** The default deductible is the one whose type includes 100%. */
export const isDefaultDeductible = (percent: number): boolean => /(^|\D)100%/.test(deductibleType(percent).pt);

/** The use of a taxi, among `commercialCategories`. */
const taxiUse: CommercialCategory = 2;

/** The devices by which a stolen vehicle can be found. */
export const trackingDevices = {
  NONE: { pt: 'Nenhum', en: 'None' },
  ON_STAR: { pt: 'OnStar', en: 'OnStar' },
  TRACKER: { pt: 'Rastreador', en: 'Tracker' },
  BLOCKER: { pt: 'Rastreador com bloqueador', en: 'Tracker with immobiliser' },
} as const satisfies Record<string, Texts>;

/** Use and category of a car: a taxi in a direct sale is for business, and of the category of taxis, whatever is said. */
export function carUseOf<Use extends { isForBusiness: boolean; commercialCategory: number }>(
  use: Use,
  sale: Sale,
): Use {
  const isTaxi = sale.saleType === 'VD' && directSaleTypeOf(sale).segment === 'TAXI';
  return isTaxi ? { ...use, isForBusiness: true, commercialCategory: taxiUse } : use;
}

/** The name of an offer within its answer, as a selection refers to it: A-100, COMPLETE, STANDARD. */
export const pricingOptionOf = ({ coverage, deductiblePercent }: InsuranceOffer): string =>
  deductiblePercent === null ? coverage : `${coverage}-${deductiblePercent}`;

/** The offer that applies where nobody has chosen: the only one, or coverage A with the default deductible. */
export function defaultOffer(offers: readonly InsuranceOffer[]): InsuranceOffer | null {
  if (offers.length === 1) return offers[0]!;
  const isDefault = ({ coverage, deductiblePercent }: InsuranceOffer) =>
    coverage === 'A' && deductiblePercent !== null && isDefaultDeductible(deductiblePercent);
  return offers.find(isDefault) ?? null;
}
