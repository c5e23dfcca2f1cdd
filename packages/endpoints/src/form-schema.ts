import type {
  ChoicesField,
  DateField,
  Field,
  Fields,
  FlagField,
  Form,
  FractionField,
  NumberField,
  StoredValues,
  TextField,
  Typed,
} from '@estrada/domain/forms/index';
import { z } from 'zod';
import { isoDate, refuse } from './fields.ts';

const key = { error: 'required' };

type SchemaOf<One extends Field> = One extends TextField
  ? z.ZodType<string, string | undefined>
  : One extends NumberField
    ? z.ZodType<number | null, number | null>
    : One extends FlagField
      ? z.ZodType<boolean, boolean>
      : One extends FractionField | DateField
        ? z.ZodType<string, string>
        : One extends ChoicesField<infer Id>
          ? z.ZodType<Id[], Id[]>
          : z.ZodType<Typed<{ one: One }>['one'], string>;
type StoredSchemaOf<One extends Field> = z.ZodType<StoredValues<{ one: One }>['one']>;
type ShapeOf<All extends Fields> = { -readonly [Name in keyof All]: SchemaOf<All[Name]> };

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'document':
    case 'phone':
    case 'zip':
      return field.required ? z.string(key) : z.string(key).default('');
    case 'number':
      return z.number(key).nullable();
    case 'flag':
      return z.boolean(key);
    case 'choices':
      return choicesOf(field);
    case 'choice':
    case 'fraction':
    case 'date':
      return z.string(key);
  }
}

const choicesOf = ({ options }: ChoicesField): z.ZodType =>
  z.array(typeof options[0]?.id === 'number' ? z.int(key) : z.string(key), key).max(options.length, {
    error: 'value.notAllowed',
  });

/** The body with a form's values and further fields. Only the types are checked here: the domain has the rules. */
export function formSchema<All extends Fields, More extends z.ZodRawShape = Record<never, never>>(
  form: Form<All>,
  more: More = {} as More,
) {
  const shape = Object.fromEntries(Object.entries<Field>(form.fields).map(([name, field]) => [name, schemaOf(field)]));
  const schema = z.object({ ...(shape as ShapeOf<All>), ...more });
  return schema.superRefine(refuse((typed) => form.problems(typed as Typed<All>)));
}

/** The values of a form in a response, and further fields. */
export function valuesSchema<All extends Fields, More extends z.ZodRawShape>(
  { fields }: Pick<Form<All>, 'fields'>,
  more: More,
) {
  const shape = Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, storedSchemaOf(field)]));
  return z.object({ ...(shape as { -readonly [Name in keyof All]: StoredSchemaOf<All[Name]> }), ...more });
}

const storedSchemaOf = (field: Field): z.ZodType => {
  if (field.kind === 'choices') return choicesOf(field);
  const { kind } = field;
  if (kind === 'number') return 'isOptional' in field ? z.int().nullable() : z.int();
  if (kind === 'date') return 'isOptional' in field ? isoDate.nullable() : isoDate;
  return kind === 'flag' ? z.boolean() : z.string();
};
