import {
  clientBirthDateProblem,
  isCnpj,
  isCompanyName,
  isCpf,
  isEmail,
  isFullName,
  isMobile,
  isPlate,
} from '@estrada/domain/people/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { clientOf, type Draft } from './draft.ts';
import { priceOf } from './entry.ts';
import { isBlank, type TradeInDraft } from './trade-in.ts';

/** Names of the inputs, as in the server's refusals. */
export type FieldName =
  | 'document'
  | 'name'
  | 'companyName'
  | 'birthDate'
  | 'phone'
  | 'email'
  | 'monthlyIncomeCents'
  | 'additionalIncomeCents'
  | 'state'
  | 'plateState'
  | 'taxRegime'
  | 'saleType'
  | 'directSaleTypeId'
  | 'saleOptionTypeIds'
  | 'isEmployee'
  | 'isAssignmentOfRights'
  | 'manufacturerId'
  | 'modelId'
  | 'versionId'
  | 'manufacturerYear'
  | 'modelYear'
  | 'optionCodes'
  | 'colour'
  | 'mileage'
  | 'vehicleValueCents'
  | 'entryValueCents'
  | `tradeIn.${keyof TradeInDraft | 'cashCents'}`
  | 'financeTypeId'
  | 'voucherCode'
  | 'discountCoupon'
  | 'terms';

export type Problems = Partial<Record<FieldName, MessageKey>>;

/** The purpose that the client's data must suffice for: only figures, saving the simulation, or querying the bureau. */
export type ClientNeed = 'figures' | 'saving' | 'preApproval';

const needed: Readonly<Record<'PF' | 'PJ', Readonly<Record<ClientNeed, readonly FieldName[]>>>> = {
  PF: {
    figures: [],
    saving: ['document', 'name'],
    preApproval: ['document', 'name', 'birthDate', 'monthlyIncomeCents'],
  },
  PJ: {
    figures: [],
    saving: ['document', 'companyName'],
    preApproval: ['document', 'companyName', 'monthlyIncomeCents'],
  },
};

/** The inputs that a person type must fill in for a purpose. */
export function neededFields(personType: 'PF' | 'PJ', need: ClientNeed): readonly FieldName[] {
  return needed[personType][need];
}

/** The problems of the client's data. Optional inputs must be valid too when filled in. */
export function checkClient(draft: Draft, need: ClientNeed, today: Temporal.PlainDate): Problems {
  const client: Partial<Record<FieldName, unknown>> = clientOf(draft);
  const problems: Problems = {};
  for (const field of neededFields(draft.personType, need)) {
    if (client[field] === undefined) problems[field] = 'required';
  }
  const { document, name, companyName, birthDate, phone, email } = clientOf(draft);
  if (document && draft.personType === 'PF' && !isCpf(document)) problems.document = 'cpf.invalid';
  if (document && draft.personType === 'PJ' && !isCnpj(document)) problems.document = 'cnpj.invalid';
  if (name && !isFullName(name)) problems.name = 'fullName.invalid';
  if (companyName && !isCompanyName(companyName)) problems.companyName = 'companyName.invalid';
  if (phone && !isMobile(phone)) problems.phone = 'mobile.invalid';
  if (email && !isEmail(email)) problems.email = 'email.invalid';
  const birthDateProblem = birthDate ? clientBirthDateProblem(birthDate, today) : undefined;
  if (birthDateProblem) problems.birthDate = birthDateProblem;
  return problems;
}

/** What the call accepts. */
const maxMileageKm = 2_000_000;

/** The problems of vehicle and values. */
export function checkFinancing(draft: Draft): Problems {
  const problems: Problems = {};
  for (const field of ['manufacturerId', 'modelId', 'versionId', 'manufacturerYear', 'modelYear'] as const) {
    if (draft[field] === null) problems[field] = 'required';
  }
  if (draft.state === '') problems.state = 'required';
  if (draft.assetType === 2 && draft.mileage === null) problems.mileage = 'mileage.required';
  else if (draft.assetType === 2 && draft.mileage !== null && (draft.mileage < 0 || draft.mileage > maxMileageKm))
    problems.mileage = 'mileage.outOfRange';
  const { vehicleValueCents: listPrice, entryValueCents: entry } = draft;
  const price = priceOf(draft);
  if (listPrice === null) problems.vehicleValueCents = 'required';
  else if (listPrice <= 0) problems.vehicleValueCents = 'money.positive';
  if (entry === null) problems.entryValueCents = 'required';
  else if (entry < 0) problems.entryValueCents = 'entry.negative';
  else if (price !== null && price > 0 && entry >= price) problems.entryValueCents = 'entry.abovePrice';
  return problems;
}

/** The problems of the trade-in vehicle. It changes no figure, so figures do not depend on it. */
export function checkTradeIn({ tradeIn }: Draft): Problems {
  if (!tradeIn || isBlank(tradeIn)) return {};
  const problems: Problems = {};
  const { plate, year, valueCents } = tradeIn;
  if (valueCents === null) problems['tradeIn.valueCents'] = 'required';
  else if (valueCents <= 0) problems['tradeIn.valueCents'] = 'money.positive';
  if (plate.trim() && !isPlate(plate.replace(/[^0-9A-Za-z]/g, ''))) problems['tradeIn.plate'] = 'plate.invalid';
  if (year !== null && (year < 1950 || year > 2100)) problems['tradeIn.year'] = 'value.notAllowed';
  return problems;
}
