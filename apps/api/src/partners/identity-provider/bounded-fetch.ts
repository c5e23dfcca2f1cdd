import type { CustomFetch } from 'openid-client';

/** As of every partner (docs/specification/partners.md#answers): none sends more, and a flood must not fill the memory. */
const maxAnswerBytes = 256 * 1024;

/** Fetches an answer whole. Its time-out comes in `options.signal` and counts to the last byte; redirections are not followed. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxAnswerBytes) throw new TypeError('the answer is too large');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers });
};
