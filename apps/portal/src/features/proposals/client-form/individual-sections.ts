import {
  accountTypes,
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
} from '@estrada/domain/enumerations/index';
import { hasSpouse } from '@estrada/domain/people/index';
import { address, contact, seller, vehicle } from './common-sections.ts';
import type { FormSection } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { attorneys, guarantors, references } from './people-sections.ts';

const isRg = ({ client }: FormValues) => client.identification.documentType === 'RG';
const isMarried = ({ client }: FormValues) => hasSpouse(Number(client.relationship.maritalStatusId));
const isSpouseRg = (values: FormValues) =>
  isMarried(values) && values.client.relationship.partner.documentType === 'RG';
const isBornHere = ({ client }: FormValues) => ['', homeCountry].includes(client.origin.birthCountryId);

const country = { kind: 'choice', options: countries, isSearchable: true } as const;

/** The sections of a natural person. */
export const individualSections: readonly FormSection[] = [
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
