import { selfieActs, selfieOutcome, selfieProgress, selfiesProgress } from '@estrada/domain/contracts/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ProposalSelfies } from '@estrada/endpoints/index';
import { inArray } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import type { ShotRow } from './selfie.repository.ts';
import { selfieShots } from './selfie.tables.ts';
import { type PersonOfSelfie, readSelfies, type Selfies } from './selfie-facts.ts';

type Described = ProposalSelfies['signers'][number];

/**
 * The signatories' selfies with the state of each. Links are left out, and pictures are named to users who may view
 * them.
 */
export async function describeSelfies(proposal: ProposalRecord, context: ReadContext): Promise<ProposalSelfies> {
  const selfies = await readSelfies(context.db, proposal);
  const ids = selfies.people.flatMap(({ selfie }) => selfie?.shotId ?? []);
  const shots = new Map((await listShots(context.db, ids)).map((shot) => [shot.id, shot]));
  const signers = selfies.people.map((person) =>
    describePerson(person, shots.get(person.selfie?.shotId ?? '') ?? null, selfies, context),
  );
  return {
    proposalId: proposal.id,
    status: selfiesProgress(selfies.people.map(({ selfie }) => selfie?.status ?? null)),
    signers,
    canSend: signers.some(({ can }) => can.send),
  };
}

function describePerson(
  { signer, selfie }: PersonOfSelfie,
  shot: ShotRow | null,
  { factsOf }: Selfies,
  context: ReadContext,
): Described {
  const { viewer } = callerOf(context);
  const actor = proposalActor(viewer);
  const status = selfie?.status ?? null;
  const can = selfieActs.can(factsOf(status), actor);
  const mayLook = context.may('selfie-review');
  return {
    signerId: signer.id,
    signerName: signer.name,
    role: signer.role,
    state: status,
    status: selfieProgress(status),
    outcome: selfieOutcome(status),
    sentAt: selfie?.sentAt?.toISOString() ?? null,
    takenAt: shot?.takenAt.toISOString() ?? null,
    confirmedAt: selfie?.confirmedAt?.toISOString() ?? null,
    source: shot?.device.source ?? null,
    shotId: mayLook ? (shot?.id ?? null) : null,
    doubts: mayLook ? describeDoubts(shot, context) : [],
    reviewedByName: selfie?.reviewedByName ?? null,
    // the reason about a face is hidden from a client's account
    reason: viewer.role === 'customer' ? null : makeShowText(viewer.role)(selfie?.reason ?? null),
    can: { send: can.request, review: can.review, erase: can.erase },
  };
}

const describeDoubts = (shot: ShotRow | null, { language }: ReadContext): Described['doubts'] =>
  (shot?.doubts ?? []).map(({ path, key }) => ({ path, key, message: renderMessage(key, language) }));

const listShots = (db: Db, ids: readonly string[]): Promise<ShotRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(selfieShots)
        .where(inArray(selfieShots.id, [...ids]));
