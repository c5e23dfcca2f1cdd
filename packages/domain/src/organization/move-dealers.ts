import { DomainError } from '../errors/domain-error.ts';

/** Dealers that one act moves at most: what a person can look through before. */
export const movedAtMost = 200;

/** What the decision looks at: the unit of its kind that each dealer belongs to now. */
type MovingDealer = { id: string; unitId: string };

/**
 * Whether dealers may leave a unit (a branch or a group) for another one. All of them or none.
 *
 * @param dealers those of the wanted ones that exist and are in reach
 * @throws DomainError SET016 (group) or SET017 (branch) when both are the same, SEC004 when a dealer is not there, SET001
 *   when one has left the unit meanwhile
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
