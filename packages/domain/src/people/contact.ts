/** An e-mail address: one @, a dot in the domain, no spaces, at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@"(),:;<>[\]\\]{1,64}@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(value);
}

/** A postal code (CEP): 8 digits, with or without the hyphen, not all zeros. */
export function isZip(value: string): boolean {
  return /^\d{5}-?\d{3}$/.test(value) && !/^0{5}-?0{3}$/.test(value);
}
