import { isState } from '../enumerations/states.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { type FormOf, form, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { companyNameRule } from '../people/company-name.ts';
import { isZip } from '../people/contact.ts';
import { isPhone } from '../people/phone.ts';

/**
 * The registration of a dealer (docs/specification/organization.md#dealers); names are the wire's. Whether group, branch and city exist, and whether the BAC code is
 * free, only the server knows.
 */
export const dealerForm = form({
  document: text('CNPJ', 'CNPJ', { test: isCnpj, key: 'cnpj.invalid', clean: stripDocument }),
  companyName: text('Razão social', 'Company name', companyNameRule),
  tradingName: text('Nome fantasia', 'Trading name', companyNameRule),
  /** id of the group */
  dealerGroup: text('Grupo', 'Group'),
  /** id of the branch */
  region: text('Regional', 'Branch'),
  GMFcode: text('Código GMF', 'GMF code', { test: /^\d{3}$/, key: 'gmfCode.invalid' }),
  baccode: text('Código BAC', 'BAC code', { test: /^\d{6}$/, key: 'bacCode.invalid' }),
  phone: text('Telefone', 'Phone', { test: isPhone, key: 'phone.invalid', clean: onlyDigits }),
  zipCode: text('CEP', 'Postal code', { test: isZip, key: 'zip.invalid', clean: onlyDigits }),
  street: text('Logradouro', 'Street'),
  number: text('Número', 'Number'),
  complement: text('Complemento', 'Address line 2', { isOptional: true }),
  neighbourhood: text('Bairro', 'Neighbourhood'),
  /** two-letter code */
  state: text('Estado', 'State', { test: isState }),
  city: text('Cidade', 'City'),
});
export type DealerForm = FormOf<typeof dealerForm>;
