import { businessNatures, businessTypes, companyResponsibleRoles } from '../enumerations/companies.ts';
import { countries, homeCountry } from '../enumerations/countries.ts';
import { isState } from '../enumerations/states.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { AddressForm, CompanyForm, CompanyPartner, CompanyResponsible } from './client-form.ts';
import { isCnpj } from './cnpj.ts';
import { type Collector, collectProblems, must, oneOf, pastDate, positive } from './collect-problems.ts';
import { isCpf } from './cpf.ts';
import { isSellerDocument } from './document.ts';
import { isFullName } from './full-name.ts';
import { checkAddress, checkAgents, checkContact } from './people-checks.ts';

/** A GIIN as the American tax office writes it: institution, its place in the group, category, country ("98Q96B.00000.LE.076"). */
function isGiin(value: string): boolean {
  return /^[A-NP-Z\d]{6}\.[A-NP-Z\d]{5}\.(LE|SL|ME|BR|SF|SD|SS|SB|SP)\.\d{3}$/i.test(value);
}

/** In Brazil as any address; abroad there is neither a state nor a list of cities. */
function checkCompanyAddress(collector: Collector, address: AddressForm = {}): void {
  const { required, optional } = collector;
  optional('countryId', address.countryId, oneOf(countries));
  if (!address.countryId || address.countryId === homeCountry) {
    checkAddress(collector, address);
    return;
  }
  required('zipCode', address.zipCode);
  required('street', address.street);
  required('number', address.number);
  required('cityName', address.cityName);
}

function checkResponsibles(collector: Collector, responsibles: readonly CompanyResponsible[] = []): void {
  if (responsibles.length === 0) collector.refuse('responsibles', 'required');
  responsibles.forEach((responsible, index) => {
    const { required } = collector.within(`responsibles.${index}`);
    required('role', responsible.role, oneOf(companyResponsibleRoles));
    required('name', responsible.name, must(isFullName, 'fullName.invalid'));
    required('documentNr', responsible.documentNr, must(isCpf, 'cpf.invalid'));
  });
}

/** Shares in hundredths of a percent, so that thirds add up as they are typed. */
const hundredths = (share: number | null | undefined): number => Math.round((share ?? 0) * 100);

/** Each share within 1 % and 98 %; the one with which they are more than the whole says so. */
function checkPartners(collector: Collector, partners: readonly CompanyPartner[] = []): void {
  let whole = 0;
  partners.forEach((partner, index) => {
    const { required, refuse } = collector.within(`partners.${index}`);
    const before = whole;
    whole += hundredths(partner.sharePercent);
    required('name', partner.name);
    required('documentNr', partner.documentNr, must(isSellerDocument, 'document.invalid'));
    required(
      'sharePercent',
      partner.sharePercent,
      must((share: number) => share >= 1 && share <= 98, 'share.outOfRange'),
    );
    const isInRange = hundredths(partner.sharePercent) <= 98_00;
    if (isInRange && before <= 100_00 && whole > 100_00) refuse('sharePercent', 'share.moreThanAll');
  });
}

/** What is missing or wrong of a company, in the order of the form. */
export function companyProblems(form: CompanyForm, today: Temporal.PlainDate): FieldProblem[] {
  const collector = collectProblems();
  const { required, optional, within, problems } = collector;
  required('document', form.document, must(isCnpj, 'cnpj.invalid'));
  required('name', form.name);
  required('businessNatureId', form.businessNatureId, oneOf(businessNatures));
  required('businessTypeId', form.businessTypeId, oneOf(businessTypes));
  required('foundationOn', form.foundationOn, pastDate(today));
  optional('giinCode', form.giinCode, must(isGiin, 'giin.invalid'));
  optional('chamberRegistry.stateId', form.chamberRegistry?.stateId, must(isState, 'value.notAllowed'));
  optional('chamberRegistry.registeredOn', form.chamberRegistry?.registeredOn, pastDate(today));
  checkCompanyAddress(within('address'), form.address);
  checkContact(within('contact'), form.contact);
  required('financialData.monthlyRevenueCents', form.financialData?.monthlyRevenueCents, positive);
  checkResponsibles(collector, form.responsibles);
  checkPartners(collector, form.partners);
  checkAgents(within('representatives'), form.representatives, today);
  return problems;
}
