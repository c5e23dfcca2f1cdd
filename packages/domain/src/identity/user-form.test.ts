import { describe, expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';
import { accountStatus, changeAccount } from './user-account.ts';
import { normaliseUser, tiesGmfToDealer, type UserForm, userProblems } from './user-form.ts';

const seller: UserForm = {
  groupName: 'seller',
  username: 'ana.lima',
  name: 'Ana Lima',
  email: 'ana.lima@autovia.example',
  document: '',
  redirectURL: '',
  dealers: ['d1', 'd2'],
  dealerDefault: 'd2',
  regions: [],
  permissions: { insuranceContracting: true },
};
const finance: UserForm = { ...seller, groupName: 'finance', dealers: [], dealerDefault: '' };
const problems = (part: Partial<UserForm>, form = seller) =>
  userProblems({ ...form, ...part }).map(({ path, key }) => `${path} ${key}`);

describe('the registration of a user', () => {
  it('is valid when it is complete', () => {
    expect([problems({}), problems({}, finance)]).toEqual([[], []]);
  });

  it('requires profile, username, name and e-mail', () => {
    expect(problems({ groupName: '', username: ' ', name: ' ', email: '' })).toEqual([
      'groupName required',
      'username username.required',
      'name required',
      'email required',
    ]);
  });

  it.each([
    [{ groupName: 'king' }, 'groupName value.notAllowed'],
    [{ username: 'ab' }, 'username username.invalid'],
    [{ username: 'joão' }, 'username username.invalid'],
    [{ username: '.ana' }, 'username username.invalid'],
    [{ username: 'a'.repeat(61) }, 'username text.tooLong'],
    [{ name: 'a'.repeat(101) }, 'name text.tooLong'],
    [{ name: 'Ana\u202ELima' }, 'name text.hiddenCharacters'],
    [{ email: 'ana.lima' }, 'email email.invalid'],
    [{ dealers: [] }, 'dealers dealers.required'],
    [{ dealerDefault: '' }, 'dealerDefault dealerDefault.required'],
    [{ dealerDefault: 'd9' }, 'dealerDefault dealerDefault.required'],
    [{ groupName: 'customer' }, 'document document.ofCustomer'],
    [{ groupName: 'customer', document: '529.982.247-24' }, 'document document.invalid'],
    [{ groupName: 'finance', dealers: [], redirectURL: 'sso.example/entrar' }, 'redirectURL redirectURL.invalid'],
    [{ groupName: 'finance', dealers: [], redirectURL: 'javascript:alert(1)' }, 'redirectURL redirectURL.invalid'],
    [
      { groupName: 'finance', dealers: [], redirectURL: `https://a/${'x'.repeat(500)}` },
      'redirectURL redirectURL.invalid',
    ],
    [{ groupName: 'representante', dealers: [] }, 'regions regions.required'],
  ] as const)('refuses %j', (part, problem) => {
    expect(problems(part as Partial<UserForm>)).toEqual([problem]);
  });

  it('does not allow dealers for a GMF user', () => {
    expect(tiesGmfToDealer({ groupName: 'finance', dealers: ['d1'] })).toBe(true);
    expect(tiesGmfToDealer(finance)).toBe(false);
    expect(tiesGmfToDealer(seller)).toBe(false);
  });

  it('is normalised, and drops what the profile does not use', () => {
    expect(
      normaliseUser({ ...seller, username: ' ana. lima ', name: ' Ana  Lima ', dealers: ['d1', 'd1', 'd2'] }),
    ).toEqual({
      ...seller,
      username: 'ANA.LIMA',
      permissions: { insuranceContracting: false },
    });
    expect(normaliseUser({ ...seller, document: '529.982.247-25' }).document).toBe('');
    expect(normaliseUser({ ...seller, groupName: 'customer', document: '529.982.247-25' }).document).toBe(
      '52998224725',
    );
    const redirectURL = ' https://sso.example/entrar ';
    expect(normaliseUser({ ...finance, redirectURL }).redirectURL).toBe('https://sso.example/entrar');
    expect(normaliseUser({ ...seller, redirectURL }).redirectURL).toBe('');
    expect(normaliseUser({ ...seller, groupName: 'representante', regions: ['r1', 'r1'] })).toMatchObject({
      dealers: [],
      dealerDefault: '',
      regions: ['r1'],
      permissions: { insuranceContracting: false },
    });
  });
});

describe('a user account', () => {
  const open = { enabled: true, isBlocked: false };

  it('is enabled, disabled or blocked', () => {
    expect([open, { ...open, isBlocked: true }, { enabled: false, isBlocked: true }].map(accountStatus)).toEqual([
      'enabled',
      'blocked',
      'disabled',
    ]);
  });

  it('mails a code when the account is enabled again or its password is reset', () => {
    expect(changeAccount('enable', { enabled: false, isBlocked: true })).toEqual({
      ...open,
      mailsCode: true,
      endsSessions: false,
    });
    expect(changeAccount('unblock', { ...open, isBlocked: true })).toMatchObject({ ...open, mailsCode: true });
    expect(changeAccount('resetPassword', open)).toMatchObject({ ...open, mailsCode: true, endsSessions: true });
    expect(changeAccount('unblock', { enabled: false, isBlocked: true })).toMatchObject({ mailsCode: false });
  });

  it('ends all sessions when it is unblocked, so that no earlier session becomes valid again', () => {
    expect(changeAccount('unblock', { ...open, isBlocked: true })).toMatchObject({ endsSessions: true });
  });

  it('ends the sessions when it is disabled', () => {
    expect(changeAccount('disable', open)).toEqual({
      enabled: false,
      isBlocked: false,
      mailsCode: false,
      endsSessions: true,
    });
  });

  it('is not changed when it already has the requested state', () => {
    expect([
      changeAccount('enable', open),
      changeAccount('disable', { ...open, enabled: false }),
      changeAccount('unblock', open),
    ]).toEqual([null, null, null]);
  });

  it.each([
    { enabled: false, isBlocked: false },
    { enabled: true, isBlocked: true },
  ])('refuses a password reset while it is %j', (state) => {
    expect(() => changeAccount('resetPassword', state)).toThrow(expect.objectContaining({ code: 'USE023' }));
  });
});

it.each([
  ['ana.lima@autovia.example', 'a***@autovia.example'],
  ['no address', '***'],
])('shows the status %s as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
