import buildSerializer from 'fast-json-stringify';
import { z } from 'zod';

type Serializer = (answer: unknown) => string;

/** By the schema of the answer, for every server of the process. */
const serializers = new WeakMap<z.ZodType, Serializer>();

/**
 * What writes the answers of an endpoint, with the fields that it declares and no other. It is made for the first answer: to make
 * those of all endpoints takes most of a second of the processor, which a start does not have to wait for.
 */
export function serializerOf(schema: z.ZodType): Serializer {
  return (answer) => {
    const known = serializers.get(schema);
    if (known) return known(answer);
    const made = makeSerializer(schema);
    serializers.set(schema, made);
    return made(answer);
  };
}

/** @throws Error where the schema says what cannot be written as JSON */
export const makeSerializer = (schema: z.ZodType): Serializer => buildSerializer(answerSchema(schema));

/** JSON Schema of an answer, as fast-json-stringify reads it. */
function answerSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return rest;
}
