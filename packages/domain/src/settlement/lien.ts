import type { ShownStatus } from '../contracts/shown-status.ts';
import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/**
 * Where the lien on the vehicle (gravame) stands. UNKNOWN: the registry was asked and did not answer, so that nobody knows whether
 * it was noted; the registry is asked what became of it, and never asked to note it again before it has said so.
 */
export type LienStatus = 'REQUESTED' | 'UNKNOWN' | 'REGISTERED' | 'REFUSED' | 'LAPSED' | 'RELEASING' | 'RELEASED';

/** The states by name and colour. */
export const lienStatuses: Readonly<Record<LienStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Pedido', en: 'Requested', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta do registro', en: 'No answer from the registry', colour: 'warning' },
  REGISTERED: { pt: 'Registrado', en: 'Registered', colour: 'success' },
  REFUSED: { pt: 'Recusado', en: 'Refused', colour: 'danger' },
  LAPSED: { pt: 'Vencido', en: 'Lapsed', colour: 'danger' },
  RELEASING: { pt: 'Em baixa', en: 'Being released', colour: 'info' },
  RELEASED: { pt: 'Baixado', en: 'Released', colour: 'neutral' },
};

/** The note of a lien lapses after so many days, unless the contract stands behind it by then. */
const lienValidityDays = 30;

/** What is known of the lien of a proposal, as far as deciding goes. */
export type LienFacts = { readonly status: LienStatus; readonly lapsesOn: string | null };

/** The last day on which a note of the given day holds. */
export const lienLapsesOn = (registeredOn: string): string =>
  Temporal.PlainDate.from(registeredOn).add({ days: lienValidityDays }).toString();

/** The state on a day: a note lapses by itself. */
export const lienStatusOn = (today: string, { status, lapsesOn }: LienFacts): LienStatus =>
  status === 'REGISTERED' && lapsesOn !== null && lapsesOn < today ? 'LAPSED' : status;

/** The states in which there is a lien, or may be one: nobody asks for another. */
const openStatuses: readonly LienStatus[] = ['REQUESTED', 'UNKNOWN', 'REGISTERED', 'RELEASING'];

/** Whether a lien secures the contract today. */
export const isLienRegistered = (today: string, lien: LienFacts | null): boolean =>
  lien !== null && lienStatusOn(today, lien) === 'REGISTERED';

/** Where a lien can be noted: once there is a contract, and until it is paid out. */
const lienStatusesOfProposal: readonly ProposalStatus[] = ['PU', 'WFA'];

/**
 * Refuses to ask the registry for a lien, or to write one down that was noted by hand.
 *
 * @param lien of the contract that holds, as it stands today; null: none yet
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer's side (by hand: finance); PRS006 outside PU and WFA;
 *   PRS013 while one stands
 */
export function assertLienRequired(
  facts: EditFacts,
  lien: LienStatus | null,
  actor: ProposalActor,
  isByHand: boolean,
): void {
  if (facts.blocked) throw new DomainError('PRS002');
  const may = isByHand ? actor.kind === 'finance' : actor.kind === 'dealer' || actor.kind === 'representante';
  if (!may) throw notAllowed();
  if (!lienStatusesOfProposal.includes(facts.status)) throw new DomainError('PRS006');
  if (lien !== null && openStatuses.includes(lien)) throw new DomainError('PRS013');
}

/** Whether somebody may ask for a lien now, or write one down by hand. */
export function isLienRequired(
  facts: EditFacts,
  lien: LienStatus | null,
  actor: ProposalActor,
  isByHand: boolean,
): boolean {
  try {
    assertLienRequired(facts, lien, actor, isByHand);
    return true;
  } catch {
    return false;
  }
}
