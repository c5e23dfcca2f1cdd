import * as z from 'zod/mini';
import type { TaxRegime } from '../../enumerations/companies.ts';
import { homeCountry } from '../../enumerations/countries.ts';
import type { FieldProblem } from '../../errors/domain-error.ts';
import { rowsOf } from '../../forms/declare.ts';
import { missing, normalised } from '../../forms/rows.ts';
import type { Row } from '../../forms/ui.ts';
import { company } from './company.ts';
import { individual } from './individual.ts';

/** A natural person's registration as typed: an empty field is absent, null or `''`. */
export type IndividualForm = Draft<z.input<typeof individual>>;
/** A company's. */
export type CompanyForm = Draft<z.input<typeof company>>;
/** The registration of a client: natural person or company, with all other parties of the proposal. */
export type ClientForm = IndividualForm | CompanyForm;
export type GuarantorForm = NonNullable<NonNullable<IndividualForm['guarantors']>[number]>;
/** A person who may sign for another: an attorney of the client, or a representative of a company. */
export type AgentForm = NonNullable<NonNullable<ClientForm['attorneys']>[number]>;
export type CompanyResponsible = NonNullable<NonNullable<CompanyForm['responsibles']>[number]>;

/** A draft may also lack whole groups. */
type Draft<Client extends { personType: unknown }> = Partial<Client> & Pick<Client, 'personType'>;

const individualRows = rowsOf(individual);
const companyRows = rowsOf(company);
const clientRows = (personType: 'PF' | 'PJ'): readonly Row[] => (personType === 'PF' ? individualRows : companyRows);

/**
 * What prevents a client's registration from being sent with a proposal: missing and invalid fields, in the order of
 * the form.
 *
 * @param today the business day, for ages and for dates that may not be in the future
 * @returns empty when the registration is complete; paths are relative to the client (`identification.motherName`)
 */
export const missingForSending = (client: ClientForm, today: Temporal.PlainDate): FieldProblem[] =>
  missing(clientRows(client.personType), client, today);

/**
 * A company pays the IOF of the tax regime that it registers: figures of another regime are simulated again.
 *
 * @param simulated the regime of the figures; absent: another than Simples Nacional and MEI
 * @returns a problem at `client.taxRegime`, or nothing
 */
export const taxRegimeProblems = (client: ClientForm, simulated: TaxRegime = 'OTHER'): FieldProblem[] =>
  client.personType === 'PJ' && (client.taxRegime || 'OTHER') !== simulated
    ? [{ path: 'client.taxRegime', key: 'taxRegime.notSimulated' }]
    : [];

/**
 * Normalises a registration for storing: documents without their mask, a company in Brazil by default, and without
 * fields that do not apply: issuer and issue date of anything but an RG, the spouse of an unmarried person, state and
 * city of a foreign place.
 */
export function normaliseClient<Form extends ClientForm>(client: Form): Form {
  const form: ClientForm =
    client.personType === 'PJ'
      ? { ...client, address: { ...client.address, countryId: client.address?.countryId || homeCountry } }
      : client;
  return normalised(clientRows(client.personType), form) as Form;
}

/** A registration on the wire: a draft contains the values so far, and `missingForSending` returns what is missing. */
export const clientForm = z.discriminatedUnion('personType', [individual, company]);
