import { states } from '../enumerations/states.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { centavos, choice, form, fraction, type StoredValues, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isEmail, isZip } from '../people/contact.ts';
import { asOneLine } from '../validation/hidden-characters.ts';

const mostCents = 1_000_000_000_00;

/**
 * Who lends, on which terms a client pays late, and up to where one person of finance decides. A row holds until the next
 * one begins. CDC art. 52 §1: the fine for paying late is 2 % at most.
 */
export const lenderForm = form(
  {
    name: text({ max: 60 }),
    cnpj: text({ test: isCnpj, key: 'cnpj.invalid', clean: stripDocument }),
    /** street and number, in one line */
    address: text(),
    city: text(),
    /** two-letter code of the state; `state` is where the row stands */
    uf: choice(...states.map(({ id }) => id)),
    zipCode: text({ test: isZip, key: 'zip.invalid', clean: onlyDigits }),
    email: text({ max: 254, test: isEmail, key: 'email.invalid' }),
    arrearsRateMonthly: fraction(0.2, { decimals: 2 }),
    lateFineRate: fraction(0.02, { decimals: 2 }),
    /** what else is charged of who pays late: a paragraph, whatever lines it was typed in */
    otherCharges: text({ max: 500, isOptional: true, hasLines: true, clean: asOneLine }),
    /** one person of finance decides a credit up to and including this */
    aloneUpToCents: centavos(0, mostCents),
    /** above this two must; the same amount leaves nothing between */
    fourEyesAboveCents: centavos(0, mostCents),
  },
  ({ aloneUpToCents, fourEyesAboveCents }) =>
    aloneUpToCents <= fourEyesAboveCents ? [] : [{ path: 'fourEyesAboveCents', key: 'lender.fourEyesBelowAlone' }],
);

/** What a row says beside from when it holds. */
export type LenderValues = StoredValues<(typeof lenderForm)['fields']>;
