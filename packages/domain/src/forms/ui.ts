import type * as z from 'zod/mini';
import type { EnumerationRow } from '../enumerations/enumeration.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import type { MessageKey } from '../validation/messages.ts';

/** The values of a group as they are given or typed: `''` and null are not given. */
export type Values = Readonly<Record<string, unknown>>;
/** What depends on the group that the field is in, and on the one around that. Declared with the fields that it reads. */
type Depends<T> = (group: never, around: never) => T;
/** What a check has around the value: as it was typed, without blanks at its ends, the business day, and the other values. */
type CheckContext = { typed: never; today: Temporal.PlainDate; group: never; around: never };
/** What is wrong with a value that is given, as it is stored; undefined when nothing is. */
export type Check = (
  value: never,
  context: CheckContext,
) => MessageKey | Pick<FieldProblem, 'key' | 'params'> | undefined;
/** What a number counts; a page writes it beside the field. */
export type Unit = 'minutes' | 'days' | 'months' | 'count' | 'year' | 'percent' | 'centavos';

/**
 * What a field is: everything that draws it, names it, masks it, checks it and requires it reads this, whether it was declared on
 * a schema (`declare.ts`) or plainly (`fields.ts`).
 *
 * A schema says what the wire accepts of a draft; `required` and `check` say what the finished form must be.
 */
export interface Ui extends Texts {
  readonly kind:
    | 'text'
    | 'email'
    | 'document'
    | 'phone'
    | 'mobile'
    | 'zip'
    | 'date'
    | 'choice'
    | 'money'
    | 'percent'
    | 'fraction'
    | 'number'
    | 'flag'
    | 'yesNo'
    | 'state'
    | 'city'
    | 'group'
    | 'list';
  /** what stands below it where its name says too little */
  readonly hint?: Texts;
  readonly required?: true | Depends<boolean>;
  /** the message when it is required and not given, where "required" says too little */
  readonly missing?: MessageKey;
  readonly check?: Check;
  /** as it is stored and checked: a document without its mask, say */
  readonly clean?: (value: string) => string;
  /** the field exists only then: it is neither drawn nor required nor stored otherwise */
  readonly when?: Depends<boolean>;
  /** it exists, and is not drawn */
  readonly hidden?: true | Depends<boolean>;
  /** it identifies a person: the trail masks it */
  readonly personal?: true;
  /** it says nothing to people: the trail shows it with the technical data of the entry */
  readonly technical?: true;
  /** what the trail calls it, where that is not the label */
  readonly trail?: Texts;
  /** takes two columns where there is room */
  readonly wide?: true;
  readonly options?: readonly EnumerationRow[];
  /** of a choice among many */
  readonly searchable?: true;
  /** of a document: CPF (PF), CNPJ (PJ) or, by its length, either */
  readonly documentKind?: 'PF' | 'PJ';
  /** of a state: the fields of the group that hold the city chosen in it */
  readonly cityAt?: { readonly id: string; readonly name: string };
  /** of a city: the fields of the group that hold its state and its name */
  readonly stateAt?: { readonly id: string; readonly name: string };
  /** what a new part of a list begins with */
  readonly initial?: string;
  /** of a group or a list */
  readonly fields?: Shape;
  /** of a group: a draft goes without it when nothing is given in it */
  readonly optional?: true;
  /** of a list: how many parts it takes; of a text: characters; of a number and a fraction: its bound */
  readonly max?: number;
  /** of a number */
  readonly min?: number;
  readonly unit?: Unit;
  /** of a fraction: of the percentage that it is written as */
  readonly decimals?: number;
  /** of a text: it may hold line breaks, as what is typed into a large field does */
  readonly hasLines?: true;
}
/** Fields by their names, each a schema with what was declared of it. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A declared field, group or list; `path` has no positions (`client.references.name`). */
export interface Row {
  readonly name: string;
  readonly path: string;
  readonly ui: Ui;
  /** it or a group around it depends on other values: whether it is drawn, or required */
  readonly isDependent: boolean;
  /** what a group or each part of a list consists of */
  readonly rows: readonly Row[];
}

/** Something is given: neither absent nor blank. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');

/** A check that says one thing of every value that fails a test. */
export const must =
  <Value>(test: (value: Value) => boolean, key: MessageKey) =>
  (value: Value): MessageKey | undefined =>
    test(value) ? undefined : key;
