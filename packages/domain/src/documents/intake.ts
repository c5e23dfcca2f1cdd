import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import type { ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

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

const isDealerSide = ({ kind }: ProposalActor) => kind === 'dealer' || kind === 'representante';

/** Whether this person may add, order and remove pages now. */
export const maySendDocuments = ({ status, blocked }: Intake, actor: ProposalActor | null): boolean =>
  actor !== null && isDealerSide(actor) && !blocked && !closedStatuses.includes(status);

/** Whether this person may say now that all has come and can be looked at. */
export const maySubmitDocuments = (proposal: Intake, actor: ProposalActor | null): boolean =>
  maySendDocuments(proposal, actor) && isOpenForDocuments(proposal);

/** Whether this person may accept and refuse documents now. */
export const mayReviewDocuments = (proposal: Intake, actor: ProposalActor | null): boolean =>
  actor?.kind === 'finance' && !proposal.blocked && isOpenForDocuments(proposal);

function refuse({ blocked }: Intake, isActor: boolean): never {
  if (blocked) throw new DomainError('PRS002');
  throw isActor ? new DomainError('PRS006') : notAllowed();
}

/** Refuses pages: PRS002 blocked, not allowed (SEC004) beyond the dealer's side, PRS006 paid or ended. */
export function assertMaySend(proposal: Intake, actor: ProposalActor | null): void {
  if (!maySendDocuments(proposal, actor)) refuse(proposal, actor !== null && isDealerSide(actor));
}

/** Refuses to hand documents in: as pages are refused, and PRS006 before the proposal was sent. */
export function assertMaySubmit(proposal: Intake, actor: ProposalActor | null): void {
  if (!maySubmitDocuments(proposal, actor)) refuse(proposal, actor !== null && isDealerSide(actor));
}

/** Refuses a review: PRS002 blocked, not allowed (SEC004) beyond finance, PRS006 not sent yet, paid or ended. */
export function assertMayReview(proposal: Intake, actor: ProposalActor | null): void {
  if (!mayReviewDocuments(proposal, actor)) refuse(proposal, actor?.kind === 'finance');
}

/** How long a link for a phone waits for its first act. */
export const captureLinkMinutes = 10;
/** How long the phone that made the first act goes on sending. */
export const captureSessionMinutes = 30;

/** How long the pages of a proposal that ended without a contract are kept, from its last change. */
export const endedRetentionDays = 90;
/** How long those of a contract are kept, from its last change: five years after it, and the longest plan before. */
export const contractRetentionDays = 11 * 366;
