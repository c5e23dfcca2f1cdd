import { businessNatures, businessTypes } from '@estrada/domain/enumerations/index';
import { stateChoices } from './choices.ts';
import { companyAddress, contact, seller, vehicle } from './common-sections.ts';
import { type FormSection, pathsOf } from './form-rows.ts';
import { individualSections } from './individual-sections.ts';
import { attorneys, guarantors, partners, representatives, responsibles } from './people-sections.ts';

/** The sections of a company. */
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
export function positionInForm(personType: 'PF' | 'PJ', path: string): number {
  const paths = [...sectionsFor(personType).flatMap(pathsOf), 'consents'];
  const place = paths.findIndex((known) => path === known || path.startsWith(`${known}.`));
  return place === -1 ? paths.length : place;
}
