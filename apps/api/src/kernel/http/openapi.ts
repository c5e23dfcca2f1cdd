import { capabilities } from '@estrada/domain/access/index';
import { errorEntry } from '@estrada/domain/errors/index';
import { type Endpoint, isPublic, isSessionOptional } from '@estrada/endpoints/index';
import type { z } from 'zod';
import { describeSchemas } from './openapi-schemas.ts';

type Schemas = ReturnType<typeof describeSchemas>;

/** A call as it was made: its query, its body and its response, of which it may lack any. */
export interface CallExample {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  response?: unknown;
}

const sharedErrors = ['DOM002', 'SIS001'] as const;

/** What the calls of an area are about. */
const areaTexts: Record<Endpoint['area'], string> = {
  identity: 'Sign-in, session and passwords',
  users: 'Users, their registration and accounts',
  organization: 'Dealers, branches, groups and channels',
  lookups: 'Lists of values, addresses and what an installation has',
  vehicles: 'Vehicles, their options and campaigns',
  offers: 'Offers and colours',
  pcd: 'Vehicle sales to people with disabilities',
  parameters: 'Fees, IOF, lender, legal texts, plans and profiles by date',
  simulation: 'Simulation of a financing, saved simulations and links to clients',
  promotions: 'Discount coupons and vouchers',
  products: 'Insurance and other products sold with a financing',
  insurance: 'Prices of insurers, and what can be offered',
  proposals: 'Sales proposals, from opening to payment',
  documents: 'Documents of a proposal and their reading',
  uploads: 'Tables sent as files',
  reports: 'Extractions and their files',
  leads: 'Persons who want to buy, from the first contact to the sale',
  jobs: 'Work in the background',
  notifications: 'Notices to users',
  audit: 'The audit trail',
};

/**
 * The OpenAPI 3.1 description of the endpoint table.
 *
 * @param names of the schemas that become components
 * @param examples of calls, by the names of these
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  names: ReadonlyMap<z.core.$ZodType, string>,
  examples: Readonly<Record<string, CallExample>> = {},
): object {
  const schemas = describeSchemas(endpoints, names);
  const responses: Record<string, object> = {};
  const operations: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const segment = isPublic(endpoint) ? 'public' : '{userType}';
    const path = `/api/${endpoint.family}/${segment}${endpoint.path}`;
    operations[path] ??= {};
    operations[path][endpoint.method.toLowerCase()] = operation(
      endpoint,
      schemas,
      responses,
      examples[endpoint.name] ?? {},
    );
  }
  const { paths, components } = schemas.withComponents(operations);
  const used = new Set(endpoints.map(({ area }) => area));
  return {
    openapi: '3.1.0',
    servers: [{ url: '/', description: 'The installation that serves this description' }],
    tags: Object.entries(areaTexts)
      .filter(([area]) => used.has(area as Endpoint['area']))
      .map(([name, description]) => ({ name, description })),
    info: {
      title: 'Estrada API',
      version: '1',
      description:
        'Made from the endpoint table (`packages/endpoints`). Money is an integer number of centavos; rates are decimal ' +
        'strings. The examples were recorded from the tests of the API.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'apiKey', in: 'header', name: 'idToken' },
        permissionToken: { type: 'apiKey', in: 'header', name: 'permissionToken' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      parameters: {
        userType: userTypeOf('gmf', 'dealer'),
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 100 },
        },
      },
      schemas: { Error: errorSchema, ...components },
      responses,
    },
  };
}

function operation(endpoint: Endpoint, schemas: Schemas, shared: Record<string, object>, example: CallExample): object {
  const signedIn = !isPublic(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary.en,
    'x-summary-pt-BR': endpoint.summary.pt,
    description: [endpoint.notes, accessText(endpoint), endpoint.idempotent && 'Honours `Idempotency-Key`.']
      .filter(Boolean)
      .join(' '),
    ...security(endpoint),
    parameters: parameters(endpoint, signedIn, schemas, example),
    ...(endpoint.body || endpoint.files ? { requestBody: requestBody(endpoint, schemas, example) } : {}),
    responses: { 200: success(endpoint, schemas, example), ...refusals(endpoint, signedIn, shared) },
  };
}

function security(endpoint: Endpoint): object {
  if (endpoint.access === 'anonymous') return { security: [] };
  const [key, session] = [{ apiKey: [] }, { idToken: [], permissionToken: [] }];
  if (isSessionOptional(endpoint)) return { security: [key, { ...key, ...session }] };
  return { security: [endpoint.access === 'public-key' ? key : session] };
}

function parameters(endpoint: Endpoint, signedIn: boolean, schemas: Schemas, { query = {} }: CallExample): object[] {
  const fields = (schema: z.ZodObject | undefined, where: string) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.written('input', schema) as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: field,
      ...(where === 'query' ? exampleOf(typed(query[name], field)) : {}),
    }));
  };
  const userType = isSessionOptional(endpoint)
    ? [userTypeOf('public', 'gmf', 'dealer')]
    : signedIn
      ? [{ $ref: '#/components/parameters/userType' }]
      : [];
  const key = endpoint.idempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : [];
  const token = endpoint.linkToken
    ? [{ name: endpoint.linkToken, in: 'header', required: true, schema: { type: 'string', maxLength: 100 } }]
    : [];
  return [...userType, ...fields(endpoint.params, 'path'), ...fields(endpoint.query, 'query'), ...key, ...token];
}

const userTypeOf = (...types: string[]) => ({
  name: 'userType',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: types },
});

/** A value of a query, which travels as text, as a value of its schema. */
function typed(value: unknown, { type, anyOf }: { type?: string; anyOf?: { type?: string }[] }): unknown {
  const isText = !['integer', 'number', 'boolean'].includes(type ?? anyOf?.[0]?.type ?? '');
  return isText || value === undefined ? value : JSON.parse(String(value));
}

