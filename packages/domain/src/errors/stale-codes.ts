/** Codes of the catalogue that say: the record was changed after the person had opened it. Their `name` is who changed it. */
export const staleCodes: readonly string[] = ['SET001', 'PRS001'];
