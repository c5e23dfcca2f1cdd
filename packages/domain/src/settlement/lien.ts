import type { ShownStatus } from '../contracts/shown-status.ts';
import { byActors, byDealerSide, inStatuses, notBlocked } from '../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import { actsOf, type Check, statesOf } from '../state-machines/acts.ts';

/**
 * The state of the lien on the vehicle (gravame). UNKNOWN: the registry did not answer the request, so it is unknown
 * whether it was registered; the registry is queried, and the request is never repeated before the query is answered.
 */
export type LienStatus = 'REQUESTED' | 'UNKNOWN' | 'REGISTERED' | 'REFUSED' | 'LAPSED' | 'RELEASING' | 'RELEASED';

/** The states by name and colour. */
export const lienStatuses: Readonly<Record<LienStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Solicitado', en: 'Requested', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta do SNG', en: 'No answer from the registry (SNG)', colour: 'warning' },
  REGISTERED: { pt: 'Registrado', en: 'Registered', colour: 'success' },
  REFUSED: { pt: 'Recusado', en: 'Refused', colour: 'danger' },
  LAPSED: { pt: 'Vencido', en: 'Expired', colour: 'danger' },
  RELEASING: { pt: 'Em baixa', en: 'Being released', colour: 'info' },
  RELEASED: { pt: 'Baixado', en: 'Released', colour: 'neutral' },
};

/** A registered lien lapses after this many days, unless the contract confirms it by then. */
const lienValidityDays = 30;

/** The facts of a proposal's lien, as far as decisions need them. */
export type LienFacts = { readonly status: LienStatus; readonly lapsesOn: string | null };

/** The last day of a lien registered on the given day. */
export const lienLapsesOn = (registeredOn: string): string =>
  Temporal.PlainDate.from(registeredOn).add({ days: lienValidityDays }).toString();

/** The state on a day: a note lapses by itself. */
export const lienStatusOn = (today: string, { status, lapsesOn }: LienFacts): LienStatus =>
  status === 'REGISTERED' && lapsesOn !== null && lapsesOn < today ? 'LAPSED' : status;

/** The transitions of each state. One that ended, or has lapsed, can be replaced by another. */
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

/** The facts for the acts on a lien: of the contract in force, as of today; null: none yet. */
type LienActFacts = EditFacts & { readonly lien: LienStatus | null };

/** A lien is possible once there is a contract, and until the payment. */
const afterContract = inStatuses('PU', 'WFA');
const noneStanding: Check<LienActFacts, ProposalActor> = [
  'PRS013',
  ({ lien }) => lien === null || lienStates.finals.includes(lien),
];

/** Requesting a lien from the registry, and recording one that was registered manually. */
export const lienActs = actsOf<LienActFacts, ProposalActor>()({
  request: [notBlocked, byDealerSide, afterContract, noneStanding],
  record: [notBlocked, byActors('finance'), afterContract, noneStanding],
});
