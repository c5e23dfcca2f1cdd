import { DomainError } from '../errors/domain-error.ts';

/** The maximum number of dealers in one act: what a user can check in advance. */
export const movedAtMost = 200;

/** The facts for the decision: the current unit of each dealer. */
type MovingDealer = { id: string; unitId: string };

/**
 * Whether dealers may move from a unit (a branch or a group) to another one. All of them or none.
 *
 * @param dealers the requested ones that exist and are within reach
 * @throws DomainError SET016 (group) or SET017 (branch) when both are the same, SEC004 for a missing dealer, SET001
 *   when one has left the unit since
 */
export function decideMove(
  kind: 'branch' | 'group',
  move: { fromId: string; toId: string; dealerIds: readonly string[] },
  dealers: readonly MovingDealer[],
): void {
  if (move.fromId === move.toId) throw new DomainError(kind === 'branch' ? 'SET017' : 'SET016');
  if (new Set(move.dealerIds).size !== dealers.length) throw new DomainError('SEC004');
  if (dealers.some((dealer) => dealer.unitId !== move.fromId)) throw new DomainError('SET001');
}
