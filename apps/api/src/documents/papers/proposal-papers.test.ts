import { paperKindIds } from '@estrada/domain/contracts/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { exampleSimulation } from '../simulation-sheet.example.ts';
import { examplePlans } from '../simulation-sheet.plans.ts';
import { legalValues } from './legal-values.ts';
import type { Paper } from './paper-data.ts';
import { signersOf } from './paper-people.ts';
import { examplePaper, examplePapers } from './papers.example.ts';
import { proposalPaper } from './proposal-papers.ts';
import { contentHash } from './write-paper.ts';

const read = async (paper: Paper) => readPdf(await proposalPaper.render(paper, 'pt-BR'));
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** A lease whose residual value is paid with the last counterpart. */
const leaseInArrears = () =>
  exampleSimulation({
    ...examplePlans.leasing,
    choices: { ...examplePlans.leasing.choices, leaseTiming: 'arrears' },
  }).result.simulationItems[0]!;

describe('the credit note', () => {
  it('shows every figure of the simulation to the centavo, with the whole schedule', async () => {
    const paper = examplePaper();
    const { item } = paper;
    const { text } = await read(paper);
    const amounts = [
      item.financeValueCents,
      item.totalPaymentsCents,
      item.totalWithEntryCents,
      item.totalWithoutFinancingCents,
      item.totalInterestCents,
      item.iofCents,
      paper.vehicleValueCents,
      paper.entryValueCents,
      ...item.financedItems.map(({ amountCents }) => amountCents),
      ...item.cetComposition.map(({ amountCents }) => amountCents),
    ];
    for (const cents of amounts) expect(text).toContain(plain(formatMoney(cents)));
    for (const rate of [item.rateMonthly, item.rateAnnual, item.cetMonthly])
      expect(text).toContain(formatPercent(Number(rate), 4));
    expect(text).toContain(`${item.cetAnnualPct.replace('.', ',')}%`);
    expect(item.schedule).toHaveLength(48);
    for (const row of item.schedule) {
      const cells = [row.paymentCents, row.interestCents, row.principalCents, row.balanceCents].map((cents) =>
        plain(formatMoney(cents)),
      );
      expect(text).toContain(`${row.number} ${formatDate(row.dueDate)} ${cells.join(' ')}`);
    }
  });

  it('names the agreed colour of the vehicle, where one is agreed', async () => {
    const paper = examplePaper();
    const inBlue = await read({ ...paper, vehicle: { ...paper.vehicle, colour: 'Azul Boreal' } });
    expect(plain(inBlue.text)).toContain('Cor Azul Boreal');
    expect((await read(paper)).text).not.toMatch(/\bCor\b/);
  });

  it('states the price before the discount of a voucher, and its code', async () => {
    const paper = examplePaper();
    const listPriceCents = paper.vehicleValueCents + 300_000;
    const { text } = await read({ ...paper, discount: { code: 'ONIX-1', listPriceCents, discountCents: 300_000 } });
    expect(text).toContain(plain(`Preço sem desconto ${formatMoney(listPriceCents)}`));
    expect(text).toContain(plain(`Desconto (ONIX-1) – ${formatMoney(300_000)}`));
    expect((await read(paper)).text).not.toContain('Preço sem desconto');
  });

  it('has payments that add up to the promised total', async () => {
    const { item } = examplePaper();
    const sum = item.schedule.reduce((total, { paymentCents }) => total + paymentCents, 0);
    expect(sum).toBe(item.totalPaymentsCents);
    const composed = item.financedItems.reduce((total, { amountCents }) => total + amountCents, item.iofCents);
    const { vehicleValueCents, entryValueCents } = examplePaper();
    expect(vehicleValueCents - entryValueCents + composed).toBe(item.financeValueCents);
  });

  it('has the legal requisites: name, promise, parties, day and place, signatories, and the highlighted clause', async () => {
    const { text, pages, isTagged } = await read(examplePaper());
    for (const expected of [
      'Cédula de Crédito Bancário nº 70000417',
      'promete pagar a Banco Boa Estrada (demonstração)',
      'ou à sua ordem',
      'Rosana Teles Braga',
      '315.720.400-92',
      'Caio Teles Braga',
      'Otávio Prado Lima',
      '9BGEA48A0RB100417',
      'São Paulo/SP, 20/11/2026',
      'CLÁUSULA EM DESTAQUE. BUSCA E APREENSÃO EXTRAJUDICIAL',
      'Lei nº 14.711/2023',
    ])
      expect(text).toContain(expected);
    expect(isTagged).toBe(true);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page).toContain('Contrato 70000417 · texto de 01/01/2026');
    }
  });

  it('states on every page which copy it is: one is negotiable, the others are marked as not negotiable', async () => {
    const copies = await Promise.all(
      [false, true].map((isNonNegotiable) => read({ ...examplePaper(), isNonNegotiable })),
    );
    for (const page of copies[0]!.pages) expect(page).toContain('VIA NEGOCIÁVEL DA CREDORA');
    for (const page of copies[1]!.pages) expect(page).toContain('NÃO NEGOCIÁVEL');
    expect(copies[1]!.text).not.toContain('VIA NEGOCIÁVEL');
  });

  it('leaves out a fee that is not charged', async () => {
    const paper = examplePaper();
    const { item } = paper;
    const [tcc, ...others] = item.financedItems;
    const without = {
      ...paper,
      item: { ...item, financedItems: [{ ...tcc!, amountCents: 0 }, ...others], cetComposition: [] },
    };
    expect((await read(paper)).text).toContain(tcc!.labelPt);
    expect((await read(without)).text).not.toContain(tcc!.labelPt);
  });

  it('has a signature line for exactly the people of the envelope, and the creditor', async () => {
    const lines = async (paper: Paper) => signersOf(paper, 'Emitente', 'Credora').map(({ name, role }) => [role, name]);
    expect(await lines(examplePaper())).toEqual([
      // her husband is a party of the registration, and signs nothing
      ['Emitente', 'Rosana Teles Braga'],
      ['Avalista', 'Otávio Prado Lima'],
      ['Credora', 'Banco Boa Estrada (demonstração)'],
    ]);
    expect(await lines(examplePapers.company!())).toEqual([
      ['Representante de Transportes Braga Ltda. (Emitente)', 'Rosana Teles Braga'],
      ['Credora', 'Banco Boa Estrada (demonstração)'],
    ]);
  });

  it('states how many payments there are, and the day of the first and the last', async () => {
    const paper = examplePaper();
    const { firstDueDate, lastDueDate } = paper.item;
    expect((await read(paper)).text).toContain(
      `Pagamentos 48 pagamentos, de ${formatDate(firstDueDate)} a ${formatDate(lastDueDate)}`,
    );
  });

  it('counts an amount that is paid with the last instalment as one payment', async () => {
    const { parcelas } = legalValues({ ...examplePaper('LEASE_CONTRACT'), item: leaseInArrears() });
    expect(plain(parcelas)).toMatch(/^36 parcelas \(35 × R\$ [\d.,]+, depois 1 × R\$ [\d.,]+\)$/);
  });

  it('charges no interest where the rate is zero', async () => {
    const paper = examplePaper();
    const { text } = await read({ ...paper, item: { ...paper.item, rateMonthly: '0', rateAnnual: '0' } });
    expect(text).toContain('Sobre o crédito não incidem juros remuneratórios.');
    expect(text).toContain('Taxa de juros Sem juros');
    expect(text).not.toMatch(/juros de 0,0000/);
  });

  it('states the guaranteed repurchase of its plan as a clause: buyer, amount, base, mileage, day and conditions', async () => {
    const paper = examplePapers.smartbuy!();
    for (const { text } of [await read(paper), await read(examplePaper('REPURCHASE'))]) {
      for (const expected of [
        'Recompra garantida',
        'Autovia Paulista Veículos Ltda., CNPJ 11.222.333/0001-81 (RECOMPRADORA)',
        plain(formatMoney(paper.item.balloonCents)),
        '40,00% do preço',
        'no máximo 45.000 km rodados',
        formatDate(paper.item.lastDueDate),
        'Outras condições: Revisões feitas na rede.',
      ])
        expect(text).toContain(expected);
    }
    expect((await read(examplePaper())).text).not.toContain('ecompra');
  });

  it('of a company is signed by its representative', async () => {
    const { text } = await read(examplePapers.company!());
    expect(text).toContain(
      'inscrito(a) no CNPJ sob o nº 11.222.333/0001-81, neste ato representada por Rosana Teles Braga, CPF 315.720.400-92 (EMITENTE)',
    );
    expect(text).not.toContain('Ltda..');
    expect(text).toContain('Representante');
    expect(text).toContain('Transportes Braga Ltda.');
    expect(text).toContain('11.222.333/0001-81');
  });
});

