import { declarationOf } from '@estrada/domain/forms/declare';
import type { Endpoint } from '@estrada/endpoints/index';
import { z } from 'zod';

/** A request is described by the input of its schema, a response by the output. */
type Direction = 'input' | 'output';
type SchemaNames = ReadonlyMap<z.core.$ZodType, string>;

/** A reference while paths are built, before `withComponents` knows whether both directions of a name are the same. */
const reference = (direction: Direction, name: string) => `#/components/schemas/${direction}:${name}`;
const references = /(?<=#\/components\/schemas\/)(?:input|output):\w+/g;

/**
 * JSON Schema for the parts of calls. A named schema is a component under that name, and so is a body or a response of
 * several calls, under the name of the first of them by the alphabet; any other is inlined.
 *
 * @param names of the named schemas; unique
 */
export function describeSchemas(endpoints: readonly Endpoint[], names: SchemaNames) {
  const named = { input: new Map(names), output: new Map(names) };
  const uses = new Map<z.core.$ZodType, number>();
  // the position of a call in the table does not change the description
  const sorted = endpoints.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, params, query, body, response } of sorted) {
    const call = name[0]!.toUpperCase() + name.slice(1);
    const add = (direction: Direction, part: string, schema: Endpoint['response'] | undefined) => {
      if (!(schema instanceof z.core.$ZodType)) return;
      if (!named[direction].has(schema)) named[direction].set(schema, `${call}${part}`);
      if (part === 'Body' || part === 'Response') uses.set(schema, (uses.get(schema) ?? 0) + 1);
    };
    add('input', 'Params', params);
    add('input', 'Query', query);
    add('input', 'Body', body);
    add('output', 'Response', response);
  }
  const described = { input: jsonSchemas(named.input, 'input'), output: jsonSchemas(named.output, 'output') };

  /** The whole schema, inlined. */
  const written = (direction: Direction, schema: z.core.$ZodType) =>
    described[direction][named[direction].get(schema)!]!;
  const isComponent = (schema: z.core.$ZodType) => names.has(schema) || uses.get(schema)! > 1;
  return {
    written,
    schema: (direction: Direction, schema: z.core.$ZodType): object =>
      isComponent(schema) ? { $ref: reference(direction, named[direction].get(schema)!) } : written(direction, schema),
    withComponents: <Paths extends object>(paths: Paths) => withComponents(paths, described),
  };
}

function jsonSchemas(names: SchemaNames, io: Direction): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => reference(io, id),
    override: ({ zodSchema, jsonSchema }) => {
      simplify(jsonSchema);
      describeField(zodSchema, jsonSchema);
      separateAlternatives(jsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, ...schema }]) => [name, schema]),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Removes what a reader knows already: the bounds of any integer, the pattern of a format. */
function simplify(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format) delete schema.pattern;
}

/** A field with more values than these is one for countries. */
const maxNamedValues = 60;

/** A field of a form is described by its label, and by its values or its notation. */
function describeField(schema: z.core.$ZodType, json: JsonSchema): void {
  const field = declarationOf(schema);
  if (!field) return;
  const { kind, en, options } = field;
  const parts = [en];
  if (kind === 'date') parts.push('YYYY-MM-DD');
  if (kind === 'state') parts.push('from listStates');
  if (kind === 'city') parts.push('from listCities');
  if (options && options.length > maxNamedValues) parts.push('a code of ISO 3166-1');
  else if (options) parts.push(`one of ${options.map((option) => `${option.id} (${option.en})`).join(', ')}`);
  json.description = parts.join('; ');
}

/**
 * A body of several acts names the fields of each in its meta (`alternatives`); it is described as one of these
 * objects.
 */
function separateAlternatives(schema: JsonSchema & { alternatives?: Record<string, readonly string[]> }): void {
  const { alternatives, properties } = schema;
  if (!alternatives || !properties) return;
  schema.oneOf = Object.entries(alternatives).map(([title, names]) => ({
    title,
    type: 'object',
    required: [...names],
    properties: Object.fromEntries(names.map((name) => [name, properties[name]!])),
    additionalProperties: false,
  }));
  for (const name of ['alternatives', 'type', 'properties', 'required', 'additionalProperties'] as const)
    delete schema[name];
}

/**
 * The paths with the components that they refer to. Where both directions of a name are in use and differ, that of the
 * request is called `<Name>Input`.
 */
function withComponents<Paths extends object>(paths: Paths, described: Record<Direction, Record<string, object>>) {
  const text = (key: string) => {
    const [direction, name] = key.split(':') as [Direction, string];
    return JSON.stringify(described[direction][name]);
  };
  const keysIn = (json: string) => [...json.matchAll(references)].map(([key]) => key);
  const keys = new Set(keysIn(JSON.stringify(paths)));
  for (const key of keys) for (const inner of keysIn(text(key))) keys.add(inner);

  const expanded = (key: string): string => text(key).replace(references, expanded);
  const nameOf = (key: string) => {
    const [direction, name] = key.split(':') as [Direction, string];
    const answer = `output:${name}`;
    return direction === 'input' && keys.has(answer) && expanded(key) !== expanded(answer) ? `${name}Input` : name;
  };
  const finished = new Map([...keys].map((key) => [key, nameOf(key)]));
  const finish = <Value>(json: string) => JSON.parse(json.replace(references, (key) => finished.get(key)!)) as Value;
  const components = [...keys].map((key): [string, object] => [finished.get(key)!, finish(text(key))]);
  components.sort(([one], [other]) => (one < other ? -1 : 1));
  return { paths: finish<Paths>(JSON.stringify(paths)), components: Object.fromEntries(components) };
}
