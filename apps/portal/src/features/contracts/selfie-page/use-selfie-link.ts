import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { currentLanguage } from '@estrada/web/strings/language.ts';
import { useSyncExternalStore } from 'react';
import { isBroken, isGone, readLink, SelfieCalls, type SelfieProposal } from './selfie-calls.ts';

/** What the link in the address opens. */
export type LinkState =
  | { state: 'loading' }
  /** ended, used up, revoked, or never made: nobody is told which */
  | { state: 'gone' }
  /** without words where no answer came */
  | { state: 'failed'; words: string }
  | { state: 'ready'; proposal: SelfieProposal; calls: SelfieCalls };

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/**
 * Reads what is behind the `#` of the address, which no browser sends, and what it is for. That uses nothing up, so that previews
 * of messengers may do it too.
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
  const proposal = await calls.read();
  return { state: 'ready', proposal, calls };
}
