import { expect, it } from 'vitest';
import { z } from 'zod';
import { findUnknown } from './find-unknown.ts';

const dotted = (schema: z.ZodType, value: unknown) => findUnknown(schema, value).map((path) => path.join('.'));

it('finds an undeclared field at any depth, through every wrapper', () => {
  const part = z.object({ a: z.string() });
  const schema = z.object({
    part: part.optional(),
    list: z.array(part.nullable()).default([]),
    byName: z.record(z.string(), part),
    read: z.preprocess((value) => value, part.readonly()),
    checked: part.refine(() => true).transform(({ a }) => a),
  });
  const one = { a: 'x', b: 1 };
  expect(
    dotted(schema, { part: one, list: [null, one], byName: { k: one }, read: one, checked: one, more: 1 }),
  ).toEqual(['part.b', 'list.1.b', 'byName.k.b', 'read.b', 'checked.b', 'more']);
});

it('takes the variant of a union that accepts the value', () => {
  const schema = z.union([
    z.object({ kind: z.literal('a') }),
    z.object({ kind: z.literal('b'), more: z.number() }),
    z.object({ kind: z.string(), rest: z.boolean() }),
  ]);
  expect(dotted(schema, { kind: 'b', more: 1 })).toEqual([]);
  expect(dotted(schema, { kind: 'a', more: 1 })).toEqual(['more']);
});

it('leaves an open object open, and a strict one to its own check', () => {
  expect(dotted(z.looseObject({}), { a: 1 })).toEqual([]);
  expect(dotted(z.strictObject({ in: z.object({}) }), { a: 1, in: { b: 1 } })).toEqual(['in.b']);
});

it('searches nothing where the value has another form than the schema', () => {
  expect(dotted(z.object({ a: z.object({}) }), { a: 'x' })).toEqual([]);
  expect(dotted(z.array(z.object({})), { a: 1 })).toEqual([]);
  expect(dotted(z.object({}), null)).toEqual([]);
});
