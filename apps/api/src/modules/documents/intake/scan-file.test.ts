/**
 * A scanner that speaks clamd's INSTREAM, and the outcome for a file when it finds something, is unavailable, or
 * answers garbage.
 */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { DomainError } from '@estrada/domain/errors/index';
import { afterEach, expect, it } from 'vitest';
import { makeLogger } from '../../../kernel/logger.ts';
import { openScanner } from './scan-file.ts';

let server: Server | null = null;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));
const lines: string[] = [];
const logger = makeLogger('info', { write: (line) => void lines.push(line) });

/** Parses a stream as clamd does. @returns the bytes of the file once it is complete */
function readStream(sent: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!sent.subarray(0, command.length).equals(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** @param answer the answer for a file; null closes the connection */
async function aScanner(answer: (file: Buffer) => string | null) {
  const onSocket = (socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part as Buffer]);
      const file = readStream(sent);
      if (file === null) return;
      const said = answer(file);
      if (said === null) socket.destroy();
      else socket.end(said);
    });
  };
  server = createServer(onSocket);
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  return openScanner({ CLAMD_URL: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` }, logger);
}
const keyOf = (refused: Promise<void>) =>
  refused.then(
    () => 'taken',
    (error: unknown) => {
      expect(error).toBeInstanceOf(DomainError);
      expect((error as DomainError).code).toBe('UPF003');
      return (error as DomainError).fields![0]!.key;
    },
  );
const file = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

it('accepts a file that the scanner has read completely', async () => {
  const seen: Buffer[] = [];
  const scan = await aScanner((bytes) => {
    seen.push(bytes);
    return 'stream: OK\0';
  });
  expect(await keyOf(scan(file))).toBe('taken');
  expect(seen[0]!.equals(file)).toBe(true);
});

it('refuses a file in which the scanner finds a threat', async () => {
  const scan = await aScanner(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0');
  expect(await keyOf(scan(file))).toBe('document.virus');
});

it.each<[string, string | null]>([
  ['cannot look at it', 'INSTREAM size limit exceeded. ERROR\0'],
  ['breaks off', null],
  ['says nothing of its kind', 'HTTP/1.1 400 Bad Request\r\n\0'],
  ['never ends', 'x'.repeat(5_000)],
])('accepts no unscanned file when the scanner %s', async (_what, said) => {
  expect(await keyOf((await aScanner(() => said))(file))).toBe('document.scannerAway');
});

it('accepts no file while the scanner is down, and logs the reason without the file', async () => {
  const scan = await aScanner(() => 'stream: OK\0');
  await new Promise((closed) => server!.close(closed));
  server = null;
  lines.length = 0;
  expect(await keyOf(scan(file))).toBe('document.scannerAway');
  expect(lines.join('')).toContain('ECONNREFUSED');
});

it('skips the scan when no scanner is configured', async () => {
  expect(await keyOf(openScanner({}, logger)(file))).toBe('taken');
});
