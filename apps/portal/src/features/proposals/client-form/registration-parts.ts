import type { YesNo } from './wire-values.ts';

/** A spouse with nothing filled in. */
export const emptySpouse = {
  name: '',
  cpf: '',
  birthDate: '',
  documentType: '',
  documentNr: '',
  documentIssuer: '',
  documentIssuedDate: '',
};
export type SpouseValues = typeof emptySpouse;

/** A reference with nothing filled in. */
export const emptyReference = { name: '', relationId: '', phoneNumber: '' };

/** A partner of a company with nothing filled in; the share is a fraction as text ("0.5"). */
export const emptyPartner: PartnerValues = { name: '', documentNr: '', sharePercent: null };
export type PartnerValues = { name: string; documentNr: string; sharePercent: string | null };

/** One who signs for another, with nothing filled in. */
export const emptyAgent = { name: '', cpf: '', powersTypeId: '', powersUntil: '' };

/** A guarantor with nothing filled in. */
export const emptyGuarantor: GuarantorValues = {
  name: '',
  cpf: '',
  birthDate: '',
  cellNumber: '',
  email: '',
  monthlyIncomeCents: null,
  maritalStatusId: '',
  partner: emptySpouse,
};
export type GuarantorValues = {
  name: string;
  cpf: string;
  birthDate: string;
  cellNumber: string;
  email: string;
  monthlyIncomeCents: number | null;
  maritalStatusId: string;
  partner: SpouseValues;
};

/** The parts of a registration that it may go without, as typed. */
export type RegistrationValues = {
  origin: {
    nationality: string;
    secondCountryId: string;
    birthCountryId: string;
    birthStateId: string;
    birthCityId: string;
    birthCityName: string;
    fiscalCountryId: string;
    otherFiscalCountryId: string;
  };
  residence: { residenceTypeId: string; residentSince: string };
  earlierOccupation: {
    occupationId: string;
    employerName: string;
    employerDocumentNr: string;
    startedOn: string;
    endedOn: string;
  };
  bank: { bankCode: string; branchNumber: string; accountNumber: string; accountTypeId: string };
  references: (typeof emptyReference)[];
  fiscal: { nif: string; specifiedUsPerson: YesNo };
  businessName: string;
  businessGroup: string;
  giinCode: string;
  chamberRegistry: { registryNr: string; stateId: string; registeredOn: string };
  partners: PartnerValues[];
  representatives: (typeof emptyAgent)[];
  guarantors: GuarantorValues[];
  attorneys: (typeof emptyAgent)[];
};
