import {
  accountTypes,
  businessNatures,
  businessTypes,
  countries,
  documentIssuers,
  documentTypes,
  genders,
  homeCountry,
  incomeTypes,
  maritalStatuses,
  occupations,
  partnershipTypes,
  residenceTypes,
  sellerTypes,
} from '@estrada/domain/enumerations/index';
import { hasSpouse } from '@estrada/domain/people/index';
import { stateChoices } from './choices.ts';
import { type FieldRow, type FormSection, pathsOf } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { attorneys, guarantors, partners, references, representatives, responsibles } from './people-sections.ts';

const isRg = ({ client }: FormValues) => client.identification.documentType === 'RG';
const isMarried = ({ client }: FormValues) => hasSpouse(Number(client.relationship.maritalStatusId));
const isSpouseRg = (values: FormValues) =>
  isMarried(values) && values.client.relationship.partner.documentType === 'RG';
const isBornHere = ({ client }: FormValues) => ['', homeCountry].includes(client.origin.birthCountryId);
/** A person's address has no country: it is here. */
const isHere = ({ client }: FormValues) => ['', homeCountry].includes(client.address.countryId);
const isAbroad = (values: FormValues) => !isHere(values);

const place: readonly FieldRow[] = [
  { path: 'client.address.zipCode', kind: 'zip', required: true },
  { path: 'client.address.street', kind: 'text', required: true, isWide: true },
  { path: 'client.address.number', kind: 'text', required: true },
  { path: 'client.address.complement', kind: 'text' },
  { path: 'client.address.neighborhood', kind: 'text', required: true },
  {
    path: 'client.address.stateId',
    kind: 'state',
    required: true,
    isShown: isHere,
    cityAt: 'client.address.cityId',
    cityNameAt: 'client.address.cityName',
  },
  {
    path: 'client.address.cityId',
    kind: 'city',
    required: true,
    isShown: isHere,
    stateAt: 'client.address.stateId',
    nameAt: 'client.address.cityName',
  },
];
const address: FormSection = { id: 'address', fields: place };
const companyAddress: FormSection = {
  id: 'address',
  fields: [
    { path: 'client.address.countryId', kind: 'choice', options: countries, isSearchable: true },
    ...place,
    { path: 'client.address.cityName', kind: 'text', required: true, isShown: isAbroad },
  ],
};

const contact: FormSection = {
  id: 'contact',
  fields: [
    { path: 'client.contact.cellNumber', kind: 'mobile', required: true },
    { path: 'client.contact.phoneNumber', kind: 'phone' },
    { path: 'client.contact.email', kind: 'email', required: true, isWide: true },
  ],
};

const vehicle: FormSection = {
  id: 'vehicle',
  fields: [
    { path: 'vehicleAdditionalInfo.plate', kind: 'text' },
    { path: 'vehicleAdditionalInfo.chassis', kind: 'text' },
    { path: 'vehicleAdditionalInfo.renavam', kind: 'text' },
    { path: 'vehicleAdditionalInfo.vehiclePickUpDate', kind: 'date' },
  ],
};

const seller: FormSection = {
  id: 'seller',
  fields: [
    { path: 'vehicleAdditionalInfo.sellerType', kind: 'choice', options: sellerTypes, required: true },
    { path: 'vehicleAdditionalInfo.sellerName', kind: 'text', required: true, isWide: true },
    { path: 'vehicleAdditionalInfo.sellerDocument', kind: 'document', required: true },
  ],
};

const country = { kind: 'choice', options: countries, isSearchable: true } as const;

