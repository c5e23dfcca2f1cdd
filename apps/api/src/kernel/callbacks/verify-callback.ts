import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackAccess } from './callback-access.ts';

/** How far a partner's clock and ours may be apart, the way of the call included. */
const toleranceMs = 5 * 60_000;

/** Why a call is not the partner's, or not of now: for the log, never for the caller. */
export type CallbackFault = 'unsigned' | 'forged' | 'stale';

/**
 * Checks signature (HMAC-SHA256, hexadecimal, also as `sha256=…`) and time stamp (seconds since 1970, or an instant of ISO 8601).
 *
 * @param body the bytes as they came
 * @returns null when the call is the partner's and of now
 */
export function verifyCallback(
  access: CallbackAccess,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
  now: Date,
): CallbackFault | null {
  const timestamp = textOf(headers[access.timestampHeader]);
  const signature = /^(?:sha256=)?([\da-f]{64})$/i.exec(textOf(headers[access.signatureHeader]))?.[1];
  if (!signature || !timestamp) return 'unsigned';
  const given = Buffer.from(signature, 'hex');
  // every secret is tried to the end: how long it takes does not say which was nearer
  const fitting = access.secrets.filter((secret) => timingSafeEqual(sign(access, secret, timestamp, body), given));
  if (fitting.length === 0) return 'forged';
  const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp);
  return Math.abs(now.getTime() - at) <= toleranceMs ? null : 'stale';
}

function sign({ covers }: CallbackAccess, secret: string, timestamp: string, body: Buffer): Buffer {
  const hmac = createHmac('sha256', secret);
  if (covers === 'timestamp.body') hmac.update(`${timestamp}.`);
  return hmac.update(body).digest();
}

/** A header that came once; twice would leave open which of them counts. */
const textOf = (header: unknown): string => (typeof header === 'string' ? header : '');
