import { reason } from './fields.ts';
import { form } from './form.ts';

/** Why somebody does what wants a reason, and nothing else: the trail keeps it as it was typed. */
export const reasonForm = form({ reason: reason() });
