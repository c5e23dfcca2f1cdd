import { describe, expect, it } from 'vitest';
import { changePasswordProblems, newPasswordProblems } from './new-password-form.ts';

const good = { currentPassword: 'Estrada-Antiga1', newPassword: 'Estrada-Segura1', confirmation: 'Estrada-Segura1' };
const problems = (change: Partial<typeof good>) =>
  changePasswordProblems({ ...good, ...change }).map(({ path, key }) => `${path} ${key}`);

describe('a first password', () => {
  it('is valid when it meets every rule and is repeated', () => {
    expect(newPasswordProblems(good)).toEqual([]);
  });

  it('is reported as missing, and so is its confirmation', () => {
    expect(newPasswordProblems({ newPassword: '', confirmation: '' })).toEqual([
      { path: 'newPassword', key: 'password.required' },
      { path: 'confirmation', key: 'password.confirmationRequired' },
    ]);
  });
});

describe('a change of password', () => {
  it('is valid when it is complete', () => {
    expect(problems({})).toEqual([]);
  });

  it('requires the current password', () => {
    expect(problems({ currentPassword: '' })).toEqual(['currentPassword password.required']);
  });

  it('refuses the current password as the new one', () => {
    expect(problems({ currentPassword: good.newPassword })).toEqual(['newPassword password.sameAsLast']);
  });

  it('names each failed rule, and a confirmation that differs', () => {
    expect(problems({ newPassword: 'estrada-segura', confirmation: 'estrada' })).toEqual([
      'newPassword password.tooShort',
      'newPassword password.digit',
      'newPassword password.upper',
      'confirmation password.confirmationDiffers',
    ]);
  });
});
