import type * as z from 'zod/mini';
import type { EnumerationRow } from '../enumerations/enumeration.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import type { MessageKey } from '../validation/messages.ts';

/** The values of a group as given or typed: `''` and null count as absent. */
export type Values = Readonly<Record<string, unknown>>;
/** A function of the group of the field, and of the group around that. Declared with the fields that it reads. */
type Depends<T> = (group: never, around: never) => T;
/** The context of a check: the typed value, trimmed, the business day, and the other values. */
type CheckContext = { typed: never; today: Temporal.PlainDate; group: never; around: never };
/** The problem of a present value, as stored; undefined when there is none. */
export type Check = (
  value: never,
  context: CheckContext,
) => MessageKey | Pick<FieldProblem, 'key' | 'params'> | undefined;
/** The unit of a number; a page shows it next to the field. */
export type Unit = 'minutes' | 'days' | 'months' | 'count' | 'year' | 'percent' | 'centavos';

/** The fields of an address by what is looked up. A form without ids of states and cities stores their names. */
type AddressAt = {
  readonly street: string;
  readonly number: string;
  readonly neighborhood: string;
  readonly state: string;
  readonly city: string;
  readonly cityId?: string;
};

/**
 * The declaration of a field: everything that renders, names, masks, checks or requires it reads this, whether it was
 * declared on a schema (`declare.ts`) or plainly (`fields.ts`).
 *
 * A schema defines what the wire accepts of a draft; `required` and `check` define the finished form.
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
    | 'choices'
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
  /** the heading of the group of fields that begins with it */
  readonly heading?: Texts;
  /** a hint below it where the label is not sufficient */
  readonly hint?: Texts;
  readonly required?: true | Depends<boolean>;
  /** the message when it is required and absent, where "required" is not sufficient */
  readonly missing?: MessageKey;
  readonly check?: Check;
  /** normalises the value for storing and checking: a document without its mask, for example */
  readonly clean?: (value: string) => string;
  /** the field applies only then: otherwise it is neither shown nor required nor stored */
  readonly when?: Depends<boolean>;
  /** it applies, but is not shown */
  readonly hidden?: true | Depends<boolean>;
  /** it identifies a person: the trail masks it */
  readonly personal?: true;
  /** it is left out for readers whose work does not need it (docs/decisions/0104) */
  readonly restricted?: true;
  /** it means nothing to users: the trail shows it with the technical data of the entry */
  readonly technical?: true;
  /** its audit label, where that is not the label */
  readonly trail?: Texts;
  /** takes two columns where there is enough width */
  readonly wide?: true;
  readonly options?: readonly EnumerationRow[];
  /** of a choice among many */
  readonly searchable?: true;
  /** of a document: CPF (PF), CNPJ (PJ) or, by its length, either */
  readonly documentKind?: 'PF' | 'PJ';
  /** of a state: the fields of the group with the city chosen in it */
  readonly cityAt?: { readonly id: string; readonly name: string };
  /** of a city: the fields of the group with its state and its name */
  readonly stateAt?: { readonly id: string; readonly name: string };
  /** of a postal code: the fields of the group that its address fills in, and the number, which is typed next */
  readonly addressAt?: AddressAt;
  /** the initial value in a new part of a list */
  readonly initial?: string;
  /** of a group or a list */
  readonly fields?: Shape;
  /** of a group: absent from a draft when it has no values */
  readonly optional?: true;
  /** of a list: the maximum number of parts; of a text: characters; of a number and a fraction: its bound */
  readonly max?: number;
  /** of a number */
  readonly min?: number;
  readonly unit?: Unit;
  /** of a fraction: decimals of its percentage */
  readonly decimals?: number;
  /** of a text: line breaks are allowed, as in a multi-line input */
  readonly hasLines?: true;
}
/** Fields by their names, each a schema with its declaration. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A declared field, group or list; `path` has no positions (`client.references.name`). */
export interface Row {
  readonly name: string;
  readonly path: string;
  readonly ui: Ui;
  /** it or a group around it depends on other values: whether it is shown, or required */
  readonly isDependent: boolean;
  /** the fields of a group or of each part of a list */
  readonly rows: readonly Row[];
}

/** Whether there is a value: neither absent nor blank. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');

/** A check with one message for every value that fails a test. */
export const must =
  <Value>(test: (value: Value) => boolean, key: MessageKey) =>
  (value: Value): MessageKey | undefined =>
    test(value) ? undefined : key;
