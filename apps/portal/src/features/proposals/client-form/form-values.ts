import { type ClientForm, normaliseClient } from '@estrada/domain/people/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import type { BodyInputOf, Endpoints, ProposalDetail } from '@estrada/endpoints/index';
import type { FormRecord } from '@estrada/web/records/form/use-record-form.ts';
import type { RegistrationValues, SpouseValues } from './registration-parts.ts';
import { companyParts, fromSpouse, individualParts, toRegistration, toSpouse } from './registration-values.ts';
import {
  amountOrUndefined,
  answerOrUndefined,
  documentOrUndefined,
  numberOrUndefined,
  textOrUndefined,
  textsOrUndefined,
  type YesNo,
  yesNo,
} from './wire-values.ts';

/** One who answers for a company, as typed. */
export type ResponsibleValues = { role: string; name: string; documentNr: string };

/**
 * The form as typed. Its paths are those of the update call, so a refusal of the server finds its field by name. Text
 * that is not given is empty, money is in centavos or null, numbered choices are text, because that is what selects hold.
 */
export type FormValues = {
  client: RegistrationValues & {
    personType: 'PF' | 'PJ';
    document: string;
    identification: {
      name: string;
      gender: string;
      motherName: string;
      documentType: string;
      documentNr: string;
      documentIssuer: string;
      documentIssuedDate: string;
      birthDate: string;
    };
    relationship: { maritalStatusId: string; partnershipTypeId: string; partner: SpouseValues };
    address: {
      countryId: string;
      zipCode: string;
      street: string;
      number: string;
      complement: string;
      neighborhood: string;
      stateId: string;
      cityId: string;
      cityName: string;
    };
    contact: { phoneNumber: string; cellNumber: string; email: string };
    occupation: {
      occupationId: string;
      employerName: string;
      employerDocumentNr: string;
      monthlyIncomeCents: number | null;
      incomeTypeId: string;
      additionalIncomeCents: number | null;
      additionalIncomeTypeId: string;
      annualIncomeCents: number | null;
      propertyValueCents: number | null;
      isPep: YesNo;
      hasPepRelatives: YesNo;
    };
    name: string;
    businessNatureId: string;
    businessTypeId: string;
    foundationOn: string;
    financialData: { monthlyRevenueCents: number | null };
    responsibles: ResponsibleValues[];
  };
  vehicleAdditionalInfo: {
    sellerType: string;
    sellerName: string;
    sellerDocument: string;
    vehiclePickUpDate: string;
    plate: string;
    chassis: string;
    renavam: string;
  };
  consents: { creditRegistry: boolean; privacyNotice: boolean };
};

type UpdateBody = BodyInputOf<Endpoints['updateProposal']>;
type WireClient = UpdateBody['client'];

const number = (value: number | undefined) => (value === undefined ? '' : String(value));

/** What the proposal holds, as the form shows it. */
export function toFormValues({
  client,
  vehicleAdditionalInfo: seller,
}: Pick<ProposalDetail, 'client' | 'vehicleAdditionalInfo'>): FormValues {
  const person = client.personType === 'PF' ? client : undefined;
  const company = client.personType === 'PJ' ? client : undefined;
  const { address, contact } = client;
  const identification = person?.identification;
  const occupation = person?.occupation;
  return {
    client: {
      personType: client.personType,
      document: client.document ?? '',
      identification: {
        name: identification?.name ?? '',
        gender: identification?.gender ?? '',
        motherName: identification?.motherName ?? '',
        documentType: identification?.documentType ?? '',
        documentNr: identification?.documentNr ?? '',
        documentIssuer: identification?.documentIssuer ?? '',
        documentIssuedDate: identification?.documentIssuedDate ?? '',
        birthDate: identification?.birthDate ?? '',
      },
      ...toRegistration(client),
      relationship: {
        maritalStatusId: number(person?.relationship.maritalStatusId),
        partnershipTypeId: person?.relationship.partnershipTypeId ?? '',
        partner: toSpouse(person?.relationship.partner),
      },
      address: {
        countryId: company?.address.countryId ?? '',
        zipCode: address.zipCode ?? '',
        street: address.street ?? '',
        number: address.number ?? '',
        complement: address.complement ?? '',
        neighborhood: address.neighborhood ?? '',
        stateId: address.stateId ?? '',
        cityId: address.cityId ?? '',
        cityName: address.cityName ?? '',
      },
      contact: {
        phoneNumber: contact.phoneNumber ?? '',
        cellNumber: contact.cellNumber ?? '',
        email: contact.email ?? '',
      },
      occupation: {
        occupationId: number(occupation?.occupationId),
        employerName: occupation?.employerName ?? '',
        employerDocumentNr: occupation?.employerDocumentNr ?? '',
        monthlyIncomeCents: occupation?.monthlyIncomeCents ?? null,
        incomeTypeId: occupation?.incomeTypeId ?? '',
        additionalIncomeCents: occupation?.additionalIncomeCents ?? null,
        additionalIncomeTypeId: occupation?.additionalIncomeTypeId ?? '',
        annualIncomeCents: occupation?.annualIncomeCents ?? null,
        propertyValueCents: occupation?.propertyValueCents ?? null,
        isPep: yesNo(occupation?.isPep),
        hasPepRelatives: yesNo(occupation?.hasPepRelatives),
      },
      name: company?.name ?? '',
      businessNatureId: company?.businessNatureId ?? '',
      businessTypeId: number(company?.businessTypeId),
      foundationOn: company?.foundationOn ?? '',
      financialData: { monthlyRevenueCents: company?.financialData.monthlyRevenueCents ?? null },
      responsibles: (company?.responsibles ?? []).map(({ role, name, documentNr }) => ({
        role,
        name: name ?? '',
        documentNr: documentNr ?? '',
      })),
    },
    vehicleAdditionalInfo: {
      sellerType: seller.sellerType ?? '',
      sellerName: seller.sellerName ?? '',
      sellerDocument: seller.sellerDocument ?? '',
      vehiclePickUpDate: seller.vehiclePickUpDate ?? '',
      plate: seller.plate ?? '',
      chassis: seller.chassis ?? '',
      renavam: seller.renavam ?? '',
    },
    consents: { creditRegistry: false, privacyNotice: false },
  };
}

