import { isCnpj, isCpf } from '@estrada/domain/people/index';
import { refusalReasonIds } from '@estrada/domain/proposals/index';
import { describe, expect, it } from 'vitest';
import { conditionsVerdictFor, decisionFor, offerFor, preApprovalFor, refusalReasonsFor } from './credit-rules.ts';
import { decisionExamples, preApprovalExamples } from './example-documents.ts';

const easy = { instalmentCents: 100_000, monthlyIncomeCents: 1_000_000 };

describe('the example documents', () => {
  const all = [...preApprovalExamples(), ...decisionExamples()];

  it('are valid documents of their kind', () => {
    for (const { cpf, cnpj, alphanumericCnpj } of all) {
      expect(isCpf(cpf), cpf).toBe(true);
      expect(isCnpj(cnpj), cnpj).toBe(true);
      expect(isCnpj(alphanumericCnpj), alphanumericCnpj).toBe(true);
      expect(alphanumericCnpj).toMatch(/[A-Z]/);
    }
  });

  it('cover every result of the bureau for every kind of document', () => {
    for (const kind of ['cpf', 'cnpj', 'alphanumericCnpj'] as const) {
      const results = preApprovalExamples().map((row) => preApprovalFor({ ...easy, document: row[kind] }).result);
      expect(results).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('cover every decision of the engine for every kind of document', () => {
    for (const kind of ['cpf', 'cnpj', 'alphanumericCnpj'] as const) {
      expect(decisionExamples().map((row) => decisionFor(row[kind]))).toEqual([
        { first: 'AP' },
        { first: 'APC' },
        { first: 'DC' },
        { first: 'RA' },
        { first: 'HLD', afterAnswer: 'AP' },
        { first: 'HLD', afterAnswer: 'DC' },
        { first: 'APC' },
      ]);
    }
  });
});

describe('the income rule', () => {
  const [approved, , , noOption, impossible] = preApprovalExamples().map(({ cpf }) => cpf);
  const resultAt = (document: string | undefined, instalmentCents: number) =>
    preApprovalFor({ document: document ?? '', instalmentCents, monthlyIncomeCents: 500_000 }).result;

  it('accepts an instalment of exactly half the income', () => {
    expect(resultAt(approved, 250_000)).toBe(1);
  });

  it('requests more information one centavo above half the income', () => {
    expect(resultAt(approved, 250_001)).toBe(2);
  });

  it('does not soften a refusal already determined by the document', () => {
    expect(resultAt(noOption, 400_000)).toBe(4);
    expect(resultAt(impossible, 400_000)).toBe(5);
  });
});

it.each([
  ['Comprovantes de renda e de residência enviados.', 'AP'],
  ['Seminovo vistoriado, laudo enviado.', 'AP'],
  ['Ok.', 'RA'],
  ['              ok              ', 'RA'],
  ['O cliente não tem comprovante de renda.', 'DC'],
  ['Cliente ficou SEM comprovante recente', 'DC'],
] as const)('reads the answer "%s" to the conditions as %s', (answer, verdict) => {
  expect(conditionsVerdictFor(answer)).toBe(verdict);
});

describe('the counter-offer', () => {
  const asked = { entryCents: 2_800_000, termMonths: 48, financedCents: 7_012_345 };
  const examples = decisionExamples();
  const offering = examples.find(({ offers }) => offers)!;

  it('has a lower amount and a shorter term', () => {
    for (const document of [offering.cpf, offering.cnpj, offering.alphanumericCnpj])
      expect(offerFor({ ...asked, document })).toEqual({
        entryCents: 3_510_000,
        termMonths: 36,
        financedCents: 6_302_345,
      });
    expect(offerFor({ ...asked, document: offering.cpf, termMonths: 24 })).toMatchObject({ termMonths: 24 });
  });

  it('is made with no other decision', () => {
    for (const { cpf } of examples.filter(({ offers }) => !offers))
      expect(offerFor({ ...asked, document: cpf })).toBeNull();
  });
});

it('maps every two digits of the document to one tier', () => {
  const tiers = Array.from(
    { length: 10 },
    (_, digit) => preApprovalFor({ ...easy, document: `31572040${digit}00` }).tierCode,
  );
  expect(tiers).toEqual(['TR1', 'TR1', 'TR2', 'TR2', 'TR3', 'TR3', 'TR4', 'TR4', 'TR5', 'TR5']);
});

it('gives every refusal reasons that the product has a sentence for, and uses all but the one of conditions', () => {
  const codes = new Set(Array.from({ length: 10 }, (_, digit) => refusalReasonsFor(`00000006${digit}00`)).flat());
  expect([...codes].sort()).toEqual(refusalReasonIds.filter((id) => id !== 'CONDITIONS').sort());
});
