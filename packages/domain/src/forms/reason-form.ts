import { reason } from './fields.ts';
import { form } from './form.ts';

/** The form of an act that needs only a reason: the trail stores it as typed. */
export const reasonForm = form({ reason: reason() });
