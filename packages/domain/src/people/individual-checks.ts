import { countries, homeCountry } from '../enumerations/countries.ts';
import { occupations } from '../enumerations/occupations.ts';
import { documentTypes, genders, maritalStatuses } from '../enumerations/people.ts';
import {
  accountTypes,
  incomeTypes,
  partnershipTypes,
  relations,
  residenceTypes,
} from '../enumerations/registration.ts';
import { isState } from '../enumerations/states.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { clientBirthDateProblem, readDate } from './birth-date.ts';
import type { IndividualForm } from './client-form.ts';
import { isCnpj } from './cnpj.ts';
import {
  type Collector,
  collectProblems,
  isPresent,
  must,
  notNegative,
  oneOf,
  pastDate,
  positive,
} from './collect-problems.ts';
import { isCpf } from './cpf.ts';
import { isFullName } from './full-name.ts';
import { hasSpouse } from './marital-status.ts';
import { checkAddress, checkContact, checkIssue, checkSpouse } from './people-checks.ts';
import { isPhone } from './phone.ts';

const country = oneOf(countries);
const cnpj = must(isCnpj, 'cnpj.invalid');

function checkOrigin({ optional }: Collector, origin: IndividualForm['origin'] = {}): void {
  optional('nationality', origin.nationality, country);
  optional('secondCountryId', origin.secondCountryId, country);
  optional('birthCountryId', origin.birthCountryId, country);
  optional('birthStateId', origin.birthStateId, must(isState, 'value.notAllowed'));
  optional('fiscalCountryId', origin.fiscalCountryId, country);
  optional('otherFiscalCountryId', origin.otherFiscalCountryId, country);
}

function checkOccupation(
  { required, optional }: Collector,
  occupation: NonNullable<IndividualForm['occupation']>,
): void {
  required('occupationId', occupation.occupationId, oneOf(occupations));
  optional('employerDocumentNr', occupation.employerDocumentNr, cnpj);
  required('monthlyIncomeCents', occupation.monthlyIncomeCents, positive);
  optional('incomeTypeId', occupation.incomeTypeId, oneOf(incomeTypes));
  optional('additionalIncomeCents', occupation.additionalIncomeCents, notNegative);
  optional('additionalIncomeTypeId', occupation.additionalIncomeTypeId, oneOf(incomeTypes));
  optional('annualIncomeCents', occupation.annualIncomeCents, notNegative);
  optional('propertyValueCents', occupation.propertyValueCents, notNegative);
  required('isPep', occupation.isPep);
  required('hasPepRelatives', occupation.hasPepRelatives);
}

function checkEarlierOccupation(
  { optional }: Collector,
  earlier: IndividualForm['earlierOccupation'] = {},
  today: Temporal.PlainDate,
): void {
  optional('occupationId', earlier.occupationId, oneOf(occupations));
  optional('employerDocumentNr', earlier.employerDocumentNr, cnpj);
  optional('startedOn', earlier.startedOn, pastDate(today));
  optional('endedOn', earlier.endedOn, (value) => {
    const key = pastDate(today)(value);
    const start = earlier.startedOn && readDate(earlier.startedOn);
    return key ?? (start && value < start.toString() ? 'date.beforeStart' : undefined);
  });
}

/** An account is stated whole or not at all. */
function checkBank({ required }: Collector, bank: IndividualForm['bank'] = {}): void {
  const { bankCode, branchNumber, accountNumber, accountTypeId } = bank;
  if (![bankCode, branchNumber, accountNumber, accountTypeId].some(isPresent)) return;
  required(
    'bankCode',
    bankCode,
    must((code: string) => /^\d{3}$/.test(code), 'bank.codeInvalid'),
  );
  required('branchNumber', branchNumber);
  required('accountNumber', accountNumber);
  required('accountTypeId', accountTypeId, oneOf(accountTypes));
}

function checkReferences(collector: Collector, references: IndividualForm['references'] = []): void {
  references.forEach((reference, index) => {
    const { required } = collector.within(String(index));
    required('name', reference.name, must(isFullName, 'fullName.invalid'));
    required('relationId', reference.relationId, oneOf(relations));
    required('phoneNumber', reference.phoneNumber, must(isPhone, 'phone.invalid'));
  });
}

/** Who pays taxes in another country has a number there. */
function checkFiscal({ required }: Collector, { fiscal = {}, origin = {} }: IndividualForm): void {
  const isAbroad = [origin.fiscalCountryId, origin.otherFiscalCountryId].some(
    (id) => isPresent(id) && id !== homeCountry,
  );
  if (isAbroad || fiscal.specifiedUsPerson) required('nif', fiscal.nif, undefined, 'nif.required');
}

/** What is missing or wrong of a natural person, in the order of the form. */
export function individualProblems(form: IndividualForm, today: Temporal.PlainDate): FieldProblem[] {
  const collector = collectProblems();
  const { required, optional, within } = collector;
  const { identification = {}, relationship = {}, occupation = {}, residence = {} } = form;
  const identity = within('identification');
  required('document', form.document, must(isCpf, 'cpf.invalid'));
  identity.required('name', identification.name, must(isFullName, 'fullName.invalid'));
  identity.required('birthDate', identification.birthDate, (value) => clientBirthDateProblem(value, today));
  identity.required('gender', identification.gender, oneOf(genders));
  identity.required('motherName', identification.motherName, must(isFullName, 'fullName.invalid'));
  identity.required('documentType', identification.documentType, oneOf(documentTypes));
  identity.required('documentNr', identification.documentNr);
  checkIssue(identity, identification, today);
  checkOrigin(within('origin'), form.origin);
  checkFiscal(within('fiscal'), form);
  required('relationship.maritalStatusId', relationship.maritalStatusId, oneOf(maritalStatuses));
  if (hasSpouse(relationship.maritalStatusId)) {
    optional('relationship.partnershipTypeId', relationship.partnershipTypeId, oneOf(partnershipTypes));
    checkSpouse(within('relationship.partner'), relationship.partner, today);
  }
  checkAddress(within('address'), form.address);
  optional('residence.residenceTypeId', residence.residenceTypeId, oneOf(residenceTypes));
  optional('residence.residentSince', residence.residentSince, pastDate(today));
  checkContact(within('contact'), form.contact);
  checkOccupation(within('occupation'), occupation);
  checkEarlierOccupation(within('earlierOccupation'), form.earlierOccupation, today);
  checkBank(within('bank'), form.bank);
  checkReferences(within('references'), form.references);
  return collector.problems;
}
