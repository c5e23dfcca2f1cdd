/** The common tests of the endpoint table: every new endpoint must meet the same guarantees. */
import {
  canUse,
  capabilities,
  moduleFlags,
  modulesOn,
  permissionMap,
  type Role,
  roleNames,
  roles,
  type Viewer,
} from '@estrada/domain/access/index';
import { buildPath, type Endpoint, endpoints, isPublic, isSessionOptional } from '@estrada/endpoints/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApiKey } from '../src/demo/insert-accounts.ts';
import { openApi, type Session, type TestApi } from './open-api.ts';
import { brokenPromises } from './optional-session.ts';

type Content = Record<string, { example?: unknown }>;
interface OpenApiOperation {
  operationId: keyof typeof endpoints;
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
}

const all = Object.entries(endpoints) as [string, Endpoint][];
const signedIn = all.filter(([, endpoint]) => !isPublic(endpoint) && !isSessionOptional(endpoint));
const ofBoth = all.filter(([, endpoint]) => isSessionOptional(endpoint));
const guarded = signedIn.filter(([, endpoint]) => typeof endpoint.access !== 'string');
const someParams = {
  id: '0'.repeat(26),
  dealerId: '0'.repeat(26),
  simulationId: '0'.repeat(26),
  linkId: '0'.repeat(26),
  pageId: '0'.repeat(26),
  pictureId: '0'.repeat(26),
  paperId: '0'.repeat(26),
  signerId: '0'.repeat(26),
  proposalSaleId: '0'.repeat(26),
  shotId: '0'.repeat(26),
  requestId: '0'.repeat(26),
  docId: 'selfie',
  frame: 'front',
  kind: 'IDENTITY',
  insuranceType: 'GAP',
  provider: 'ASSURANT',
  broker: 'AS-1',
  brokerProposalNumber: 'AS-1',
  quoteId: 'no-quote',
  idQuote: 'no-quote',
  target: 'proposal',
  doc: '52998224725',
  code: 'REG-2026',
  tableCode: 'REG-NOVO-36',
  tax: '0.0129',
  document: '12345678909',
  zip: '01310100',
  jobId: '00000000-0000-4000-8000-000000000000',
  state: 'SP',
  status: 'NU',
  number: '1',
  fileName: 'nothing.xlsx',
  username: 'DEMO.SELLER',
  branchId: '0'.repeat(26),
  channelId: 'DGI',
  decision: 1,
  groupName: 'Grupo Serra Azul',
  type: 'DEALER',
  modelId: '999999',
  versionId: '999999',
  proposalId: '0'.repeat(26),
  name: 'lead-received',
  version: '0',
};

/** A type of insurance where the address begins with one; elsewhere a type of user. */
const paramsOf = ({ path }: Endpoint) =>
  path.startsWith('/insurance/{type}') ? { ...someParams, type: 'GAP' } : someParams;

let api: TestApi;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  api = await openApi();
  for (const role of roleNames) sessions.set(role, await api.signIn(role));
}, 120_000);
afterAll(() => api.close());

const call = (endpoint: Endpoint, userType: 'gmf' | 'dealer' | 'public', headers: Record<string, string>) =>
  api.server.inject({
    method: endpoint.method,
    url: buildPath(endpoint, userType, paramsOf(endpoint)),
    headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    ...(endpoint.body ? { payload: '{}' } : {}),
  });
const onModules = modulesOn(moduleFlags);

/** The viewer of a demo role, with the permissions that the conditions of the access table require. */
function viewerOf(role: Role): Viewer {
  const sells = ['fi-manager', 'sales-manager', 'seller'].includes(role);
  const permissions = permissionMap([
    ...(sells ? (['createPropose'] as const) : []),
    ...(sells && role !== 'seller' ? (['viewPaymentReport'] as const) : []),
    ...(role === 'insurance-operator' ? (['insuranceContracting'] as const) : []),
  ]);
  return { userId: '', username: '', role, userType: roles[role].userType, activeDealerId: null, permissions };
}

it.each(all)('%s is keyed by its own name, has a unique address and known error codes', (name, endpoint) => {
  expect(endpoint.name).toBe(name);
  const sameAddress = all.filter(
    ([, other]) => other.method === endpoint.method && other.family === endpoint.family && other.path === endpoint.path,
  );
  expect(sameAddress).toHaveLength(1);
  if (typeof endpoint.access !== 'string')
    for (const capability of endpoint.access.anyOf) expect(Object.keys(capabilities)).toContain(capability);
});

describe.each(signedIn)('%s', (_name, endpoint) => {
  it('refuses a missing or forged token, and an address of the other user type than that of the token', async () => {
    for (const headers of [{}, { idToken: 'eyJhbGciOiJub25lIn0.e30.' }]) {
      const answer = await call(endpoint, 'dealer', headers as Record<string, string>);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'USE003']);
    }
    const astray = await call(endpoint, 'gmf', sessions.get('seller')!.tokens);
    expect([astray.statusCode, astray.json().code]).toEqual([403, 'SEC004']);
  });
});