/** The proposal as its form holds it. */
export const toFormRecord = (proposal: ProposalDetail): FormRecord<FormValues> => ({
  version: proposal.version,
  values: toFormValues(proposal),
  isClosed: !proposal.can.edit,
});

/** The client as the calls and the rules of the domain take it: what is not given is absent. */
export function toClient({ client }: FormValues): WireClient & ClientForm {
  const document = documentOrUndefined(client.document);
  const { countryId, ...place } = client.address;
  const address = textsOrUndefined(place);
  const contact = textsOrUndefined(client.contact);
  if (client.personType === 'PJ') {
    return normaliseClient({
      personType: 'PJ' as const,
      document,
      name: textOrUndefined(client.name),
      businessNatureId: textOrUndefined(client.businessNatureId),
      businessTypeId: numberOrUndefined(client.businessTypeId),
      foundationOn: textOrUndefined(client.foundationOn),
      financialData: { monthlyRevenueCents: amountOrUndefined(client.financialData.monthlyRevenueCents) },
      address: { ...address, countryId: textOrUndefined(countryId) },
      contact,
      ...companyParts(client),
      responsibles: client.responsibles.map(({ role, name, documentNr }) => ({
        role: role as 'ADMINISTRATOR',
        name: textOrUndefined(name),
        documentNr: documentOrUndefined(documentNr),
      })),
    });
  }
  const { occupation } = client;
  return normaliseClient({
    personType: 'PF' as const,
    document,
    identification: textsOrUndefined(client.identification),
    relationship: {
      maritalStatusId: numberOrUndefined(client.relationship.maritalStatusId),
      partnershipTypeId: textOrUndefined(client.relationship.partnershipTypeId),
      ...fromSpouse(client.relationship.partner),
    },
    address,
    contact,
    occupation: {
      occupationId: numberOrUndefined(occupation.occupationId),
      employerName: textOrUndefined(occupation.employerName),
      employerDocumentNr: documentOrUndefined(occupation.employerDocumentNr),
      monthlyIncomeCents: amountOrUndefined(occupation.monthlyIncomeCents),
      incomeTypeId: textOrUndefined(occupation.incomeTypeId),
      additionalIncomeCents: amountOrUndefined(occupation.additionalIncomeCents),
      additionalIncomeTypeId: textOrUndefined(occupation.additionalIncomeTypeId),
      annualIncomeCents: amountOrUndefined(occupation.annualIncomeCents),
      propertyValueCents: amountOrUndefined(occupation.propertyValueCents),
      isPep: answerOrUndefined(occupation.isPep),
      hasPepRelatives: answerOrUndefined(occupation.hasPepRelatives),
    },
    ...individualParts(client),
  });
}

/** The body of the update call. The authorisation goes with it once both texts are agreed to and none is recorded yet. */
export function toUpdateBody(values: FormValues, version: number, consentRecorded: boolean): UpdateBody {
  const { sellerType, sellerDocument, ...seller } = values.vehicleAdditionalInfo;
  const isAgreed = values.consents.creditRegistry && values.consents.privacyNotice;
  return {
    version,
    client: toClient(values),
    vehicleAdditionalInfo: {
      ...textsOrUndefined(seller),
      sellerType: sellerType === '' ? undefined : (sellerType as 'D' | 'M' | 'TP'),
      sellerDocument: documentOrUndefined(sellerDocument),
    },
    ...(isAgreed && !consentRecorded
      ? {
          authorization: {
            creditRegistry: true,
            privacyNotice: true,
            textVersion: consentTexts.creditRegistry.version,
          },
        }
      : {}),
  };
}
