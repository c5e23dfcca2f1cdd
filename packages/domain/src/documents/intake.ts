import type { Texts } from '../errors/texts.ts';
import { byActors, byDealerSide, notBlocked } from '../proposals/checks.ts';
import type { ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { actsOf, type Check } from '../state-machines/acts.ts';

/** How far a document of a proposal is. */
export const documentStatuses = {
  REQUIRED: { pt: 'Pendente', en: 'Required', colour: 'neutral' },
  RECEIVED: { pt: 'Recebido', en: 'Received', colour: 'info' },
  REFUSED: { pt: 'Recusado', en: 'Refused', colour: 'danger' },
  ACCEPTED: { pt: 'Aceito', en: 'Accepted', colour: 'success' },
} as const satisfies Record<string, Texts & { colour: string }>;
export type DocumentStatus = keyof typeof documentStatuses;

/** What can be wrong with a document that was received. */
export const documentDefects = {
  ILLEGIBLE: { pt: 'Ilegível', en: 'Illegible' },
  INCOMPLETE: { pt: 'Faltam páginas ou o verso', en: 'Pages or the back are missing' },
  EXPIRED: { pt: 'Vencido ou antigo demais', en: 'Expired or too old' },
  WRONG_PERSON: { pt: 'De outra pessoa', en: "Another person's" },
  WRONG_DOCUMENT: { pt: 'Não é o documento pedido', en: 'Not the document asked for' },
  DIVERGENT: { pt: 'Diverge da ficha', en: 'Differs from the form' },
  VOID_CONTRACT: { pt: 'De um contrato anulado', en: 'Of a contract that is void' },
  OTHER: { pt: 'Outro motivo', en: 'Another reason' },
} as const satisfies Record<string, Texts>;
export type DocumentDefect = keyof typeof documentDefects;
export const documentDefectNames = Object.keys(documentDefects) as [DocumentDefect, ...DocumentDefect[]];

/** The turns of a page, clockwise, in degrees. */
export const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** Files that one document may have: pictures, or PDFs with their pages. */
export const mostPages = 20;
/** Pages that one PDF may have. */
export const mostPdfPages = 50;

/** Late documents come until the money has gone; a proposal that has ended takes none. */
const closedStatuses: readonly ProposalStatus[] = ['PS', 'OC', 'OCM', 'NU'];
/** Nobody looks at the documents of a proposal that has not been sent. */
const unsentStatuses: readonly ProposalStatus[] = ['WO'];

/** What of a proposal says whether documents are taken. */
export interface Intake {
  status: ProposalStatus;
  blocked: boolean;
}

/** Whether somebody looks at documents that come now. */
export const isOpenForDocuments = ({ status }: Pick<Intake, 'status'>): boolean =>
  ![...closedStatuses, ...unsentStatuses].includes(status);

const beforePayment: Check<Intake, ProposalActor> = ['PRS006', ({ status }) => !closedStatuses.includes(status)];
const whileOpen: Check<Intake, ProposalActor> = ['PRS006', isOpenForDocuments];

/** Adding, ordering and removing pages; saying that all has come; accepting and refusing documents. */
export const intakeActs = actsOf<Intake, ProposalActor>()({
  send: [notBlocked, byDealerSide, beforePayment],
  submit: [notBlocked, byDealerSide, whileOpen],
  review: [notBlocked, byActors('finance'), whileOpen],
});

/** How long a link for a phone waits for its first act. */
export const captureLinkMinutes = 10;
/** How long the phone that made the first act goes on sending. */
export const captureSessionMinutes = 30;

/** How long the pages of a proposal that ended without a contract are kept, from its last change. */
export const endedRetentionDays = 90;
/** How long those of a contract are kept, from its last change: five years after it, and the longest plan before. */
export const contractRetentionDays = 11 * 366;
