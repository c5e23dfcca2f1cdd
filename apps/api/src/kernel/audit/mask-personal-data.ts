/** Fields whose value identifies a person or opens an account, wherever they stand in a record. */
const hidden = /^(password|passwordHash|idToken|permissionToken|refreshToken|selfie|image)$/i;
const masked =
  /(document|documentNr|documentNumber|cpf|cnpj|email|phone|phoneNumber|cellNumber|name|motherName|street|number|birthDate|complement)$/i;

/** `12345678909` → `*******8909`: enough to recognise, too little to use. */
function maskValue(value: string): string {
  const shown = value.length > 6 ? 4 : 0;
  return '*'.repeat(value.length - shown) + value.slice(value.length - shown);
}

/** CPF, CNPJ or e-mail address in the middle of a text. */
const mention =
  /[^\s@,;:<>()]+@[^\s@,;:<>()]+\.\w+|\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b|\b\w{2}\.?\w{3}\.?\w{3}\/?\d{4}-?\d{2}\b/g;

/** A text that somebody typed, or that a failure tells, without the documents and addresses in it. */
export const maskMentions = (text: string): string => text.replace(mention, maskValue);

/**
 * A copy of a record fit for the audit trail: personal values masked, secrets left out, dates as text.
 * The trail keeps references and masked values, never whole documents or images.
 */
export function maskPersonalData<Value>(value: Value): Value {
  return mask(value, '') as Value;
}

function mask(value: unknown, key: string): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !hidden.test(name))
        .map(([name, part]) => [name, mask(part, name)]),
    );
  if (typeof value !== 'string' || value === '') return value;
  return masked.test(key) ? maskValue(value) : maskMentions(value);
}
