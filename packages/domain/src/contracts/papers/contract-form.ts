import { form, reason } from '../../forms/index.ts';

/** What is said with asking for papers: why, where a contract stands already. */
export const contractRequestForm = form({ reason: reason({ isOptional: true }) });
