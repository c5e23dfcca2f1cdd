import { describe, expect, it } from 'vitest';
import { isAccount, isBank, isBranch } from './bank-account.ts';

/** Published examples of the banks' rules. */
const known = [
  { name: 'Banco do Brasil', bank: '001', branch: '15849', account: '002101696' },
  { name: 'Santander', bank: '033', branch: '0189', account: '010174179' },
  { name: 'Bradesco', bank: '237', branch: '14257', account: '02380692' },
  { name: 'Itaú', bank: '341', branch: '2545', account: '023661' },
];

describe.each(known)('an account at $name', ({ bank, branch, account }) => {
  it('is accepted with its check digits, also without leading zeros', () => {
    expect([isBranch(branch, bank), isAccount(account, { bank, branch })]).toEqual([true, true]);
    expect(isAccount(account.replace(/^0+/, ''), { bank, branch })).toBe(true);
  });

  it('is refused with any other check digit, and with a digit too many', () => {
    const number = account.slice(0, -1);
    const digits = [...'0123456789XP'].filter((digit) => isAccount(`${number}${digit}`, { bank, branch }));
    expect(digits).toEqual([account.slice(-1)]);
    expect(isAccount(`9${account}`, { bank, branch })).toBe(false);
    expect(isBranch(`9${branch}`, bank)).toBe(false);
  });
});

it('is checked by its form alone where the rule of the bank is not known', () => {
  expect(isBank('756')).toBe(true);
  expect(isBank('75')).toBe(false);
  expect([isBranch('3069', '756'), isBranch('', '756'), isBranch('12-3', '756')]).toEqual([true, false, false]);
  expect(isAccount('1234567', { bank: '756', branch: '3069' })).toBe(true);
  expect(isAccount('12a', { bank: '756', branch: '3069' })).toBe(false);
});

it.each([
  ['001', '0000X'],
  ['237', '0000P'],
])('never needs a letter where the remainder is not ten: bank %s', (bank, branch) => {
  expect(isBranch(branch, bank)).toBe(false);
});
