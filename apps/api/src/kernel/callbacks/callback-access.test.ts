import { expect, it } from 'vitest';
import { callbackAccess, callbackVariables } from './callback-access.ts';

const variables = callbackVariables('NOTARY', 'the notary');
const configOf = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema.parse(env[name])]));
const [one, two] = ['one-secret-of-thirty-two-characters', 'another-secret-of-thirty-two-letters'];

it('reads two secrets, header names and signing method, with defaults for all but the secrets', () => {
  expect(callbackAccess(configOf({}), 'notary')).toEqual({
    secrets: [],
    signatureHeader: 'x-signature',
    timestampHeader: 'x-timestamp',
    covers: 'timestamp.body',
  });
  const env = {
    NOTARY_CALLBACK_SECRETS: `${one}, ${two}`,
    NOTARY_CALLBACK_HEADERS: 'x-hub,x-at',
    NOTARY_CALLBACK_COVERS: 'body',
  };
  expect(callbackAccess(configOf(env), 'notary')).toEqual({
    secrets: [one, two],
    signatureHeader: 'x-hub',
    timestampHeader: 'x-at',
    covers: 'body',
  });
});

it.each([
  ['SECRETS', 'short'],
  ['SECRETS', [one, two, one].join()],
  ['HEADERS', 'x-signature'],
  ['HEADERS', 'X-Signature,x-timestamp'],
  ['COVERS', 'nothing'],
])('refuses %s=%s', (name, value) => {
  expect(() => configOf({ [`NOTARY_CALLBACK_${name}`]: value })).toThrow();
});

it('reports missing partner variables at startup, not at the first call', () => {
  expect(() => callbackAccess({}, 'notary')).toThrow('The partner notary calls us');
});
