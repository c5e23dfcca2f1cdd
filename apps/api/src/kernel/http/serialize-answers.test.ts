import { endpoints } from '@estrada/endpoints/index';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { makeSerializer, serializerOf } from './serialize-answers.ts';

it('can serialize the response of every endpoint, before any is called', () => {
  const unwritable = Object.values(endpoints).flatMap(({ name, response }) => {
    if (!(response instanceof z.ZodType)) return [];
    try {
      makeSerializer(response);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
  expect(unwritable).toEqual([]);
});

it('writes the declared fields only', () => {
  const write = serializerOf(z.object({ name: z.string(), inner: z.object({ sum: z.number() }) }));
  const answer = { name: 'Ana', document: '52998224725', inner: { sum: 5, secret: 'x' } };
  expect(write(answer)).toBe('{"name":"Ana","inner":{"sum":5}}');
  expect(write(answer)).toBe('{"name":"Ana","inner":{"sum":5}}');
});
