import { describe, expect, it } from 'vitest';
import { currentLegalTexts } from './current-texts/index.ts';
import { firstLegalTexts } from './first-texts/index.ts';
import {
  fillLegalText,
  type LegalValues,
  legalFields,
  longestBlock,
  parseLegalText,
  unknownFields,
} from './legal-markup.ts';
import { legalTextForms } from './legal-text-form.ts';
import { hasNegotiableCopy, paperFileStem, paperKindIds, papersOf } from './paper-kinds.ts';

const values = Object.fromEntries(legalFields.map((name) => [name, `<${name}>`])) as LegalValues;
const problemOf = (kind: 'PROPOSAL' | 'CREDIT_CONTRACT', body: string) =>
  legalTextForms[kind].problems({ body, sources: 'Lei nº 10.931/2004' }).map(({ key, params }) => [key, params]);

describe('a legal text', () => {
  it('consists of headings, paragraphs and highlighted clauses, separated by empty lines', () => {
    expect(parseLegalText('# Um\n\nDois\n  linhas\n \n! Três\n\n\n')).toEqual([
      { kind: 'heading', text: 'Um' },
      { kind: 'paragraph', text: 'Dois linhas' },
      { kind: 'highlight', text: 'Três' },
    ]);
  });

  it('is filled with the values of a proposal, whose content is never parsed as markup or fields', () => {
    const typed = { ...values, cliente: '! {contrato}', veiculo: 'A\n\n# B' };
    expect(fillLegalText('{cliente} compra {veiculo}', typed)).toEqual([
      { kind: 'paragraph', text: '! {contrato} compra A\n\n# B' },
    ]);
  });

  it('ends a sentence with one full stop where a name ends in an abbreviation', () => {
    const named = { ...values, concessionaria: 'Autovia Ltda.', cliente: 'Rosana' };
    expect(fillLegalText('{cliente} compra de {concessionaria}. Recebe {cliente}.', named)[0]?.text).toBe(
      'Rosana compra de Autovia Ltda. Recebe Rosana.',
    );
  });

  it.each([
    ['{cliente} {contrato}', []],
    ['{cliente} {nome} {nome}', ['nome']],
    ['{ cliente}', [' cliente']],
    ['{cliente', ['{']],
    ['cliente}', ['}']],
    ['{}', ['']],
  ])('reports unknown fields: %j', (body, unknown) => {
    expect(unknownFields(body)).toEqual(unknown);
  });

  it('is refused with an unknown field, an unclosed paragraph, or a contract without its highlighted clause', () => {
    expect(problemOf('PROPOSAL', 'Eu, {nome}')).toEqual([['legalText.unknownField', { field: 'nome' }]]);
    expect(problemOf('PROPOSAL', 'a'.repeat(longestBlock + 1))).toEqual([
      ['legalText.longParagraph', { max: longestBlock }],
    ]);
    expect(problemOf('PROPOSAL', 'a'.repeat(longestBlock))).toEqual([]);
    expect(problemOf('CREDIT_CONTRACT', 'Prometo pagar.')).toEqual([['legalText.noHighlight', undefined]]);
    expect(problemOf('CREDIT_CONTRACT', 'Prometo pagar.\n\n! Busca e apreensão extrajudicial.')).toEqual([]);
    expect(problemOf('PROPOSAL', ' \n ')).toEqual([['required', undefined]]);
  });

  it.each(paperKindIds)('exists for %s by default, and the default is valid', (kind) => {
    const current = currentLegalTexts[kind];
    expect(legalTextForms[kind].problems(current)).toEqual([]);
    expect(legalTextForms[kind].problems({ ...current, sources: ' ' }).map(({ path, key }) => [path, key])).toEqual([
      ['sources', 'required'],
    ]);
    for (const body of [current.body, firstLegalTexts[kind]]) {
      const filled = fillLegalText(body, values).map(({ text }) => text);
      expect(filled.join(' ')).not.toMatch(/[{}]/);
    }
  });

  it.each(paperKindIds)('has no heading without a clause for %s', (kind) => {
    const kinds = parseLegalText(currentLegalTexts[kind].body).map((block) => block.kind);
    for (const [index, block] of kinds.entries())
      if (block === 'heading') expect(kinds[index + 1]).toMatch(/paragraph|highlight/);
  });

  it('numbers the clauses of a contract without a gap', () => {
    for (const kind of ['CREDIT_CONTRACT', 'LEASE_CONTRACT'] as const) {
      const headings = parseLegalText(currentLegalTexts[kind].body).filter((block) => block.kind === 'heading');
      expect(headings.map(({ text }) => Number(text.split('.')[0]))).toEqual(headings.map((_, index) => index + 1));
    }
  });
});

describe('the papers of a proposal', () => {
  it('include a credit note, a separate contract for a lease, and an adhesion only for products', () => {
    expect(papersOf({ financeTypeId: 1, hasProducts: false, isNewVehicle: true })).toEqual([
      ...['PROPOSAL', 'CREDIT_CONTRACT', 'PRIVACY', 'DELIVERY'],
    ]);
    expect(papersOf({ financeTypeId: 6, hasProducts: true, isNewVehicle: true })).toEqual([
      ...['PROPOSAL', 'LEASE_CONTRACT', 'PRIVACY', 'ADHESION', 'DELIVERY'],
    ]);
  });

  it('include a repurchase term for the plan that guarantees one', () => {
    expect(papersOf({ financeTypeId: 13, hasProducts: false, isNewVehicle: true })).toEqual([
      ...['PROPOSAL', 'CREDIT_CONTRACT', 'PRIVACY', 'REPURCHASE', 'DELIVERY'],
    ]);
  });

  it('include the delivery term of a used vehicle instead of that of a new one', () => {
    expect(papersOf({ financeTypeId: 1, hasProducts: false, isNewVehicle: false })).toEqual([
      ...['PROPOSAL', 'CREDIT_CONTRACT', 'PRIVACY', 'DELIVERY_USED'],
    ]);
  });

  it('have file names in their own language, each another', () => {
    expect(paperFileStem('CREDIT_CONTRACT')).toBe('cedula-de-credito-bancario');
    expect(new Set(paperKindIds.map(paperFileStem)).size).toBe(paperKindIds.length);
    for (const kind of paperKindIds) expect(paperFileStem(kind)).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('include a negotiable copy of the credit note only', () => {
    expect(paperKindIds.filter(hasNegotiableCopy)).toEqual(['CREDIT_CONTRACT']);
  });
});
