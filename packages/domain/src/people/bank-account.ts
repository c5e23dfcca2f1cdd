/** How a bank computes the check digits of its branches and accounts. Absent rules are not checked. */
type BankRules = {
  /** digits of a branch without its check digit, and that digit */
  readonly branch: { readonly digits: number; readonly checkDigit?: (branch: string) => string };
  /** digits of an account without its check digit */
  readonly account: { readonly digits: number; readonly checkDigit: (account: string, branch: string) => string };
};

const weighted = (digits: string, weights: readonly number[]): number[] =>
  [...digits].map((digit, place) => Number(digit) * weights[place]!);
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** 11 less the remainder by 11; 10 is written as a letter, 11 as 0. */
const byEleven = (weights: readonly number[], ten: string) => (digits: string) => {
  const digit = 11 - (sum(weighted(digits, weights)) % 11);
  return digit === 10 ? ten : String(digit % 11);
};
const toTen = (total: number): string => String((10 - (total % 10)) % 10);

/** The rules that each bank publishes for debits, by its code. */
const rules: Readonly<Record<string, BankRules>> = {
  // Banco do Brasil
  '001': {
    branch: { digits: 4, checkDigit: byEleven([5, 4, 3, 2], 'X') },
    account: { digits: 8, checkDigit: byEleven([9, 8, 7, 6, 5, 4, 3, 2], 'X') },
  },
  // Santander
  '033': {
    branch: { digits: 4 },
    account: {
      digits: 8,
      checkDigit: (account, branch) =>
        toTen(
          sum(weighted(`${branch}00${account}`, [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3]).map((part) => part % 10)),
        ),
    },
  },
  // Bradesco
  '237': {
    branch: { digits: 4, checkDigit: byEleven([5, 4, 3, 2], 'P') },
    account: { digits: 7, checkDigit: byEleven([2, 7, 6, 5, 4, 3, 2], 'P') },
  },
  // Itaú
  '341': {
    branch: { digits: 4 },
    account: {
      digits: 5,
      checkDigit: (account, branch) =>
        toTen(
          sum(
            weighted(`${branch}${account}`, [2, 1, 2, 1, 2, 1, 2, 1, 2]).map(
              (part) => Math.floor(part / 10) + (part % 10),
            ),
          ),
        ),
    },
  },
};

/** A code of three digits. */
export const isBank = (bank: string): boolean => /^\d{3}$/.test(bank);

/** Whether a branch can exist at a bank: with its check digit where the bank's branches have one. Without separators. */
export function isBranch(branch: string, bank: string): boolean {
  const rule = rules[bank]?.branch;
  if (!rule) return /^\d{1,5}[0-9XP]?$/.test(branch);
  if (!rule.checkDigit) return new RegExp(`^\\d{${rule.digits}}$`).test(branch);
  const number = branch.slice(0, -1);
  return new RegExp(`^\\d{${rule.digits}}$`).test(number) && rule.checkDigit(number) === branch.slice(-1);
}

/**
 * Whether an account can exist at a branch of a bank: by its check digit, its last character, where the bank's rule is
 * known. Leading zeros may be missing. Without separators.
 */
export function isAccount(account: string, { bank, branch }: { bank: string; branch: string }): boolean {
  const rule = rules[bank];
  if (!rule) return /^\d{1,12}[0-9XP]$/.test(account);
  const number = account.slice(0, -1).padStart(rule.account.digits, '0');
  return (
    new RegExp(`^\\d{${rule.account.digits}}$`).test(number) &&
    rule.account.checkDigit(number, branch.slice(0, rule.branch.digits).padStart(rule.branch.digits, '0')) ===
      account.slice(-1)
  );
}
