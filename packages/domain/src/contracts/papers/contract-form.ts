import { form, text } from '../../forms/index.ts';

/** What is said with asking for papers: why, where a contract stands already. */
export const contractRequestForm = form({ reason: text({ max: 500, isOptional: true, hasLines: true }) });
