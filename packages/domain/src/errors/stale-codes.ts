/**
 * Codes of the catalogue for a record that was changed after the user had opened it. Their `name` is the user who
 * changed it.
 */
export const staleCodes: readonly string[] = ['SET001', 'PRS001'];
