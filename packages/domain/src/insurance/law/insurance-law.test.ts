import { describe, expect, it } from 'vitest';
import { type FormOf, typedValues } from '../../forms/index.ts';
import {
  insuranceLawForm,
  insuranceLawOn,
  insuranceLawSubjectName,
  insuranceLawSubjects,
  isRefundedInFull,
  lawSources,
  mayReplaceRefund,
} from './insurance-law.ts';

type Typed = FormOf<typeof insuranceLawForm>;
const typed: Typed = {
  answerDays: 25,
  answerArticle: 'Lei nº 15.040/2024, art. 49',
  policyDays: 30,
  policyArticle: 'Lei nº 15.040/2024, art. 55',
  firstPremiumArticle: 'Lei nº 15.040/2024, art. 20',
  noticeDays: 15,
  noticeArticle: 'Lei nº 15.040/2024, art. 20, § 1º',
  suspensionDays: 30,
  suspensionArticle: 'Lei nº 15.040/2024, art. 21',
  withdrawalDays: 7,
  withdrawalArticle: 'Lei nº 8.078/1990, art. 49',
  refundDays: 15,
  refundMethod: 'BY_DAY',
  refundArticle: 'Resolução CNSP nº 296/2013, art. 14, § 6º',
  separateConsent: false,
  consentArticle: '',
  idleDays: 25,
  iofRate: '0.0738',
  iofArticle: 'Decreto nº 6.306/2007, art. 22, § 1º, IV',
  sources: 'Lei nº 15.040/2024 https://www.planalto.gov.br/l15040.htm\n\nCDC https://www.planalto.gov.br/l8078.htm',
};
const problems = (changes: Partial<Typed>) =>
  insuranceLawForm.problems({ ...typed, ...changes }).map(({ path, key }) => [path, key]);

describe('a row of insurance law', () => {
  it('accepts the periods of the law', () => expect(problems({})).toEqual([]));

  it.each([
    ['gives the insurer no more than 25 days to answer', 'answerDays', 25, 26],
    ['gives the insurer no more than 30 days for the policy', 'policyDays', 30, 31],
    ['gives no more than 15 days for the refund', 'refundDays', 15, 16],
    ['suspends no earlier than 15 days after receipt of the notice', 'noticeDays', 15, 14],
    ['dissolves no earlier than 30 days after the suspension', 'suspensionDays', 30, 29],
    ['lets the client withdraw for at least seven days', 'withdrawalDays', 7, 6],
  ])('%s', (_, path, allowed, refused) => {
    expect(problems({ [path]: allowed })).toEqual([]);
    expect(problems({ [path]: refused })).toEqual([[path, 'number.between']]);
  });

  it('may be better for the client than the law', () =>
    expect(
      problems({
        answerDays: 5,
        policyDays: 10,
        noticeDays: 30,
        suspensionDays: 90,
        withdrawalDays: 30,
        refundDays: 3,
        refundMethod: 'FULL',
      }),
    ).toEqual([]));

  it('taxes no more than the 25 % of the law', () => {
    expect(problems({ iofRate: '0.25' })).toEqual([]);
    expect(problems({ iofRate: '0.2501' })).toEqual([['iofRate', 'number.outOfRange']]);
  });

  it('names an article for each period, and for a separate consent only where one is required', () => {
    const articles = Object.keys(typed).filter((name) => name.endsWith('Article') && name !== 'consentArticle');
    expect(articles).toHaveLength(8);
    for (const path of articles) expect(problems({ [path]: ' ' })).toEqual([[path, 'required']]);
    expect(problems({ separateConsent: true })).toEqual([['consentArticle', 'required']]);
    expect(problems({ separateConsent: true, consentArticle: 'Resolução CNSP nº 439/2022' })).toEqual([]);
  });

  it.each(['Lei nº 15.040/2024', 'Lei https://planalto.gov.br/a\nCDC', 'Lei http://planalto.gov.br', 'Lei https://x'])(
    'requires the address of each source: %j',
    (sources) => expect(problems({ sources })).toEqual([['sources', 'insuranceLaw.sourceAddress']]),
  );

  it('lists its sources with their names and addresses', () => {
    expect(lawSources(typed.sources)).toEqual([
      { name: 'Lei nº 15.040/2024', address: 'https://www.planalto.gov.br/l15040.htm' },
      { name: 'CDC', address: 'https://www.planalto.gov.br/l8078.htm' },
    ]);
    const [bare] = lawSources('https://www.planalto.gov.br/l8078.htm');
    expect(bare!.name).toBe(bare!.address);
  });

  it('requires every value in a row that is empty', () => {
    const empty = insuranceLawForm.problems(typedValues(insuranceLawForm.fields)).map(({ path }) => path);
    const optional = ['consentArticle', 'separateConsent'];
    expect(empty).toEqual(Object.keys(typed).filter((name) => !optional.includes(name)));
  });
});

describe('the law of a product on a day', () => {
  const rows = [
    { id: 'general', product: 'GENERAL', effectiveFrom: '2025-12-11' },
    { id: 'general 2027', product: 'GENERAL', effectiveFrom: '2027-01-01' },
    { id: 'own', product: 'PMC', effectiveFrom: '2026-06-01' },
  ] as const;

  it.each([
    ['PMC', '2025-12-10', undefined],
    ['PMC', '2025-12-11', 'general'],
    ['PMC', '2026-05-31', 'general'],
    ['PMC', '2026-06-01', 'own'],
    ['PMC', '2027-01-01', 'own'],
    ['GAP', '2026-12-31', 'general'],
    ['GAP', '2027-01-01', 'general 2027'],
  ] as const)('of %s on %s is its own row, else the general one', (product, day, id) =>
    expect(insuranceLawOn(rows, product, day)?.id).toBe(id),
  );
});

it('names every product that a rule is for', () => {
  const names = insuranceLawSubjects.map((subject) => insuranceLawSubjectName(subject).pt);
  expect(new Set(names).size).toBe(8);
  expect(names[0]).toBe('Regra geral');
});

it('a refund is full after a withdrawal, whatever the method of the row, and never replaced by a lower one', () => {
  expect([
    isRefundedInFull(true, { refundMethod: 'BY_DAY' }),
    isRefundedInFull(true, { refundMethod: 'FULL' }),
  ]).toEqual([true, true]);
  expect(isRefundedInFull(false, { refundMethod: 'BY_DAY' })).toBe(false);
  expect(isRefundedInFull(false, { refundMethod: 'FULL' })).toBe(true);
  expect(mayReplaceRefund(1_000, 999, true)).toBe(false);
  expect(mayReplaceRefund(1_000, 1_001, true)).toBe(true);
  expect(mayReplaceRefund(1_000, 999, false)).toBe(true);
});
