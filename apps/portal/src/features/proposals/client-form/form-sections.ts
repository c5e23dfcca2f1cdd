import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import {
  businessNatures,
  businessTypes,
  documentIssuers,
  documentTypes,
  genders,
  maritalStatuses,
  occupations,
  sellerTypes,
} from '@estrada/domain/enumerations/index';
import type { FieldPath } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { strings } from './strings.ts';

/** A field with a place in the form and words of its own. */
export type FieldName = FieldPath<FormValues> & keyof typeof strings.pt;

/** One field: where it stands and how it is typed. Required ones are those that sending asks for. */
export type FieldRow = {
  path: FieldName;
  required?: boolean;
  /** takes two columns where there is room */
  isWide?: boolean;
  isShown?: (values: FormValues) => boolean;
} & (
  | { kind: 'text' | 'email' | 'money' | 'date' | 'phone' | 'mobile' | 'yesNo' }
  | { kind: 'document'; documentKind?: 'PF' | 'PJ' }
  | { kind: 'choice'; options: readonly EnumerationRow[]; isSearchable?: boolean }
);

/** One group of fields. `address` and `responsibles` are drawn by parts of their own. */
export type FormSection = {
  id: 'identification' | 'company' | 'address' | 'contact' | 'occupation' | 'responsibles' | 'vehicle' | 'seller';
  fields: readonly FieldRow[];
};

const isRg = ({ client }: FormValues) => client.identification.documentType === 'RG';

const address: FormSection = {
  id: 'address',
  fields: [
    { path: 'client.address.zipCode', kind: 'text', required: true },
    { path: 'client.address.street', kind: 'text', required: true, isWide: true },
    { path: 'client.address.number', kind: 'text', required: true },
    { path: 'client.address.complement', kind: 'text' },
    { path: 'client.address.neighborhood', kind: 'text', required: true },
    { path: 'client.address.stateId', kind: 'text', required: true },
    { path: 'client.address.cityId', kind: 'text', required: true },
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

const individualSections: readonly FormSection[] = [
  {
    id: 'identification',
    fields: [
      { path: 'client.identification.name', kind: 'text', required: true, isWide: true },
      { path: 'client.document', kind: 'document', documentKind: 'PF', required: true },
      { path: 'client.identification.birthDate', kind: 'date', required: true },
      { path: 'client.identification.gender', kind: 'choice', options: genders, required: true },
      { path: 'client.relationship.maritalStatusId', kind: 'choice', options: maritalStatuses, required: true },
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
      { path: 'client.occupation.additionalIncomeCents', kind: 'money' },
      { path: 'client.occupation.isPep', kind: 'yesNo', required: true, isWide: true },
      { path: 'client.occupation.hasPepRelatives', kind: 'yesNo', required: true, isWide: true },
    ],
  },
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
  address,
  contact,
  { id: 'responsibles', fields: [{ path: 'client.responsibles', kind: 'text', required: true }] },
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
  const paths = [...sectionsFor(personType).flatMap(({ fields }) => fields.map((row): string => row.path)), 'consents'];
  const place = paths.findIndex((known) => path === known || path.startsWith(`${known}.`));
  return place === -1 ? paths.length : place;
}

/** The words over a field: the client's own document goes by its kind. */
export function labelOfRow(row: FieldRow): keyof typeof strings.pt {
  return row.path === 'client.document' && row.kind === 'document' && row.documentKind
    ? `document.${row.documentKind}`
    : row.path;
}

/** The name of a field's words: the path without the position in a list (`client.responsibles.0.name`). */
export function labelKeyOf(path: string): keyof typeof strings.pt | undefined {
  const key = path.replace(/\.\d+(?=\.|$)/g, '');
  return Object.hasOwn(strings.pt, key) ? (key as keyof typeof strings.pt) : undefined;
}
