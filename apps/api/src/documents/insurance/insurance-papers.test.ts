import { insuranceTerms } from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import type { PdfDocument } from '../document.ts';
import { commissionStatement } from './commission-statement.ts';
import { exampleLaw, exampleLifeLaw, exampleReference } from './insurance.example.ts';
import { insuranceProposalPaper } from './insurance-proposal-paper.ts';
import { insuranceQuestionnaire } from './insurance-questionnaire.ts';
import { policySummary } from './policy-summary.ts';
import { premiumReceipt, refundStatement } from './premium-receipts.ts';

type Language = 'pt-BR' | 'en';

/** The text of a paper: its example with some changes. Amounts have ordinary spaces. */
async function textOf<Data extends object>(
  paper: PdfDocument<Data>,
  changes: Partial<Data> = {},
  language: Language = 'pt-BR',
): Promise<string> {
  return readText(paper, { ...paper.example(), ...changes }, language);
}
const variantOf = <Data extends object>(paper: PdfDocument<Data>, name: string, language: Language = 'pt-BR') =>
  readText(paper, paper.variants![name]!(), language);
async function readText<Data extends object>(paper: PdfDocument<Data>, data: Data, language: Language) {
  const { text, isTagged } = await readPdf(await paper.render(data, language));
  expect(isTagged).toBe(true);
  return text.replaceAll('\u00a0', ' ');
}

const papers = [
  insuranceProposalPaper,
  insuranceQuestionnaire,
  policySummary,
  premiumReceipt,
  refundStatement,
  commissionStatement,
] as readonly PdfDocument[];
/** Words of our own that only one of the languages has. */
const portuguese = /\b(seguro|prêmio|vigência|apólice|parcela|seguradora|cobertura|reembolso|não|você|emitido)\b/i;
const english = /\b(insurance|premium|policy|instalment|insurer|cover|refund|the|you|written)\b/i;

describe('every paper of insurance', () => {
  it.each(papers)('$name is in one language', async (paper) => {
    const names = /Seguradora (Exemplo|Anterior) S\.A\.|@seguradora|O cliente vendeu o veículo/g;
    const pt = (await textOf(paper)).replace(/Chevrolet Tracker Premier/g, '');
    // a glossary in English has the names that the insurer's policy uses
    const [en = ''] = (await textOf(paper, {}, 'en')).replace(names, '').split('Glossary');
    expect(pt).not.toMatch(english);
    expect(en).not.toMatch(portuguese);
  });

  it('leaves out the vehicle where a person is insured', async () => {
    expect(await textOf(insuranceProposalPaper)).toContain('Placa');
    expect(await variantOf(insuranceProposalPaper, 'life')).not.toMatch(/Placa|Chassi|Veículo/);
  });

  it('shows a masked document masked', async () => {
    const assured = { name: 'Rosana Teles Braga', document: '***.720.400-**', isCompany: false };
    expect(await textOf(premiumReceipt, { assured })).toContain('•••.720.400-••');
  });
});

