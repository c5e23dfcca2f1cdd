import type { FieldProblem } from '../errors/domain-error.ts';
import { refuse } from '../state-machines/machine.ts';
import { guardProblems, movesFrom, type ProposalTransition, transition } from './proposal.machine.ts';
import { changeActs, isEditable } from './proposal-changes.ts';
import type { ProposalEffect } from './proposal-effects.ts';
import type { ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { type VehicleInfo, vehicleInfoProblems } from './registration/vehicle-info.ts';
import type { ProposalStatus } from './statuses.ts';

/** Two parts can be rectified: vehicle and seller, or the values (price, model year, financed amount). */
export type RectificationKind = 'rectify' | 'rectifyValues';

/** What a rectification undoes besides the data that it changes. */
export type UndoneByRectification = 'decision' | 'contract' | 'signatures' | 'selfies' | 'lien';

/** The status that a rectification would lead to, and what it would undo: shown before it is made. */
export type RectificationPlan = { readonly to: ProposalStatus; readonly undoes: readonly UndoneByRectification[] };

const undoneBy: Partial<Record<ProposalEffect, UndoneByRectification>> = {
  voidContract: 'contract',
  cancelSignatures: 'signatures',
  cancelSelfies: 'selfies',
  releaseLien: 'lien',
};

/** The move of a rectification; none where it changes the data only. */
const moveOf = (kind: RectificationKind, status: ProposalStatus) =>
  movesFrom(status).find(({ event }) => event === kind);

/** @returns null where it is not possible now, for this user or at all */
export function planRectification(
  kind: RectificationKind,
  facts: ProposalFacts,
  actor: ProposalActor,
): RectificationPlan | null {
  if (!changeActs.may('rectify', facts, actor)) return null;
  const move = moveOf(kind, facts.status);
  if (!move) return { to: facts.status, undoes: [] };
  const undone = (move.effects ?? []).flatMap((effect) => undoneBy[effect] ?? []);
  return { to: move.to, undoes: kind === 'rectifyValues' ? ['decision', ...undone] : undone };
}

/**
 * Decides a rectification: along its move of the table, else without changing the status.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond dealer staff; PRS006 closed status; DOM002 no reason
 */
export function decideRectification(
  kind: RectificationKind,
  facts: ProposalFacts,
  actor: ProposalActor,
): ProposalTransition {
  changeActs.assert('rectify', facts, actor);
  const { status } = facts;
  const decided = moveOf(kind, status) ? transition(kind, facts, actor) : null;
  // no reason is required while the proposal is still filled in
  if (!isEditable(status)) refuse(guardProblems(['reasonGiven'], facts, actor));
  return decided ?? { from: status, event: kind, to: status, effects: [] };
}

/**
 * The problems of vehicle and seller after a rectification: both must be complete and valid, and the seller must not be
 * the client.
 */
export function rectificationProblems(
  info: VehicleInfo,
  clientDocument: string,
  today: Temporal.PlainDate,
): readonly FieldProblem[] {
  const isClient = info.sellerDocument === clientDocument;
  return [
    ...vehicleInfoProblems(info, today),
    ...(isClient ? [{ path: 'vehicleAdditionalInfo.sellerDocument', key: 'cpf.sameAsSeller' as const }] : []),
  ];
}
