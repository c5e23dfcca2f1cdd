import { expect, expectTypeOf, it } from 'vitest';
import {
  choice,
  date,
  type FormOf,
  flag,
  form,
  fraction,
  minutes,
  reason,
  text,
  trailFieldsOf,
  year,
} from './index.ts';

const campaign = form(
  {
    title: text('Título', 'Title', { max: 10, clean: (value) => value.replace(/\s+/g, ' ') }),
    code: text('Código', 'Code', { test: /^\d{2}$/, key: 'gmfBranch.invalid', isOptional: true }),
    modelYear: year('Ano', 'Year'),
    wait: minutes('Espera', 'Wait', 1, 1_440),
    kind: choice('Tipo', 'Kind', { NAC: { pt: 'Nacional', en: 'National' }, REGI: { pt: 'Regional', en: 'Regional' } }),
    isOpen: flag('Aberta', 'Open'),
  },
  ({ modelYear, kind }) => (kind === 'NAC' && modelYear < 2000 ? [{ path: 'modelYear', key: 'value.notAllowed' }] : []),
);
const good: FormOf<typeof campaign> = {
  title: 'Verão',
  code: '',
  modelYear: 2026,
  wait: 30,
  kind: 'NAC',
  isOpen: false,
};
const saidOf = (changes: Partial<typeof good>) =>
  campaign.problems({ ...good, ...changes }).map(({ path, key }) => `${path} ${key}`);

it('is valid when every field is, and normalises texts', () => {
  expect(saidOf({})).toEqual([]);
  expect(campaign.normalise({ ...good, title: '  Verão   em  ' }).title).toBe('Verão em');
  expect(campaign.fields.wait).toMatchObject({
    kind: 'number',
    pt: 'Espera',
    en: 'Wait',
    required: true,
    unit: 'minutes',
    min: 1,
    max: 1_440,
  });
});

it('names missing fields in the order of the form', () => {
  const nothing = { title: ' ', code: '', modelYear: null, wait: null, kind: '', isOpen: false } as const;
  expect(saidOf(nothing)).toEqual(['title required', 'modelYear required', 'wait required', 'kind required']);
});

it.each([
  [{ title: 'A'.repeat(11) }, 'title text.tooLong'],
  [{ title: 'Ver\u202Eão' }, 'title text.hiddenCharacters'],
  [{ code: '123' }, 'code gmfBranch.invalid'],
  [{ wait: 0 }, 'wait number.between'],
  [{ wait: 1_441 }, 'wait number.between'],
  [{ wait: 1.5 }, 'wait number.invalid'],
  [{ wait: Number.NaN }, 'wait number.invalid'],
  [{ kind: 'XXX' as 'NAC' }, 'kind value.notAllowed'],
  [{ isOpen: undefined as never }, 'isOpen required'],
])('refuses %j', (changes, problem) => {
  expect(saidOf(changes)).toEqual([problem]);
});

it('reports a text that is too long with the message of its field', () => {
  const named = form({ name: text('Nome', 'Name', { max: 3, tooLong: 'campaignName.tooLong' }) });
  expect(named.problems({ name: 'Verão' })).toEqual([
    { path: 'name', key: 'campaignName.tooLong', params: { max: 3 } },
  ]);
});

it('reports a missing text with the message of its field', () => {
  const account = form({ username: text('Usuário', 'Username', { missing: 'username.required' }) });
  expect(account.problems({ username: ' ' })).toEqual([{ path: 'username', key: 'username.required' }]);
});

it('provides the audit labels of its fields', () => {
  expect(trailFieldsOf({ name: text('Nome', 'Name'), isOpen: flag('Aberta', 'Open') })).toEqual({
    name: { pt: 'Nome', en: 'Name' },
    isOpen: { pt: 'Aberta', en: 'Open' },
  });
});

it('checks rules between fields only once each field is valid', () => {
  expect(saidOf({ modelYear: 1999 })).toEqual(['modelYear value.notAllowed']);
  expect(saidOf({ modelYear: 1999, kind: 'REGI' })).toEqual([]);
  expect(saidOf({ modelYear: 1999, title: '' })).toEqual(['title required']);
});

it('infers the types of the form input and of the normalised values', () => {
  expectTypeOf<FormOf<typeof campaign>>().toEqualTypeOf<{
    title: string;
    code: string;
    modelYear: number | null;
    wait: number | null;
    kind: 'NAC' | 'REGI' | '';
    isOpen: boolean;
  }>();
  expectTypeOf(campaign.normalise(good)).toEqualTypeOf<{
    title: string;
    code: string;
    modelYear: number;
    wait: number;
    kind: 'NAC' | 'REGI';
    isOpen: boolean;
  }>();
});

it('accepts line breaks only in multi-line fields, and hidden characters in none', () => {
  const both = form({ name: text('Nome', 'Name'), reason: reason() });
  expect(both.problems({ name: 'Ana', reason: 'Falta renda.\nFalta avalista.' })).toEqual([]);
  expect(both.problems({ name: 'Ana\nPrado', reason: 'ok \u202Egpj.exe' }).map(({ path, key }) => [path, key])).toEqual(
    [
      ['name', 'text.hiddenCharacters'],
      ['reason', 'text.hiddenCharacters'],
    ],
  );
});

it.each([
  ['0', []],
  ['0.02', []],
  ['0.0149', []],
  ['', ['rate required']],
  ['0.0201', ['rate number.outOfRange']],
  ['0.00149', ['rate number.outOfRange']],
  ['-0.01', ['rate number.outOfRange']],
  ['0,01', ['rate number.outOfRange']],
  ['1e-2', ['rate number.outOfRange']],
])('accepts a share up to its maximum, with the allowed decimals: %j', (rate, said) => {
  const shared = form({ rate: fraction('Taxa', 'Rate', 0.02, { decimals: 2 }) });
  expect(shared.problems({ rate }).map(({ path, key }) => `${path} ${key}`)).toEqual(said);
});

it.each([
  ['2026-02-28', []],
  ['', ['on required']],
  ['2026-02-30', ['on date.invalid']],
  ['28/02/20', ['on date.invalid']],
])('accepts only days that exist: %j', (on, said) => {
  expect(
    form({ on: date('Em', 'On') })
      .problems({ on })
      .map(({ path, key }) => `${path} ${key}`),
  ).toEqual(said);
});
