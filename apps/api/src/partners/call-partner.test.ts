import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../kernel/config.ts';
import { makeLogger } from '../kernel/logger.ts';
import { botScore } from './bot-score.ts';
import { type CallPartner, openPartner } from './call-partner.ts';
import { creditBureau } from './credit-bureau.ts';
import { connect } from './define-partner.ts';
import { PartnerError, type PartnerFailure } from './partner-error.ts';
import { postalCodes } from './postal-codes.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Play = (response: ServerResponse, request: ReceivedRequest) => void;

/** A partner with scripted behaviour: one act per request, the last one for all that follow. */
let server: Server;
let baseUrl: string;
let acts: Play[] = [];
let received: ReceivedRequest[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const question = {
      method: request.method!,
      url: request.url!,
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    received.push(question);
    const act = acts.length > 1 ? acts.shift()! : acts[0]!;
    act(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answer = z.object({ value: z.number() });
const says =
  (status: number, body: string): Play =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
const ok = says(200, '{"value":7,"more":"dropped"}');
const silence: Play = () => {};
const hangsUp: Play = (response) => void response.destroy();
const drips: Play = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

const logger = makeLogger('silent');
const open = (changes: { timeoutMs?: number; baseUrl?: string; token?: string } = {}) =>
  openPartner({ name: 'partner', baseUrl, timeoutMs: 2_000, logger, ...changes });
const callExample = (askPartner: CallPartner) =>
  askPartner({ method: 'POST', path: '/questions', body: { requestId: 'r-1', amount: 5 }, answer });
const failureOf = async (asking: Promise<unknown>): Promise<PartnerFailure> => {
  const error = await asking.then(
    () => new Error('It answered'),
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(PartnerError);
  return (error as PartnerError).failure;
};

describe('a partner that answers', () => {
  it('is queried once, with its token, and only the agreed fields are read', async () => {
    acts = [ok];
    expect(await callExample(open({ token: 'secret-token' }))).toEqual({ value: 7 });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/v1/questions', body: '{"requestId":"r-1","amount":5}' });
    expect(received[0]!.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'content-type': 'application/json',
    });
  });

  it('is queried again after a temporary failure, with the same body', async () => {
    for (const failing of [says(500, 'oops'), says(503, ''), hangsUp]) {
      received = [];
      acts = [failing, failing, ok];
      expect(await callExample(open())).toEqual({ value: 7 });
      expect(received.map((question) => question.body)).toEqual(Array(3).fill('{"requestId":"r-1","amount":5}'));
    }
  });
});

describe('a partner that does not answer', () => {
  it('fails after three attempts', async () => {
    acts = [says(500, '{"value":7}')];
    expect(await failureOf(callExample(open()))).toBe('server-error');
    expect(received).toHaveLength(3);
  });

  it('is not queried again after a refusal', async () => {
    for (const [status, failure] of [
      [404, 'not-found'],
      [422, 'refused'],
      [401, 'unauthorized'],
      [403, 'unauthorized'],
      [409, 'refused'],
    ] as const) {
      received = [];
      acts = [says(status, '{"value":7}')];
      expect(await failureOf(callExample(open()))).toBe(failure);
      expect(received).toHaveLength(1);
    }
  });

  it.each([
    [422, '{"error":"x","message":"Renda insuficiente"}', 'Renda insuficiente'],
    [409, '{"message":"Pedido repetido"}', 'Pedido repetido'],
    [400, '{"message":"Sem cobertura"}', 'Sem cobertura'],
    [422, '{"message":7}', undefined],
    [422, '{"error":"malformed"}', undefined],
    [422, 'null', undefined],
    [422, '<p>Renda insuficiente</p>', undefined],
    [401, '{"message":"Unknown token of Estrada"}', undefined],
    [403, '{"message":"Your contract has ended"}', undefined],
    [404, '{"message":"No such thing"}', undefined],
    [500, '{"message":"NullPointerException"}', undefined],
  ])('has its message passed on only when it refuses the request (%i %s)', async (status, body, words) => {
    acts = [says(status, body)];
    const error = await callExample(open()).catch((refusal: unknown) => refusal as PartnerError);
    expect([error, (error as PartnerError).partnerMessage]).toEqual([expect.any(PartnerError), words]);
    expect((error as PartnerError).message).toMatch(/^partner: [a-z-]+$/);
  });

  it.each([
    [422, '{"error":"LIB007","message":"Sem contrato"}', 'LIB007'],
    [409, '{"error":"InsIntCardif-009"}', 'InsIntCardif-009'],
    [422, '{"error":"LIB007","message":7}', 'LIB007'],
    [422, '{"error":"<b>","message":"Sem contrato"}', undefined],
    [422, '{"error":null}', undefined],
    [401, '{"error":"LIB007"}', undefined],
  ])('has its code passed on only when it refuses the request (%i %s)', async (status, body, code) => {
    acts = [says(status, body)];
    const error = await callExample(open()).catch((refusal: unknown) => refusal as PartnerError);
    expect((error as PartnerError).partnerCode).toBe(code);
  });

  it.each([
    ['no JSON', '<html>maintenance</html>'],
    ['half of a JSON', '{"value":'],
    ['nothing', ''],
    ['another shape', '{"value":"seven"}'],
    ['null', 'null'],
    ['more than it may', `{"value":7,"more":"${'x'.repeat(300 * 1024)}"}`],
  ])('counts as garbage when it sends %s', async (_case, body) => {
    acts = [says(200, body)];
    expect(await failureOf(callExample(open()))).toBe('garbage');
    expect(received).toHaveLength(1);
  });

  it('counts as garbage when it redirects: redirects are not followed', async () => {
    acts = [
      (response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
        response.end('{"value":7}');
      },
    ];
    expect(await failureOf(callExample(open()))).toBe('garbage');
    expect(received).toHaveLength(1);
  });

  it.each([
    ['stays silent', silence],
    ['drips without end', drips],
  ])('fails within its time-out when it %s', async (_case, act) => {
    acts = [act];
    const start = performance.now();
    expect(await failureOf(callExample(open({ timeoutMs: 200 })))).toBe('timeout');
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it('is unreachable when no server listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await failureOf(callExample(open({ baseUrl: `http://127.0.0.1:${port}` })))).toBe('unreachable');
  });

  it('is named in the error with the failure, never with the request', async () => {
    acts = [says(422, 'CPF 52998224725')];
    await expect(callExample(open())).rejects.toThrow(/^partner: refused$/);
  });
});

describe('the circuit breaker', () => {
  it('stops the calls after five failures in a row', async () => {
    acts = [says(200, 'garbage')];
    const client = open();
    for (let time = 1; time <= 5; time++) expect(await failureOf(callExample(client))).toBe('garbage');
    acts = [ok];
    expect(await failureOf(callExample(client))).toBe('circuit-open');
    expect(received).toHaveLength(5);
  });

  it('counts time-outs, and resets after a successful answer', async () => {
    const client = open({ timeoutMs: 60 });
    for (let time = 1; time <= 4; time++) {
      acts = [silence];
      expect(await failureOf(callExample(client))).toBe('timeout');
    }
    acts = [ok];
    expect(await callExample(client)).toEqual({ value: 7 });
    acts = [silence];
    for (let time = 1; time <= 5; time++) expect(await failureOf(callExample(client))).toBe('timeout');
    expect(await failureOf(callExample(client))).toBe('circuit-open');
  });

  it('does not count refusals as failures', async () => {
    acts = [says(404, '')];
    const client = open();
    for (let time = 1; time <= 8; time++) expect(await failureOf(callExample(client))).toBe('not-found');
    expect(received).toHaveLength(8);
  });

  it('is separate for each partner: another is still queried', async () => {
    acts = [says(200, 'garbage')];
    const broken = open();
    for (let time = 1; time <= 6; time++) await failureOf(callExample(broken));
    acts = [ok];
    expect(await callExample(open())).toEqual({ value: 7 });
  });
});

describe('cases without a recording', () => {
  it('a postal address with a missing field is garbage', async () => {
    const port = connect(postalCodes, readConfig({ POSTAL_CODES_URL: baseUrl }), logger);
    acts = [says(200, '{"zipCode":"1","street":"A","neighborhood":"B","cityId":"1","state":"SP"}')];
    expect(await failureOf(port.find('01310100'))).toBe('garbage');
  });

  it.each([0, 6, 1.5, '1', null])('the pre-approval result %s of the bureau is garbage', async (result) => {
    acts = [says(200, JSON.stringify({ protocol: 'P', result, tierCode: 'TR1', consultedAt: 'x' }))];
    const port = connect(creditBureau, readConfig({ CREDIT_BUREAU_URL: baseUrl }), logger);
    expect(await failureOf(port.preApprove({ requestId: 'r', birthDate: null } as never))).toBe('garbage');
  });

  it.each([
    [204, ''],
    [200, ''],
    [200, '{"score":7}'],
  ])('a sign-in counts as human when the bot score returns %i %j', async (status, body) => {
    acts = [says(status, body)];
    const port = connect(botScore, readConfig({ BOT_SCORE_URL: baseUrl }), logger);
    expect(await port.assess({ requestId: 'r', action: 'login', clientAddress: '203.0.113.7' })).toBe(0.9);
  });
});
