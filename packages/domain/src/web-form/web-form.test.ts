import { describe, expect, it } from 'vitest';
import type { Row } from '../forms/ui.ts';
import { missingForSending, normaliseClient } from '../proposals/registration/client.ts';
import { registrationRows } from '../proposals/registration/registration-rows.ts';
import { registrationOfStart, type WebFormStart, webFormStart } from './start-form.ts';
import { allWebFormSteps, stepOfPath, webFormProblems, webFormStepIds, webFormSteps } from './steps.ts';

const today = Temporal.PlainDate.from('2026-11-29');
const start: WebFormStart = {
  personType: 'PF',
  name: 'Ana Souza',
  document: '529.982.247-25',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98888-7777',
  contactPreference: 'WHATSAPP',
  vehicleTypeId: '1',
  vehicleWanted: '',
};
const problemsOf = (changes: Partial<WebFormStart>) =>
  webFormStart.problems({ ...start, ...changes }).map(({ path, key }) => [path, key]);
const rowsOfClient = (personType: 'PF' | 'PJ'): readonly Row[] =>
  registrationRows[personType].find(({ name }) => name === 'client')!.rows;

describe('the start', () => {
  it('accepts a person and a company, each with its own document and name', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ personType: 'PJ', name: 'Transportes Exemplo Ltda', document: '11.222.333/0001-81' })).toEqual(
      [],
    );
  });

  it.each([
    [{ personType: 'PJ' } as const, [['document', 'cnpj.invalid']]],
    [{ document: '11222333000181' }, [['document', 'cpf.invalid']]],
    [{ name: 'Ana' }, [['name', 'fullName.invalid']]],
    [{ phone: '1133334444' }, [['phone', 'mobile.invalid']]],
    [{ phone: '', email: '' }, [['phone', 'phoneOrEmail.required']]],
  ])('refuses %o', (changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected);
  });

  it('becomes a registration of which the rest is missing', () => {
    const client = normaliseClient(registrationOfStart({ ...webFormStart.normalise(start), personType: 'PF' }));
    expect(client).toMatchObject({
      document: '52998224725',
      identification: { name: 'Ana Souza' },
      contact: { cellNumber: '11988887777', email: 'ana@exemplo.com.br' },
    });
    const missing = missingForSending(client, today).map(({ path }) => path);
    expect(missing).toContain('identification.motherName');
    expect(missing).not.toContain('contact.email');
  });
});

describe.each(['PF', 'PJ'] as const)('the steps of a %s', (personType) => {
  const ofProposal = ['personType', 'document', 'guarantors', 'attorneys'];
  const sections = webFormSteps[personType].flatMap((step) => step.sections);

  it('have every field of the registration once, except those of a proposal', () => {
    const known = rowsOfClient(personType)
      .map(({ name }) => name)
      .filter((name) => !ofProposal.includes(name));
    expect(sections.flatMap(({ paths }) => paths).toSorted()).toEqual(known.toSorted());
  });

  it('fold only sections in which nothing is required', () => {
    const client = registrationOfStart({ personType, name: '', document: '', phone: '', email: '' });
    const required = missingForSending(client, today).map(({ path }) => path);
    const folded = sections.filter(({ isOptional }) => isOptional).flatMap(({ paths }) => paths);
    expect(required.filter((path) => folded.some((one) => path === one || path.startsWith(`${one}.`)))).toEqual([]);
  });

  it('end with the documents and the review', () => {
    expect(webFormStepIds(personType).slice(-2)).toEqual(['documents', 'review']);
    for (const id of webFormStepIds(personType)) expect(allWebFormSteps).toContain(id);
  });
});

describe('the problems of a step', () => {
  const client = registrationOfStart({ ...webFormStart.normalise(start), personType: 'PF' });
  const pathsOf = (step?: string) => webFormProblems(client, today, step).map(({ path }) => path);

  it('are those of its own fields', () => {
    expect(pathsOf('address')).toContain('address.zipCode');
    expect(pathsOf('address')).not.toContain('occupation.occupationId');
    expect(pathsOf('more')).toEqual([]);
  });

  it('are together those of the whole form', () => {
    const bySteps = webFormStepIds('PF').flatMap((step) => pathsOf(step));
    expect(pathsOf()).toHaveLength(bySteps.length);
    expect(stepOfPath('PF', 'references.0.name')).toBe('more');
    expect(stepOfPath('PF', 'guarantors.0.name')).toBeUndefined();
  });
});
