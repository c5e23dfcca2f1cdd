import type { FieldProblem } from '../errors/domain-error.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isEmail } from '../people/contact.ts';
import { isCpf } from '../people/cpf.ts';
import { isPhone } from '../people/phone.ts';
import type { MessageKey } from '../validation/messages.ts';

/** A client of the dealers' digital channel (DGI) as a form holds it: everything is text, '' is not given. */
export type DgiClientForm = { document: string; name: string; email: string; phone: string };

type Rule = { path: keyof DgiClientForm; isOptional?: true; test: (value: string) => boolean; key: MessageKey };
const textLimit = 100;
const rules: readonly Rule[] = [
  { path: 'document', test: (value) => isCpf(stripDocument(value)) || isCnpj(value), key: 'document.invalid' },
  { path: 'name', test: () => true, key: 'required' },
  { path: 'email', test: isEmail, key: 'email.invalid' },
  { path: 'phone', isOptional: true, test: isPhone, key: 'phone.invalid' },
];

/** What is missing or wrong, in the order of the form. Whether the client is there already, only the server knows. */
export function dgiClientProblems(form: DgiClientForm): FieldProblem[] {
  return rules.flatMap(({ path, isOptional, test, key }): FieldProblem[] => {
    const value = form[path].trim();
    if (value === '') return isOptional ? [] : [{ path, key: 'required' }];
    if (value.length > textLimit) return [{ path, key: 'text.tooLong', params: { max: textLimit } }];
    return test(value) ? [] : [{ path, key }];
  });
}

/** The form as it is kept: no blanks around, no masks. */
export function normaliseDgiClient(form: DgiClientForm): DgiClientForm {
  return {
    document: stripDocument(form.document),
    name: form.name.trim(),
    email: form.email.trim(),
    phone: onlyDigits(form.phone),
  };
}
