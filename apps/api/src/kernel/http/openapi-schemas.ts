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
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => reference(io, id) });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, ...schema }]) => [name, schema]),
  );
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