it('accepts requests with and without a session where a session is optional', async () => {
  const { tokens } = sessions.get('seller')!;
  for (const [, endpoint] of ofBoth) {
    const send = (userType: 'gmf' | 'dealer' | 'public', headers: Record<string, string>) =>
      call(endpoint, userType, headers);
    expect(await brokenPromises(send, { apiKey: demoApiKey, tokens }), endpoint.name).toEqual([]);
  }
});

// all roles: as a table in apps/portal (access-cells), over HTTP on PostgreSQL in security/every-call
it.each(guarded)('%s admits a role with access, and refuses one without', async (_name, endpoint) => {
  const anyOf = typeof endpoint.access === 'string' ? [] : endpoint.access.anyOf;
  const may = (role: Role) => anyOf.some((capability) => canUse(capability, viewerOf(role), onModules));
  const [allowed, refused] = [roleNames.find(may), roleNames.find((role) => !may(role))];
  expect(allowed, 'somebody may').toBeDefined();
  for (const role of [allowed, refused]) {
    if (!role) continue;
    const userType = roles[role].userType === 'GMF' ? 'gmf' : 'dealer';
    const answer = await call(endpoint, userType, sessions.get(role)!.tokens);
    expect([role, answer.statusCode === 403]).toEqual([role, role === refused]);
    // the code of each refusal: docs/specification/access.md
    if (role === refused)
      expect(answer.json().code).toBe(endpoint.family.startsWith('simulation') ? 'SIM036' : 'SEC004');
  }
});

it('answers an unknown address and a wrong method with an error code of the catalogue', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/api/users/public/auth/login'],
  ] as const) {
    const answer = await api.server.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'SIS006']);
  }
});

it('routes every address to its own call: no pattern shadows a fixed path', async () => {
  for (const [name, endpoint] of all) {
    const { method, family, path } = endpoint;
    const lines = api.logLines.length;
    await api.server.inject({ method, url: buildPath(endpoint, 'public', paramsOf(endpoint)) });
    const [line] = api.logLines.slice(lines).filter((text) => text.includes('"msg":"request"'));
    const own = `/api/${family}/:userType${path.replace(/\{(\w+)\}/g, ':$1')}`;
    expect([name, (JSON.parse(line!) as { route: string }).route]).toEqual([name, own]);
  }
});

it('describes every endpoint in OpenAPI', async () => {
  const document = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
    (methods) => Object.values(methods),
  );
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(all.map(([name]) => name).sort());
});

// after a change of a call's shape: npm run -s api:examples -- FILES records the examples of the tests in these files
it('describes every call that answers JSON with an example, whose parts are as the call declares them', async () => {
  const { paths } = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const operations = Object.values(paths as Record<string, Record<string, OpenApiOperation>>).flatMap((methods) =>
    Object.values(methods),
  );
  for (const { operationId, parameters, requestBody, responses } of operations) {
    const { query, body, files, response } = endpoints[operationId] as Endpoint;
    if ('file' in response) continue;
    const exampleOf = (content?: Content) => Object.values(content ?? {})[0]?.example;
    const sent = exampleOf(requestBody?.content);
    const asked = parameters.filter(({ in: place, example }) => place === 'query' && example !== undefined);
    const read = (text: unknown) => JSON.parse(Buffer.from(String(text), 'base64').toString()) as unknown;
    const parts = {
      query: query?.safeParse(Object.fromEntries(asked.map(({ name, example }) => [name, example]))),
      body: files ? undefined : body?.safeParse(requestBody!.content['text/plain'] ? read(sent) : (sent ?? {})),
      response: response.safeParse(exampleOf(responses[200].content)),
    };
    for (const [part, result] of Object.entries(parts))
      expect([operationId, part, result?.error?.issues]).toEqual([operationId, part, undefined]);
  }
});

it('produces an API document whose references all resolve and whose components are all referenced', async () => {
  const text = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).body;
  const { components } = JSON.parse(text) as { components: Record<string, Record<string, object>> };
  const referred = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target));
  const { securitySchemes: _byName, ...referable } = components;
  const there = Object.entries(referable).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  expect([...referred].sort()).toEqual(there.sort());
  for (const name of there) expect(name).toMatch(/^#\/components\/\w+\/[\w.-]+$/);
});

it('describes each schema once, under its export name in the package of endpoints', async () => {
  const { paths, components } = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const answered = paths['/api/proposal/{userType}/proposes/sales/{id}'].get.responses[200].content;
  expect(answered['application/json'].schema).toEqual({ $ref: '#/components/schemas/ProposalDetail' });
  const { vehicleAdditionalInfo, sale } = components.schemas.ProposalDetail.properties;
  expect(vehicleAdditionalInfo).toEqual({ $ref: '#/components/schemas/VehicleAdditionalInfo' });
  expect(sale).toEqual({ anyOf: [{ $ref: '#/components/schemas/AgreedSale' }, { type: 'null' }] });
});

it('declares every parameter of a path in OpenAPI', async () => {
  const { paths, components } = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  for (const [path, methods] of Object.entries(paths as Record<string, Record<string, { parameters: object[] }>>))
    for (const { parameters } of Object.values(methods)) {
      const declared = (parameters as { $ref?: string; name: string; in: string }[])
        .map((parameter) => (parameter.$ref ? components.parameters[parameter.$ref.split('/').at(-1)!] : parameter))
        .filter((parameter) => parameter.in === 'path');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, inPath.sort()]);
    }
});
