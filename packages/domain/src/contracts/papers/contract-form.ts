import { form, reason } from '../../forms/index.ts';

/** The form of a request for papers: the reason, where a contract exists already. */
export const contractRequestForm = form({ reason: reason({ isOptional: true }) });
