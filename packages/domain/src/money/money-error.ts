export type MoneyErrorCode = 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'OUT_OF_RANGE';

/** An amount that cannot be money: not a number, more than two decimals, or too large to be exact. */
export class MoneyError extends RangeError {
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, value: string | number) {
    super(`${code}: ${value}`);
    this.name = 'MoneyError';
    this.code = code;
  }
}
