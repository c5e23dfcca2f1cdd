import type { ShownStatus } from '../contracts/shown-status.ts';
import { byActors, byDealerSide, inStatuses, notBlocked } from '../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import { actsOf, type Check, statesOf } from '../state-machines/acts.ts';

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

/** Where each state leads. One that ended, or whose note has lapsed, makes room for another. */
const lienStates = statesOf<LienStatus>({
  REQUESTED: ['REGISTERED', 'REFUSED', 'UNKNOWN', 'RELEASING', 'RELEASED'],
  UNKNOWN: ['REGISTERED', 'REFUSED', 'RELEASING'],
  REGISTERED: ['LAPSED', 'RELEASING'],
  RELEASING: ['RELEASED'],
  LAPSED: [],
  REFUSED: [],
  RELEASED: [],
});

/** Whether a lien secures the contract today. */
export const isLienRegistered = (today: string, lien: LienFacts | null): boolean =>
  lien !== null && lienStatusOn(today, lien) === 'REGISTERED';

/** What asking for a lien looks at: of the contract that holds, as it stands today; null: none yet. */
type LienActFacts = EditFacts & { readonly lien: LienStatus | null };

/** A lien can be noted once there is a contract, and until it is paid out. */
const afterContract = inStatuses('PU', 'WFA');
const noneStanding: Check<LienActFacts, ProposalActor> = [
  'PRS013',
  ({ lien }) => lien === null || lienStates.finals.includes(lien),
];

/** Asking the registry for a lien, and writing one down that was noted by hand. */
export const lienActs = actsOf<LienActFacts, ProposalActor>()({
  request: [notBlocked, byDealerSide, afterContract, noneStanding],
  record: [notBlocked, byActors('finance'), afterContract, noneStanding],
});
