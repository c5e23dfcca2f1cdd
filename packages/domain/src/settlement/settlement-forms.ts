import { date, type FormOf, form, text } from '../forms/index.ts';

/** A lien that was noted outside the portal, as it is typed. */
export const manualLienForm = form({
  registration: text({ max: 40 }),
  registeredOn: date(),
  reason: text({ max: 500, hasLines: true }),
});
export type ManualLienForm = FormOf<typeof manualLienForm>;
