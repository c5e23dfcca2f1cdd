/** A vehicle plate: 7 letters or digits; the hyphen of the older form ("ABC-1234") is tolerated. */
export function isPlate(value: string): boolean {
  return /^[A-Z\d]{3}-?[A-Z\d]{4}$/i.test(value);
}

/** A chassis number: 17 letters or digits, never I, O or Q. No check digit: Brazilian chassis need not carry one. */
export function isChassis(value: string): boolean {
  return /^[A-HJ-NPR-Z\d]{17}$/i.test(value);
}
