import { beforeEach, expect, it, vi } from 'vitest';

const react = { version: '19.9.0' };
const offers = { 'react-dom': { '19.9.0': { lib: () => ({}) } } };

let scope: typeof import('./share-scope.ts');
beforeEach(async () => {
  vi.resetModules();
  scope = await import('./share-scope.ts');
});

it('uses the shared modules of the host, loaded or still to be loaded', async () => {
  await scope.acceptSharedScope({ ...offers, react: { '19.9.0': { lib: () => react } } });
  expect(scope.shared('react')).toBe(react);
  await scope.acceptSharedScope({ ...offers, react: { '19.9.0': { lib: null, get: async () => () => react } } });
  expect(scope.shared('react')).toBe(react);
});

it.each([
  [{ ...offers, react: { '18.3.1': { lib: () => react } } }],
  [{ ...offers, react: { '190.0.0': { lib: () => react } } }],
  [offers],
])('refuses another major version and creates no instance of its own: %j', async (offered) => {
  await expect(scope.acceptSharedScope(offered)).rejects.toThrow('the host shares no react 19');
  expect(() => scope.shared('react')).toThrow('not taken');
});
