/** A call with files and fields, tested with a route that no product has. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildPath, defineEndpoints } from '@estrada/endpoints/index';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { openServer } from '../../../test/open-server.ts';
import { flow } from '../route.ts';
import { sweepReceived } from './receive-form.ts';

const { sendPapers } = defineEndpoints({ area: 'proposals', family: 'proposal', access: 'user' })({
  sendPapers: {
    route: 'POST /papers',
    summary: ['Documentos', 'Papers'],
    body: z.object({
      owner: z.object({ name: z.string().min(3, { error: 'text.tooShort' }) }),
      pages: z.number().int(),
    }),
    files: {
      front: { max: 1, maxBytes: 2_000, types: ['png', 'jpg'] },
      others: { max: 2, maxBytes: 1_000, types: ['pdf'], isOptional: true },
    },
    response: z.object({ owner: z.string(), front: z.string(), others: z.array(z.string()), sha256: z.string() }),
    errors: ['SIS005'],
    idempotent: true,
  },
});

// a temporary folder of this test, so that files of other processes are not counted
const ownTmp = mkdtempSync(join(tmpdir(), 'estrada-test-'));
const leftFolders = () => readdirSync(ownTmp).filter((name) => name.startsWith('estrada-received-'));
let api: TestApi;
let seller: Session;
let server: FastifyInstance;
let runs = 0;
let fails = false;
beforeAll(async () => {
  vi.stubEnv('TMPDIR', ownTmp);
  api = await openApi();
  seller = await api.signIn('seller');
  server = await openServer(api, [
    flow(sendPapers, async ({ body, files: { front, others } }) => {
      runs++;
      if (fails) throw new Error('The use case fails');
      const text = async (file: { open(): NodeJS.ReadableStream }) => (await buffer(file.open())).toString();
      return {
        owner: body.owner.name,
        front: `${front[0]!.fileName} ${front[0]!.sizeBytes} ${await text(front[0]!)}`,
        others: await Promise.all(others.map(text)),
        sha256: front[0]!.sha256,
      };
    }),
  ]);
});
afterEach(() => expect(leftFolders()).toEqual([]));
afterAll(async () => {
  await server.close();
  await api.close();
  vi.unstubAllEnvs();
  rmSync(ownTmp, { recursive: true });
});

type Part = [name: string, content: string, fileName?: string, type?: string];
const good: readonly Part[] = [
  ['fields', '{"owner":{"name":"Ana Souza"},"pages":2}'],
  ['front', 'face', 'C:\\fotos\\frente.PNG'],
];
const formOf = (parts: readonly Part[]) =>
  `${parts
    .map(
      ([name, content, fileName, type]) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n` +
        `${type ? `content-type: ${type}\r\n` : ''}\r\n${content}\r\n`,
    )
    .join('')}--edge--\r\n`;
const address = buildPath(sendPapers, 'dealer');
async function send(payload: string, headers: Record<string, string> = {}) {
  const type = 'multipart/form-data; boundary=edge';
  const answer = await server.inject({
    method: 'POST',
    url: address,
    headers: { ...seller.tokens, 'content-type': type, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const refusalOf = async (payload: string, headers?: Record<string, string>) => {
  const { status, body } = await send(payload, headers);
  return [
    status,
    body.code,
    ...(body.fields ?? []).map(({ path, key }: { path: string; key: string }) => `${path} ${key}`),
  ];
};
const withPart = (part: Part) => formOf([...good, part]);
const but = (name: string, ...parts: Part[]) => formOf([...good.filter(([other]) => other !== name), ...parts]);

describe('200', () => {
  it('passes fields, one file and a list of files to the use case, and deletes the files afterwards', async () => {
    const parts: Part[] = [['others', 'um', 'a.pdf'], ...good.toReversed(), ['others', 'dois', 'b.pdf']];
    expect(await send(formOf(parts))).toEqual({
      status: 200,
      body: {
        owner: 'Ana Souza',
        front: 'frente.PNG 4 face',
        others: ['um', 'dois'],
        sha256: '0282d9b79f42c74c1550b20ff2dd16aafc3fe5d8ae9a00b2f66996d0ae882775',
      },
    });
  });

  it('parses fields that are declared as JSON', async () => {
    expect((await send(but('fields', ['fields', good[0]![1], undefined, 'application/json']))).status).toBe(200);
  });

  it('runs once per idempotency key, and refuses the key for other bytes', async () => {
    runs = 0;
    const headers = { 'idempotency-key': 'papers-1' };
    const first = await send(formOf(good), headers);
    expect(await send(formOf(good), headers)).toEqual(first);
    expect(runs).toBe(1);
    expect(await refusalOf(but('front', ['front', 'other', 'frente.png']), headers)).toEqual([409, 'SIS003']);
  });
});

describe('422', () => {
  it.each<[string, string, string[]]>([
    [
      'a field that is wrong',
      but('fields', ['fields', '{"owner":{"name":"A"},"pages":2}']),
      ['owner.name text.tooShort'],
    ],
    ['no fields', but('fields'), ['owner required', 'pages required']],
    ['fields that are no JSON', but('fields', ['fields', '{"owner":']), ['fields value.notAllowed']],
    ['only a field', but('front'), ['front required']],
    ['a field in the place of the file', but('front', ['front', 'text']), ['front value.notAllowed']],
    ['a file without a name', but('front', ['front', 'x', ' ']), ['front file.extension']],
    ['a type that is not accepted', but('front', ['front', 'x', 'a.exe']), ['front file.extension']],
    ['one file too many', formOf([...good, ...Array<Part>(3).fill(['others', 'x', 'a.pdf'])]), ['others file.tooMany']],
    ['two where one is wanted', withPart(['front', 'x', 'b.png']), ['front file.tooMany']],
    ['a file that nobody knows', withPart(['extra', 'x', 'b.png']), ['extra value.notAllowed']],
    ['a field that nobody knows', withPart(['extra', 'x']), ['extra value.notAllowed']],
    ['fields twice', withPart(['fields', '{}']), ['fields value.notAllowed']],
    ['too many fields', formOf([...good, ['a', 'x'], ['b', 'x']]), [' form.tooManyParts']],
    [
      'far too many parts',
      formOf([...good, ...Array<Part>(40).fill(['others', 'x', 'a.pdf'])]),
      [' form.tooManyParts'],
    ],
    ['the name of a prototype', withPart(['__proto__', 'x', 'b.png']), [' value.notAllowed']],
    ['a form that ends in the middle', formOf(good).slice(0, -12), [' form.broken']],
    ['a form that ends in a head', `${formOf(good).slice(0, -8)}--edge\r\ncontent-dispo`, [' form.broken']],
    ['no part at all', '--edge--\r\n', ['front required']],
    ['nothing', '', ['front required']],
  ])('names what is wrong: %s', async (_what, payload, fields) => {
    runs = 0;
    expect(await refusalOf(payload)).toEqual([422, 'DOM002', ...fields]);
    expect(runs).toBe(0);
  });

  it('reports a form without a boundary', async () => {
    const refusal = await refusalOf(formOf(good), { 'content-type': 'multipart/form-data' });
    expect(refusal).toEqual([422, 'DOM002', 'Content-Type form.noBoundary']);
  });

  it.each(['', ';', '; boundary=', '; boundary=""', `; boundary=${'b'.repeat(300)}`, '; boundary=other'])(
    'reports what is wrong with the header multipart/form-data%s',
    async (rest) => {
      const [status, code, ...fields] = await refusalOf(formOf(good), { 'content-type': `multipart/form-data${rest}` });
      expect([status, code, fields.length > 0]).toEqual([422, 'DOM002', true]);
    },
  );

  it('reports what is wrong wherever a form is truncated or has an extra byte', async () => {
    const form = formOf(good);
    const unnamed: unknown[] = [];
    for (let at = 0; at < form.length - 2; at++)
      for (const broken of [form.slice(0, at), `${form.slice(0, at)}\0\r\n${form.slice(at)}`]) {
        const { status, body } = await send(broken);
        if (status !== 200 && (status !== 422 || body.code !== 'DOM002' || !body.fields))
          unnamed.push([at, status, body]);
      }
    expect(unnamed).toEqual([]);
  });

  it('requires a form when files are expected', async () => {
    const refusal = await refusalOf(good[0]![1], { 'content-type': 'application/json' });
    expect(refusal).toEqual([422, 'DOM002', 'front required']);
  });
});

it.each([
  ['one file', but('front', ['front', 'x'.repeat(2_001), 'a.png'])],
  ['one of several files', withPart(['others', 'x'.repeat(1_001), 'a.pdf'])],
  ['the fields', but('fields', ['fields', JSON.stringify({ more: 'x'.repeat(257 * 1024) })])],
  ['all of it, by its own word', withPart(['others', 'x'.repeat(300 * 1024), 'a.pdf'])],
])('refuses too many bytes with 413: %s', async (_what, payload) => {
  expect(await refusalOf(payload)).toEqual([413, 'SIS005']);
});

it('reads no body of an unauthorized caller', async () => {
  expect((await send(formOf(good), { idToken: 'invented' })).status).toBe(401);
});

it('stores nothing when the use case fails', async () => {
  fails = true;
  expect((await send(formOf(good))).status).toBe(500);
  fails = false;
});

it('stores nothing when the client disconnects midway, and logs no failure', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const lines = api.logLines.length;
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const head = Object.entries({ ...seller.tokens, 'content-type': 'multipart/form-data; boundary=edge', host: 'x' });
  const text = formOf(good);
  socket.write(`POST ${address} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`);
  socket.write(`content-length: ${text.length}\r\n\r\n${text.slice(0, -20)}`);
  await vi.waitFor(() => expect(leftFolders()).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(leftFolders()).toEqual([]));
  expect(api.logLines.slice(lines).filter((line) => line.includes('unexpected failure'))).toEqual([]);
});

it('removes files left by a killed process after an hour', async () => {
  const made = ['old', 'young', 'else'].map((name) =>
    join(ownTmp, `${name === 'else' ? '' : 'estrada-received-'}${name}`),
  );
  for (const path of made) {
    mkdirSync(path);
    writeFileSync(join(path, 'front-0'), 'x');
  }
  const now = new Date();
  for (const path of [made[0]!, made[2]!]) utimesSync(path, now, new Date(now.getTime() - 3_700_000));
  await sweepReceived();
  expect(leftFolders()).toEqual(['estrada-received-young']);
  expect(made.map((path) => existsSync(path))).toEqual([false, true, true]);
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

it('is documented with its files and its fields', async () => {
  const { paths } = (await server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const { schema } = paths['/api/proposal/{userType}/papers'].post.requestBody.content['multipart/form-data'];
  expect(schema.required).toEqual(['front', 'fields']);
  expect(schema.properties.others).toEqual({
    type: 'array',
    maxItems: 2,
    items: { type: 'string', format: 'binary', maxLength: 1_000 },
  });
  expect(schema.properties.fields).toMatchObject({
    contentMediaType: 'application/json',
    contentSchema: { required: ['owner', 'pages'] },
  });
});
