import type { FieldProblem } from '../errors/domain-error.ts';
import { guardProblems } from './proposal.guards.ts';
import { movesFrom, type ProposalTransition, refuse, transition } from './proposal.machine.ts';
import { changeActs, isEditable } from './proposal-changes.ts';
import type { ProposalEffect } from './proposal-effects.ts';
import type { ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { type VehicleInfo, vehicleInfoProblems } from './registration/vehicle-info.ts';
import type { ProposalStatus } from './statuses.ts';

/** Two things can be rectified: who sells which vehicle, or what it costs (price, model year, financed amount). */
export type RectificationKind = 'rectify' | 'rectifyValues';

/** What a rectification takes back beside the data that it changes. */
export type UndoneByRectification = 'decision' | 'contract' | 'signatures' | 'selfies' | 'lien';

/** Where a rectification would lead, and what it would undo: said before it is made. */
export type RectificationPlan = { readonly to: ProposalStatus; readonly undoes: readonly UndoneByRectification[] };

const undoneBy: Partial<Record<ProposalEffect, UndoneByRectification>> = {
  voidContract: 'contract',
  cancelSignatures: 'signatures',
  cancelSelfies: 'selfies',
  releaseLien: 'lien',
};

/** The move that a rectification is; none where it changes the data alone. */
const moveOf = (kind: RectificationKind, status: ProposalStatus) =>
  movesFrom(status).find(({ event }) => event === kind);

/** @returns null where it cannot be made now, by this person or at all */
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
 * Decides a rectification: along its move of the table, else where the proposal stands.
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
  // while it is still filled in nobody asks why
  if (!isEditable(status)) refuse(guardProblems(['reasonGiven'], facts, actor));
  return decided ?? { from: status, event: kind, to: status, effects: [] };
}

/** What is wrong with vehicle and seller as they are to be from now on: all is given and right, and nobody sells to himself. */
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
