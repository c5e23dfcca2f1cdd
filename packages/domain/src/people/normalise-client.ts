import { homeCountry } from '../enumerations/countries.ts';
import type {
  AddressForm,
  ClientForm,
  CompanyForm,
  GuarantorForm,
  IdentityDocument,
  IndividualForm,
} from './client-form.ts';
import { hasSpouse } from './marital-status.ts';

/** A document without its mask; what was not given stays away. */
const bare = <Value extends string | null | undefined>(value: Value) =>
  (value?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || undefined) as Value | undefined;

const bareCpf = <Row extends { cpf?: string | null | undefined }>(row: Row): Row =>
  row.cpf ? { ...row, cpf: bare(row.cpf) } : row;
const bareDocument = <Row extends { documentNr?: string | null | undefined }>(row: Row): Row =>
  row.documentNr ? { ...row, documentNr: bare(row.documentNr) } : row;

/** A list of people with each brought into shape; one that was not sent stays away. */
const each = <Name extends string, Row>(name: Name, rows: readonly Row[] | undefined, change: (row: Row) => Row) =>
  (rows ? { [name]: rows.map(change) } : {}) as { [Key in Name]?: Row[] };

/** Issuer and issue date are kept only for an RG. */
function normaliseDocument<Part extends IdentityDocument>(part: Part): Part {
  if (part.documentType === 'RG') return part;
  const { documentIssuer: _issuer, documentIssuedDate: _issuedDate, ...kept } = part;
  return kept as Part;
}

function normaliseGuarantor(guarantor: GuarantorForm): GuarantorForm {
  const { partner, ...rest } = bareCpf(guarantor);
  return partner && hasSpouse(rest.maritalStatusId) ? { ...rest, partner: bareCpf(normaliseDocument(partner)) } : rest;
}

function normaliseRelationship({ partner, partnershipTypeId, ...rest }: NonNullable<IndividualForm['relationship']>) {
  if (!hasSpouse(rest.maritalStatusId)) return rest;
  return {
    ...rest,
    ...(partnershipTypeId ? { partnershipTypeId } : {}),
    ...(partner ? { partner: bareCpf(normaliseDocument(partner)) } : {}),
  };
}

function normaliseOrigin(origin: NonNullable<IndividualForm['origin']>) {
  if (!origin.birthCountryId || origin.birthCountryId === homeCountry) return origin;
  const { birthStateId: _state, birthCityId: _city, birthCityName: _name, ...rest } = origin;
  return rest;
}

function normaliseCompanyAddress(address: AddressForm = {}): AddressForm {
  const countryId = address.countryId || homeCountry;
  if (countryId === homeCountry) return { ...address, countryId };
  const { stateId: _state, cityId: _city, ...rest } = address;
  return { ...rest, countryId };
}

const normaliseIndividual = (form: IndividualForm): IndividualForm => ({
  ...form,
  ...(form.identification ? { identification: normaliseDocument(form.identification) } : {}),
  ...(form.relationship ? { relationship: normaliseRelationship(form.relationship) } : {}),
  ...(form.origin ? { origin: normaliseOrigin(form.origin) } : {}),
});

const normaliseCompany = (form: CompanyForm): CompanyForm => ({
  ...form,
  address: normaliseCompanyAddress(form.address),
  ...each('partners', form.partners, bareDocument),
  ...each('responsibles', form.responsibles, bareDocument),
  ...each('representatives', form.representatives, bareCpf),
});

/**
 * Brings a registration into the shape in which it is kept: documents without their mask, a company in Brazil unless it
 * says otherwise, and without what does not belong: issuer and issue date of anything but an RG, the spouse of somebody
 * who has none, state and city of a place abroad.
 */
export function normaliseClient<Form extends ClientForm>(client: Form): Form {
  const own: ClientForm = client.personType === 'PF' ? normaliseIndividual(client) : normaliseCompany(client);
  return {
    ...own,
    ...each('guarantors', client.guarantors, normaliseGuarantor),
    ...each('attorneys', client.attorneys, bareCpf),
  } as Form;
}
