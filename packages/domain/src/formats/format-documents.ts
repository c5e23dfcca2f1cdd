/** Keeps the digits of a text. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * A document in its stored form: letters and digits only, letters in upper case (a CNPJ may contain letters since
 * 2026).
 */
export function stripDocument(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Writes a CPF with its mask, "123.456.789-09"; a text of another length only loses its mask. */
export function formatCpf(cpf: string): string {
  return onlyDigits(cpf).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** Writes a CNPJ with its mask, numeric or alphanumeric, "12.ABC.345/01DE-35"; a text of another length only loses its mask. */
export function formatCnpj(cnpj: string): string {
  return stripDocument(cnpj).replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}

/** Writes a document with the mask of its length: 11 characters are a CPF, everything else is treated as a CNPJ. */
export function formatDocument(document: string): string {
  return stripDocument(document).length === 11 ? formatCpf(document) : formatCnpj(document);
}

/** A masked document ("***.982.247-**") for a screen: raised asterisks would look like superscripts. */
export function showMasked(document: string): string {
  return document.replaceAll('*', '•');
}

/**
 * Writes a Brazilian phone number, "(11) 98765-4321", "(11) 3456-7890" or toll-free "0800 123 4567"; a number of another
 * length stays bare digits.
 */
export function formatPhone(phone: string): string {
  const digits = onlyDigits(phone).replace(/^55(?=\d{10,11}$)/, '');
  const tollFree = /^(0800)(\d{2,3})(\d{4})$/;
  if (tollFree.test(digits)) return digits.replace(tollFree, '$1 $2 $3');
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** A number as networks route it: Brazil's code before one that has none. */
const internationalPhone = (phone: string): string => {
  const digits = onlyDigits(phone);
  // an area code may be 55, too: a national number has at most eleven digits
  return phone.trim().startsWith('+') || /^55\d{10,11}$/.test(digits) ? digits : `55${digits}`;
};

/** The address that calls a number, such as "tel:+5511987654321"; a toll-free one is called as it is written. */
export const callAddress = (phone: string): string =>
  /^0\d+$/.test(onlyDigits(phone)) ? `tel:${onlyDigits(phone)}` : `tel:+${internationalPhone(phone)}`;

/** The address that opens WhatsApp with a number, if one is known, and a prepared text. */
export const whatsAppAddress = (phone: string, text = ''): string =>
  `https://wa.me/${phone ? internationalPhone(phone) : ''}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** Writes a postal code, "01310-100". */
export function formatZip(zip: string): string {
  return onlyDigits(zip).replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

/** The 47 digits of a payment slip in the groups that banks print: "00094.55452 57257.180620 98651.436333 9 16660000576190". */
export const formatSlipLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
