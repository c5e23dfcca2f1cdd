import { date, type FormOf, form, reason, text } from '../forms/index.ts';

/** The form of a lien that was registered outside the portal. */
export const manualLienForm = form({
  registration: text('Número do registro', 'Registration number', { max: 40 }),
  registeredOn: date('Registrado em', 'Registered on'),
  reason: reason(),
});
export type ManualLienForm = FormOf<typeof manualLienForm>;
