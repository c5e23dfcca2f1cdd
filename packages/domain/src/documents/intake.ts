import type { Texts } from '../errors/texts.ts';
import { byActors, byDealerSide, notBlocked } from '../proposals/checks.ts';
import type { ProposalActor } from '../proposals/proposal-facts.ts';
import { type ProposalStatus, paymentSentStatuses } from '../proposals/statuses.ts';
import { actsOf, type Check } from '../state-machines/acts.ts';

/** The states of a proposal's document. */
export const documentStatuses = {
  REQUIRED: { pt: 'Pendente', en: 'Pending', colour: 'neutral' },
  RECEIVED: { pt: 'Recebido', en: 'Received', colour: 'info' },
  REFUSED: { pt: 'Recusado', en: 'Refused', colour: 'danger' },
  ACCEPTED: { pt: 'Aceito', en: 'Accepted', colour: 'success' },
} as const satisfies Record<string, Texts & { colour: string }>;
export type DocumentStatus = keyof typeof documentStatuses;

/** The defects of a received document. */
export const documentDefects = {
  ILLEGIBLE: { pt: 'Ilegível', en: 'Illegible' },
  INCOMPLETE: { pt: 'Faltam páginas ou o verso', en: 'Pages or the back side missing' },
  EXPIRED: { pt: 'Vencido ou antigo demais', en: 'Expired or too old' },
  WRONG_PERSON: { pt: 'De outra pessoa', en: 'Belongs to another person' },
  WRONG_DOCUMENT: { pt: 'Não é o documento pedido', en: 'Not the requested document' },
  DIVERGENT: { pt: 'Diverge da ficha do cliente', en: 'Differs from the client form' },
  VOID_CONTRACT: { pt: 'De um contrato sem efeito', en: 'From a void contract' },
  OTHER: { pt: 'Outro motivo', en: 'Another reason' },
} as const satisfies Record<string, Texts>;
export type DocumentDefect = keyof typeof documentDefects;
export const documentDefectNames = Object.keys(documentDefects) as [DocumentDefect, ...DocumentDefect[]];

/** The turns of a page, clockwise, in degrees. */
export const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** Maximum number of files of a document: pictures, or PDFs with their pages. */
export const mostPages = 20;
/** Maximum number of pages of a PDF. */
export const mostPdfPages = 50;

/** Late documents are accepted until the payment is sent; an ended proposal accepts none. */
const closedStatuses: readonly ProposalStatus[] = [...paymentSentStatuses, 'NU'];
/** Documents of an unsent proposal are not reviewed. */
const unsentStatuses: readonly ProposalStatus[] = ['WO'];

/** The facts that determine whether documents are accepted. */
export interface Intake {
  status: ProposalStatus;
  blocked: boolean;
}

/** Whether documents uploaded now will be reviewed. */
export const isOpenForDocuments = ({ status }: Pick<Intake, 'status'>): boolean =>
  ![...closedStatuses, ...unsentStatuses].includes(status);

/** Whether documents are awaited: those of a refused proposal may come, but nobody waits for them. */
export const awaitsDocuments = ({ status }: Pick<Intake, 'status'>): boolean =>
  status !== 'DC' && !closedStatuses.includes(status);

const beforePayment: Check<Intake, ProposalActor> = ['PRS006', ({ status }) => !closedStatuses.includes(status)];
const whileOpen: Check<Intake, ProposalActor> = ['PRS006', isOpenForDocuments];

/** Adding, ordering and removing pages; submitting documents; accepting and refusing them. */
export const intakeActs = actsOf<Intake, ProposalActor>()({
  send: [notBlocked, byDealerSide, beforePayment],
  submit: [notBlocked, byDealerSide, whileOpen],
  review: [notBlocked, byActors('finance'), whileOpen],
});

/** How long a link for a phone is valid before its first act. */
export const captureLinkMinutes = 10;
/** How long the phone of the first act may continue to send. */
export const captureSessionMinutes = 30;

/** Retention of the pages of a proposal that ended without a contract, from its last change. */
export const endedRetentionDays = 90;
/** Retention of those of a contract, from its last change: the longest plan, and five years after it. */
export const contractRetentionDays = 11 * 366;
