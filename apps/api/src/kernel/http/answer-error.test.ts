import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeLogger } from '../logger.ts';
import { answerError } from './answer-error.ts';

/** The log of a call that ends with this error, while the client is connected or has hung up. */
async function logOf(code: string, isGone: boolean): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = [];
  const server = Fastify({ loggerInstance: makeLogger('info', { write: (line) => void lines.push(line) }) });
  server.setErrorHandler(answerError);
  server.get('/file', (request) => {
    Object.defineProperty(request.raw.socket, 'destroyed', { value: isGone });
    throw Object.assign(new Error('aborted'), { code });
  });
  await server.inject({ method: 'GET', url: '/file' });
  await server.close();
  return lines.map((line) => JSON.parse(line));
}

it.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'does not log %s as a failure when the client hung up',
  async (code) => {
    const log = await logOf(code, true);
    expect(log.map(({ msg }) => msg)).toContain('the client left');
    expect(log.filter(({ level }) => level >= 50)).toEqual([]);
  },
);

it.each([
  ['a connection that broke elsewhere', 'ECONNRESET', false],
  ['anything else, whether the client still waits or not', 'ERR_SOMETHING', true],
])('logs %s as a failure', async (_what, code, isGone) => {
  expect(await logOf(code, isGone)).toContainEqual(expect.objectContaining({ level: 50, msg: 'unexpected failure' }));
});

it.each([
  ['passes the words of a partner on, as plain text', '<b>Sem limite</b>\nhoje', { partnerMessage: 'Sem limite hoje' }],
  ['says nothing of a partner that said nothing', '<p></p>', {}],
])('%s', async (_what, partnerMessage, expected) => {
  const server = Fastify({ genReqId: () => 'c0ffee00' });
  server.setErrorHandler(answerError);
  server.get('/record', () => {
    throw new DomainError('SIS004', { partnerMessage });
  });
  const answer = await server.inject({ method: 'GET', url: '/record', headers: { 'accept-language': 'en' } });
  await server.close();
  const { code, message, ...rest } = answer.json();
  expect([code, message.includes('limite')]).toEqual(['SIS004', false]);
  expect(rest).toEqual({ ...expected, correlationId: 'c0ffee00' });
});

it.each([
  ['names who changed a record meanwhile', new DomainError('SET001', { params: { name: 'Ana Prado' } }), 'Ana Prado'],
  ['names nobody where the record does not know', new DomainError('SET001'), undefined],
  ['names nobody for any other reason', new DomainError('DOM002', { params: { name: 'Ana Prado' } }), undefined],
])('%s', async (_what, refusal, name) => {
  const server = Fastify();
  server.setErrorHandler(answerError);
  server.get('/record', () => {
    throw refusal;
  });
  const answer = await server.inject({ method: 'GET', url: '/record' });
  await server.close();
  expect(answer.json().changedByName).toBe(name);
});

it.each([
  ['a record out of reach', new DomainError('SEC004'), 404],
  ['an act that is not for the caller', notAllowed(), 403],
  ['a caller who has not said who he is', new DomainError('SEC004', { reason: 'not-identified' }), 401],
])('maps SEC004 to the status of %s', async (_what, refusal, status) => {
  const server = Fastify();
  server.setErrorHandler(answerError);
  server.get('/record', () => {
    throw refusal;
  });
  const answer = await server.inject({ method: 'GET', url: '/record' });
  await server.close();
  expect([answer.statusCode, answer.json().code]).toEqual([status, 'SEC004']);
});
