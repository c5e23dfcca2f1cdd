import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { currentLanguage } from '@estrada/web/strings/language.ts';
import { useSyncExternalStore } from 'react';
import { isBroken, isGone, readLink, SelfieCalls, type SelfieProposal } from './selfie-calls.ts';

/** The state of the link in the address. */
export type LinkState =
  | { state: 'loading' }
  /** ended, used up, revoked, or never created: the server does not report which */
  | { state: 'gone' }
  /** an empty text when there was no response */
  | { state: 'failed'; words: string }
  | { state: 'ready'; proposal: SelfieProposal; calls: SelfieCalls };

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/**
 * Reads the link after the `#` of the address, which browsers do not send, and loads its proposal. That does not use up
 * the link, so messenger previews are harmless.
 */
export function useSelfieLink(): { link: LinkState; retry: () => void; end: () => void } {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => null,
  );
  const { reading, setReading, retry } = useReading<LinkState>(
    hash,
    () => open(hash ?? ''),
    (error) => {
      if (isGone(error)) return { state: 'gone' };
      return { state: 'failed', words: error instanceof ApiError && !isBroken(error) ? error.words : '' };
    },
  );
  return { link: reading, retry, end: () => setReading({ state: 'gone' }) };
}

async function open(hash: string): Promise<LinkState> {
  const parts = readLink(hash);
  if (!parts) return { state: 'gone' };
  const calls = new SelfieCalls(parts, currentLanguage);
  calls.register();
  const proposal = await calls.read();
  return { state: 'ready', proposal, calls };
}