/** What the law requires of a contract, besides its figures. */
const clauses = {
  CREDIT_CONTRACT: [
    'inscrito(a) no CPF sob o nº 315.720.400-92',
    'ainda que sem certificado ICP-Brasil (Lei nº 10.931/2004, art. 29, § 5º; Medida Provisória nº 2.200-2/2001, art. 10, § 2º)',
    'calculado em 20/11/2026, sobre os fluxos de liberação e de pagamento previstos, na forma da Resolução CMN nº 4.881/2020',
    'CLÁUSULA EM DESTAQUE. INDÍCIOS DE FRAUDE (Resolução Conjunta nº 6/2023)',
    'registro deste contrato e do gravame no órgão executivo de trânsito (Código Civil, art. 1.361, § 1º; Código de Trânsito Brasileiro, art. 129-B)',
    'Entrega amigável do veículo',
    'na redação em vigor em 20/11/2026',
    'os juros remuneratórios desta cédula, juros de mora de 1,00% ao mês, calculados por dia, e multa de 2,00%',
    'Atendimento: SAC 0800 123 4567, Ouvidoria 0800 765 4321 e contato@boaestrada.example.',
  ],
  LEASE_CONTRACT: [
    'Quem assina como devedor solidário responde com o ARRENDATÁRIO por todas as obrigações deste contrato',
    'art. 3º, § 15, incluído pela Lei nº 13.043/2014, e arts. 8º-B a 8º-E, incluídos pela Lei nº 14.711/2023',
    'CLÁUSULA EM DESTAQUE. INDÍCIOS DE FRAUDE',
    'Devolução amigável do veículo',
    'ainda que sem certificado ICP-Brasil',
  ],
  PRIVACY: ['ao encarregado pelo tratamento de dados, Helena Duarte Reis, em contato@boaestrada.example'],
  PROPOSAL: ['juros remuneratórios da operação, juros de mora de 1,00% ao mês, por dia, e multa de 2,00%.'],
} as const;

