import { form, text } from '../../forms/index.ts';

/** Why the client should not pay the registration fee, or why he should: as it is typed with a request and with a refusal. */
export const exemptionReasonForm = form({ reason: text({ max: 500, hasLines: true }) });
