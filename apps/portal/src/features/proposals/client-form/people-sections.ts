import {
  companyResponsibleRoles,
  documentIssuers,
  documentTypes,
  maritalStatuses,
  powersTypes,
  relations,
} from '@estrada/domain/enumerations/index';
import { hasSpouse } from '@estrada/domain/people/index';
import type { FormSection, PartField, PartValues } from './form-rows.ts';
import { emptyAgent, emptyGuarantor, emptyPartner, emptyReference } from './registration-parts.ts';

const isMarried = ({ maritalStatusId }: PartValues) => hasSpouse(Number(maritalStatusId));
const isSpouseRg = (part: PartValues) => isMarried(part) && part.partner?.documentType === 'RG';

/** The references of a person. */
export const references: FormSection = {
  id: 'references',
  fields: [],
  parts: {
    path: 'client.references',
    words: 'reference',
    max: 5,
    empty: emptyReference,
    fields: [
      { path: 'client.references.name', kind: 'text', required: true, isWide: true },
      { path: 'client.references.relationId', kind: 'choice', options: relations, required: true },
      { path: 'client.references.phoneNumber', kind: 'phone', required: true },
    ],
  },
};

/** Who answers for a company. */
export const responsibles: FormSection = {
  id: 'responsibles',
  fields: [],
  parts: {
    path: 'client.responsibles',
    words: 'responsible',
    max: 10,
    empty: { role: 'ADMINISTRATOR', name: '', documentNr: '' },
    isRequired: true,
    fields: [
      { path: 'client.responsibles.role', kind: 'choice', options: companyResponsibleRoles, required: true },
      { path: 'client.responsibles.name', kind: 'text', required: true, isWide: true },
      { path: 'client.responsibles.documentNr', kind: 'document', documentKind: 'PF', required: true },
    ],
  },
};

/** Whom a company belongs to. */
export const partners: FormSection = {
  id: 'partners',
  fields: [],
  parts: {
    path: 'client.partners',
    words: 'partner',
    max: 20,
    empty: emptyPartner,
    fields: [
      { path: 'client.partners.name', kind: 'text', required: true, isWide: true },
      { path: 'client.partners.documentNr', kind: 'document', required: true },
      { path: 'client.partners.sharePercent', kind: 'percent', required: true },
    ],
  },
};

/** Who signs for a company. */
export const representatives: FormSection = {
  id: 'representatives',
  fields: [],
  parts: {
    path: 'client.representatives',
    words: 'representative',
    max: 10,
    empty: emptyAgent,
    fields: [
      { path: 'client.representatives.name', kind: 'text', required: true, isWide: true },
      { path: 'client.representatives.cpf', kind: 'document', documentKind: 'PF', required: true },
      { path: 'client.representatives.powersTypeId', kind: 'choice', options: powersTypes, required: true },
      { path: 'client.representatives.powersUntil', kind: 'date' },
    ],
  },
};

/** Who signs for the client. */
export const attorneys: FormSection = {
  id: 'attorneys',
  fields: [],
  parts: {
    path: 'client.attorneys',
    words: 'attorney',
    max: 10,
    empty: emptyAgent,
    fields: [
      { path: 'client.attorneys.name', kind: 'text', required: true, isWide: true },
      { path: 'client.attorneys.cpf', kind: 'document', documentKind: 'PF', required: true },
      { path: 'client.attorneys.powersTypeId', kind: 'choice', options: powersTypes, required: true },
      { path: 'client.attorneys.powersUntil', kind: 'date' },
    ],
  },
};

const spouseOfGuarantor: readonly PartField[] = [
  { path: 'client.guarantors.partner.name', kind: 'text', required: true, isWide: true },
  { path: 'client.guarantors.partner.cpf', kind: 'document', documentKind: 'PF', required: true },
  { path: 'client.guarantors.partner.birthDate', kind: 'date', required: true },
  { path: 'client.guarantors.partner.documentType', kind: 'choice', options: documentTypes },
  { path: 'client.guarantors.partner.documentNr', kind: 'text' },
  {
    path: 'client.guarantors.partner.documentIssuer',
    kind: 'choice',
    options: documentIssuers,
    required: true,
    isShown: isSpouseRg,
  },
  { path: 'client.guarantors.partner.documentIssuedDate', kind: 'date', required: true, isShown: isSpouseRg },
];

/** Who guarantees the payment. */
export const guarantors: FormSection = {
  id: 'guarantors',
  fields: [],
  parts: {
    path: 'client.guarantors',
    words: 'guarantor',
    max: 4,
    empty: emptyGuarantor,
    fields: [
      { path: 'client.guarantors.name', kind: 'text', required: true, isWide: true },
      { path: 'client.guarantors.cpf', kind: 'document', documentKind: 'PF', required: true },
      { path: 'client.guarantors.birthDate', kind: 'date', required: true },
      { path: 'client.guarantors.cellNumber', kind: 'mobile', required: true },
      { path: 'client.guarantors.email', kind: 'email', required: true, isWide: true },
      { path: 'client.guarantors.monthlyIncomeCents', kind: 'money', required: true },
      { path: 'client.guarantors.maritalStatusId', kind: 'choice', options: maritalStatuses, required: true },
      ...spouseOfGuarantor.map((field) => ({ isShown: isMarried, ...field })),
    ],
  },
};
