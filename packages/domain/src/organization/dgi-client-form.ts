import { type FormOf, form, personDocument, personEmail, personName, personPhone } from '../forms/index.ts';
import { companyNameRule } from '../people/company-name.ts';

/** A client of the dealers' digital channel (DGI). Only the server can check for a duplicate. */
export const dgiClientForm = form({
  document: personDocument({ trail: { pt: 'Documento', en: 'Document' } }),
  // of a person or a company
  name: personName(companyNameRule),
  email: personEmail(),
  phone: personPhone({ isOptional: true }),
});
export type DgiClientForm = FormOf<typeof dgiClientForm>;
