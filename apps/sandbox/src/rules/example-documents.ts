import { makeCnpj, makeCpf } from '@estrada/domain/people/index';
import type { Decision, PreApprovalResult } from './credit-rules.ts';

/** One outcome and the documents that lead to it; the other partner answers its best (pre-approved or approved). */
export type ExampleRow = { digits: string; cpf: string; cnpj: string; alphanumericCnpj: string };

type PreApprovalExample = ExampleRow & { result: PreApprovalResult };
type DecisionExample = ExampleRow & { decision: Decision; afterAnswer?: 'AP' | 'DC'; offers?: true };

// Letters whose value modulo ten is 0, 1, … 9, so that the alphanumeric examples show the letter rule.
const LETTER_OF_DIGIT = 'DEFGHIJABC';

function documentsFor(decisionDigit: number, preApprovalDigit: number): Omit<ExampleRow, 'digits'> {
  const digits = `${decisionDigit}${preApprovalDigit}`;
  const letters = `${LETTER_OF_DIGIT[decisionDigit]}${LETTER_OF_DIGIT[preApprovalDigit]}`;
  return {
    cpf: makeCpf(`3157204${digits}`),
    cnpj: makeCnpj(`462913${digits}0001`),
    alphanumericCnpj: makeCnpj(`7K2M4R${letters}0001`),
  };
}

/** A ready-made valid document for every result of the bureau. */
export function preApprovalExamples(): PreApprovalExample[] {
  const rows: [PreApprovalResult, string, number][] = [
    [1, '0–5', 0],
    [2, '6', 6],
    [3, '7', 7],
    [4, '8', 8],
    [5, '9', 9],
  ];
  return rows.map(([result, digits, digit]) => ({ result, digits, ...documentsFor(0, digit) }));
}

/** A ready-made valid document for every decision of the engine. */
export function decisionExamples(): DecisionExample[] {
  const rows: [Decision, 'AP' | 'DC' | undefined, string, number][] = [
    ['AP', undefined, '0–4', 0],
    ['APC', undefined, '5', 5],
    ['DC', undefined, '6', 6],
    ['RA', undefined, '7', 7],
    ['HLD', 'AP', '8', 8],
    ['HLD', 'DC', '9', 9],
  ];
  const examples: DecisionExample[] = rows.map(([decision, afterAnswer, digits, digit]) => ({
    decision,
    ...(afterAnswer && { afterAnswer }),
    digits,
    ...documentsFor(digit, 0),
  }));
  return [...examples, { decision: 'APC', offers: true, digits: '5, 4', ...documentsFor(5, 4) }];
}
