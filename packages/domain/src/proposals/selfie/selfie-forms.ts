import { type FormOf, form, text } from '../../forms/index.ts';

/** Why a doubtful selfie is accepted or refused, or a selfie erased. */
export const selfieReasonForm = form({ reason: text({ max: 500, hasLines: true }) });
export type SelfieReasonForm = FormOf<typeof selfieReasonForm>;
