import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';

/** A CPF for a natural person (PF), a CNPJ for a legal person (PJ). */
export function isDocumentOf(personType: 'PF' | 'PJ', value: string): boolean {
  return personType === 'PF' ? isCpf(value) : isCnpj(value);
}

/**
 * The document of a seller: CPF if up to 14 characters, CNPJ otherwise. The length is that of the value as shown, with its
 * mask ("000.000.000-00" has 14), so a CNPJ stored bare (14 characters) is still taken as a CNPJ.
 */
export function isSellerDocument(value: string): boolean {
  const bareLength = value.replace(/[^\dA-Za-z]/g, '').length;
  return bareLength <= 11 ? isCpf(value) : isCnpj(value);
}
