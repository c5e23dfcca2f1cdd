import { byActors, notBlocked } from '../proposals/checks.ts';
import type { FactsWith, ProposalActor } from '../proposals/proposal-facts.ts';
import { paidStatuses } from '../proposals/statuses.ts';
import { actsOf } from '../state-machines/acts.ts';

/** The facts for sending a welcome letter. */
export type WelcomeFacts = Pick<FactsWith<'withdrawn'>, 'status' | 'blocked' | 'withdrawn'>;

/** Whether a welcome letter still applies: not after a withdrawal. */
export const isWelcome = ({ status, withdrawn }: Pick<WelcomeFacts, 'status' | 'withdrawn'>): boolean =>
  paidStatuses.includes(status) && !withdrawn;

/** Sending a welcome letter again: not before the payment, nor once the client has withdrawn. */
export const welcomeActs = actsOf<WelcomeFacts, ProposalActor>()({
  resend: [notBlocked, byActors('dealer', 'representante', 'finance'), ['PRS006', isWelcome]],
});
