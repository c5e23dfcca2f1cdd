import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import type { FormValues } from './form-values.ts';
import { strings } from './strings.ts';

/** Words that stand for themselves: those that are chosen by a count have two. */
type WordKey = Exclude<keyof typeof strings.pt, `${string}_one` | `${string}_other`>;

/** A field with words of its own: its path, for a part of a list without the position in it. */
export type FieldName = Extract<keyof typeof strings.pt, `client.${string}` | `vehicleAdditionalInfo.${string}`>;

/** How a field is typed. */
export type FieldKind =
  | { kind: 'text' | 'email' | 'money' | 'percent' | 'date' | 'phone' | 'mobile' | 'yesNo' | 'zip' }
  | { kind: 'document'; documentKind?: 'PF' | 'PJ' }
  | { kind: 'choice'; options: readonly EnumerationRow[]; isSearchable?: boolean }
  /** a state; its cities stand at the given paths */
  | { kind: 'state'; cityAt: string; cityNameAt: string }
  /** a city of the state at `stateAt`; its name is kept beside it */
  | { kind: 'city'; stateAt: string; nameAt: string };

/** One field: where it stands and how it is typed. Required ones are those that sending asks for. */
export type FieldRow = {
  path: FieldName;
  required?: boolean;
  /** takes two columns where there is room */
  isWide?: boolean;
  isShown?: (values: FormValues) => boolean;
} & FieldKind;

/** One field of each part of a list; `isShown` looks at the part. */
export type PartField = Omit<FieldRow, 'isShown' | keyof FieldKind> &
  FieldKind & { isShown?: (part: PartValues) => boolean };

/** What the fields of a part may depend on. */
export type PartValues = { maritalStatusId?: string; partner?: { documentType?: string } };

/** A list of people or things that are added, filled in and taken away one by one. */
export type PartsRow = {
  path: 'client.references' | 'client.responsibles' | 'client.partners' | PartyPath;
  /** the words of the list: `<words>.title`, `.add`, `.remove`, `.none` */
  words: 'reference' | 'responsible' | 'partner' | 'representative' | 'guarantor' | 'attorney';
  /** the call takes no more */
  max: number;
  empty: object;
  fields: readonly PartField[];
  /** sending asks for one at least */
  isRequired?: true;
};
type PartyPath = 'client.representatives' | 'client.guarantors' | 'client.attorneys';

/** One group of fields, or a list. */
export type FormSection = {
  id: SectionId;
  fields: readonly FieldRow[];
  parts?: PartsRow;
};
type SectionId = keyof typeof strings.pt extends infer Key
  ? Key extends `section.${infer Id}`
    ? Exclude<Id, 'consents'>
    : never
  : never;

/** What the form leads to by a path: the fields of a section, or its list. */
export const pathsOf = ({ fields, parts }: FormSection): string[] =>
  parts ? [parts.path] : fields.map(({ path }): string => path);

/** The words over a field: the client's own document goes by its kind. */
export function labelOfRow(row: { path: FieldName } & FieldKind): WordKey {
  return row.path === 'client.document' && row.kind === 'document' && row.documentKind
    ? `document.${row.documentKind}`
    : row.path;
}

/** The name of a field's words: the path without the position in a list (`client.responsibles.0.name`). */
export function labelKeyOf(path: string): WordKey | undefined {
  const key = path.replace(/\.\d+(?=\.|$)/g, '');
  return Object.hasOwn(strings.pt, key) ? (key as WordKey) : undefined;
}
