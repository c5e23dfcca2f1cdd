import { byDealerSide, inStatuses, notBlocked } from '../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { actsOf } from '../state-machines/acts.ts';

/** Until its activation, a proposal may still be signed in the other way. */
const open: readonly ProposalStatus[] = ['WO', 'RA', 'SU', 'PD', 'HLD', 'APC', 'AP', 'AVF', 'AF', 'PU'];

/** The conditions of both acts on the electronic signature of a proposal: it is not blocked, and not activated yet. */
export const esignChecks = [notBlocked, byDealerSide, inStatuses(...open)] as const;

/** Switching the electronic signature of a proposal. */
export const esignActs = actsOf<EditFacts, ProposalActor>()({ switch: esignChecks });
