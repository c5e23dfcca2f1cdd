export type LoanErrorCode =
  | 'MISSING_FIELD'
  | 'BAD_NUMBER'
  | 'UNKNOWN_KIND'
  | 'NOTHING_FINANCED'
  | 'NO_POSITIVE_INSTALMENT'
  | 'OUT_OF_RANGE';

/** A loan that cannot be computed. `field` names the input that prevents it. */
export class LoanError extends Error {
  readonly code: LoanErrorCode;
  readonly field: string;

  constructor(code: LoanErrorCode, field: string) {
    super(`${code}: ${field}`);
    this.name = 'LoanError';
    this.code = code;
    this.field = field;
  }
}
