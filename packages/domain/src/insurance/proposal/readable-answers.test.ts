import { describe, expect, it } from 'vitest';
import type { Row } from '../../forms/ui.ts';
import { insuranceCodes } from '../../products/index.ts';
import { type InsuranceAnswers, insuranceRows } from './insurance-sections.ts';
import { readableAnswers, readableCover } from './readable-answers.ts';

const person = {
  personType: 'PF',
  identification: '31572040092',
  name: 'Rosana Teles Braga',
  birthDate: '1988-04-12',
  email: 'rosana@cliente.example',
  confirmEmail: 'rosana@cliente.example',
  phone: '11987654321',
  isMainDriver: true,
  isOwner: true,
  address: { zipCode: '01310100', street: 'Rua das Laranjeiras' },
};
const car: InsuranceAnswers = {
  assured: person,
  mainDriver: { name: 'Otávio Prado Lima' },
  vehicle: { plate: 'BRA2E19', vehicleValue: 12_490_000 },
  details: {
    hasPreviousInsurance: false,
    previousInsurance: { insurer: 'Outra' },
    coverage: 'A',
    initialDate: '2026-12-01',
    gas: false,
    damages: [
      { coverageCode: 'MATERIAL', amount: 10_000_000 },
      { coverageCode: 'BODILY', amount: 15_000_000 },
    ],
  },
};
const answered = (answers: InsuranceAnswers, language: 'pt' | 'en' = 'pt') =>
  Object.fromEntries(
    readableAnswers('SEGURO_AUTO', answers).flatMap(({ answers: found }) =>
      found.map(({ path, question, answer }) => [path, `${question[language]} = ${answer[language]}`]),
    ),
  );

/** Answers with which every question of a product applies. */
const chosen: Readonly<Record<string, unknown>> = {
  personType: 'PF',
  isMainDriver: false,
  isOwner: false,
  hasPreviousInsurance: true,
  paymentTypeCode: 'BANK_DEBIT',
};
function answerOf({ name, ui, rows }: Row): unknown {
  if (name in chosen) return chosen[name];
  const inside = () => Object.fromEntries(rows.map((row) => [row.name, answerOf(row)]));
  if (ui.kind === 'group') return inside();
  if (ui.kind === 'list') return [inside()];
  if (ui.kind === 'yesNo') return true;
  if (ui.kind === 'money') return 100;
  return ui.kind === 'choice' ? ui.options![0]!.id : ({ date: '2026-12-01' }[String(ui.kind)] ?? '1');
}
const questionsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ path, name, ui, rows: inside }) => {
    if (ui.kind === 'group') return questionsOf(inside);
    if (name === 'confirmEmail') return [];
    return [ui.kind === 'list' ? `${path}.0` : path];
  });

describe('the answers of an insurance proposal in words', () => {
  it.each(insuranceCodes)('show every declared question of %s, each choice by its text', (product) => {
    const rows = insuranceRows(product);
    const all = Object.fromEntries(rows.map((row) => [row.name, answerOf(row)])) as InsuranceAnswers;
    const found = readableAnswers(product, all).flatMap((section) => section.answers);
    expect(found.map(({ path }) => path)).toEqual(questionsOf(rows));
    for (const { answer, question } of found)
      for (const text of [answer.pt, answer.en, question.pt, question.en])
        expect(text).not.toMatch(/^$|undefined|null|NaN|\[object|BANK_DEBIT/);
  });

  it('have choices, days, amounts and documents as people read them, in both languages', () => {
    expect(answered(car)).toMatchObject({
      'assured.identification': 'CPF ou CNPJ = 315.720.400-92',
      'assured.birthDate': 'Data de nascimento = 12/04/1988',
      'assured.isMainDriver': 'O segurado é o condutor principal? = Sim',
      'assured.address.zipCode': 'Endereço: CEP = 01310-100',
      'details.gas': 'Tem kit GNV? = Não',
    });
    expect(answered(car, 'en')).toMatchObject({
      'assured.isMainDriver': 'Is the assured the main driver? = Yes',
      'details.gas': 'Is it fitted with a gas kit? = No',
    });
    expect(answered(car)['vehicle.vehicleValue']).toMatch(/^Valor do veículo = R\$\s124\.900,00$/);
  });

  it('have each part of a list as one answer', () => {
    expect(answered(car)['details.damages.1']).toMatch(
      /^Danos a terceiros e passageiros 2 = Cobertura adicional: Danos corporais a terceiros; Importância segurada: R\$\s150\.000,00$/,
    );
  });

  it('leave out what does not apply, and what is typed only to confirm another answer', () => {
    expect(
      Object.keys(answered(car)).filter((path) => /mainDriver\.|previousInsurance\.|confirmEmail/.test(path)),
    ).toEqual([]);
    const another = { ...car, assured: { ...person, isMainDriver: false } };
    expect(answered(another)['mainDriver.name']).toBe('Nome do condutor = Otávio Prado Lima');
  });

  it('have no question about a person for a company', () => {
    const company = { ...person, personType: 'PJ', identification: '11222333000181', name: 'Transportes Braga Ltda.' };
    const found = answered({ assured: company });
    expect(found['assured.identification']).toBe('CPF ou CNPJ = 11.222.333/0001-81');
    for (const name of ['birthDate', 'gender', 'maritalId', 'isMainDriver'])
      expect(found).not.toHaveProperty(`assured.${name}`);
  });

  it('keep a masked document masked', () => {
    const masked = answered({ assured: { ...person, identification: '***.720.400-**' } });
    expect(masked['assured.identification']).toBe('CPF ou CNPJ = •••.720.400-••');
  });

  it('separate what is covered from what describes the risk', () => {
    expect(readableCover('SEGURO_AUTO', car).map(({ path }) => path)).toEqual([
      'details.coverage',
      'details.initialDate',
      'details.damages.0',
      'details.damages.1',
    ]);
    expect(readableCover('LIFE', { details: { term: 48, financedValue: 100, isHealthy: true } })).toHaveLength(2);
    expect(readableCover('GAP', {})).toEqual([]);
  });
});
