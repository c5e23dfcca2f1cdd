/** A value not given yet is absent, null or empty. */
type Given<T> = T | null | undefined;

/** Postal address of a client. */
export type AddressForm = {
  zipCode?: Given<string>;
  street?: Given<string>;
  number?: Given<string>;
  complement?: Given<string>;
  neighborhood?: Given<string>;
  /** Two-letter state (UF). */
  stateId?: Given<string>;
  cityId?: Given<string>;
};

/** How to reach a client. */
export type ContactForm = {
  phoneNumber?: Given<string>;
  cellNumber?: Given<string>;
  email?: Given<string>;
};

/** A natural person's registration, as far as it is filled in. Dates are `YYYY-MM-DD`. */
export type IndividualForm = {
  personType: 'PF';
  /** CPF. */
  document?: Given<string>;
  identification?: {
    name?: Given<string>;
    gender?: Given<string>;
    motherName?: Given<string>;
    documentType?: Given<string>;
    documentNr?: Given<string>;
    documentIssuer?: Given<string>;
    documentIssuedDate?: Given<string>;
    birthDate?: Given<string>;
  };
  relationship?: { maritalStatusId?: Given<number> };
  address?: AddressForm;
  contact?: ContactForm;
  occupation?: {
    occupationId?: Given<number>;
    employerName?: Given<string>;
    /** CNPJ of the employer. */
    employerDocumentNr?: Given<string>;
    monthlyIncomeCents?: Given<number>;
    additionalIncomeCents?: Given<number>;
    /** Politically exposed person. */
    isPep?: Given<boolean>;
    hasPepRelatives?: Given<boolean>;
  };
};

/** Who answers for a company. */
export type CompanyResponsible = {
  role?: Given<'ADMINISTRATOR' | 'RESPONSIBLE' | 'MANAGER' | 'CUSTODIAN'>;
  name?: Given<string>;
  /** CPF. */
  documentNr?: Given<string>;
};

/** A partner of a company and the share of the capital held. */
export type CompanyPartner = {
  name?: Given<string>;
  /** CPF or CNPJ. */
  documentNr?: Given<string>;
  /** 1 to 98. */
  sharePercent?: Given<number>;
};

/** A company's registration, as far as it is filled in. */
export type CompanyForm = {
  personType: 'PJ';
  /** CNPJ. */
  document?: Given<string>;
  name?: Given<string>;
  businessNatureId?: Given<string>;
  businessTypeId?: Given<number>;
  foundationOn?: Given<string>;
  address?: AddressForm;
  contact?: ContactForm;
  financialData?: { monthlyRevenueCents?: Given<number> };
  responsibles?: readonly CompanyResponsible[];
  partners?: readonly CompanyPartner[];
};

/** The registration of a client: natural person or company. */
export type ClientForm = IndividualForm | CompanyForm;

/** Drops what does not belong: issuer and issue date are kept only for an RG. */
export function normaliseClient<Form extends ClientForm>(client: Form): Form {
  if (client.personType !== 'PF' || !client.identification || client.identification.documentType === 'RG')
    return client;
  const { documentIssuer: _issuer, documentIssuedDate: _issuedDate, ...identification } = client.identification;
  return { ...client, identification };
}
