import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  closedChoice,
  constant,
  cpf,
  date,
  group,
  list,
  money,
  part,
  percent,
  requiredList,
  rowsOf,
  text,
  yesNo,
} from './declare.ts';
import {
  emptyOf,
  fieldsOf,
  findRow,
  missing,
  normalised,
  stateAt,
  type Typed,
  trailChoices,
  trailFields,
  typedOf,
} from './rows.ts';
import { must, type Values } from './ui.ts';

const required = true;
const today = Temporal.PlainDate.from('2026-11-21');
const statuses = [
  { id: 1, pt: 'Solteiro', en: 'Single' },
  { id: 2, pt: 'Casado', en: 'Married' },
] as const;
const roles = [{ id: 'BOSS', pt: 'Chefe', en: 'Boss' }] as const;
type Person = { statusId?: unknown };

const person = z.strictObject({
  kind: constant('Tipo', 'Kind', 'PF', []),
  version: z.number(),
  document: cpf('CPF do cliente', "Client's CPF", { required, trail: { pt: 'Documento', en: 'Document' } }),
  family: group('Família', 'Family', {
    statusId: choice('Estado civil', 'Marital status', statuses, { required }),
    partner: part(
      'Cônjuge',
      'Spouse',
      { name: text('Nome do cônjuge', "Spouse's name", { max: 10, required, personal: true }) },
      { when: ({ statusId }: Person) => statusId === 2 },
    ),
    since: date('Desde', 'Since', {
      required: (_family, { document }: { document?: unknown }) => document !== '',
      missing: 'date.invalid',
    }),
  }),
  incomeCents: money('Renda', 'Income', { required }),
  extraCents: money('Renda extra', 'Additional income'),
  share: percent('Parte', 'Share', { check: must((share: number) => share >= 1, 'share.outOfRange') }),
  isPep: yesNo('É PEP?', 'Is a PEP?', { required }),
  code: text('Código', 'Code', { hidden: true, clean: (value) => value.toUpperCase() }),
  people: requiredList(
    'Pessoas',
    'People',
    {
      role: closedChoice('Função', 'Role', roles, { required, initial: 'BOSS' }),
      cpf: cpf('CPF', 'CPF', { required }),
    },
    { max: 2 },
  ),
  notes: list('Notas', 'Notes', { name: text('Nota', 'Note') }, { max: 2 }),
});
type Given = z.input<typeof person>;
const rows = rowsOf(person);
const good: Given = {
  kind: 'PF',
  version: 1,
  document: '52998224725',
  family: { statusId: 1, since: '2020-01-31' },
  incomeCents: 1,
  isPep: false,
  people: [{ role: 'BOSS', cpf: '52998224725' }],
};
const problemsOf = (changes: Values) =>
  missing(rows, { ...good, ...changes }, today).map(({ path, key }) => `${path} ${key}`);
