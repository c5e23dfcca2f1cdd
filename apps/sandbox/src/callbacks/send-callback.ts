import { createHmac } from 'node:crypto';

/** Where a partner calls, and how it signs: as the product is configured for it. */
export type CallbackTarget = {
  url: string;
  secret: string;
  signatureHeader?: string;
  timestampHeader?: string;
  covers?: 'body' | 'timestamp.body';
};

/**
 * How the calls of a partner come: each once and in order; ten minutes after they were signed; each twice, at the same moment;
 * the last one first; signed with another secret; changed on their way.
 */
export type CallbackManner = 'normal' | 'late' | 'doubled' | 'outOfOrder' | 'wronglySigned' | 'changed';

const lateSeconds = 600;

/** The headers of one call. @param at seconds since 1970 */
export function signCallback(target: CallbackTarget, body: string, at: number): Record<string, string> {
  const { secret, signatureHeader = 'x-signature', timestampHeader = 'x-timestamp' } = target;
  const covered = target.covers === 'body' ? body : `${at}.${body}`;
  const signature = createHmac('sha256', secret).update(covered).digest('hex');
  return { [timestampHeader]: String(at), [signatureHeader]: `sha256=${signature}` };
}

/**
 * Calls the product about events, as a partner does.
 *
 * @param now of the partner's clock
 * @returns the status of each answer, in the order in which the calls were made
 */
export async function sendCallbacks(
  target: CallbackTarget,
  events: readonly object[],
  { now, manner = 'normal' }: { now: Date; manner?: CallbackManner },
): Promise<number[]> {
  const at = Math.floor(now.getTime() / 1000) - (manner === 'late' ? lateSeconds : 0);
  const signedBy = manner === 'wronglySigned' ? { ...target, secret: `${target.secret}!` } : target;
  const send = async (event: object) => {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', ...signCallback(signedBy, body, at) };
    const sent = manner === 'changed' ? body.replace(/}$/, ',"more":1}') : body;
    return (await fetch(target.url, { method: 'POST', headers, body: sent })).status;
  };
  const statuses: number[] = [];
  for (const event of manner === 'outOfOrder' ? events.toReversed() : events)
    statuses.push(...(await Promise.all(manner === 'doubled' ? [send(event), send(event)] : [send(event)])));
  return statuses;
}
