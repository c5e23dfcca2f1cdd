import { type Language, pickText } from '@estrada/domain/errors/index';
import { fieldsOf, findRow } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { registrationRows } from '@estrada/domain/proposals/registration/index';
import { hasValue } from '@estrada/web/records/rows/fact-list.tsx';
import type { strings } from './strings.ts';

type PersonType = 'PF' | 'PJ';

/** The registration rows of a kind of person. */
export const rowsFor = (personType: PersonType): readonly Row[] => registrationRows[personType];

/** One group of fields with its own heading, or a list. */
export type FormSection = { id: SectionId; fields: readonly Row[] };
type SectionId = keyof typeof strings.pt extends infer Key
  ? Key extends `section.${infer Id}`
    ? Exclude<Id, 'consents' | 'more'>
    : never
  : never;

/** The list of a section that is one: its parts are added, filled in and removed one by one. */
export const listIn = ({ fields: [first] }: FormSection): Row | undefined =>
  first?.ui.kind === 'list' ? first : undefined;

const saleSections = {
  vehicle: [
    'vehicleAdditionalInfo.colour',
    'vehicleAdditionalInfo.plate',
    'vehicleAdditionalInfo.chassis',
    'vehicleAdditionalInfo.renavam',
    'vehicleAdditionalInfo.vehiclePickUpDate',
  ],
  seller: ['vehicleAdditionalInfo'],
} as const;

/**
 * The sections in the order of the page, with their paths: a field belongs to the section with its longest matching
 * path.
 */
const plans: Readonly<Record<PersonType, Partial<Record<SectionId, readonly string[]>>>> = {
  PF: {
    identification: ['client.identification.name', 'client'],
    relationship: ['client.relationship'],
    address: ['client.address'],
    contact: ['client.contact'],
    occupation: ['client.occupation'],
    origin: ['client.origin'],
    fiscal: ['client.origin.fiscalCountryId', 'client.origin.otherFiscalCountryId', 'client.fiscal'],
    residence: ['client.residence'],
    earlierOccupation: ['client.earlierOccupation'],
    bank: ['client.bank'],
    references: ['client.references'],
    guarantors: ['client.guarantors'],
    attorneys: ['client.attorneys'],
    ...saleSections,
  },
  PJ: {
    company: [
      'client.name',
      'client.document',
      'client.foundationOn',
      'client.businessNatureId',
      'client.businessTypeId',
      'client.taxRegime',
      'client',
    ],
    address: ['client.address'],
    contact: ['client.contact'],
    responsibles: ['client.responsibles'],
    companyMore: ['client.businessName', 'client.businessGroup', 'client.giinCode', 'client.chamberRegistry'],
    partners: ['client.partners'],
    representatives: ['client.representatives'],
    guarantors: ['client.guarantors'],
    attorneys: ['client.attorneys'],
    ...saleSections,
  },
};

const isWithin = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);

function layoutOf(personType: PersonType): readonly FormSection[] {
  const sections = Object.entries(plans[personType]) as [SectionId, readonly string[]][];
  const named = sections.flatMap(([, paths]) => paths).toSorted((one, other) => other.length - one.length);
  const fields = fieldsOf(rowsFor(personType));
  return sections.map(([id, paths]) => ({
    id,
    fields: paths.flatMap((path) =>
      fields.filter((field) => named.find((around) => isWithin(field.path, around)) === path),
    ),
  }));
}
const sections = { PF: layoutOf('PF'), PJ: layoutOf('PJ') };

/** The sections of the form for a kind of person, in the order of the page. */
export const sectionsFor = (personType: PersonType): readonly FormSection[] => sections[personType];

/** Whether all fields of a section are optional. */
export const isOptional = ({ fields }: FormSection): boolean => !fields.some(({ ui }) => ui.required === true);

/** Whether a section has any value. */
export const isFilled = ({ fields }: FormSection, values: object): boolean =>
  fields.some((field) => hasValue(field, values));

/** Whether a path, also of a list entry, is in a section. */
export const isInSection = ({ fields }: FormSection, path: string): boolean =>
  fields.some((field) => isWithin(path, field.path));

/** A card of the form: a section, or the client's authorisation, which follows the sections. */
export type CardId = SectionId | 'consents';

/** The card that a path is in, also that of a list entry; undefined for one outside the form. */
export function cardAt(personType: PersonType, path: string): CardId | undefined {
  if (isWithin(path, 'authorization')) return 'consents';
  return sectionsFor(personType).find((section) => isInSection(section, path))?.id;
}

/**
 * The position of a path in the form, to sort problems. A list entry is at the position of its list, the consents
 * follow the sections, and unknown paths are last.
 */
export function positionInForm(personType: PersonType, path: string): number {
  const paths = [
    ...sectionsFor(personType).flatMap(({ fields }) => fields.map((field) => field.path)),
    'authorization',
  ];
  const position = paths.findIndex((known) => isWithin(path, known));
  return position === -1 ? paths.length : position;
}

/** The label of a field, also within a list (`client.responsibles.0.name`); undefined for an unknown path. */
export function labelAt(personType: PersonType, path: string, language: Language): string | undefined {
  const row = findRow(rowsFor(personType), path);
  return row && pickText(row.ui, language);
}
