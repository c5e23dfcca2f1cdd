import { form, text } from '../forms/index.ts';

/** Why somebody gives a failed job up: its work is never done, so the trail says why. */
export const giveUpForm = form({ reason: text({ max: 500, hasLines: true }) });
