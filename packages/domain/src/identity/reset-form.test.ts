import { expect, it } from 'vitest';
import { resetFormProblems } from './reset-form.ts';

const good = { verificationCode: '048213', newPassword: 'Estrada-Segura1', confirmation: 'Estrada-Segura1' };
const problems = (change: Partial<typeof good>) =>
  resetFormProblems({ ...good, ...change }).map(({ path, key }) => `${path} ${key}`);

it('accepts a valid form, also when the code was copied with spaces', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ verificationCode: ' 048 213\n' })).toEqual([]);
});

it('names every missing field', () => {
  expect(problems({ verificationCode: ' ', newPassword: '', confirmation: '' })).toEqual([
    'verificationCode verificationCode.required',
    'newPassword password.required',
    'confirmation password.confirmationRequired',
  ]);
});

it.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '-12345'])('refuses %j as a code', (verificationCode) => {
  expect(problems({ verificationCode })).toEqual(['verificationCode verificationCode.format']);
});

it('names each failed rule of the password, and a confirmation that differs', () => {
  expect(problems({ newPassword: 'estrada-segura', confirmation: 'estrada-segurA' })).toEqual([
    'newPassword password.tooShort',
    'newPassword password.digit',
    'newPassword password.upper',
    'confirmation password.confirmationDiffers',
  ]);
});
