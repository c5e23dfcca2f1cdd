/** Short-lived addresses of files: each for its own kind, file and time. */
import { expect, it } from 'vitest';
import { ensureSigned, signAddress } from './signed-address.ts';

const seal = (text: string) => Buffer.from(text).toString('base64url');
const [papers, pictures] = [
  { name: 'paper', validMs: 120_000 },
  { name: 'picture', validMs: 120_000 },
];
const now = new Date('2026-11-23T15:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

it('opens its file until it expires', () => {
  const query = signAddress(seal, papers, 'one', now);
  expect(() => ensureSigned(seal, papers, 'one', query, after(120_000))).not.toThrow();
  expect(() => ensureSigned(seal, papers, 'one', query, after(120_001))).toThrow(
    expect.objectContaining({ code: 'SIS002' }),
  );
});

it.each([
  ['another file', papers, 'two', {}],
  ['another kind', pictures, 'one', {}],
  ['a later end', papers, 'one', { expires: after(999_000).getTime() }],
  ['no mark', papers, 'one', { signature: '' }],
  ['another mark', papers, 'one', { signature: seal('paper:0:one') }],
])('does not open with %s', (_what, kind, file, change) => {
  const query = { ...signAddress(seal, papers, 'one', now), ...change };
  expect(() => ensureSigned(seal, kind, file, query, now)).toThrow(expect.objectContaining({ code: 'SEC004' }));
});
