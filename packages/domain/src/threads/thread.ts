import type { Viewer } from '../access/viewer.ts';
import { proposalActor } from '../proposals/index.ts';

/** On which side of a proposal somebody writes. */
export type ThreadSide = 'dealer' | 'provider';

/** A message has so many characters at the most. */
export const longestMessage = 4_000;

/** Somebody writes so many messages a minute, over all threads. */
export const messagesAMinute = 10;

/**
 * On which side a viewer takes part in the threads of the proposals that he reaches: who moves them. Null for who may only look at
 * proposals, and for customers: what dealer and back office say to each other is not for them.
 */
export function threadSideOf(viewer: Viewer): ThreadSide | null {
  const kind = proposalActor(viewer)?.kind;
  if (kind === undefined) return null;
  return kind === 'dealer' || kind === 'representante' ? 'dealer' : 'provider';
}
