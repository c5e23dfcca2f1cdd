import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { isEmail } from '../people/contact.ts';
import { isDocumentOf } from '../people/document.ts';
import { isFullName } from '../people/full-name.ts';
import { isMobile, isPhone } from '../people/phone.ts';
import { type TextField, type TextOptions, text } from './fields.ts';

// functions, so that a page of clients loads only those that its form calls
const personal = true;
const phoneInput = { kind: 'phone', max: 20, personal, clean: onlyDigits } as const;

const isDocument = (typed: string) =>
  isDocumentOf('PF', stripDocument(typed)) || isDocumentOf('PJ', stripDocument(typed));

/** The full name of a person. */
export const personName = (more: TextOptions = {}): TextField =>
  text('Nome', 'Name', { personal, test: isFullName, key: 'fullName.invalid', ...more });

/** A landline or mobile number with area code, stored as digits. */
export const personPhone = (more: TextOptions = {}): TextField =>
  text('Telefone', 'Telephone', { ...phoneInput, test: isPhone, key: 'phone.invalid', ...more });

/** A mobile number, stored as digits. */
export const personMobile = (more: TextOptions = {}): TextField =>
  text('Celular', 'Mobile', { ...phoneInput, test: isMobile, key: 'mobile.invalid', ...more });

/** The mailbox of a person. */
export const personEmail = (more: TextOptions = {}): TextField =>
  text('E-mail', 'E-mail', { max: 254, personal, test: isEmail, key: 'email.invalid', ...more });

/** A CPF or CNPJ, stored without its mask, in a form that itself checks it against the kind of person. */
export const documentByKind = (more: TextOptions = {}): TextField =>
  text('CPF ou CNPJ', 'CPF or CNPJ', { kind: 'document', max: 18, personal, clean: stripDocument, ...more });

/** A CPF or CNPJ, stored without its mask. */
export const personDocument = (more: TextOptions = {}): TextField =>
  documentByKind({ test: isDocument, key: 'document.invalid', ...more });
