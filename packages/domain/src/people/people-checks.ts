import { documentIssuers, documentTypes, maritalStatuses } from '../enumerations/people.ts';
import { powersTypes } from '../enumerations/registration.ts';
import { isState } from '../enumerations/states.ts';
import { clientBirthDateProblem, isBirthDate, readDate } from './birth-date.ts';
import type {
  AddressForm,
  AgentForm,
  ContactForm,
  GuarantorForm,
  IdentityDocument,
  SpouseForm,
} from './client-form.ts';
import { type Collector, must, oneOf, pastDate, positive } from './collect-problems.ts';
import { isEmail, isZip } from './contact.ts';
import { isCpf } from './cpf.ts';
import { isFullName } from './full-name.ts';
import { hasSpouse } from './marital-status.ts';
import { isMobile, isPhone } from './phone.ts';

const cpf = must(isCpf, 'cpf.invalid');
const fullName = must(isFullName, 'fullName.invalid');

/** An address in Brazil: the whole of it. */
export function checkAddress({ required }: Collector, address: AddressForm = {}): void {
  required('zipCode', address.zipCode, must(isZip, 'zip.invalid'));
  required('street', address.street);
  required('number', address.number);
  required('neighborhood', address.neighborhood);
  required('stateId', address.stateId, must(isState, 'value.notAllowed'));
  required('cityId', address.cityId);
}

/** How to reach a client: a mobile and an e-mail address. */
export function checkContact({ required, optional }: Collector, contact: ContactForm = {}): void {
  required('cellNumber', contact.cellNumber, must(isMobile, 'mobile.invalid'));
  optional('phoneNumber', contact.phoneNumber, must(isPhone, 'phone.invalid'));
  required('email', contact.email, must(isEmail, 'email.invalid'));
}

/** An RG names who issued it, and when. */
export function checkIssue({ required }: Collector, document: IdentityDocument, today: Temporal.PlainDate): void {
  if (document.documentType !== 'RG') return;
  required('documentIssuer', document.documentIssuer, oneOf(documentIssuers), 'rg.issuerRequired');
  required('documentIssuedDate', document.documentIssuedDate, pastDate(today), 'rg.issueDateRequired');
}

/** A spouse: who it is. An identity document may be given along. */
export function checkSpouse(collector: Collector, spouse: SpouseForm = {}, today: Temporal.PlainDate): void {
  const { required, optional } = collector;
  required('name', spouse.name, fullName);
  required('cpf', spouse.cpf, cpf);
  required(
    'birthDate',
    spouse.birthDate,
    must((value: string) => isBirthDate(value, today), 'birthDate.invalid'),
  );
  optional('documentType', spouse.documentType, oneOf(documentTypes));
  if (spouse.documentType) required('documentNr', spouse.documentNr);
  checkIssue(collector, spouse, today);
}

/** Guarantors, each with the spouse that he has. */
export function checkGuarantors(
  collector: Collector,
  guarantors: readonly GuarantorForm[] = [],
  today: Temporal.PlainDate,
): void {
  guarantors.forEach((guarantor, index) => {
    const { required, within } = collector.within(String(index));
    required('name', guarantor.name, fullName);
    required('cpf', guarantor.cpf, cpf);
    required('birthDate', guarantor.birthDate, (value) => clientBirthDateProblem(value, today));
    required('cellNumber', guarantor.cellNumber, must(isMobile, 'mobile.invalid'));
    required('email', guarantor.email, must(isEmail, 'email.invalid'));
    required('monthlyIncomeCents', guarantor.monthlyIncomeCents, positive);
    required('maritalStatusId', guarantor.maritalStatusId, oneOf(maritalStatuses));
    if (hasSpouse(guarantor.maritalStatusId)) checkSpouse(within('partner'), guarantor.partner, today);
  });
}

/** People who may sign for somebody, with powers that still hold. */
export function checkAgents(collector: Collector, agents: readonly AgentForm[] = [], today: Temporal.PlainDate): void {
  agents.forEach((agent, index) => {
    const { required, optional } = collector.within(String(index));
    required('name', agent.name, fullName);
    required('cpf', agent.cpf, cpf);
    required('powersTypeId', agent.powersTypeId, oneOf(powersTypes));
    optional('powersUntil', agent.powersUntil, (value) => {
      const last = readDate(value);
      if (!last) return 'date.invalid';
      return Temporal.PlainDate.compare(last, today) < 0 ? 'powers.ended' : undefined;
    });
  });
}
