import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { type FormOf, form, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { companyNameRule } from '../people/company-name.ts';
import { isEmail } from '../people/contact.ts';
import { isCpf } from '../people/cpf.ts';
import { isPhone } from '../people/phone.ts';

const personal = true;

/** A client of the dealers' digital channel (DGI). Only the server can check for a duplicate. */
export const dgiClientForm = form({
  document: text('CPF ou CNPJ', 'CPF or CNPJ', {
    kind: 'document',
    trail: { pt: 'Documento', en: 'Document' },
    personal,
    test: (value) => isCpf(stripDocument(value)) || isCnpj(value),
    key: 'document.invalid',
    clean: stripDocument,
  }),
  // of a person or a company
  name: text('Nome', 'Name', { personal, ...companyNameRule }),
  email: text('E-mail', 'E-mail', { personal, test: isEmail, key: 'email.invalid' }),
  phone: text('Telefone', 'Phone', {
    kind: 'phone',
    personal,
    isOptional: true,
    test: isPhone,
    key: 'phone.invalid',
    clean: onlyDigits,
  }),
});
export type DgiClientForm = FormOf<typeof dgiClientForm>;
