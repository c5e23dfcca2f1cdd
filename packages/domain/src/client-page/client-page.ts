import type { PaperKind } from '../contracts/index.ts';
import { actsForClient, type SignatureRole } from '../contracts/signature/signers.ts';
import { byDealerSide } from '../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { actsOf } from '../state-machines/acts.ts';

/** Days for which a link to a person's page is valid. */
export const clientPageDays = 30;
/** Minutes for which an address shown at the desk is valid. */
export const deskMinutes = 60;
/** Minutes for which a code opens the page, and the number of attempts. */
export const clientPageCodeMinutes = 10;
export const clientPageCodeTries = 5;
/** Minutes for which the page stays open after a code. */
export const clientPageMinutes = 30;

/** The state of a proposal, as shown to its client. */
export type ClientPageState = 'ANALYSIS' | 'CONTRACT' | 'CHECK' | 'CONFIRMED' | 'PAYMENT' | 'DONE' | 'ENDED';

const states: Partial<Record<ProposalStatus, ClientPageState>> = {
  PU: 'CONTRACT',
  WFA: 'CHECK',
  AV: 'CONFIRMED',
  PS: 'PAYMENT',
  OC: 'DONE',
  OCM: 'DONE',
  NU: 'ENDED',
  DC: 'ENDED',
};

/** @returns the client's view of a status; one state for every status before the contract */
export const clientPageState = (status: ProposalStatus): ClientPageState => states[status] ?? 'ANALYSIS';

/**
 * Whether the page has something for the client: not before the proposal was sent, and not after it was cancelled. A
 * refused one has its explanation and the review, a paid contract its instalments.
 */
export const hasClientPage = (status: ProposalStatus): boolean => status !== 'WO' && status !== 'NU';

/** Sending the client the link to their page, also while a block holds the proposal: it is hidden from clients. */
export const clientPageActs = actsOf<Pick<EditFacts, 'status'>, ProposalActor>()({
  send: [byDealerSide, ['PRS006', ({ status }) => hasClientPage(status)]],
});

/**
 * Whether a person may read this paper at their page. Guarantors get a copy of what they sign (Lei 10.931/2004, art. 29
 * § 2º), and nothing that reveals the client's data.
 */
export const maySeePaper = (kind: PaperKind, role: SignatureRole): boolean =>
  actsForClient(role) || kind === 'CREDIT_CONTRACT' || kind === 'LEASE_CONTRACT';

/** The state of a person's step: not requested, possible now, waiting for others, under review, done. */
export type ClientStep = 'NONE' | 'OPEN' | 'WAITS' | 'REVIEW' | 'DONE';

/** A masked mailbox, which its owner recognizes and others cannot guess: `m•••@exemplo.com.br`. */
export function maskedMailbox(email: string): string {
  const [name = '', ...domain] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain.join('@')}`;
}
