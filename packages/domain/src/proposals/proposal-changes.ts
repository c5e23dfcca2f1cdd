import { actsOf } from '../state-machines/acts.ts';
import { byActors, byDealerSide, inStatuses, notBlocked } from './checks.ts';
import type { EditFacts, ProposalActor } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

/** The statuses in which the data are filled in: before the sending, and after a return. */
export const editableStatuses: readonly ProposalStatus[] = ['WO', 'RA'];
const rectifiableStatuses: readonly ProposalStatus[] = ['WO', 'RA', 'AP', 'APC', 'AVF', 'AF', 'PU'];

/** Whether the data are still being filled in. */
export const isEditable = (status: ProposalStatus): boolean => editableStatuses.includes(status);

/** Updating the data while they are filled in, and rectifying vehicle or seller afterwards. */
export const changeActs = actsOf<EditFacts, ProposalActor>()({
  edit: [notBlocked, byDealerSide, inStatuses(...editableStatuses)],
  rectify: [notBlocked, byActors('dealer'), inStatuses(...rectifiableStatuses)],
});
