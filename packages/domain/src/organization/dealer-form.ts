import { isState } from '../enumerations/states.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { type FormOf, form, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isZip } from '../people/contact.ts';
import { isPhone } from '../people/phone.ts';

/**
 * The registration of a dealer (docs/specification/organization.md#dealers); names are the wire's. Whether group, branch and city exist, and whether the BAC code is
 * free, only the server knows.
 */
export const dealerForm = form({
  document: text({ test: isCnpj, key: 'cnpj.invalid', clean: stripDocument }),
  companyName: text(),
  tradingName: text(),
  /** id of the group */
  dealerGroup: text(),
  /** id of the branch */
  region: text(),
  GMFcode: text({ test: /^\d{3}$/, key: 'gmfCode.invalid' }),
  baccode: text({ test: /^\d{6}$/, key: 'bacCode.invalid' }),
  phone: text({ test: isPhone, key: 'phone.invalid', clean: onlyDigits }),
  zipCode: text({ test: isZip, key: 'zip.invalid', clean: onlyDigits }),
  street: text(),
  number: text(),
  complement: text({ isOptional: true }),
  neighbourhood: text(),
  /** two-letter code */
  state: text({ test: isState }),
  city: text(),
});
export type DealerForm = FormOf<typeof dealerForm>;
