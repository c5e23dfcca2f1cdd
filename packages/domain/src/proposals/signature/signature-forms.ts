import { type FormOf, form, text } from '../../forms/index.ts';

/** Why the papers that are out to be signed are called back. */
export const signatureCancelForm = form({ reason: text({ max: 500, hasLines: true }) });
export type SignatureCancelForm = FormOf<typeof signatureCancelForm>;
