import { date, type FormOf, form, reason, text } from '../forms/index.ts';

/** A lien that was noted outside the portal, as it is typed. */
export const manualLienForm = form({
  registration: text('Número do registro', 'Registration number', { max: 40 }),
  registeredOn: date('Registrado em', 'Registered on'),
  reason: reason(),
});
export type ManualLienForm = FormOf<typeof manualLienForm>;
