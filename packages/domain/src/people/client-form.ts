/** A value not given yet is absent, null or empty. */
type Given<T> = T | null | undefined;

/** Postal address of a client. */
export type AddressForm = {
  /** Of a company only, Brazil unless said otherwise. Abroad there is no state, and the city is a name. */
  countryId?: Given<string>;
  zipCode?: Given<string>;
  street?: Given<string>;
  number?: Given<string>;
  complement?: Given<string>;
  neighborhood?: Given<string>;
  /** Two-letter state (UF). */
  stateId?: Given<string>;
  cityId?: Given<string>;
  cityName?: Given<string>;
};

/** How to reach a client. */
export type ContactForm = {
  phoneNumber?: Given<string>;
  cellNumber?: Given<string>;
  email?: Given<string>;
};

/** An identity document. Issuer and issue date belong to an RG only. */
export type IdentityDocument = {
  documentType?: Given<string>;
  documentNr?: Given<string>;
  documentIssuer?: Given<string>;
  documentIssuedDate?: Given<string>;
};

/** Husband, wife or partner in a stable union. */
export type SpouseForm = IdentityDocument & { name?: Given<string>; cpf?: Given<string>; birthDate?: Given<string> };

/** Somebody who guarantees the payment, with his spouse where he has one. */
export type GuarantorForm = {
  name?: Given<string>;
  cpf?: Given<string>;
  birthDate?: Given<string>;
  cellNumber?: Given<string>;
  email?: Given<string>;
  monthlyIncomeCents?: Given<number>;
  maritalStatusId?: Given<number>;
  partner?: SpouseForm | undefined;
};

/** Somebody who may sign for another: an attorney of the client, or a representative of a company. */
export type AgentForm = {
  name?: Given<string>;
  cpf?: Given<string>;
  powersTypeId?: Given<string>;
  /** last day of the powers; none: they do not end by themselves */
  powersUntil?: Given<string>;
};

/** Who else is part of a proposal, whoever its client is. */
type Parties = { guarantors?: readonly GuarantorForm[] | undefined; attorneys?: readonly AgentForm[] | undefined };

/** A natural person's registration, as far as it is filled in. Dates are `YYYY-MM-DD`, countries two letters. */
export type IndividualForm = Parties & {
  personType: 'PF';
  /** CPF. */
  document?: Given<string>;
  identification?: IdentityDocument & {
    name?: Given<string>;
    gender?: Given<string>;
    motherName?: Given<string>;
    birthDate?: Given<string>;
  };
  origin?:
    | {
        nationality?: Given<string>;
        /** second nationality */
        secondCountryId?: Given<string>;
        birthCountryId?: Given<string>;
        /** state and city of birth, in Brazil only */
        birthStateId?: Given<string>;
        birthCityId?: Given<string>;
        birthCityName?: Given<string>;
        /** where taxes are paid */
        fiscalCountryId?: Given<string>;
        otherFiscalCountryId?: Given<string>;
      }
    | undefined;
  relationship?: {
    maritalStatusId?: Given<number>;
    /** what becomes of the property of the two */
    partnershipTypeId?: Given<string>;
    partner?: SpouseForm | undefined;
  };
  address?: AddressForm;
  contact?: ContactForm;
  residence?: { residenceTypeId?: Given<string>; residentSince?: Given<string> } | undefined;
  occupation?: {
    occupationId?: Given<number>;
    employerName?: Given<string>;
    /** CNPJ of the employer. */
    employerDocumentNr?: Given<string>;
    monthlyIncomeCents?: Given<number>;
    incomeTypeId?: Given<string>;
    additionalIncomeCents?: Given<number>;
    additionalIncomeTypeId?: Given<string>;
    annualIncomeCents?: Given<number>;
    /** what the client owns is worth */
    propertyValueCents?: Given<number>;
    /** Politically exposed person. */
    isPep?: Given<boolean>;
    hasPepRelatives?: Given<boolean>;
  };
  earlierOccupation?:
    | {
        occupationId?: Given<number>;
        employerName?: Given<string>;
        employerDocumentNr?: Given<string>;
        startedOn?: Given<string>;
        endedOn?: Given<string>;
      }
    | undefined;
  bank?:
    | {
        /** three digits (COMPE) */
        bankCode?: Given<string>;
        branchNumber?: Given<string>;
        accountNumber?: Given<string>;
        accountTypeId?: Given<string>;
      }
    | undefined;
  references?: readonly { name?: Given<string>; relationId?: Given<string>; phoneNumber?: Given<string> }[] | undefined;
  fiscal?:
    | {
        /** tax number in another country */
        nif?: Given<string>;
        /** pays taxes in the United States (FATCA) */
        specifiedUsPerson?: Given<boolean>;
      }
    | undefined;
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
export type CompanyForm = Parties & {
  personType: 'PJ';
  /** CNPJ. */
  document?: Given<string>;
  name?: Given<string>;
  /** the name it trades under */
  businessName?: Given<string>;
  /** the group of companies it belongs to */
  businessGroup?: Given<string>;
  /** number of a financial institution under FATCA */
  giinCode?: Given<string>;
  businessNatureId?: Given<string>;
  businessTypeId?: Given<number>;
  foundationOn?: Given<string>;
  address?: AddressForm;
  contact?: ContactForm;
  financialData?: { monthlyRevenueCents?: Given<number> };
  /** entry in the register of companies (junta comercial) */
  chamberRegistry?: { registryNr?: Given<string>; stateId?: Given<string>; registeredOn?: Given<string> } | undefined;
  responsibles?: readonly CompanyResponsible[];
  partners?: readonly CompanyPartner[] | undefined;
  representatives?: readonly AgentForm[] | undefined;
};

/** The registration of a client: natural person or company. */
export type ClientForm = IndividualForm | CompanyForm;