const individualSections: readonly FormSection[] = [
  {
    id: 'identification',
    fields: [
      { path: 'client.identification.name', kind: 'text', required: true, isWide: true },
      { path: 'client.document', kind: 'document', documentKind: 'PF', required: true },
      { path: 'client.identification.birthDate', kind: 'date', required: true },
      { path: 'client.identification.gender', kind: 'choice', options: genders, required: true },
      { path: 'client.identification.motherName', kind: 'text', required: true, isWide: true },
      { path: 'client.identification.documentType', kind: 'choice', options: documentTypes, required: true },
      { path: 'client.identification.documentNr', kind: 'text', required: true },
      {
        path: 'client.identification.documentIssuer',
        kind: 'choice',
        options: documentIssuers,
        required: true,
        isShown: isRg,
      },
      { path: 'client.identification.documentIssuedDate', kind: 'date', required: true, isShown: isRg },
    ],
  },
  {
    id: 'relationship',
    fields: [
      { path: 'client.relationship.maritalStatusId', kind: 'choice', options: maritalStatuses, required: true },
      {
        path: 'client.relationship.partnershipTypeId',
        kind: 'choice',
        options: partnershipTypes,
        isShown: isMarried,
      },
      {
        path: 'client.relationship.partner.name',
        kind: 'text',
        required: true,
        isWide: true,
        isShown: isMarried,
      },
      {
        path: 'client.relationship.partner.cpf',
        kind: 'document',
        documentKind: 'PF',
        required: true,
        isShown: isMarried,
      },
      { path: 'client.relationship.partner.birthDate', kind: 'date', required: true, isShown: isMarried },
      {
        path: 'client.relationship.partner.documentType',
        kind: 'choice',
        options: documentTypes,
        isShown: isMarried,
      },
      { path: 'client.relationship.partner.documentNr', kind: 'text', isShown: isMarried },
      {
        path: 'client.relationship.partner.documentIssuer',
        kind: 'choice',
        options: documentIssuers,
        required: true,
        isShown: isSpouseRg,
      },
      {
        path: 'client.relationship.partner.documentIssuedDate',
        kind: 'date',
        required: true,
        isShown: isSpouseRg,
      },
    ],
  },
  address,
  contact,
  {
    id: 'occupation',
    fields: [
      {
        path: 'client.occupation.occupationId',
        kind: 'choice',
        options: occupations,
        isSearchable: true,
        required: true,
      },
      { path: 'client.occupation.employerName', kind: 'text', isWide: true },
      { path: 'client.occupation.employerDocumentNr', kind: 'document', documentKind: 'PJ' },
      { path: 'client.occupation.monthlyIncomeCents', kind: 'money', required: true },
      { path: 'client.occupation.incomeTypeId', kind: 'choice', options: incomeTypes },
      { path: 'client.occupation.additionalIncomeCents', kind: 'money' },
      { path: 'client.occupation.additionalIncomeTypeId', kind: 'choice', options: incomeTypes },
      { path: 'client.occupation.annualIncomeCents', kind: 'money' },
      { path: 'client.occupation.propertyValueCents', kind: 'money' },
      { path: 'client.occupation.isPep', kind: 'yesNo', required: true, isWide: true },
      { path: 'client.occupation.hasPepRelatives', kind: 'yesNo', required: true, isWide: true },
    ],
  },
  {
    id: 'origin',
    fields: [
      { path: 'client.origin.nationality', ...country },
      { path: 'client.origin.secondCountryId', ...country },
      { path: 'client.origin.birthCountryId', ...country },
      {
        path: 'client.origin.birthStateId',
        kind: 'state',
        isShown: isBornHere,
        cityAt: 'client.origin.birthCityId',
        cityNameAt: 'client.origin.birthCityName',
      },
      {
        path: 'client.origin.birthCityId',
        kind: 'city',
        isShown: isBornHere,
        stateAt: 'client.origin.birthStateId',
        nameAt: 'client.origin.birthCityName',
      },
    ],
  },
  {
    id: 'fiscal',
    fields: [
      { path: 'client.origin.fiscalCountryId', ...country },
      { path: 'client.origin.otherFiscalCountryId', ...country },
      { path: 'client.fiscal.nif', kind: 'text' },
      { path: 'client.fiscal.specifiedUsPerson', kind: 'yesNo', isWide: true },
    ],
  },
  {
    id: 'residence',
    fields: [
      { path: 'client.residence.residenceTypeId', kind: 'choice', options: residenceTypes },
      { path: 'client.residence.residentSince', kind: 'date' },
    ],
  },
  {
    id: 'earlierOccupation',
    fields: [
      { path: 'client.earlierOccupation.occupationId', kind: 'choice', options: occupations, isSearchable: true },
      { path: 'client.earlierOccupation.employerName', kind: 'text', isWide: true },
      { path: 'client.earlierOccupation.employerDocumentNr', kind: 'document', documentKind: 'PJ' },
      { path: 'client.earlierOccupation.startedOn', kind: 'date' },
      { path: 'client.earlierOccupation.endedOn', kind: 'date' },
    ],
  },
  {
    id: 'bank',
    fields: [
      { path: 'client.bank.bankCode', kind: 'text' },
      { path: 'client.bank.branchNumber', kind: 'text' },
      { path: 'client.bank.accountNumber', kind: 'text' },
      { path: 'client.bank.accountTypeId', kind: 'choice', options: accountTypes },
    ],
  },
  references,
  guarantors,
  attorneys,
  vehicle,
  seller,
];

const companySections: readonly FormSection[] = [
  {
    id: 'company',
    fields: [
      { path: 'client.name', kind: 'text', required: true, isWide: true },
      { path: 'client.document', kind: 'document', documentKind: 'PJ', required: true },
      { path: 'client.foundationOn', kind: 'date', required: true },
      {
        path: 'client.businessNatureId',
        kind: 'choice',
        options: businessNatures,
        isSearchable: true,
        required: true,
        isWide: true,
      },
      { path: 'client.businessTypeId', kind: 'choice', options: businessTypes, required: true },
      { path: 'client.financialData.monthlyRevenueCents', kind: 'money', required: true },
    ],
  },
  companyAddress,
  contact,
  responsibles,
  {
    id: 'companyMore',
    fields: [
      { path: 'client.businessName', kind: 'text', isWide: true },
      { path: 'client.businessGroup', kind: 'text', isWide: true },
      { path: 'client.giinCode', kind: 'text' },
      { path: 'client.chamberRegistry.registryNr', kind: 'text' },
      {
        path: 'client.chamberRegistry.stateId',
        kind: 'choice',
        options: stateChoices,
        isSearchable: true,
      },
      { path: 'client.chamberRegistry.registeredOn', kind: 'date' },
    ],
  },
  partners,
  representatives,
  guarantors,
  attorneys,
  vehicle,
  seller,
];

/** The sections of the form for a kind of person, in the order of the page. */
export function sectionsFor(personType: 'PF' | 'PJ'): readonly FormSection[] {
  return personType === 'PF' ? individualSections : companySections;
}

/**
 * Where the form has a path, to list problems in its order. An entry of a list stands with its list, the consents after
 * the sections, and what has no place in the form at the end.
 */
export function placeInForm(personType: 'PF' | 'PJ', path: string): number {
  const paths = [...sectionsFor(personType).flatMap(pathsOf), 'consents'];
  const place = paths.findIndex((known) => path === known || path.startsWith(`${known}.`));
  return place === -1 ? paths.length : place;
}
