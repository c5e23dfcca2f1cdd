import type { Language } from '../../errors/index.ts';

/** The lender, its contact, and its charges for late payment. Rates are fractions in text. */
export type OfferLender = {
  name: string;
  cnpj: string;
  address: string;
  city: string;
  /** two-letter code of the state */
  uf: string;
  zipCode: string;
  email: string;
  /** toll-free, digits only; these three are empty for a lender from before they were registered */
  sacPhone: string;
  ombudsmanPhone: string;
  /** who is responsible for personal data (LGPD, art. 41) */
  privacyOfficer: string;
  arrearsRateMonthly: string;
  lateFineRate: string;
  otherCharges: string;
};

/** The figures of an offer that are stated separately. */
export type OfferFactKey =
  | 'payments'
  | 'dueDates'
  | 'rate'
  | 'cet'
  | 'totalPayments'
  | 'totalWith'
  | 'totalWithout'
  | 'validUntil';

type OfferStrings = {
  /** in display order */
  facts: Record<OfferFactKey, string>;
  payments: (count: number, amounts: string) => string;
  dueDates: (count: number, first: string, last: string) => string;
  rates: (monthly: string, annual: string) => string;
  validity: (date: string) => string;
  cetText: string;
  earlySettlement: string;
  late: (charges: string) => string;
  /** the interest of the operation is due on a late instalment, too, where there is any */
  lateCharges: (charges: { arrears: string; fine: string; hasInterest: boolean }) => string;
  lender: (
    lender: Pick<OfferLender, 'name' | 'cnpj' | 'address' | 'city' | 'uf' | 'zipCode'> & { channels: string },
  ) => string;
};

/** The strings of `describeOffer`. */
export const offerStrings: Record<Language, OfferStrings> = {
  'pt-BR': {
    facts: {
      payments: 'Pagamentos',
      dueDates: 'Vencimentos',
      rate: 'Taxa de juros efetiva',
      cet: 'Custo efetivo total (CET)',
      totalPayments: 'Soma dos pagamentos',
      totalWith: 'Total com entrada',
      totalWithout: 'Total sem financiamento, à vista',
      validUntil: 'Oferta válida até',
    },
    payments: (count, amounts) => `${count} ${count === 1 ? 'pagamento' : 'pagamentos'}: ${amounts}`,
    dueDates: (count, first, last) => (count === 1 ? first : `de ${first} a ${last}`),
    rates: (monthly, annual) => `${monthly} a.m. · ${annual} a.a.`,
    validity: (date) =>
      `Esta simulação vale até ${date}, sujeita à análise de crédito e à tabela vigente. Ela não é um contrato.`,
    cetText:
      'O CET (custo efetivo total) inclui juros, tributos, tarifas, despesas e seguros contratados, conforme a Resolução CMN 4.881/2020.',
    earlySettlement:
      'A quitação antecipada, total ou parcial, reduz proporcionalmente os juros (Código de Defesa do Consumidor, art. 52, § 2º).',
    late: (charges) => `Em caso de atraso, sobre a parcela: ${charges}.`,
    lateCharges: ({ arrears, fine, hasInterest }) =>
      `${hasInterest ? 'juros remuneratórios da operação, ' : ''}juros de mora de ${arrears} ao mês, por dia, e multa de ${fine}`,
    lender: ({ name, cnpj, address, city, uf, zipCode, channels }) =>
      `Crédito oferecido por ${name}, CNPJ ${cnpj}, ${address}, ${city}/${uf}, CEP ${zipCode}. Atendimento: ${channels}.`,
  },
  en: {
    facts: {
      payments: 'Payments',
      dueDates: 'Due dates',
      rate: 'Effective interest rate',
      cet: 'Total effective cost (CET)',
      totalPayments: 'Total of the payments',
      totalWith: 'Total with down payment',
      totalWithout: 'Cash total, without financing',
      validUntil: 'Offer valid until',
    },
    payments: (count, amounts) => `${count} ${count === 1 ? 'payment' : 'payments'}: ${amounts}`,
    dueDates: (count, first, last) => (count === 1 ? first : `${first} to ${last}`),
    rates: (monthly, annual) => `${monthly} per month · ${annual} per year`,
    validity: (date) =>
      `This simulation is valid until ${date}, subject to credit analysis and to the table in force. It is not a contract.`,
    cetText:
      'The CET (total effective cost) includes interest, taxes, fees, costs and insurance taken out, under CMN Resolution 4.881/2020.',
    earlySettlement:
      'Early payment, in whole or in part, reduces the interest proportionally (Brazilian Consumer Code, art. 52, § 2).',
    late: (charges) => `For late payment, on the instalment: ${charges}.`,
    lateCharges: ({ arrears, fine, hasInterest }) =>
      `${hasInterest ? 'the contract’s interest, ' : ''}late interest of ${arrears} per month, charged daily, and a fine of ${fine}`,
    lender: ({ name, cnpj, address, city, uf, zipCode, channels }) =>
      `Credit offered by ${name}, CNPJ ${cnpj}, ${address}, ${city}/${uf}, postal code ${zipCode}. Contact: ${channels}.`,
  },
};
