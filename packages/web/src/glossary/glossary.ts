import { insuranceGlossary } from '@estrada/domain/insurance/index';

/** A term of the trade: its name and what it means, in both languages. */
export interface GlossaryTerm {
  pt: readonly [name: string, meaning: string];
  en: readonly [name: string, meaning: string];
  /** only for people of dealers and of the lender: clients do not see it */
  isInternal?: true;
}

/**
 * The terms of the trade, as the page of the glossary and the explanations next to a term show them. The key is the
 * anchor on the page. A term that an amount or a law depends on names what decides it, never a figure of a day.
 */
export const glossary = {
  ...insuranceGlossary,
  alcada: {
    isInternal: true,
    pt: [
      'Alçada',
      'O valor até o qual uma pessoa da mesa de crédito decide individualmente. Acima dele, a decisão precisa de duas pessoas.',
    ],
    en: [
      'Approval limit (alçada)',
      'The amount up to which one person from the credit desk decides alone. Above it, two people must decide.',
    ],
  },
  'arrendamento-mercantil': {
    pt: [
      'Arrendamento mercantil (leasing)',
      'Contrato em que a financeira compra o veículo e o cede em uso por um prazo. No fim, com o VRG pago, o cliente pode ficar com o veículo. Não tem IOF.',
    ],
    en: [
      'Leasing (arrendamento mercantil)',
      'A contract in which the lender buys the vehicle and lets the client use it for a term. At the end, once the residual value has been paid, the client may keep the vehicle. No IOF is due.',
    ],
  },
  aval: {
    pt: [
      'Aval',
      'Garantia dada por outra pessoa, o avalista, que responde pela dívida inteira junto com o cliente. Só existe em títulos de crédito, como a CCB; no leasing, quem garante é o devedor solidário.',
    ],
    en: [
      'Guarantee (aval)',
      'A guarantee given by another person, who answers for the whole debt together with the client. It exists only on credit instruments such as the CCB; in a lease, the guarantor is a joint debtor.',
    ],
  },
  ccb: {
    pt: [
      'CCB (Cédula de Crédito Bancário)',
      'O contrato do financiamento. É um título em que o cliente promete pagar as parcelas, com todas as condições do crédito.',
    ],
    en: [
      'CCB (bank credit note)',
      'The financing contract. It is a credit instrument in which the client promises to pay the instalments, with all conditions of the credit.',
    ],
  },
  cet: {
    pt: [
      'CET (Custo Efetivo Total)',
      'Quanto o financiamento custa por ano, somando juros, IOF, tarifas, despesas e produtos financiados. É o número certo para comparar ofertas.',
    ],
    en: [
      'CET (total effective cost)',
      'What the financing costs per year, including interest, IOF tax, fees, costs and financed products. It is the right figure for comparing offers.',
    ],
  },
  'chevrolet-sempre': {
    pt: [
      'Chevrolet Sempre',
      'Plano com parcelas mensais menores e uma parcela final maior, dentro dos limites da tabela de preços.',
    ],
    en: [
      'Chevrolet Sempre',
      'A plan with lower monthly instalments and one larger final instalment, within the limits of the price table.',
    ],
  },
  'despesa-registro': {
    pt: [
      'Despesa com registro do contrato',
      'Valor cobrado pelo Detran, ou por empresa credenciada, para registrar o contrato do veículo. Depende da UF de emplacamento.',
    ],
    en: [
      'Contract registration cost',
      "What the state's traffic department, or a licensed company, charges for registering the contract of the vehicle. It depends on the state of licensing.",
    ],
  },
  'direito-arrependimento': {
    pt: [
      'Direito de arrependimento',
      'O cliente que contratou fora da concessionária, por exemplo pela internet, pode desistir do contrato em até sete dias, sem justificativa e sem custo, devolvendo o valor do crédito.',
    ],
    en: [
      'Right of withdrawal',
      'A client who signed outside the dealership, for example on the internet, may withdraw from the contract within seven days, without giving a reason and at no cost, by returning the amount of the credit.',
    ],
  },
  entrada: {
    pt: [
      'Entrada',
      'A parte do valor do veículo paga no ato, em dinheiro ou com um veículo na troca. Não entra no financiamento.',
    ],
    en: [
      'Down payment',
      'The part of the vehicle price paid at once, in cash or with a trade-in vehicle. It is not financed.',
    ],
  },
  'faixa-de-risco': {
    isInternal: true,
    pt: [
      'Faixa de risco (tier)',
      'Grupo em que a análise coloca o cliente, de TR1 em diante. Clientes pré-aprovados simulam com as tabelas de preços da sua faixa.',
    ],
    en: [
      'Risk tier',
      'The group to which the analysis assigns the client, from TR1 on. Pre-approved clients simulate with the price tables of their tier.',
    ],
  },
  'ficha-do-cliente': {
    isInternal: true,
    pt: [
      'Ficha do cliente',
      'Os dados do cliente que a proposta leva para a análise de crédito: identificação, endereço, profissão e renda.',
    ],
    en: [
      'Client form',
      "The client's data that a proposal submits for credit analysis: identification, address, occupation and income.",
    ],
  },
  gravame: {
    pt: [
      'Gravame',
      'Registro que vincula o veículo ao contrato, como garantia do financiamento ou bem do leasing. Enquanto existir, o veículo não pode ser transferido; depois de paga a última parcela, a financeira pede a baixa.',
    ],
    en: [
      'Lien (gravame)',
      'The record that ties the vehicle to the contract, as security of a loan or as a leased asset. As long as it exists, the vehicle cannot be transferred; once the last instalment has been paid, the lender has it released.',
    ],
  },
  iof: {
    pt: [
      'IOF',
      'Imposto federal sobre operações de crédito. Tem uma parte por dia, que depende dos prazos, e um adicional fixo; as alíquotas são as do dia da operação.',
    ],
    en: [
      'IOF',
      'The federal tax on credit. It has a daily part, which depends on the terms, and a fixed additional part; the rates are those of the day of the operation.',
    ],
  },
  'juros-de-mora': {
    pt: [
      'Juros de mora e multa',
      'O que se paga a mais por uma parcela em atraso: juros por dia de atraso e uma multa única, além dos juros do contrato.',
    ],
    en: [
      'Late interest and fine',
      "What is due on an overdue instalment: interest for each day overdue and a single fine, on top of the contract's interest.",
    ],
  },
  'mesa-de-credito': {
    isInternal: true,
    pt: ['Mesa de crédito', 'As pessoas da financeira que decidem as propostas que a análise automática não decidiu.'],
    en: ['Credit desk', 'The staff of the lender who decide the proposals that the automatic analysis did not decide.'],
  },
  'nota-garantida': {
    pt: [
      'Nota Garantida (GAP)',
      'Seguro que, em caso de perda total, roubo ou furto, cobre a diferença entre o valor do veículo na nota fiscal e a indenização do seguro auto, nos limites da apólice.',
    ],
    en: [
      'Guaranteed note (GAP)',
      'Insurance that, after a total loss, robbery or theft, covers the difference between the invoice price of the vehicle and the payment of the car insurance, within the limits of the policy.',
    ],
  },
  'parcela-intermediaria': {
    pt: [
      'Parcela intermediária',
      'Parcela maior que as mensais, paga em um mês combinado. Quando é a última do contrato, chama-se parcela final.',
    ],
    en: [
      'Intermediate instalment',
      'An instalment larger than the monthly ones, paid in an agreed month. When it is the last one of the contract, it is called the final instalment.',
    ],
  },
  'parcela-protegida': {
    pt: [
      'Parcela protegida',
      'Seguro que paga um número combinado de parcelas se o cliente, por exemplo, perder o emprego ou for internado. O plano diz quais eventos cobre.',
    ],
    en: [
      'Protected instalment',
      'Insurance that pays an agreed number of instalments if the client, for example, loses their job or is in hospital. The plan states which events it covers.',
    ],
  },
  penetracao: {
    isInternal: true,
    pt: [
      'Penetração',
      'De cada cem vendas, em quantas o cliente contratou o produto. Nos contratos pagos conta o mês do pagamento; nas propostas enviadas, o mês do primeiro envio. Contratos de que o cliente desistiu não contam.',
    ],
    en: [
      'Penetration',
      'Of every hundred sales, in how many the client bought the product. Paid contracts count in the month of their payment, sent proposals in the month they were first sent. Contracts that the client withdrew from do not count.',
    ],
  },
  pep: {
    pt: [
      'PEP (pessoa exposta politicamente)',
      'Quem exerce ou exerceu nos últimos cinco anos um cargo público relevante, e seus familiares e pessoas próximas. A lei exige mais atenção na análise.',
    ],
    en: [
      'PEP (politically exposed person)',
      'Anyone in a senior public office, now or in the last five years, and their relatives and close associates. The law requires more care in the analysis.',
    ],
  },
  'primeira-parcela': {
    pt: [
      'Carência',
      'Prazo maior até a primeira parcela. Nos planos com carência, os juros desse período são somados ao saldo devedor, salvo nos planos em que o período não tem juros.',
    ],
    en: [
      'Grace period',
      'A longer time until the first instalment. In plans with a grace period, the interest for that time is added to the outstanding balance, except in plans in which that time bears no interest.',
    ],
  },
  'proposta-simulacao': {
    pt: [
      'Simulação e proposta',
      'A simulação mostra valores e condições e não compromete ninguém. A proposta é o pedido de crédito enviado para análise da financeira.',
    ],
    en: [
      'Simulation and proposal',
      'A simulation shows amounts and conditions and binds nobody. A proposal is the request for credit that is sent to the lender for analysis.',
    ],
  },
  'protecao-mecanica': {
    pt: [
      'Proteção mecânica',
      'Seguro de garantia estendida: cobre consertos de peças, como motor e câmbio, depois que a garantia de fábrica termina, até o prazo e a quilometragem contratados.',
    ],
    en: [
      'Mechanical protection',
      'Extended warranty insurance: it covers repairs of parts, such as engine and gearbox, after the factory warranty ends, up to the agreed term and mileage.',
    ],
  },
  retorno: {
    isInternal: true,
    pt: [
      'Retorno (comissão da concessionária)',
      'Percentual do crédito líquido que a financeira paga à concessionária. Depende da tabela e da taxa, é limitado por norma e não deve ser mostrado ao cliente.',
    ],
    en: [
      "Dealer's commission (retorno)",
      'The percentage of the net credit that the lender pays to the dealer. It depends on the table and the rate, is limited by regulation, and must not be shown to the client.',
    ],
  },
  scr: {
    pt: [
      'SCR (Sistema de Informações de Crédito)',
      'Cadastro do Banco Central com os empréstimos e financiamentos de cada pessoa. A financeira só consulta com a autorização do cliente.',
    ],
    en: [
      'SCR (credit registry)',
      "The Central Bank's record of each person's loans. The lender consults it only with the client's authorisation.",
    ],
  },
  smartbuy: {
    pt: [
      'SmartBuy',
      'Plano com parcelas mensais menores e uma parcela final igual ao valor da recompra garantida: no fim, o cliente pode pagar essa parcela e ficar com o veículo, ou entregá-lo nas condições combinadas.',
    ],
    en: [
      'SmartBuy',
      'A plan with lower monthly instalments and a final instalment equal to the guaranteed repurchase amount: at the end, the client may pay it and keep the vehicle, or hand the vehicle over under the agreed conditions.',
    ],
  },
  sng: {
    pt: [
      'SNG',
      'Sistema Nacional de Gravames, em que o gravame é incluído e baixado. Até a baixa, ele consta no documento do veículo.',
    ],
    en: [
      'SNG',
      "The national system of liens, in which a lien is registered and released. Until its release, it appears on the vehicle's registration document.",
    ],
  },
  subsidio: {
    isInternal: true,
    pt: [
      'Subsídio',
      'Parte dos juros que a montadora paga para que o cliente tenha uma taxa menor. Não é cobrada do cliente.',
    ],
    en: [
      'Subsidy',
      'Part of the interest that the manufacturer pays so that the client has a lower rate. The client is not charged for it.',
    ],
  },
  tabela: {
    isInternal: true,
    pt: [
      'Tabela (de preços)',
      'As condições que a financeira publica: planos, prazos, taxas, entrada mínima e validade. A simulação usa as que estão em vigor no dia.',
    ],
    en: [
      'Price table',
      'The conditions that the lender publishes: plans, terms, rates, minimum down payment and validity. A simulation uses those in force on the day.',
    ],
  },
  tcc: {
    pt: [
      'TCC (Tarifa de cadastro)',
      'Tarifa cobrada uma vez, no início do relacionamento do cliente com a financeira, pela pesquisa e confecção do seu cadastro.',
    ],
    en: [
      'TCC (registration fee)',
      "A fee charged once, at the start of the relationship between client and lender, for researching and creating the client's record.",
    ],
  },
  tu: {
    pt: ['TU (Tarifa de avaliação de usado)', 'Tarifa pela avaliação de um veículo usado dado em garantia.'],
    en: [
      'TU (appraisal fee of a used vehicle)',
      'The fee for the appraisal of a used vehicle that secures the financing.',
    ],
  },
  'uf-de-emplacamento': {
    pt: [
      'UF de emplacamento',
      'O estado em que o veículo será licenciado. Dele depende a despesa com registro do contrato.',
    ],
    en: [
      'State of licensing',
      'The state in which the vehicle will be licensed. The contract registration cost depends on it.',
    ],
  },
  'valor-financiado': {
    pt: [
      'Valor financiado',
      'O valor do veículo menos a entrada, mais IOF, tarifas, despesas e produtos financiados. Os juros são calculados sobre ele.',
    ],
    en: [
      'Financed amount',
      'The vehicle price less the down payment, plus financed IOF tax, fees, costs and products. Interest is calculated on it.',
    ],
  },
  'venda-direta': {
    pt: [
      'Venda direta',
      'Venda em que a montadora fatura o veículo diretamente para o cliente, com a intermediação da concessionária: por exemplo, frotistas, taxistas e pessoas com deficiência.',
    ],
    en: [
      'Direct sale',
      'A sale in which the manufacturer invoices the vehicle directly to the client, arranged by the dealer: for example fleet owners, taxi drivers and people with disabilities.',
    ],
  },
  vrg: {
    pt: [
      'VRG (Valor Residual Garantido)',
      'No leasing, o valor que o cliente paga para ficar com o veículo: na entrada, diluído nas parcelas, no fim, ou uma parte em cada momento.',
    ],
    en: [
      'Residual value (VRG)',
      'In a lease, the amount that the client pays to keep the vehicle: at the start, spread over the payments, at the end, or partly at each of these times.',
    ],
  },
} as const satisfies Readonly<Record<string, GlossaryTerm>>;

export type GlossaryKey = keyof typeof glossary;
