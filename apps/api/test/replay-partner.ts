/**
 * Simulates a partner from its recording (tools/record-partner.ts), so that an adapter is tested against real answers.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedCase, Recording } from '../src/partners/recorded/recording.ts';

/** A replayed partner is silent for `lateMs` before a late answer; a slow stream takes at least as long. */
export const lateMs = 300;
const dripIntervalMs = 4;

export interface ReplayedPartner {
  baseUrl: string;
  /** bodies and tokens of the requests, in order */
  received: { path: string; authorization: string | undefined; body: unknown }[];
  /** from now on every request is answered as in this case */
  play(recorded: RecordedCase): void;
  close(): void;
}

export function readRecording(partner: string): Recording {
  const file = new URL(`../src/partners/recorded/${partner}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Recording;
}

/** Starts a server that answers as recorded. */
export async function replayPartner(): Promise<ReplayedPartner> {
  const received: ReplayedPartner['received'] = [];
  let current: RecordedCase | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    received.push({
      path: request.url!.replace('/v1', ''),
      authorization: request.headers.authorization,
      body: text ? JSON.parse(text) : undefined,
    });
    if (current) await answer(response, current.answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    play(recorded) {
      current = recorded;
      received.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(response: ServerResponse, answered: RecordedCase['answered']): Promise<void> {
  if (answered.outcome === 'hung-up') response.destroy();
  if (answered.outcome !== 'answered') return;
  if (answered.pace === 'late') await sleep(lateMs);
  response.writeHead(answered.status, { 'content-type': answered.contentType });
  if (answered.pace !== 'dripping') return void response.end(answered.body);
  const bytes = Buffer.from(answered.body);
  const pauseMs = Math.max(dripIntervalMs, lateMs / bytes.length);
  for (const byte of bytes) {
    await sleep(pauseMs);
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
  }
  response.end();
}