describe('the proposal', () => {
  it('has number, insurer, parties, cover, price with its tax, means of payment and instalments with interest', async () => {
    const text = await textOf(insuranceProposalPaper);
    for (const part of [
      '300417',
      'Seguradora Exemplo S.A.',
      'Rosana Teles Braga',
      '315.720.400-92',
      '9BGEA48A0RB100417',
      'Franquia Normal (100%)',
      'Prêmio líquido R$ 2.795,00',
      'IOF R$ 206,27',
      'Prêmio total R$ 3.001,27',
      'Débito em conta',
      '20/12/2026 R$ 1.010,43 R$ 10,00',
      'definido na aceitação',
    ])
      expect(text).toContain(part);
  });

  it('states that silence accepts, that nothing is charged before, and how to withdraw, each with its article', async () => {
    const law = exampleLaw({ answerDays: 20, withdrawalDays: 10 });
    const text = await textOf(insuranceProposalPaper, { law });
    expect(text).toContain('Nada é cobrado de você antes de a seguradora aceitar');
    expect(text).toMatch(/tem 20 dias,.* está aceito\. \(Lei nº 15\.040\/2024, art\. 49\)/);
    expect(text).toMatch(/desistir em até 10 dias .*\(Lei nº 8\.078\/1990 \(CDC\), art\. 49\)/);
  });

  it('has a consent of its own, to be signed, only where the law requires it', async () => {
    const life = await variantOf(insuranceProposalPaper, 'life');
    expect(life).toContain('Consentimento próprio: Seguro de vida');
    expect(life).toContain(exampleLifeLaw().consentArticle);
    expect(life).toContain('Consentimento do segurado');
    expect(await textOf(insuranceProposalPaper)).not.toContain('Consentimento');
  });

  it('is also signed by a third account holder, but not where the premium is paid in another way', async () => {
    expect(await textOf(insuranceProposalPaper)).toMatch(/conta de Otávio Prado Lima,.*Titular da conta/);
    expect(await textOf(insuranceProposalPaper, { payment: 'BILL' })).not.toMatch(/Autorizo|Titular da conta/);
  });

  it('has no instalments and no overdue premium where the premium is part of the loan', async () => {
    const text = await variantOf(insuranceProposalPaper, 'life');
    expect(text).toContain('O prêmio faz parte do financiamento');
    expect(text).not.toContain('Parcelas do prêmio');
  });

  it('is signed by the representative of a company', async () => {
    const assured = { name: 'Transportes Braga Ltda.', document: '11222333000181', isCompany: true };
    const text = await textOf(insuranceProposalPaper, { assured });
    expect(text).toMatch(/CNPJ 11\.222\.333\/0001-81.*Representante do segurado/);
  });

  it('is signed in Portuguese only', async () => {
    const text = await textOf(insuranceProposalPaper, {}, 'en');
    expect(text).toContain('The Portuguese paper is the one that is signed.');
    expect(text).not.toContain('____');
    expect(await textOf(insuranceProposalPaper)).toContain('____');
  });
});

