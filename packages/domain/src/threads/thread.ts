import type { Viewer } from '../access/viewer.ts';
import { proposalActor } from '../proposals/index.ts';

/** The side of a proposal on which a user writes. */
export type ThreadSide = 'dealer' | 'provider';

/** The maximum number of characters of a message. */
export const longestMessage = 4_000;

/** The maximum number of messages of a user per minute, over all threads. */
export const messagesAMinute = 10;

/**
 * The side on which a viewer takes part in the threads of the proposals within reach: that of their role in moves. Null
 * for read-only viewers, and for customers, who must not see messages between dealer and back office.
 */
export function threadSideOf(viewer: Viewer): ThreadSide | null {
  const kind = proposalActor(viewer)?.kind;
  if (kind === undefined) return null;
  return kind === 'dealer' || kind === 'representante' ? 'dealer' : 'provider';
}
