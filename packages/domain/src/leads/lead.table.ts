import type { Texts } from '../errors/texts.ts';
import type { Move, StatusColour } from '../state-machines/machine.ts';

/** The statuses of a lead: number on the wire, name, colour role and the tab that lists it. */
export const leadStatuses = {
  new: { id: 1, situation: 'NEW', pt: 'Nova', en: 'New', colour: 'info' },
  again: { id: 2, situation: 'PENDING', pt: 'Novo contato marcado', en: 'To be contacted again', colour: 'warning' },
  visit: { id: 3, situation: 'PENDING', pt: 'Visita marcada', en: 'Visit planned', colour: 'warning' },
  noInterest: { id: 4, situation: 'FINISHED', pt: 'Sem interesse', en: 'No interest', colour: 'neutral' },
  wrongData: { id: 5, situation: 'FINISHED', pt: 'Dados incorretos', en: 'Incorrect data', colour: 'neutral' },
  notReached: { id: 6, situation: 'FINISHED', pt: 'Sem contato', en: 'Not reached', colour: 'neutral' },
  sold: { id: 7, situation: 'FINISHED', pt: 'Vendida', en: 'Sold', colour: 'success' },
  expired: { id: 8, situation: 'EXPIRED', pt: 'Expirada', en: 'Expired', colour: 'danger' },
} as const satisfies Record<string, Texts & { id: number; situation: LeadSituation; colour: StatusColour }>;

export const leadSituations = ['NEW', 'PENDING', 'FINISHED', 'EXPIRED'] as const;
export type LeadSituation = (typeof leadSituations)[number];
export type LeadStatus = keyof typeof leadStatuses;
export const leadStatusIds = Object.keys(leadStatuses) as readonly LeadStatus[];

/** A lead that somebody still works on. */
export const openLeadStatuses = ['new', 'again', 'visit'] as const satisfies readonly LeadStatus[];
export const isLeadOpen = (status: LeadStatus): boolean => openLeadStatuses.some((open) => open === status);
/** It can be reopened. */
const reopenable = ['noInterest', 'wrongData', 'notReached', 'expired'] as const satisfies readonly LeadStatus[];

export type LeadEvent =
  | 'contactAgain'
  | 'planVisit'
  | 'endWithoutInterest'
  | 'endWithWrongData'
  | 'endNotReached'
  | 'postpone'
  | 'sell'
  | 'sellByHand'
  | 'expire'
  | 'endByRevocation'
  | 'reopen';

/** In which role somebody moves a lead: its owner, a manager of its dealer, the F&I manager, or the product itself. */
export type LeadActorKind = 'owner' | 'manager' | 'fi-manager' | 'system';

/** Conditions of a move, by name. */
export type LeadGuard = 'dayGiven' | 'reasonGiven' | 'isPaid' | 'isIdleTooLong';

/** The consequences of a move: a contact is counted, the days without a contact begin again. */
export type LeadEffect = 'recordContact' | 'startExpiry';

export type LeadMove = Move<LeadStatus, LeadEvent, LeadActorKind, LeadGuard, LeadEffect>;

const people = ['owner', 'manager', 'fi-manager'] as const;
const contact = { from: openLeadStatuses, actors: people } as const;
const recorded = ['recordContact'] as const;

/** Every move of a lead. All others are refused. */
export const leadTable: readonly LeadMove[] = [
  { ...contact, event: 'contactAgain', to: 'again', guards: ['dayGiven'], effects: [...recorded, 'startExpiry'] },
  { ...contact, event: 'planVisit', to: 'visit', guards: ['dayGiven'], effects: [...recorded, 'startExpiry'] },
  { ...contact, event: 'endWithoutInterest', to: 'noInterest', guards: ['reasonGiven'], effects: recorded },
  { ...contact, event: 'endWithWrongData', to: 'wrongData', guards: ['reasonGiven'], effects: recorded },
  { ...contact, event: 'endNotReached', to: 'notReached', guards: ['reasonGiven'], effects: recorded },
  // nobody was contacted: the deadline of the first contact goes on
  { ...contact, event: 'postpone', to: 'again', guards: ['dayGiven'] },
  { from: openLeadStatuses, event: 'sell', to: 'sold', actors: ['system'], guards: ['isPaid'] },
  {
    from: openLeadStatuses,
    event: 'sellByHand',
    to: 'sold',
    actors: ['fi-manager'],
    guards: ['reasonGiven'],
  },
  {
    from: openLeadStatuses,
    event: 'expire',
    to: 'expired',
    actors: ['system'],
    guards: ['isIdleTooLong'],
  },
  // the person revoked the consent, or had the data deleted: nobody may contact them any more
  { from: openLeadStatuses, event: 'endByRevocation', to: 'noInterest', actors: ['system'] },
  {
    from: reopenable,
    event: 'reopen',
    to: 'again',
    actors: ['manager', 'fi-manager'],
    guards: ['reasonGiven'],
    effects: ['startExpiry'],
  },
];
