import { byActors, notBlocked } from '../proposals/checks.ts';
import type { FactsWith, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { actsOf } from '../state-machines/acts.ts';

/** Who is welcomed: whose contract is paid. */
const paidStatuses: readonly ProposalStatus[] = ['OC', 'OCM'];

/** What sending a welcome letter looks at. */
export type WelcomeFacts = Pick<FactsWith<'withdrawn'>, 'status' | 'blocked' | 'withdrawn'>;

/** Whether a welcome letter is still true: nobody is welcomed to a contract that was withdrawn from. */
export const isWelcome = ({ status, withdrawn }: Pick<WelcomeFacts, 'status' | 'withdrawn'>): boolean =>
  paidStatuses.includes(status) && !withdrawn;

/** Sending a welcome letter again: not before the payment, nor once the client has withdrawn. */
export const welcomeActs = actsOf<WelcomeFacts, ProposalActor>()({
  resend: [notBlocked, byActors('dealer', 'representante', 'finance'), ['PRS006', isWelcome]],
});
