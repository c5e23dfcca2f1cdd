import { stripDocument } from '@estrada/domain/formats/index';
import type { ProposalClientForm } from '@estrada/endpoints/index';
import {
  emptyAgent,
  emptyGuarantor,
  emptyReference,
  emptySpouse,
  type GuarantorValues,
  type PartnerValues,
  type RegistrationValues,
  type SpouseValues,
} from './registration-parts.ts';
import {
  amountOrUndefined,
  answerOrUndefined,
  documentOrUndefined,
  numberOrUndefined,
  textOrUndefined,
  textsOrUndefined,
  yesNo,
} from './wire-values.ts';

type Individual = Extract<ProposalClientForm, { personType: 'PF' }>;
type Company = Extract<ProposalClientForm, { personType: 'PJ' }>;
type WireSpouse = NonNullable<Individual['relationship']['partner']>;

/** A group of texts as the form holds it: what the wire leaves out is empty. */
function textsOf<Row extends Record<string, string>>(empty: Row, sent: object | undefined): Row {
  const values = (sent ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(empty).map((name) => [name, String(values[name] ?? '')])) as Row;
}

const shareOf = (percent: number | undefined): string | null =>
  percent === undefined ? null : String(Math.round(percent * 100) / 10_000);

/** A spouse as the form holds it. */
export const toSpouse = (spouse: WireSpouse | undefined): SpouseValues => textsOf(emptySpouse, spouse);

const noOrigin = {
  nationality: '',
  secondCountryId: '',
  birthCountryId: '',
  birthStateId: '',
  birthCityId: '',
  birthCityName: '',
  fiscalCountryId: '',
  otherFiscalCountryId: '',
};
const noEarlierOccupation = { occupationId: '', employerName: '', employerDocumentNr: '', startedOn: '', endedOn: '' };
const noBank = { bankCode: '', branchNumber: '', accountNumber: '', accountTypeId: '' };

/** The parts of a registration that it may go without, as the form shows them. */
export function toRegistration(client: ProposalClientForm): RegistrationValues {
  const person: Partial<Individual> = client.personType === 'PF' ? client : {};
  const company: Partial<Company> = client.personType === 'PJ' ? client : {};
  return {
    origin: textsOf(noOrigin, person.origin),
    residence: textsOf({ residenceTypeId: '', residentSince: '' }, person.residence),
    earlierOccupation: textsOf(noEarlierOccupation, person.earlierOccupation),
    bank: textsOf(noBank, person.bank),
    references: (person.references ?? []).map((reference) => textsOf(emptyReference, reference)),
    fiscal: { nif: person.fiscal?.nif ?? '', specifiedUsPerson: yesNo(person.fiscal?.specifiedUsPerson) },
    businessName: company.businessName ?? '',
    businessGroup: company.businessGroup ?? '',
    giinCode: company.giinCode ?? '',
    chamberRegistry: textsOf({ registryNr: '', stateId: '', registeredOn: '' }, company.chamberRegistry),
    partners: (company.partners ?? []).map(({ name, documentNr, sharePercent }) => ({
      name: name ?? '',
      documentNr: documentNr ?? '',
      sharePercent: shareOf(sharePercent),
    })),
    representatives: (company.representatives ?? []).map((agent) => textsOf(emptyAgent, agent)),
    attorneys: (client.attorneys ?? []).map((agent) => textsOf(emptyAgent, agent)),
    guarantors: (client.guarantors ?? []).map(({ monthlyIncomeCents, partner, ...guarantor }) => {
      const { monthlyIncomeCents: _none, partner: _nobody, ...texts } = emptyGuarantor;
      return {
        ...textsOf(texts, guarantor),
        monthlyIncomeCents: monthlyIncomeCents ?? null,
        partner: toSpouse(partner),
      };
    }),
  };
}

/** A group that nothing is given of stays away. */
function group<Name extends string, Part extends object>(name: Name, part: Part): { [Key in Name]?: Part } {
  const isGiven = Object.values(part).some((value) => value !== undefined);
  return (isGiven ? { [name]: part } : {}) as { [Key in Name]?: Part };
}

/** A list without entries stays away. */
function list<Name extends string, Row>(name: Name, rows: Row[]): { [Key in Name]?: Row[] } {
  return (rows.length > 0 ? { [name]: rows } : {}) as { [Key in Name]?: Row[] };
}

const withBareCpf = <Row extends { cpf: string }>(row: Row): Row => ({ ...row, cpf: stripDocument(row.cpf) });

/** A spouse for the wire; undefined where nothing is given. */
export const fromSpouse = (spouse: SpouseValues) => group('partner', textsOrUndefined(withBareCpf(spouse)));

function fromGuarantor({ maritalStatusId, monthlyIncomeCents, partner, ...texts }: GuarantorValues) {
  return {
    ...textsOrUndefined(withBareCpf(texts)),
    maritalStatusId: numberOrUndefined(maritalStatusId),
    monthlyIncomeCents: amountOrUndefined(monthlyIncomeCents),
    ...fromSpouse(partner),
  };
}

const fromPartner = ({ name, documentNr, sharePercent }: PartnerValues) => ({
  name: textOrUndefined(name),
  documentNr: documentOrUndefined(documentNr),
  sharePercent: sharePercent === null ? undefined : Math.round(Number(sharePercent) * 10_000) / 100,
});

const fromAgents = (agents: RegistrationValues['attorneys']) =>
  agents.map((agent) => textsOrUndefined(withBareCpf(agent)));

/** Who else is part of a proposal, for the wire. */
const fromParties = ({ guarantors, attorneys }: RegistrationValues) => ({
  ...list('guarantors', guarantors.map(fromGuarantor)),
  ...list('attorneys', fromAgents(attorneys)),
});

/** The same of a natural person for the wire: what is not given stays away. */
export function individualParts(values: RegistrationValues) {
  const { occupationId, employerDocumentNr, ...earlier } = values.earlierOccupation;
  const { nif, specifiedUsPerson } = values.fiscal;
  return {
    ...group('origin', textsOrUndefined(values.origin)),
    ...group('residence', textsOrUndefined(values.residence)),
    ...group('earlierOccupation', {
      ...textsOrUndefined(earlier),
      occupationId: numberOrUndefined(occupationId),
      employerDocumentNr: documentOrUndefined(employerDocumentNr),
    }),
    ...group('bank', textsOrUndefined(values.bank)),
    ...list('references', values.references.map(textsOrUndefined)),
    ...group('fiscal', { nif: textOrUndefined(nif), specifiedUsPerson: answerOrUndefined(specifiedUsPerson) }),
    ...fromParties(values),
  };
}

/** The same of a company. */
export function companyParts(values: RegistrationValues) {
  return {
    businessName: textOrUndefined(values.businessName),
    businessGroup: textOrUndefined(values.businessGroup),
    giinCode: textOrUndefined(values.giinCode),
    ...group('chamberRegistry', textsOrUndefined(values.chamberRegistry)),
    ...list('partners', values.partners.map(fromPartner)),
    ...list('representatives', fromAgents(values.representatives)),
    ...fromParties(values),
  };
}