const refusalsOf = (changes: Values) =>
  person.safeParse({ ...good, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];

it('accepts an empty draft, and treats empty texts and null as absent', () => {
  const draft = { kind: 'PF', version: 1, family: {}, people: [] } as const;
  expect(person.parse(draft)).toEqual(draft);
  const typed = {
    ...draft,
    document: '',
    incomeCents: null,
    isPep: '',
    share: '',
    family: { statusId: '', since: ' ' },
  };
  expect(JSON.parse(JSON.stringify(person.parse(typed)))).toEqual(draft);
});

it.each([
  [{ code: 'A'.repeat(101) }, 'code text.tooLong'],
  [{ code: 'a\u202Eb' }, 'code text.hiddenCharacters'],
  [{ incomeCents: -1 }, 'incomeCents number.invalid'],
  [{ incomeCents: 1.5 }, 'incomeCents number.invalid'],
  [{ incomeCents: 10_000_000_001 }, 'incomeCents price.outOfRange'],
  [{ share: 33.333 }, 'share number.invalid'],
  [{ share: 101 }, 'share share.outOfRange'],
  [{ people: [{ role: 'CEO' }] }, 'people.0.role value.notAllowed'],
])('refuses on the wire values that no draft may contain: %j', (changes, refusal) => {
  expect(refusalsOf(changes)).toEqual([refusal]);
});

it('refuses undeclared fields, and more parts than a list allows', () => {
  expect(refusalsOf({ other: 1 })).toHaveLength(1);
  expect(refusalsOf({ notes: [{}, {}, {}] })).toHaveLength(1);
});

it('names missing fields in the order of the declaration, with their messages', () => {
  expect(problemsOf({})).toEqual([]);
  expect(missing(rows, {}, today).map(({ path, key }) => `${path} ${key}`)).toEqual([
    'document required',
    'family.statusId required',
    'family.since date.invalid',
    'incomeCents required',
    'isPep required',
    'people required',
  ]);
});

it.each([
  [{ document: '52998224726' }, ['document cpf.invalid']],
  [{ document: '529.982.247-25' }, []],
  [{ family: { statusId: 9, since: '2020-02-30' } }, ['family.statusId value.notAllowed', 'family.since date.invalid']],
  [{ incomeCents: 0 }, ['incomeCents money.positive']],
  [{ extraCents: 0 }, []],
  [{ share: 0 }, ['share share.outOfRange']],
  [{ people: [{ role: 'BOSS' }] }, ['people.0.cpf required']],
])('checks present values by the rules of their field: %j', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

it('requires and stores a group only while its condition is met', () => {
  const family = { statusId: 2, since: '2020-01-31' };
  expect(problemsOf({ family })).toEqual(['family.partner.name required']);
  expect(problemsOf({ family: { ...family, partner: { name: 'Rui' } } })).toEqual([]);
  const single = { family: { statusId: 1, partner: { name: 'Rui' } } };
  expect(normalised(rows, single)).toEqual({ family: { statusId: 1 } });
});

it('stores values normalised by their fields, and neither empty parts nor empty lists', () => {
  const typed = { ...good, document: '529.982.247-25', code: 'ab', extraCents: '', notes: [], isPep: false };
  expect(normalised(rows, { ...typed, family: { statusId: 2, partner: { name: '' } } })).toEqual({
    kind: 'PF',
    document: '52998224725',
    family: { statusId: 2 },
    incomeCents: 1,
    isPep: false,
    code: 'AB',
    people: [{ role: 'BOSS', cpf: '52998224725' }],
  });
});

it('returns for a field, also in a part of a list, whether it is shown and required', () => {
  const values = { family: { statusId: 2 }, people: [{}] };
  expect(stateAt(rows, values, 'family.partner.name')).toEqual({ isShown: true, isRequired: true });
  expect(stateAt(rows, { family: { statusId: 1 } }, 'family.partner.name')).toEqual({
    isShown: false,
    isRequired: false,
  });
  expect(stateAt(rows, { ...values, document: '' }, 'family.since').isRequired).toBe(false);
  expect(stateAt(rows, values, 'people.0.cpf')).toEqual({ isShown: true, isRequired: true });
  expect(stateAt(rows, values, 'code').isShown).toBe(false);
  expect(findRow(rows, 'family.partner.name')?.isDependent).toBe(true);
  expect(findRow(rows, 'document')?.isDependent).toBe(false);
});

it('gives a form every field, and a new part its initial values', () => {
  const typed = typedOf(rows, { document: '1', people: [{ cpf: '2' }] });
  expect(typed).toEqual({
    kind: '',
    document: '1',
    family: { statusId: '', partner: { name: '' }, since: '' },
    incomeCents: '',
    extraCents: '',
    share: '',
    isPep: '',
    code: '',
    people: [{ role: '', cpf: '2' }],
    notes: [],
  });
  expect(emptyOf(findRow(rows, 'people')?.rows ?? [])).toEqual({ role: 'BOSS', cpf: '' });
});

it('renders all fields except hidden ones, and finds them by their paths', () => {
  expect(fieldsOf(rows).map(({ path }) => path)).toEqual([
    'document',
    'family.statusId',
    'family.partner.name',
    'family.since',
    'incomeCents',
    'extraCents',
    'share',
    'isPep',
    'people',
    'notes',
  ]);
  expect(findRow(rows, 'people.1.cpf')?.path).toBe('people.cpf');
  expect(findRow(rows, 'people.other')).toBeUndefined();
});

it('provides audit labels, masks and enumerations by the own names of the fields', () => {
  expect(trailFields(rows)).toMatchObject({
    document: { pt: 'Documento', en: 'Document', personal: true },
    statusId: { pt: 'Estado civil', en: 'Marital status' },
    // a name that several fields share has the first one's text, and is personal when one of them is
    name: { pt: 'Nome do cônjuge', en: "Spouse's name", personal: true },
    partner: { pt: 'Cônjuge', en: 'Spouse' },
  });
  expect(trailFields(rows).version).toBeUndefined();
  expect(trailChoices(rows)).toMatchObject({ statusId: statuses, role: roles });
});

it('infers the types of a draft and of its form', () => {
  type Draft = z.output<typeof person>;
  expectTypeOf<Draft['document']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<Draft['family']['statusId']>>().toEqualTypeOf<number>();
  expectTypeOf<Draft['people'][number]['role']>().toEqualTypeOf<'BOSS' | undefined>();
  expectTypeOf<Typed<Given>['incomeCents']>().toEqualTypeOf<number | ''>();
  expectTypeOf<Typed<Given>['people'][number]['cpf']>().toEqualTypeOf<string>();
  expectTypeOf<Typed<Given>['family']['partner']['name']>().toEqualTypeOf<string>();
});
