import type { Texts } from '../../errors/texts.ts';
import type { Move, StatusColour } from '../../state-machines/machine.ts';
import { contractStatuses, type ProposalStatus } from '../statuses.ts';

/**
 * The statuses of the exemption from the registration fee (TCC) of a proposal, by their wire values: name, meaning and
 * colour (docs/specification/proposals.md#exemption-from-the-registration-fee).
 */
export const exemptionStatuses = {
  '': { pt: 'Não verificada', en: 'Not checked', colour: 'neutral' },
  APPLICABLE: { pt: 'TCC a cobrar', en: 'TCC due', colour: 'neutral' },
  'NOT APPLICABLE': { pt: 'Sem TCC a cobrar', en: 'No TCC due', colour: 'success' },
  PENDING: { pt: 'Aguardando aprovação', en: 'Awaiting approval', colour: 'info' },
  'PENDING SIMULATION': { pt: 'Aprovada: refaça a simulação', en: 'Approved: redo the simulation', colour: 'warning' },
  APPROVED: {
    pt: 'Aprovada: simulação refeita sem a TCC',
    en: 'Approved: simulation redone without the TCC',
    colour: 'success',
  },
  APPLIED: { pt: 'Aplicada', en: 'Applied', colour: 'success' },
  REFUSED: { pt: 'Recusada', en: 'Refused', colour: 'danger' },
  CANCELED: { pt: 'Pedido cancelado', en: 'Request cancelled', colour: 'neutral' },
} as const satisfies Record<string, Texts & { colour: StatusColour }>;

/** Status of the exemption of a proposal. */
export type ExemptionStatus = keyof typeof exemptionStatuses;
export const exemptionStatusIds = Object.keys(exemptionStatuses) as [ExemptionStatus];

/** The stored statuses of a request for exemption; the others follow from the fee check. */
export const storedExemptionStatuses = [
  'PENDING',
  'PENDING SIMULATION',
  'APPROVED',
  'APPLIED',
  'REFUSED',
  'CANCELED',
] as const satisfies readonly ExemptionStatus[];
export type StoredExemptionStatus = (typeof storedExemptionStatuses)[number];

/** The fee is not charged any more: a recalculation of the proposal leaves it out. */
export const exemptStatuses: readonly ExemptionStatus[] = ['PENDING SIMULATION', 'APPROVED', 'APPLIED'];

export type ExemptionEvent =
  | 'checkFee.due'
  | 'checkFee.none'
  | 'request'
  | 'cancel'
  | 'approve'
  | 'refuse'
  | 'redo'
  | 'apply'
  | 'lapse';

/**
 * The role in which an actor moves an exemption: writing the proposal, TCC manager of its dealer, or the product
 * itself.
 */
export type ExemptionActorKind = 'dealer' | 'manager' | 'system';

/** Conditions of a move, by name. */
export type ExemptionGuard = 'reasonGiven' | 'otherReason' | 'askedByActor' | 'askedByAnother';

export type ExemptionMove = Move<ExemptionStatus, ExemptionEvent, ExemptionActorKind, ExemptionGuard, never>;

/** Every move there is. */
export const exemptionTable: readonly ExemptionMove[] = [
  { from: [''], event: 'checkFee.due', to: 'APPLICABLE', actors: ['system'] },
  { from: [''], event: 'checkFee.none', to: 'NOT APPLICABLE', actors: ['system'] },
  {
    from: ['', 'APPLICABLE', 'CANCELED', 'REFUSED'],
    event: 'request',
    to: 'PENDING',
    actors: ['dealer'],
    guards: ['reasonGiven', 'otherReason'],
  },
  { from: ['PENDING'], event: 'cancel', to: 'CANCELED', actors: ['dealer'], guards: ['askedByActor'] },
  { from: ['PENDING'], event: 'approve', to: 'PENDING SIMULATION', actors: ['manager'], guards: ['askedByAnother'] },
  { from: ['PENDING'], event: 'refuse', to: 'REFUSED', actors: ['manager'], guards: ['askedByAnother', 'reasonGiven'] },
  { from: ['PENDING SIMULATION', 'APPROVED'], event: 'redo', to: 'APPROVED', actors: ['dealer'] },
  { from: ['APPROVED'], event: 'apply', to: 'APPLIED', actors: ['dealer'] },
  // a contract with the fee, or the end of the proposal, leaves nothing to decide
  { from: ['PENDING'], event: 'lapse', to: 'CANCELED', actors: ['system'] },
];

/** Whether a decision on the exemption can still change the fee: until a contract states it, or the proposal ends. */
export const isExemptionOpen = (status: ProposalStatus): boolean =>
  status !== 'NU' && !contractStatuses.includes(status);

/** The final statuses of an exemption. */
export const finalExemptionStatuses: readonly ExemptionStatus[] = ['NOT APPLICABLE', 'APPLIED'];
