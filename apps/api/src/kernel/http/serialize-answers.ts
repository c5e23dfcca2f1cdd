import buildSerializer from 'fast-json-stringify';
import { z } from 'zod';

type Serializer = (answer: unknown) => string;

/** By the schema of the response, shared by all servers of the process. */
const serializers = new WeakMap<z.ZodType, Serializer>();

/**
 * The serializer of an endpoint's response, limited to its declared fields. It is built at the first response: building
 * all takes most of a second of processor time, which a start does not have to wait for.
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

/** @throws Error where the schema contains a type that JSON cannot express */
export const makeSerializer = (schema: z.ZodType): Serializer => buildSerializer(answerSchema(schema));

/** JSON Schema of a response, as fast-json-stringify reads it. */
function answerSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    // written as it is: fast-json-stringify would cut an integer's decimals, and hide that a figure is wrong
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'integer') jsonSchema.type = 'number';
    },
  });
  return rest;
}