it.each(Object.entries(clauses))('%s contains what the law requires', async (kind, expected) => {
  const { text } = await read(examplePaper(kind as keyof typeof clauses));
  for (const part of expected) expect(plain(text)).toContain(part);
});

it('leaves no blank for the contacts of a lender from before they were registered', async () => {
  for (const kind of paperKindIds) {
    const paper = examplePaper(kind);
    const lender = { ...paper.lender, sacPhone: '', ombudsmanPhone: '', privacyOfficer: '' };
    const { text } = await read({ ...paper, lender });
    expect(text).not.toMatch(/\bSAC\b|Ouvidoria|encarregado|undefined|[{}]/);
    expect(plain(text)).not.toMatch(/, ,|: \.|: e |\s,/);
  }
});

it('states other charges for late payment in the contract, too', async () => {
  const paper = examplePaper();
  const lender = { ...paper.lender, otherCharges: 'Despesas de cobrança comprovadas.' };
  expect(plain((await read({ ...paper, lender })).text)).toContain(
    'comissão de permanência. Despesas de cobrança comprovadas.',
  );
});

it.each(['CREDIT_CONTRACT', 'LEASE_CONTRACT'] as const)('has all signature lines of a %s on one page', async (kind) => {
  const paper = examplePaper(kind);
  const { pages } = await read(paper);
  const place = `${paper.dealer.city}/${paper.dealer.state}, ${formatDate(paper.issuedOn)}`;
  const [, lines = ''] = pages
    .map(plain)
    .find((text) => text.includes(place))!
    .split(place);
  expect(signersOf(paper, 'Devedor', 'Credora').filter(({ name }) => !lines.includes(name))).toEqual([]);
});

it('names the guarantor of a lease a co-debtor among the parties and at the signature', async () => {
  const paper = examplePaper('LEASE_CONTRACT');
  expect(signersOf(paper, 'Arrendatário', 'Arrendadora').map(({ role }) => role)).toEqual([
    'Arrendatário',
    'Devedor solidário',
    'Arrendadora',
  ]);
  const { text } = await read(paper);
  expect(text).toContain('Devedor solidário Otávio Prado Lima');
  expect(text).not.toMatch(/[Aa]valista/);
});

it('confirms the handover of a used vehicle in the condition that the client has checked', async () => {
  const [ofNew, ofUsed] = await Promise.all([read(examplePaper('DELIVERY')), read(examplePaper('DELIVERY_USED'))]);
  expect(ofNew.text).toContain('a chave reserva e os equipamentos de série');
  expect(ofUsed.text).not.toContain('equipamentos de série');
  expect(plain(ofUsed.text)).toContain('no estado de conservação que o cliente verificou');
  for (const { text } of [ofNew, ofUsed]) expect(plain(text)).toContain('decorrente do contrato');
});

it('issues no credit note for a lease, and charges it no IOF', async () => {
  const { text } = await read(examplePaper('LEASE_CONTRACT'));
  expect(text).toContain('Contrato de Arrendamento Mercantil nº 70000417');
  expect(text).toContain('VRG total');
  expect(text).not.toContain('Cédula');
  expect(text).not.toContain('NEGOCIÁVEL');
});

it('shows the consents with their version, and when and by whom they were recorded', async () => {
  const { text } = await read(examplePaper('PRIVACY'));
  expect(text.match(/Registrado em 20\/11\/2026 10:00 por Júlia Martins, texto na versão 2026-11/g)).toHaveLength(2);
});

it('lists the products sold in the adhesion form, with provider and price', async () => {
  const { text } = await read(examplePaper('ADHESION'));
  expect(text).toContain('Nota Garantida (GAP) Assurant R$ 1.200,00');
  expect(text).toContain('facultativa');
});

it('identifies each paper by a hash of its content, the same for both copies and printed on the paper', async () => {
  const paper = examplePaper('DELIVERY');
  expect(contentHash({ ...paper, isNonNegotiable: true })).toBe(contentHash(paper));
  expect(contentHash({ ...paper, edition: 2 })).not.toBe(contentHash(paper));
  expect((await read(paper)).text.replaceAll(' ', '')).toContain(contentHash(paper));
});

it('marks a preview as having no value', async () => {
  const { pages } = await read({ ...examplePaper(), isPreview: true });
  for (const page of pages) expect(page).toContain('MODELO SEM VALOR');
});
