import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { earliestOfferEnd, type PriceTableRow } from '../simulation/index.ts';
import type { OfferForm } from './offer-form.ts';

/** The part of an offer that determines buyer, vehicle and terms. */
export type OfferTerms = Omit<OfferForm, 'colours' | 'description' | 'priceCents'> & {
  priceCents: number;
  enabled: boolean;
  /** names of its colours; none: every colour */
  colourChoices: readonly string[];
};

/** The part of a request that must match the offer. */
type OfferedSale = {
  personType: 'PF' | 'PJ';
  assetType: 1 | 2;
  saleType: 'TD' | 'VD';
  manufacturerId: number;
  modelId: number;
  versionId: number;
  manufacturerYear: number;
  modelYear: number;
  financeTypeId: number;
  vehicleValueCents: number;
  colour?: string | undefined;
};

/**
 * Why an offer cannot be used today; null where it can. Like a price table, it must be valid for at least two days
 * after the day of the simulation.
 */
export function offerValidityProblem(
  { offerName, enabled, effectiveFrom, validUntil }: OfferTerms,
  today: CalendarDate,
): (FieldProblem & { params: { name: string; date: string } }) | null {
  const problem = (
    key: 'offer.disabled' | 'offer.ended' | 'offer.notBegun' | 'offer.endsTooSoon',
    date: CalendarDate,
  ) => ({
    path: 'offerId',
    key,
    params: { name: offerName, date: formatDate(date) },
  });
  if (!enabled) return problem('offer.disabled', validUntil);
  if (validUntil < today) return problem('offer.ended', validUntil);
  if (effectiveFrom > today) return problem('offer.notBegun', effectiveFrom);
  return validUntil < earliestOfferEnd(today) ? problem('offer.endsTooSoon', validUntil) : null;
}

const vehicleFields = [
  'manufacturerId',
  'modelId',
  'versionId',
  'manufacturerYear',
  'modelYear',
] as const satisfies (keyof OfferedSale)[];

/**
 * The differences between a request and the offer, each at its field: another vehicle, person or plan, a direct sale,
 * another price, a colour that is none of the named ones.
 */
export function offeredSaleProblems(offer: OfferTerms, sale: OfferedSale): FieldProblem[] {
  const differs = [
    ...vehicleFields.filter((name) => sale[name] !== offer[name]),
    ...(sale.personType === offer.personType ? [] : ['personType']),
    ...(String(sale.assetType) === offer.vehicleType ? [] : ['assetType']),
    ...(sale.saleType === 'TD' ? [] : ['saleType']),
    ...(sale.financeTypeId === offer.financeTypeId ? [] : ['financeTypeId']),
  ];
  const problems: FieldProblem[] = differs.map((path) => ({ path, key: 'offer.otherSale' }));
  if (sale.vehicleValueCents !== offer.priceCents)
    problems.push({
      path: 'vehicleValueCents',
      key: 'offer.otherPrice',
      params: { price: formatMoney(offer.priceCents) },
    });
  const { colourChoices } = offer;
  if (sale.colour !== undefined && colourChoices.length > 0 && !colourChoices.includes(sale.colour))
    problems.push({ path: 'colour', key: 'offer.otherColour', params: { names: colourChoices.join(', ') } });
  return problems;
}

/** The rows of an offer: those of its table, limited to its own validity and its deferral unit. */
export function rowsOfOffer<Row extends Pick<PriceTableRow, 'sourceTableCode' | 'validUntil' | 'terms'>>(
  rows: readonly Row[],
  { sourceTableCode, validUntil, deferralUnit }: Pick<OfferTerms, 'sourceTableCode' | 'validUntil' | 'deferralUnit'>,
): Row[] {
  const unit = deferralUnit === '' ? null : Number(deferralUnit);
  const hasUnit = ({ terms }: Row) => unit === null || (terms.deferralUnits?.includes(unit) ?? true);
  return rows
    .filter((row) => row.sourceTableCode === sourceTableCode && hasUnit(row))
    .map((row) => ({
      ...row,
      validUntil: row.validUntil < validUntil ? row.validUntil : validUntil,
      ...(unit === null ? {} : { terms: { ...row.terms, deferralUnits: [unit] } }),
    }));
}
