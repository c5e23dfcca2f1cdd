import type { PaperKind } from '../contracts/index.ts';
import type { SignatureRole } from '../contracts/signature/signers.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** Days for which a link to the page of a person holds. */
export const clientPageDays = 30;
/** Minutes for which a code of the page opens it, and how often one may be tried. */
export const clientPageCodeMinutes = 10;
export const clientPageCodeTries = 5;
/** Minutes for which the page stays open after a code. */
export const clientPageMinutes = 30;

/** Where a proposal stands, as its client is told. */
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

/** @returns what the client is told of a status; before the contract everything is under analysis to him */
export const clientPageState = (status: ProposalStatus): ClientPageState => states[status] ?? 'ANALYSIS';

const guaranteeing: readonly SignatureRole[] = ['GUARANTOR', 'GUARANTOR_SPOUSE'];

/** Whether somebody acts for who owes: then the documents and papers of the financing are his to see. */
export const actsForClient = (role: SignatureRole): boolean => !guaranteeing.includes(role);

/**
 * Whether somebody reads this paper at the own page. Who guarantees gets a copy of what he signs for (Lei 10.931/2004, art. 29 § 2º), and
 * nothing that tells of the client.
 */
export const maySeePaper = (kind: PaperKind, role: SignatureRole): boolean =>
  actsForClient(role) || kind === 'CREDIT_CONTRACT' || kind === 'LEASE_CONTRACT';

/** How far something that a person owes is: nothing of it was asked for, he can do it now, others come first, somebody looks at it, done. */
export type ClientStep = 'NONE' | 'OPEN' | 'WAITS' | 'REVIEW' | 'DONE';

/** What the page says of a mailbox, so that its owner knows where to look and nobody else learns it: `m•••@exemplo.com.br`. */
export function maskedMailbox(email: string): string {
  const [name = '', ...domain] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain.join('@')}`;
}