/** The value as the example of a parameter or of content, if there is one. */
const exampleOf = (value: unknown) => (value === undefined ? {} : { example: value });

function requestBody(endpoint: Endpoint, schemas: Schemas, { body }: CallExample): object {
  if (endpoint.files)
    return { required: true, content: { 'multipart/form-data': { schema: formSchema(endpoint, schemas) } } };
  const schema = schemas.schema('input', endpoint.body!);
  return endpoint.bodyEncoding === 'base64'
    ? {
        required: true,
        content: {
          'text/plain': {
            schema: {
              type: 'string',
              contentEncoding: 'base64',
              contentMediaType: 'application/json',
              contentSchema: schema,
            },
            ...exampleOf(body && Buffer.from(JSON.stringify(body)).toString('base64')),
          },
        },
      }
    : { required: true, content: { 'application/json': { schema, ...exampleOf(body) } } };
}

/** Files by their names, and the JSON of the body in the part `fields`. */
function formSchema({ files = {}, body }: Endpoint, schemas: Schemas): object {
  const fileSchemas = Object.entries(files).map(([name, { max, maxBytes }]) => {
    const file = { type: 'string', format: 'binary', maxLength: maxBytes };
    return [name, max > 1 ? { type: 'array', maxItems: max, items: file } : file];
  });
  const fields = body && {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schemas.schema('input', body),
  };
  const required = Object.keys(files).filter((name) => !files[name]!.isOptional);
  return {
    type: 'object',
    required: [...required, ...(fields ? ['fields'] : [])],
    properties: { ...Object.fromEntries(fileSchemas), ...(fields ? { fields } : {}) },
  };
}

function success(endpoint: Endpoint, schemas: Schemas, { response }: CallExample): object {
  if ('file' in endpoint.response) {
    const types = [endpoint.response.file].flat();
    const schema = { type: 'string', format: 'binary' };
    return { description: 'The file', content: Object.fromEntries(types.map((type) => [type, { schema }])) };
  }
  const schema = schemas.schema('output', endpoint.response as z.ZodType);
  return { description: 'The response', content: { 'application/json': { schema, ...exampleOf(response) } } };
}

/**
 * The refusals of a call, by status. Each set of codes is one component, which many calls share (`PRS006-PRS007`).
 *
 * @param shared collects the components
 */
function refusals(endpoint: Endpoint, signedIn: boolean, shared: Record<string, object>): Record<string, object> {
  const byStatus: Record<string, Set<string>> = {};
  const add = (status: number, ...codes: string[]) => {
    byStatus[status] = new Set([...(byStatus[status] ?? []), ...codes]);
  };
  for (const code of [...sharedErrors, ...endpoint.errors]) add(errorEntry(code).status, code);
  if (signedIn) add(401, 'USE003', 'SEC002', 'SEC003');
  if (typeof endpoint.access !== 'string') add(403, endpoint.family.startsWith('simulation') ? 'SIM036' : 'SEC004');
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, set]) => {
      const codes = [...set].sort();
      // a family of codes ends with an asterisk, which no name of a component may have
      const name = codes.join('-').replaceAll('*', 'any');
      shared[name] ??= {
        description: codes.map((code) => `${code}: ${errorEntry(code as never).en}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function accessText(endpoint: Endpoint): string {
  if (endpoint.access === 'anonymous') return 'No token.';
  if (endpoint.access === 'public-key') return 'API key of the public pages.';
  if (endpoint.access === 'public-or-user')
    return 'API key of the public pages; signed-in users send their tokens too, and their own user type.';
  if (endpoint.access === 'user') return 'Any signed-in user.';
  const roles = new Set(
    endpoint.access.anyOf.flatMap((name) => {
      const rule: { roles: readonly string[]; conditionalRoles?: readonly string[]; condition?: string } =
        capabilities[name];
      return [...rule.roles, ...(rule.conditionalRoles ?? []).map((role) => `${role} (with ${rule.condition})`)];
    }),
  );
  return `Roles: ${[...roles].join(', ')}.`;
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'correlationId'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'key', 'message'],
        properties: { path: { type: 'string' }, key: { type: 'string' }, message: { type: 'string' } },
      },
    },
    partnerMessage: { type: 'string', maxLength: 300 },
    changedByName: { type: 'string' },
    correlationId: { type: 'string' },
  },
};
