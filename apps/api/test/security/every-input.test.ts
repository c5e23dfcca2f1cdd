/**
 * Every call with input, with input that no screen sends: a clear refusal, never a failure of the server.
 *
 * Input refused by a call's schema only reaches the one function that parses all input (`parseInput`), so it is tested
 * there; over HTTP one refusal per field is sent, and everything that a schema accepts.
 */
import { DomainError } from '@estrada/domain/errors/index';
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { expectedCalls, type Right, rights } from '@estrada/testkit/expected-access/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput, parseList, parseQuestion } from '../../src/kernel/http/parse-input.ts';
import { type DemoLogin, openApi, type Session, type TestApi } from '../open-api.ts';

let api: TestApi;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

/** A caller with access: the first role of the call's first right. */
async function callerOf(name: EndpointName): Promise<Pick<Session, 'call'> & { tokens?: Session['tokens'] }> {
  const expected = expectedCalls[name]!;
  if (expected === 'anonymous' || expected === 'public-key' || expected === 'public-or-user') return api.stranger;
  const role = expected === 'user' ? 'consulta' : rights[expected[0] as Right].split(' ')[0]!.split('?')[0]!;
  const known = sessions.get(role);
  if (known) return known;
  const session = await api.signIn(role as DemoLogin);
  sessions.set(role, session);
  return session;
}

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => name !== 'logout' && name !== 'clearActiveDealer',
);
/** Thousands of calls take long on a busy machine. */
const patient = 120_000;
const nasty: readonly unknown[] = [
  '',
  ' ',
  '%',
  '_',
  "' or 1=1 --",
  '"; drop table users; --',
  '\\',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|x!A1',
  'x'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '2026-02-30',
  '[]',
  '{}',
  'null',
];
const bodies: readonly unknown[] = [
  null,
  [],
  {},
  7,
  'x',
  true,
  { a: { b: { c: [[[[]]]] } } },
  { __proto__: { size: 1 } },
];

const paramsOf = (name: EndpointName) => [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
const nowhere = (name: EndpointName) =>
  Object.fromEntries(paramsOf(name).map((key) => [key, '01jd00000000000000000000zz']));

type Part = 'params' | 'query' | 'body';
/** Whether a call's schema accepts a part of a request; every other error than a refusal fails. */
function takes(name: EndpointName, part: Part, value: unknown): boolean {
  const { [part]: schema, list } = endpoints[name] as Endpoint;
  try {
    if (part === 'params') parseInput(schema, value);
    else if (list === part) parseList(schema, value);
    else parseQuestion(schema, value);
    return true;
  } catch (failure) {
    if (failure instanceof DomainError) return false;
    throw new Error(`${name} cannot read ${JSON.stringify(value)?.slice(0, 60)}`, { cause: failure });
  }
}

/** Sends all accepted input, and the first refused one; returns the failures of the server. */
async function failuresOf(name: EndpointName, part: Part, tried: readonly unknown[]): Promise<string[]> {
  const taken = tried.filter((value) => takes(name, part, value));
  const refused = tried.find((value) => !taken.includes(value));
  const caller = await callerOf(name);
  const wrong: string[] = [];
  for (const value of refused === undefined ? taken : [...taken, refused]) {
    const input = { params: nowhere(name), body: {}, [part]: value };
    const { status } = await caller.call(name, input as never);
    if (status >= 500) wrong.push(`${name} ${part} ${JSON.stringify(value).slice(0, 60)}: ${status}`);
  }
  return wrong;
}

it(
  'any value of a path parameter is handled',
  async () => {
    const wrong: string[] = [];
    // an unpaired surrogate cannot be in an address, and an empty parameter is another address
    const sendable = nasty.filter((value) => value !== '' && value !== '\ud800');
    for (const name of names) {
      const keys = paramsOf(name);
      if (keys.length === 0) continue;
      const tried = sendable.map((value) => Object.fromEntries(keys.map((key) => [key, value])));
      wrong.push(...(await failuresOf(name, 'params', tried)));
    }
    expect(wrong).toEqual([]);
  },
  patient,
);

it(
  'any value of a query field is handled, also a repeated one',
  async () => {
    const wrong: string[] = [];
    const sendable = [...nasty.filter((value) => value !== '\ud800'), ['1', '2']];
    for (const name of names) {
      const { query } = endpoints[name] as Endpoint;
      for (const key of Object.keys(query?.shape ?? {})) {
        const tried = sendable.map((value) => ({ [key]: value }));
        wrong.push(...(await failuresOf(name, 'query', tried)));
      }
    }
    expect(wrong).toEqual([]);
  },
  patient,
);

it(
  'any type of a body field is handled',
  async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const { body } = endpoints[name] as Endpoint;
      if (!body) continue;
      wrong.push(...(await failuresOf(name, 'body', bodies)));
      for (const field of Object.keys((body as { shape?: object }).shape ?? {})) {
        const tried = [...nasty, ...bodies].map((value) => ({ [field]: value }));
        wrong.push(...(await failuresOf(name, 'body', tried)));
      }
    }
    expect(wrong).toEqual([]);
  },
  patient,
);

/** The paths of unknown fields that a call refuses in its query or its body. */
function unknownIn(name: EndpointName, part: 'query' | 'body', value: object): string[] {
  const { [part]: schema, list } = endpoints[name] as Endpoint;
  try {
    if (list === part) parseList(schema, value);
    else parseQuestion(schema, value);
    return [];
  } catch (failure) {
    const { fields = [] } = failure as DomainError;
    return fields.filter(({ key }) => key === 'field.unknown').map(({ path }) => path);
  }
}

it.each(names)('%s refuses a name that it does not declare, in its query and in its body', (name) => {
  expect(unknownIn(name, 'query', { naoDeclarado: '1' })).toEqual(['naoDeclarado']);
  const isList = (endpoints[name] as Endpoint).body instanceof z.ZodArray;
  const found = unknownIn(name, 'body', isList ? [{ naoDeclarado: 1 }] : { naoDeclarado: 1 });
  expect(found).toEqual([isList ? '0.naoDeclarado' : 'naoDeclarado']);
});
