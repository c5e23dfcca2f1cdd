import type { CalendarDate } from '../calendar/index.ts';
import { daysBetween } from '../calendar/index.ts';
import { findFinanceType } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { centavos, choice, count, date, type FormOf, form, text, year } from '../forms/index.ts';

// the largest number in the vehicle table
const lastId = 2_147_483_647;
/** The plan whose instalments follow the harvest: the only one with a deferral unit. */
export const farmerTypeId = 5;
/** The minimum number of days of an offer, the first and the last included (CDC art. 54-B, III). */
const shortestDays = 2;

/** The reach of an offer: national, or one branch. NAC and REGI are the codes on the wire. */
export const offerTypes = {
  NAC: { pt: 'Nacional', en: 'National' },
  REGI: { pt: 'Regional', en: 'Regional' },
};

export type OfferType = keyof typeof offerTypes;

/**
 * An offer: reach, vehicle, person, plan and price table, price and days. Only the server can check it against the
 * tables in force, and whether its name is free in its region. Names are the wire's.
 */
export const offerForm = form(
  {
    offerName: text('Nome', 'Name', { clean: (name) => name.replace(/\s+/g, ' ') }),
    offerType: choice('Tipo', 'Type', offerTypes),
    /** id of a branch; none for a national offer */
    region: text('Regional', 'Branch', { isOptional: true, max: 26, test: /^[0-9a-hjkmnp-tv-z]{26}$/ }),
    effectiveFrom: date('Início da validade', 'Start of validity'),
    validUntil: date('Fim da validade', 'End of validity'),
    /** 1 new, 2 used */
    vehicleType: choice('Condição', 'Condition', { 1: { pt: 'Novo', en: 'New' }, 2: { pt: 'Usado', en: 'Used' } }),
    manufacturerId: count('Montadora', 'Manufacturer', 1, lastId),
    modelId: count('Modelo', 'Model', 1, lastId),
    versionId: count('Versão', 'Version', 1, lastId),
    manufacturerYear: year('Ano de fabricação', 'Year of manufacture'),
    modelYear: year('Ano do modelo', 'Model year'),
    /** ids, separated by commas; empty: every colour */
    colours: text('Cores', 'Colours', {
      isOptional: true,
      max: 809,
      test: /^[0-9a-z]{26}(,[0-9a-z]{26})*$/,
      clean: inOrder,
    }),
    priceCents: centavos('Preço', 'Price', 1, 10_000_000_000),
    personType: choice('Tipo de pessoa', 'Type of person', {
      PF: { pt: 'Pessoa física', en: 'Individual' },
      PJ: { pt: 'Pessoa jurídica', en: 'Company' },
    }),
    financeTypeId: count('Plano', 'Plan', 1, 14),
    /** months between two harvests; empty except for the harvest plan */
    deferralUnit: text('Meses entre parcelas (safra)', 'Months between instalments (harvest)', {
      isOptional: true,
      max: 1,
      test: /^[36]$/,
    }),
    sourceTableCode: text('Tabela de preços', 'Price table', { max: 40 }),
    description: text('Descrição', 'Description', { isOptional: true, max: 500, hasLines: true }),
  },
  (offer) => [...reachProblems(offer), ...dayProblems(offer), ...planProblems(offer)],
);
export type OfferForm = FormOf<typeof offerForm>;

function inOrder(list: string): string {
  return [...new Set(list.split(','))].sort().join(',');
}

function reachProblems({ offerType, region }: { offerType: string; region: string }): FieldProblem[] {
  if (offerType === 'REGI') return region === '' ? [{ path: 'region', key: 'offer.regionRequired' }] : [];
  return region === '' ? [] : [{ path: 'region', key: 'offer.regionOfNational' }];
}

type Days = { effectiveFrom: CalendarDate; validUntil: CalendarDate };

function dayProblems({ effectiveFrom, validUntil }: Days): FieldProblem[] {
  if (validUntil < effectiveFrom) return [{ path: 'validUntil', key: 'offer.endBeforeStart' }];
  return daysBetween(effectiveFrom, validUntil) + 1 < shortestDays
    ? [{ path: 'validUntil', key: 'offer.tooShort', params: { min: shortestDays } }]
    : [];
}

function planProblems({
  financeTypeId,
  deferralUnit,
}: {
  financeTypeId: number;
  deferralUnit: string;
}): FieldProblem[] {
  if (!findFinanceType(financeTypeId)) return [{ path: 'financeTypeId', key: 'value.notAllowed' }];
  if (financeTypeId === farmerTypeId) return deferralUnit === '' ? [{ path: 'deferralUnit', key: 'required' }] : [];
  return deferralUnit === '' ? [] : [{ path: 'deferralUnit', key: 'value.notAllowed' }];
}

/**
 * The problems of a valid offer form's days today: it must expire after today, a new start must not be in the past, and
 * one that has begun keeps its start.
 *
 * @param before the offer that changes; null registers one
 */
export function offerDayProblems(offer: Days, before: Days | null, today: CalendarDate): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const isNewStart = offer.effectiveFrom !== before?.effectiveFrom;
  if (isNewStart && before && before.effectiveFrom <= today)
    problems.push({ path: 'effectiveFrom', key: 'offer.begun' });
  else if (isNewStart && offer.effectiveFrom < today)
    problems.push({ path: 'effectiveFrom', key: 'offer.startInPast' });
  if (offer.validUntil <= today) problems.push({ path: 'validUntil', key: 'offer.expiresTooSoon' });
  return problems;
}
