const DOCUMENT_IN_TEXT = /\b[0-9A-Z]{12}\d{2}\b|\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g;
const MAX_STORED_CHARACTERS = 4096;

/** Hides the ends of a CPF or CNPJ, as public registers do: `***456789**`. Anything shorter is hidden whole. */
function maskDocument(value: string): string {
  if (value.length < 11) return '***';
  return `***${value.slice(3, 9)}${'*'.repeat(value.length - 9)}`;
}

/** Keeps the first letter and the domain of an address: `a***@dominio.com.br`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${address[0]}***${address.slice(at)}`;
}

const maskedFields: Record<string, (value: string) => string> = {
  document: maskDocument,
  name: (value) => value.replace(/(\p{L})\p{L}*/gu, '$1.'),
  birthDate: (value) => `${value.slice(0, 4)}-**-**`,
};

function mask(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    return maskedFields[field]?.(value) ?? value.replace(DOCUMENT_IN_TEXT, maskDocument);
  }
  if (Array.isArray(value)) return value.map((entry) => mask(entry, field));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mask(entry, key)]));
  }
  return value;
}

/**
 * A request body as it may be shown to whoever watches the sandbox: documents, names and birth dates are masked,
 * documents written inside free text too. A body too large to be looked at is replaced by a note of its size.
 */
export function maskBody(body: unknown): unknown {
  if (body === undefined) return null;
  const size = JSON.stringify(body).length;
  return size > MAX_STORED_CHARACTERS ? { omittedCharacters: size } : mask(body, '');
}
