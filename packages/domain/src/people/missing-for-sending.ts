import { businessNatures, businessTypes, companyResponsibleRoles } from '../enumerations/companies.ts';
import { occupations } from '../enumerations/occupations.ts';
import { documentIssuers, documentTypes, genders, maritalStatuses } from '../enumerations/people.ts';
import { isState } from '../enumerations/states.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { MessageKey } from '../validation/messages.ts';
import { clientBirthDateProblem, readDate } from './birth-date.ts';
import type { AddressForm, ClientForm, CompanyForm, ContactForm, IndividualForm } from './client-form.ts';
import { isCnpj } from './cnpj.ts';
import { isEmail, isZip } from './contact.ts';
import { isCpf } from './cpf.ts';
import { isSellerDocument } from './document.ts';
import { isFullName } from './full-name.ts';
import { isMobile, isPhone } from './phone.ts';

type Check<T> = (value: T) => MessageKey | undefined;
type Value = string | number | boolean;

const isGiven = <T extends Value>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

/** Collects what is missing or wrong, in the order of the form. */
function collect() {
  const problems: FieldProblem[] = [];
  const optional = <T extends Value>(path: string, value: T | null | undefined, check: Check<T>) => {
    const key = isGiven(value) ? check(value) : undefined;
    if (key) problems.push({ path, key });
  };
  const required = <T extends Value>(
    path: string,
    value: T | null | undefined,
    check: Check<T> = () => undefined,
    missing: MessageKey = 'required',
  ) => {
    if (isGiven(value)) optional(path, value, check);
    else problems.push({ path, key: missing });
  };
  return { problems, optional, required };
}
type Collector = ReturnType<typeof collect>;

const must =
  <T>(test: (value: T) => boolean, key: MessageKey): Check<T> =>
  (value) =>
    test(value) ? undefined : key;
const oneOf = (rows: readonly { id: string | number }[]): Check<string | number> =>
  must((value) => rows.some((row) => row.id === value), 'value.notAllowed');
const positive = must<number>((cents) => Number.isSafeInteger(cents) && cents > 0, 'money.positive');
const notNegative = must<number>((cents) => Number.isSafeInteger(cents) && cents >= 0, 'number.invalid');
const pastDate = (today: Temporal.PlainDate) =>
  must<string>((value) => {
    const date = readDate(value);
    return date !== undefined && Temporal.PlainDate.compare(date, today) <= 0;
  }, 'date.invalid');

function checkAddress({ required }: Collector, address: AddressForm = {}): void {
  required('address.zipCode', address.zipCode, must(isZip, 'zip.invalid'));
  required('address.street', address.street);
  required('address.number', address.number);
  required('address.neighborhood', address.neighborhood);
  required('address.stateId', address.stateId, must(isState, 'value.notAllowed'));
  required('address.cityId', address.cityId);
}

function checkContact({ required, optional }: Collector, contact: ContactForm = {}): void {
  optional('contact.phoneNumber', contact.phoneNumber, must(isPhone, 'phone.invalid'));
  required('contact.cellNumber', contact.cellNumber, must(isMobile, 'mobile.invalid'));
  required('contact.email', contact.email, must(isEmail, 'email.invalid'));
}

function checkIndividual(form: IndividualForm, today: Temporal.PlainDate): FieldProblem[] {
  const collector = collect();
  const { required, optional, problems } = collector;
  const { identification = {}, relationship = {}, occupation = {} } = form;
  required('document', form.document, must(isCpf, 'cpf.invalid'));
  required('identification.name', identification.name, must(isFullName, 'fullName.invalid'));
  required('identification.birthDate', identification.birthDate, (value) => clientBirthDateProblem(value, today));
  required('identification.gender', identification.gender, oneOf(genders));
  required('identification.motherName', identification.motherName, must(isFullName, 'fullName.invalid'));
  required('identification.documentType', identification.documentType, oneOf(documentTypes));
  required('identification.documentNr', identification.documentNr);
  if (identification.documentType === 'RG') {
    const { documentIssuer, documentIssuedDate } = identification;
    required('identification.documentIssuer', documentIssuer, oneOf(documentIssuers), 'rg.issuerRequired');
    required('identification.documentIssuedDate', documentIssuedDate, pastDate(today), 'rg.issueDateRequired');
  }
  required('relationship.maritalStatusId', relationship.maritalStatusId, oneOf(maritalStatuses));
  checkAddress(collector, form.address);
  checkContact(collector, form.contact);
  required('occupation.occupationId', occupation.occupationId, oneOf(occupations));
  optional('occupation.employerDocumentNr', occupation.employerDocumentNr, must(isCnpj, 'cnpj.invalid'));
  required('occupation.monthlyIncomeCents', occupation.monthlyIncomeCents, positive);
  optional('occupation.additionalIncomeCents', occupation.additionalIncomeCents, notNegative);
  required('occupation.isPep', occupation.isPep);
  required('occupation.hasPepRelatives', occupation.hasPepRelatives);
  return problems;
}

function checkCompany(form: CompanyForm, today: Temporal.PlainDate): FieldProblem[] {
  const collector = collect();
  const { required, problems } = collector;
  required('document', form.document, must(isCnpj, 'cnpj.invalid'));
  required('name', form.name);
  required('businessNatureId', form.businessNatureId, oneOf(businessNatures));
  required('businessTypeId', form.businessTypeId, oneOf(businessTypes));
  required('foundationOn', form.foundationOn, pastDate(today));
  checkAddress(collector, form.address);
  checkContact(collector, form.contact);
  required('financialData.monthlyRevenueCents', form.financialData?.monthlyRevenueCents, positive);
  const responsibles = form.responsibles ?? [];
  if (responsibles.length === 0) problems.push({ path: 'responsibles', key: 'required' });
  responsibles.forEach((responsible, index) => {
    required(`responsibles.${index}.role`, responsible.role, oneOf(companyResponsibleRoles));
    required(`responsibles.${index}.name`, responsible.name, must(isFullName, 'fullName.invalid'));
    required(`responsibles.${index}.documentNr`, responsible.documentNr, must(isCpf, 'cpf.invalid'));
  });
  (form.partners ?? []).forEach((partner, index) => {
    required(`partners.${index}.name`, partner.name);
    required(`partners.${index}.documentNr`, partner.documentNr, must(isSellerDocument, 'document.invalid'));
    required(
      `partners.${index}.sharePercent`,
      partner.sharePercent,
      must((share: number) => share >= 1 && share <= 98, 'share.outOfRange'),
    );
  });
  return problems;
}

/**
 * What still keeps a client's registration from being sent with a proposal: missing and invalid fields, in the order of the form.
 *
 * @param today the business day, for ages and for dates that may not be in the future
 * @returns empty when the registration is complete; paths are relative to the client (`identification.motherName`)
 */
export function missingForSending(client: ClientForm, today: Temporal.PlainDate): FieldProblem[] {
  return client.personType === 'PF' ? checkIndividual(client, today) : checkCompany(client, today);
}