describe('the copy of the questionnaire', () => {
  it('names who answered and when, with questions and answers in words', async () => {
    const text = await textOf(insuranceQuestionnaire);
    for (const part of [
      'Quem respondeu Rosana Teles Braga',
      '01/12/2026 09:40',
      'O segurado é o condutor principal? Não',
      'Nome do condutor Otávio Prado Lima',
      'Estado civil Casado(a)',
      'Seguro atual: Número da apólice atual 88-1200',
      'Cobertura adicional: Danos corporais a terceiros; Importância segurada: R$ 150.000,00',
      'Forma de pagamento do prêmio Débito em conta',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('de quem respondeu');
    expect(await textOf(insuranceQuestionnaire, {}, 'en')).toContain('Is the assured the main driver? No');
  });

  it('has no question about a person for a company', async () => {
    const text = await variantOf(insuranceQuestionnaire, 'company');
    expect(text).toContain('Transportes Braga Ltda.');
    expect(text).not.toMatch(/Data de nascimento|Gênero|Estado civil|condutor/);
  });
});

describe('the policy summary', () => {
  it('has policy, cover, instalments, contact of the insurer and deadlines, and defers to the policy', async () => {
    const text = await textOf(policySummary);
    for (const part of [
      '0531.2026.0001417',
      'O que vale é a apólice da seguradora',
      'Início da vigência 01/12/2026',
      'Fim da vigência 30/11/2027',
      '20/02/2027 R$ 1.010,42 R$ 10,00',
      'Avise a seguradora assim que souber do sinistro: 0800 123 4567',
      'Você pode desistir até 11/12/2026',
      'Pague o seguro, ou a primeira parcela dele, até 20/12/2026',
    ])
      expect(text).toContain(part);
  });

  it.each(insuranceCodes)('has the glossary of %s in each language', async (product) => {
    const changes = exampleReference(product);
    const [pt, en] = await Promise.all([textOf(policySummary, changes), textOf(policySummary, changes, 'en')]);
    for (const term of insuranceTerms(product)) {
      expect(pt).toContain(term.pt[1].slice(0, 40));
      expect(en).toContain(term.en[1].slice(0, 40));
    }
  });

  it.each(insuranceCodes)('states the pay of the representative only of extended warranty (%s)', async (product) => {
    const text = await textOf(policySummary, exampleReference(product));
    const isStated = text.includes('Remuneração do representante');
    expect(isStated).toBe(product === 'PMC' || product === 'PMC_DAY_2');
    expect(/concessionária Autovia Paulista, como representante, 15,00% .*: R\$ 419,25\./.test(text)).toBe(isStated);
  });
});

describe('the receipt of a premium', () => {
  it('states who paid which instalment, when, how and how much', async () => {
    const text = await textOf(premiumReceipt);
    for (const part of [
      'A seguradora recebeu R$ 1.010,43',
      'Otávio Prado Lima',
      '1 de 3',
      '18/12/2026',
      'CB-0001417-1',
    ])
      expect(text).toContain(part);
    expect(await textOf(premiumReceipt, { instalmentCount: 1, policyNumber: null })).toMatch(
      /^(?!.*apólice).*Prêmio único/,
    );
  });
});

describe('the refund statement', () => {
  it('refunds everything within the withdrawal period', async () => {
    const text = await variantOf(refundStatement, 'withdrawal');
    expect(text).toMatch(/dentro do prazo: tudo o que foi pago é reembolsado.*Valor a reembolsar R\$ 3\.031,27/);
    expect(text).not.toContain('proporcional');
  });

  it('refunds by day later, and states the days that lead to the amount', async () => {
    const text = await textOf(refundStatement);
    expect(text).toContain('dos 365 dias, restavam 274. R$ 3.031,27 × 274 ÷ 365 = R$ 2.275,53.');
    expect(text).not.toContain('tudo o que foi pago');
  });

  it('does not explain by days an amount that the insurer calculated in another way', async () => {
    const text = await textOf(refundStatement, { refundCents: 227_000 });
    expect(text).toContain('no valor calculado pela seguradora');
    expect(text).not.toContain('÷');
  });

  it.each([
    ['payer', /a quem pagou, até 16\/03\/2027/],
    ['lender', /à financeira até 16\/03\/2027/],
  ] as const)('names the %s as receiver, and the last day', async (refundTo, expected) => {
    const text = await textOf(refundStatement, { refundTo, receiverName: 'Quem Recebe' });
    expect(text).toMatch(expected);
    expect(text).toContain('Quem Recebe');
  });

  it('promises no refund where nothing was paid', async () => {
    const text = await textOf(refundStatement, { paidCents: 0, refundCents: 0 });
    expect(text).toContain('Nada foi pago por este seguro');
    expect(text).not.toMatch(/Quem recebe/);
  });
});

describe('the statement of commissions', () => {
  it('has each policy with base, share and amount, reversals as such, and totals by insurer', async () => {
    const text = await textOf(commissionStatement);
    expect(text).toMatch(/0531\.2026\.0001417 Seguro auto .*R\$ 2\.795,00 15,00% R\$ 419,25/);
    expect(text).toMatch(/Seguro auto \(estorno\) .*-R\$ 1\.200,00 15,00% -R\$ 180,00/);
    expect(text).toContain('(ajuste)');
    expect(text).toContain('Garantidora Modelo S.A. 2 R$ 122,50 R$ 0,00 R$ 2,50 R$ 125,00');
    expect(text).toContain('Seguradora Exemplo S.A. 3 R$ 899,25 -R$ 180,00 R$ 0,00 R$ 719,25');
    expect(text).toContain('Todas 5 R$ 1.021,75 -R$ 180,00 R$ 2,50 R$ 844,25');
    expect(text).toContain('•••.982.247-••');
  });

  it('states that a month is empty, and that reversals exceed what was earned', async () => {
    expect(await variantOf(commissionStatement, 'empty')).toContain('Nenhuma apólice neste mês.');
    const lines = commissionStatement.example().lines.filter(({ amountCents }) => amountCents < 0);
    expect(await textOf(commissionStatement, { lines })).toContain('O saldo é negativo');
  });
});
