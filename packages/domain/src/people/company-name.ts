/**
 * The name of a company, a dealer, an insurer or a maker: it begins with a letter or a digit, has a letter, and otherwise
 * only signs that such names have ("C&A Modas S/A", "L'Oréal (Brasil)", "GM - Chevrolet", "Posto 3º+"). A spreadsheet
 * program never executes it as a formula.
 */
export const isCompanyName = (value: string): boolean =>
  /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} &.,/()+:!'’ºª°–-]*$/u.test(value.trim()) && /\p{L}/u.test(value);

/** The rule of a form's field that holds such a name. */
export const companyNameRule = { test: isCompanyName, key: 'companyName.invalid' } as const;
