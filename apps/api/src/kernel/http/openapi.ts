import { capabilities } from '@estrada/domain/access/index';
import { errorEntry } from '@estrada/domain/errors/index';
import { type Endpoint, isPublic, isSessionOptional } from '@estrada/endpoints/index';
import { z } from 'zod';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest;
};
const sharedErrors = ['DOM002', 'SIS001'] as const;

/** The OpenAPI 3.1 description of the endpoint table. Deterministic, so that the committed copy can be compared. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const segment = isPublic(endpoint) ? 'public' : '{userType}';
    const path = `/api/${endpoint.family}/${segment}${endpoint.path}`;
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Estrada API',
      version: '1',
      description:
        'Made from the endpoint table (`packages/endpoints`). Money is an integer number of centavos; rates are decimal strings.',
    },
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'apiKey', in: 'header', name: 'idToken' },
        permissionToken: { type: 'apiKey', in: 'header', name: 'permissionToken' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(endpoint: Endpoint): object {
  const signedIn = !isPublic(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary.pt,
    description: `${endpoint.summary.en}. ${accessText(endpoint)}${endpoint.idempotent ? ' Honours `Idempotency-Key`.' : ''}`,
    ...security(endpoint),
    parameters: parameters(endpoint, signedIn),
    ...(endpoint.body || endpoint.files ? { requestBody: requestBody(endpoint) } : {}),
    responses: { 200: success(endpoint), ...refusals(endpoint, signedIn) },
  };
}

function security(endpoint: Endpoint): object {
  if (endpoint.access === 'anonymous') return {};
  const [key, session] = [{ apiKey: [] }, { idToken: [], permissionToken: [] }];
  if (isSessionOptional(endpoint)) return { security: [key, { ...key, ...session }] };
  return { security: [endpoint.access === 'public-key' ? key : session] };
}

function parameters(endpoint: Endpoint, signedIn: boolean): object[] {
  const fields = (schema: z.ZodObject | undefined, where: string) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: field,
    }));
  };
  const userTypes = [...(isSessionOptional(endpoint) ? ['public'] : []), 'gmf', 'dealer'];
  const userType = signedIn
    ? [{ name: 'userType', in: 'path', required: true, schema: { type: 'string', enum: userTypes } }]
    : [];
  const key = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }]
    : [];
  const token = endpoint.linkToken
    ? [{ name: endpoint.linkToken, in: 'header', required: true, schema: { type: 'string', maxLength: 100 } }]
    : [];
  return [...userType, ...fields(endpoint.params, 'path'), ...fields(endpoint.query, 'query'), ...key, ...token];
}

function requestBody(endpoint: Endpoint): object {
  if (endpoint.files) return { required: true, content: { 'multipart/form-data': { schema: formSchema(endpoint) } } };
  const schema = jsonSchema(endpoint.body!, 'input');
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
          },
        },
      }
    : { required: true, content: { 'application/json': { schema } } };
}

/** Files by their names, and beside them the JSON of the body in the part `fields`. */
function formSchema({ files = {}, body }: Endpoint): object {
  const fileSchemas = Object.entries(files).map(([name, { max, maxBytes }]) => {
    const file = { type: 'string', format: 'binary', maxLength: maxBytes };
    return [name, max > 1 ? { type: 'array', maxItems: max, items: file } : file];
  });
  const fields = body && {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: jsonSchema(body, 'input'),
  };
  const required = Object.keys(files).filter((name) => !files[name]!.isOptional);
  return {
    type: 'object',
    required: [...required, ...(fields ? ['fields'] : [])],
    properties: { ...Object.fromEntries(fileSchemas), ...(fields ? { fields } : {}) },
  };
}

function success(endpoint: Endpoint): object {
  if ('file' in endpoint.response)
    return {
      description: 'The file',
      content: { [endpoint.response.file === 'any' ? '*/*' : endpoint.response.file]: {} },
    };
  return {
    description: 'The answer',
    content: { 'application/json': { schema: jsonSchema(endpoint.response as z.ZodType, 'output') } },
  };
}

function refusals(endpoint: Endpoint, signedIn: boolean): Record<string, object> {
  const byStatus: Record<string, string[]> = {};
  const add = (status: number, ...codes: string[]) => {
    byStatus[status] = [...(byStatus[status] ?? []), ...codes];
  };
  for (const code of [...sharedErrors, ...endpoint.errors]) add(errorEntry(code).status, code);
  if (signedIn) add(401, 'USE003', 'SEC002', 'SEC003');
  if (typeof endpoint.access !== 'string') add(403, endpoint.family.startsWith('simulation') ? 'SIM036' : 'SEC004');
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].map((code) => `${code}: ${errorEntry(code as never).pt}`).join('\n\n'),
        content,
      },
    ]),
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
