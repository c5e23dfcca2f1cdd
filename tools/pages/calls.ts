import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { schemaNames } from '@estrada/endpoints/schema-names';
import { openApiDocument } from '../../apps/api/src/kernel/http/openapi.ts';

/** The part of JSON Schema that shapes are derived from. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  contentEncoding?: string;
  contentSchema?: Schema;
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  operationId: string;
  parameters: { $ref?: string; name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The page parameters and results of every list. */
const pageRequest = ['page', 'size', 'sizeByPage', 'cursor'];
const pageAnswer = ['items', 'next', 'totalElements', 'totalCapped', 'pagination'];
/** Longer shapes have a line for each field. */
const lineWidth = 120;

/** docs/calls.txt: the API, so short that the diff of a change shows its effect on callers. */
export async function callsPage(): Promise<string> {
  const table: Record<string, Endpoint> = endpoints;
  const { paths, components } = openApiDocument(Object.values(table), await schemaNames()) as Document;
  const drawing = drawShapes(components.schemas);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { area, access, idempotent } = table[operation.operationId]!;
      const who = typeof access === 'string' ? access : access.anyOf.join(' or ');
      const call = `${method.toUpperCase()} ${path} ${operation.operationId} (${who}${idempotent ? '; idempotent' : ''})`;
      return { area, path, line: [call, ...request(operation, drawing), '→', answer(operation, drawing)].join(' ') };
    }),
  );
  calls.sort((a, b) => compare(a.area, b.area) || compare(a.path, b.path) || compare(a.line, b.line));
  const areas = [...Map.groupBy(calls, ({ area }) => area)];
  return `The calls of the API, made by \`npm run generate\` from the endpoint table. The whole description: /api/openapi.json.

A line for each call: method, address, name, (who may call), what it takes → what it answers. \`?{}\` is the query, \`header {}\` what
comes in headers, \`{}\` the body, \`form {}\` a body with files, \`base64 {}\` one that travels as base64 text. \`?\` marks a field that may
be left out, \`[]\` an array, \`{*}\` an object whose names are not fixed; a field without a shape is a single value. \`page\` among the
fields stands for ${pageRequest.join(', ')}; \`page of X\` for {${pageAnswer.join(', ').replace('items', 'items: X[]')}}.

${areas.map(([area, of]) => `# ${area}\n\n${of.map(({ line }) => line).join('\n')}\n`).join('\n')}
# Shapes

${Object.entries(components.schemas)
  .flatMap(([name, schema]) => (drawing.shape(schema) ? drawing.block(name, schema) : []))
  .join('\n')}
`;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function request({ parameters, requestBody }: Operation, { shape }: Drawing): string[] {
  const fieldsIn = (where: string): Schema => {
    const fields = parameters.filter((parameter) => parameter.in === where);
    return {
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      required: fields.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const [query, header] = [shape(fieldsIn('query')), shape(fieldsIn('header'))];
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  return [
    ...(query === '{}' ? [] : [`?${query}`]),
    ...(header === '{}' ? [] : [`header ${header}`]),
    ...(body ? [`${type === 'multipart/form-data' ? 'form ' : ''}${shape(body.schema!)}`] : []),
  ];
}

function answer({ responses }: Operation, { shape }: Drawing): string {
  const [[type, { schema }] = ['', {}]] = Object.entries(responses[200]!.content);
  return schema ? shape(schema) || 'value' : type === '*/*' ? 'file' : type;
}

type Drawing = ReturnType<typeof drawShapes>;

function drawShapes(named: Record<string, Schema>) {
  /** @returns '' for a single value */
  function shape(schema: Schema): string {
    const { $ref, contentEncoding, contentSchema, allOf, items, properties, additionalProperties, type } = schema;
    const name = $ref?.split('/').at(-1);
    if (name) return shape(named[name]!) && name;
    if (contentSchema) return `${contentEncoding ? `${contentEncoding} ` : ''}${shape(contentSchema)}`;
    const choices = choicesOf(schema).map(shape);
    if (choices.length > 0) return [...new Set(choices)].join(' | ');
    if (allOf) return allOf.map(shape).filter(Boolean).join(' & ');
    if (items) return /[|&] /.test(shape(items)) ? `(${shape(items)})[]` : `${shape(items)}[]`;
    if (properties) return object(schema);
    if (type !== 'object') return '';
    const values = typeof additionalProperties === 'object' && shape(additionalProperties);
    return values ? `{*: ${values}}` : '{*}';
  }

  /** Without single values, such as null. */
  const choicesOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf ?? []).filter((choice) => shape(choice) !== '');

  function fieldsOf({ properties = {}, required = [] }: Schema): [label: string, schema: Schema][] {
    const isPaged = pageRequest.every((name) => name in properties);
    const fields = Object.entries(properties)
      .filter(([name]) => !(isPaged && pageRequest.includes(name)))
      .map(([name, schema]): [string, Schema] => [`${name}${required.includes(name) ? '' : '?'}`, schema]);
    return isPaged ? [['page', {}], ...fields] : fields;
  }

  function object(schema: Schema): string {
    const { properties = {} } = schema;
    const fields = fieldsOf(schema).map(([label, field]) => labelled(label, field));
    if (!pageAnswer.every((name) => name in properties)) return `{${fields.join(', ')}}`;
    const more = Object.keys(properties).length - pageAnswer.length;
    const page = `page of ${shape(properties.items!.items!)}`;
    return more === 0
      ? page
      : `${page} and {${fields.filter((field) => !pageAnswer.includes(/^\w+/.exec(field)![0])).join(', ')}}`;
  }

  const labelled = (label: string, schema: Schema) => [label, shape(schema)].filter(Boolean).join(': ');

  /** In one line where it fits, else with its fields below. */
  function block(label: string, schema: Schema, indent = ''): string[] {
    const line = indent + labelled(label, schema);
    const { items, properties } = schema;
    const choices = choicesOf(schema);
    if (line.length <= lineWidth) return [line];
    if (items) return block(`${label}[]`, items, indent);
    if (choices.length > 0)
      return choices.flatMap((choice, index) => block(index === 0 ? label : 'or', choice, indent));
    if (!properties) return [line];
    const fields = fieldsOf(schema).flatMap(([name, field]) => block(name, field, `${indent}  `));
    return [`${indent}${label}:`, ...fields];
  }

  return { shape, block };
}
