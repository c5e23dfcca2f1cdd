import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AnswerMemory } from './answer-memory.ts';
import { anyToken, type TokenCheck } from './partner-tokens.ts';
import { type FieldChecks, type FieldError, isText, type Refusal, readFields } from './request-fields.ts';

/** One call of a partner. Its fields come from the address and the body alike. */
export type PartnerCall<Fields extends object> = {
  method: 'GET' | 'POST';
  path: string;
  /** for calls that carry files; 256 KB otherwise */
  largestBodyBytes?: number;
  /** none: whoever calls is answered */
  token?: TokenCheck;
  fields: FieldChecks<Fields>;
  /** this partner's way to refuse a field; 422 `{ error, field }` for all that it gives nothing for */
  refuseField?: (problem: FieldError) => Refusal | undefined;
  /** what the fields must be to one another, and what is not there */
  refuse?: (fields: Fields) => Refusal | undefined;
  /** what makes two calls the same, which then get the same answer; without it every call is answered anew */
  sameBy?: (fields: Fields) => string;
  /** an object, or the promise of one */
  answer: (fields: Fields, request: FastifyRequest) => object;
};

/** Serves one call: token, fields, refusals and remembered answers, in the order in which partners check them. */
export function serveCall<Fields extends object>(scope: FastifyInstance, call: PartnerCall<Fields>): void {
  const answers = new AnswerMemory<object>();
  scope.route({
    method: call.method,
    url: call.path,
    ...(call.largestBodyBytes ? { bodyLimit: call.largestBodyBytes } : {}),
    handler: async (request, reply) => {
      if (call.token && !call.token(request.headers.authorization))
        return reply.code(401).send({ error: 'unauthorized' });
      const read = readFields(fieldsOf(request.body, request.params), call.fields);
      const refusal = 'problem' in read ? refusalOf(call, read.problem) : call.refuse?.(read.fields);
      if (refusal) return reply.code(refusal.status).send(refusal.body);
      const { fields } = read as { fields: Fields };
      return call.sameBy
        ? answers.once(call.sameBy(fields), () => call.answer(fields, request))
        : call.answer(fields, request);
    },
  });
}

/** Serves the look-up of a request by its id, as partners with binding or repeatable calls have it. */
export const serveRequest = <Answer>(
  scope: FastifyInstance,
  recall: (requestId: string) => Answer | undefined,
  describe: (answer: Answer) => object,
): void =>
  serveCall<{ requestId: string }>(scope, {
    method: 'GET',
    path: '/v1/requests/:requestId',
    token: anyToken,
    fields: { requestId: isText },
    refuse: ({ requestId }) =>
      recall(requestId) === undefined ? { status: 404, body: { error: 'unknown_request' } } : undefined,
    answer: ({ requestId }) => describe(recall(requestId)!),
  });

/** A body that is no object stays what it is, so that it is refused as a whole. */
const fieldsOf = (body: unknown, params: unknown): unknown =>
  body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))
    ? { ...body, ...(params as object) }
    : body;

const refusalOf = <Fields extends object>(call: PartnerCall<Fields>, problem: FieldError): Refusal =>
  call.refuseField?.(problem) ?? { status: 422, body: problem };
