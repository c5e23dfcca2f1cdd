/** A value not given yet is absent, null or empty. */
type Optional<T> = T | null | undefined;

/** Postal address of a client. */
export type AddressForm = {
  /** Of a company only, Brazil unless said otherwise. Abroad there is no state, and the city is a name. */
  countryId?: Optional<string>;
  zipCode?: Optional<string>;
  street?: Optional<string>;
  number?: Optional<string>;
  complement?: Optional<string>;
  neighborhood?: Optional<string>;
  /** Two-letter state (UF). */
  stateId?: Optional<string>;
  cityId?: Optional<string>;
  cityName?: Optional<string>;
};

/** How to reach a client. */
export type ContactForm = {
  phoneNumber?: Optional<string>;
  cellNumber?: Optional<string>;
  email?: Optional<string>;
};

/** An identity document. Issuer and issue date belong to an RG only. */
export type IdentityDocument = {
  documentType?: Optional<string>;
  documentNr?: Optional<string>;
  documentIssuer?: Optional<string>;
  documentIssuedDate?: Optional<string>;
};

/** Husband, wife or partner in a stable union. */
export type SpouseForm = IdentityDocument & {
  name?: Optional<string>;
  cpf?: Optional<string>;
  birthDate?: Optional<string>;
};

/** Somebody who guarantees the payment, with his spouse where he has one. */
export type GuarantorForm = {
  name?: Optional<string>;
  cpf?: Optional<string>;
  birthDate?: Optional<string>;
  cellNumber?: Optional<string>;
  email?: Optional<string>;
  monthlyIncomeCents?: Optional<number>;
  maritalStatusId?: Optional<number>;
  partner?: SpouseForm | undefined;
};

/** Somebody who may sign for another: an attorney of the client, or a representative of a company. */
export type AgentForm = {
  name?: Optional<string>;
  cpf?: Optional<string>;
  powersTypeId?: Optional<string>;
  /** last day of the powers; none: they do not end by themselves */
  powersUntil?: Optional<string>;
};

/** Who else is part of a proposal, whoever its client is. */
type Parties = { guarantors?: readonly GuarantorForm[] | undefined; attorneys?: readonly AgentForm[] | undefined };

/** A natural person's registration, as far as it is filled in. Dates are `YYYY-MM-DD`, countries two letters. */
export type IndividualForm = Parties & {
  personType: 'PF';
  /** CPF. */
  document?: Optional<string>;
  identification?: IdentityDocument & {
    name?: Optional<string>;
    gender?: Optional<string>;
    motherName?: Optional<string>;
    birthDate?: Optional<string>;
  };
  origin?:
    | {
        nationality?: Optional<string>;
        /** second nationality */
        secondCountryId?: Optional<string>;
        birthCountryId?: Optional<string>;
        /** state and city of birth, in Brazil only */
        birthStateId?: Optional<string>;
        birthCityId?: Optional<string>;
        birthCityName?: Optional<string>;
        /** where taxes are paid */
        fiscalCountryId?: Optional<string>;
        otherFiscalCountryId?: Optional<string>;
      }
    | undefined;
  relationship?: {
    maritalStatusId?: Optional<number>;
    /** what becomes of the property of the two */
    partnershipTypeId?: Optional<string>;
    partner?: SpouseForm | undefined;
  };
  address?: AddressForm;
  contact?: ContactForm;
  residence?: { residenceTypeId?: Optional<string>; residentSince?: Optional<string> } | undefined;
  occupation?: {
    occupationId?: Optional<number>;
    employerName?: Optional<string>;
    /** CNPJ of the employer. */
    employerDocumentNr?: Optional<string>;
    monthlyIncomeCents?: Optional<number>;
    incomeTypeId?: Optional<string>;
    additionalIncomeCents?: Optional<number>;
    additionalIncomeTypeId?: Optional<string>;
    annualIncomeCents?: Optional<number>;
    /** what the client owns is worth */
    propertyValueCents?: Optional<number>;
    /** Politically exposed person. */
    isPep?: Optional<boolean>;
    hasPepRelatives?: Optional<boolean>;
  };
  earlierOccupation?:
    | {
        occupationId?: Optional<number>;
        employerName?: Optional<string>;
        employerDocumentNr?: Optional<string>;
        startedOn?: Optional<string>;
        endedOn?: Optional<string>;
      }
    | undefined;
  bank?:
    | {
        /** three digits (COMPE) */
        bankCode?: Optional<string>;
        branchNumber?: Optional<string>;
        accountNumber?: Optional<string>;
        accountTypeId?: Optional<string>;
      }
    | undefined;
  references?:
    | readonly { name?: Optional<string>; relationId?: Optional<string>; phoneNumber?: Optional<string> }[]
    | undefined;
  fiscal?:
    | {
        /** tax number in another country */
        nif?: Optional<string>;
        /** pays taxes in the United States (FATCA) */
        specifiedUsPerson?: Optional<boolean>;
      }
    | undefined;
};

/** Who answers for a company. */
export type CompanyResponsible = {
  role?: Optional<'ADMINISTRATOR' | 'RESPONSIBLE' | 'MANAGER' | 'CUSTODIAN'>;
  name?: Optional<string>;
  /** CPF. */
  documentNr?: Optional<string>;
};

/** A partner of a company and the share of the capital held. */
export type CompanyPartner = {
  name?: Optional<string>;
  /** CPF or CNPJ. */
  documentNr?: Optional<string>;
  /** 1 to 98. */
  sharePercent?: Optional<number>;
};

/** A company's registration, as far as it is filled in. */
export type CompanyForm = Parties & {
  personType: 'PJ';
  /** CNPJ. */
  document?: Optional<string>;
  name?: Optional<string>;
  /** the name it trades under */
  businessName?: Optional<string>;
  /** the group of companies it belongs to */
  businessGroup?: Optional<string>;
  /** number of a financial institution under FATCA */
  giinCode?: Optional<string>;
  businessNatureId?: Optional<string>;
  businessTypeId?: Optional<number>;
  foundationOn?: Optional<string>;
  address?: AddressForm;
  contact?: ContactForm;
  financialData?: { monthlyRevenueCents?: Optional<number> };
  /** entry in the register of companies (junta comercial) */
  chamberRegistry?:
    | { registryNr?: Optional<string>; stateId?: Optional<string>; registeredOn?: Optional<string> }
    | undefined;
  responsibles?: readonly CompanyResponsible[];
  partners?: readonly CompanyPartner[] | undefined;
  representatives?: readonly AgentForm[] | undefined;
};

/** The registration of a client: natural person or company. */
export type ClientForm = IndividualForm | CompanyForm;
